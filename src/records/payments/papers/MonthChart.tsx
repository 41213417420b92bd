// Months as bars and the balance as a line. Hidden from screen readers, which get the table beside it.
import { CompositeChart } from '@mantine/charts'
import '@mantine/charts/styles.css'
import { formatMoney } from '#kit/fields/format.ts'
import { monthName } from '#kit/fields/monthName.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { StatementMonth } from './papers.contract.ts'

export function MonthChart({ months }: { months: readonly StatementMonth[] }) {
  const t = useText()
  return (
    <div aria-hidden style={{ marginBottom: 'var(--mantine-spacing-sm)' }}>
      <CompositeChart
        h={240}
        data={months.map((each) => ({ ...each, month: monthName(each.month) }))}
        dataKey="month"
        withLegend
        series={[
          { name: 'income', label: t('payment.month.income'), color: 'done.6', type: 'bar' },
          { name: 'expense', label: t('payment.month.expense'), color: 'trouble.5', type: 'bar' },
          { name: 'balance', label: t('payment.month.balance'), color: 'aegean.6', type: 'line' },
        ]}
        // An axis also passes the index of the tick.
        valueFormatter={(value) => formatMoney(value)}
        tickLine="none"
        gridAxis="x"
        curveType="linear"
        withDots={false}
        // Not focusable, since screen readers do not announce it.
        composedChartProps={{ accessibilityLayer: false }}
        barProps={{ isAnimationActive: false }}
        lineProps={{ isAnimationActive: false }}
        yAxisProps={{ width: 110 }}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 8 }}
      />
    </div>
  )
}

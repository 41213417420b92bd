// Bar chart for sighted users; the table beside it has the same figures for everybody.
import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.css'
import { barsHeight } from './barsHeight.ts'

export type Bar = { label: string; value: number }
type Props = {
  bars: readonly Bar[]
  name: string
  format: (value: number) => string
  /** Horizontal bars, each beside its name, so that long names are readable. */
  rows?: boolean
}

export function FigureBars({ bars, name, format, rows = false }: Props) {
  return (
    // The chart keeps its old width until it is redrawn, and must not widen the page meanwhile.
    <div aria-hidden style={{ overflowX: 'clip' }}>
      <BarChart
        h={barsHeight({ bars, rows })}
        orientation={rows ? 'vertical' : 'horizontal'}
        data={bars.map(({ label, value }) => ({ label, value }))}
        dataKey="label"
        series={[{ name: 'value', label: name, color: 'aegean.6' }]}
        // An axis also passes the index of the tick.
        valueFormatter={(value) => format(value)}
        tickLine="none"
        gridAxis={rows ? 'y' : 'x'}
        // The chart is hidden from screen readers, so it must not be focusable.
        barChartProps={{ accessibilityLayer: false }}
        barProps={{ isAnimationActive: false, radius: 2 }}
        yAxisProps={rows ? { width: 120, interval: 0 } : { width: 96 }}
        xAxisProps={rows ? {} : { interval: 'preserveStartEnd', minTickGap: 4 }}
      />
    </div>
  )
}

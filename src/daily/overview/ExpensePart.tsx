import { formatMoney, formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { overviewPaths } from './overview.paths.ts'
import { FigurePart } from './FigurePart.tsx'
import type { Overview } from './overview.contract.ts'

/** Expenses that wait now, whatever the period. */
export function ExpensePart({ overview: { expenses } }: { overview: Overview }) {
  const t = useText()
  const href = overviewPaths.waitingExpenses
  return (
    <FigurePart
      title={t('overview.waitingExpenses')}
      note={t('overview.waitingNote')}
      heads={[
        { label: t('overview.number'), text: formatNumber(expenses.count), href },
        { label: t('overview.sum'), text: formatMoney(expenses.amount), href },
      ]}
    />
  )
}

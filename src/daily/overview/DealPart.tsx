import { SimpleGrid } from '@mantine/core'
import { formatCurrency, formatMoney, formatNumber, formatShortest } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { dealsIn, viewingsIn } from './figureLinks.ts'
import { Bars, FigurePart } from './FigurePart.tsx'
import { FigureTable } from './FigureTable.tsx'
import { monthName } from '#kit/fields/monthName.ts'
import type { Overview } from './overview.contract.ts'
import { monthsOf } from './period.ts'

type Figures = { count: number; amount: number; comission: number }

export function DealPart({ overview: { deals, viewings, ...period } }: { overview: Overview }) {
  const t = useText()
  const { count, amount, comission, wonStage: stage } = deals
  const days = new Map(monthsOf(period).map((each) => [each.month, each]))
  const perDeal = count === 0 ? '–' : formatShortest(viewings.count / count, 1)
  const head = [t('overview.number'), t('overview.price'), t('overview.commission')]
  const figuresOf = (each: Figures, href: string) => [
    { text: formatNumber(each.count), href },
    { text: formatCurrency(each.amount), href },
    { text: formatMoney(each.comission), href },
  ]
  return (
    <FigurePart
      title={t('overview.deals')}
      note={t('overview.agentsNote')}
      heads={[
        {
          label: t('overview.dealsWon'),
          text: formatNumber(count),
          href: dealsIn(period, stage),
        },
        { label: t('overview.agreed'), text: formatCurrency(amount), href: dealsIn(period, stage) },
        {
          label: t('overview.commission'),
          text: formatMoney(comission),
          href: dealsIn(period, stage),
        },
        {
          label: t('overview.viewings'),
          text: formatNumber(viewings.count),
          href: viewingsIn(period),
        },
        { label: t('overview.perDeal'), text: perDeal },
      ]}
    >
      <Bars
        name={t('overview.agreed')}
        format={formatCurrency}
        bars={deals.months.map((each) => ({ label: monthName(each.month), value: each.amount }))}
      />
      <SimpleGrid cols={1}>
        <FigureTable
          label={t('overview.byMonth')}
          head={[t('overview.month'), ...head]}
          rows={deals.months.map((each) => {
            const href = dealsIn(days.get(each.month) ?? period, stage)
            return {
              key: each.month,
              label: monthName(each.month),
              figures: figuresOf(each, href),
            }
          })}
        />
        <FigureTable
          label={t('overview.byAgent')}
          head={[t('overview.agent'), ...head]}
          rows={deals.agents.map((each) => {
            const href = dealsIn(period, stage, each)
            return {
              key: String(each.id),
              label: each.name ?? t('overview.nobody'),
              figures: figuresOf(each, href),
            }
          })}
        />
      </SimpleGrid>
    </FigurePart>
  )
}

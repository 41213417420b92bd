import { formatCurrency, formatNumber, formatShortest } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { changeOf } from '#kit/ui/figures/changeOf.ts'
import { Figure, FigureBand } from '#kit/ui/figures/Figure.tsx'
import { dealsIn, leadsIn } from './figureLinks.ts'
import type { Overview } from './overview.contract.ts'

const day = 24

/** The figures that an agency looks at first, each with its change since the period before. */
export function HeadFigures({ overview }: { overview: Overview }) {
  const t = useText()
  const { leads, viewings, deals } = overview
  const inTime = (hours: number) =>
    hours < 2 * day
      ? t('overview.hours', { count: hours, hours: formatShortest(hours, 1) })
      : t('overview.days', { count: hours / day, days: formatShortest(hours / day, 1) })
  const perDeal = (count: number, of: number) => (of === 0 ? null : count / of)
  const eachDeal = perDeal(viewings.count, deals.count)
  const toDeals = dealsIn(overview, deals.wonStage)
  const ratio = (value: number) => formatNumber(value, 1)
  return (
    <FigureBand>
      <Figure
        label={t('overview.commission')}
        text={formatCurrency(Math.round(deals.comission))}
        href={toDeals}
        change={changeOf(deals.comission, deals.before.comission, {
          format: (euro) => formatCurrency(Math.round(euro)),
        })}
      />
      <Figure
        label={t('overview.dealsWon')}
        text={formatNumber(deals.count)}
        href={toDeals}
        change={changeOf(deals.count, deals.before.count, { format: formatNumber })}
      />
      <Figure
        label={t('overview.entered')}
        text={formatNumber(leads.count)}
        href={leadsIn(overview)}
        change={changeOf(leads.count, leads.before.count, { format: formatNumber })}
      />
      <Figure
        label={t('overview.perDeal')}
        text={eachDeal === null ? '–' : ratio(eachDeal)}
        change={changeOf(eachDeal, perDeal(viewings.before, deals.before.count), {
          format: ratio,
          less: true,
          inUnits: true,
        })}
      />
      <Figure
        label={t('overview.firstAnswer')}
        text={leads.medianHours === null ? '–' : inTime(leads.medianHours)}
        href={leadsIn(overview, { answered: true })}
        change={changeOf(leads.medianHours, leads.before.medianHours, {
          format: inTime,
          less: true,
          inUnits: true,
        })}
      />
    </FigureBand>
  )
}

import { formatMoney, formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { staysIn } from './figureLinks.ts'
import { Bars, FigurePart } from './FigurePart.tsx'
import { FigureTable } from './FigureTable.tsx'
import { monthName } from '#kit/fields/monthName.ts'
import type { Overview } from './overview.contract.ts'
import { monthsOf } from './period.ts'

type Month = Overview['stays']['months'][number]

export function StayPart({ overview: { stays, ...period } }: { overview: Overview }) {
  const t = useText()
  const { months, objects, stages } = stays
  const days = new Map(monthsOf(period).map((each) => [each.month, each]))
  const sum = (name: keyof Omit<Month, 'month'>) =>
    months.reduce((all, each) => all + Math.round(each[name] * 100), 0) / 100
  const taken = ({ nights, days }: Pick<Month, 'nights' | 'days'>) =>
    objects * days === 0 ? 0 : (nights / (objects * days)) * 100
  const percent = (value: number) => `${formatNumber(value, 1)}\u00a0%`
  const left = staysIn(period, stages, 'checkOut')
  const all = { nights: sum('nights'), days: sum('days') }
  return (
    <FigurePart
      title={t('overview.stays')}
      note={t('overview.occupancyNote', { count: objects })}
      heads={[
        {
          label: t('overview.occupancy'),
          text: percent(taken(all)),
          href: staysIn(period, stages, 'stay'),
        },
        { label: t('overview.departures'), text: formatNumber(sum('departures')), href: left },
        { label: t('overview.income'), text: formatMoney(sum('total')), href: left },
        { label: t('overview.commission'), text: formatMoney(sum('finalComission')), href: left },
      ]}
    >
      <Bars
        name={t('overview.occupancy')}
        format={percent}
        bars={months.map((each) => ({ label: monthName(each.month), value: taken(each) }))}
      />
      <FigureTable
        label={t('overview.stays')}
        head={[
          t('overview.month'),
          t('overview.stayCount'),
          t('overview.nights'),
          t('overview.occupancy'),
          t('overview.departures'),
          t('overview.income'),
          t('overview.commission'),
        ]}
        rows={months.map((each) => {
          const of = days.get(each.month) ?? period
          const slept = staysIn(of, stages, 'stay')
          const gone = staysIn(of, stages, 'checkOut')
          return {
            key: each.month,
            label: monthName(each.month),
            figures: [
              { text: formatNumber(each.stays), href: slept },
              { text: formatNumber(each.nights), href: slept },
              { text: percent(taken(each)), href: slept },
              { text: formatNumber(each.departures), href: gone },
              { text: formatMoney(each.total), href: gone },
              { text: formatMoney(each.finalComission), href: gone },
            ],
          }
        })}
      />
    </FigurePart>
  )
}

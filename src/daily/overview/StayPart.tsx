import { Group, Text } from '@mantine/core'
import { formatMoney, formatNumber } from '#kit/fields/format.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { AsTable, ChartCard, ChartKey, ColumnChart } from '#kit/ui/figures/ChartCard.tsx'
import { changeOf } from '#kit/ui/figures/changeOf.ts'
import { Figure } from '#kit/ui/figures/Figure.tsx'
import { staysIn } from './figureLinks.ts'
import { FigureTable } from './FigureTable.tsx'
import { groupsOf, periodNames } from './groupsOf.ts'
import { sumOf } from '#kit/ui/figures/years.ts'
import type { Overview } from './overview.contract.ts'

type Month = Overview['stays']['months'][number]
const percent = (value: number) => `${formatNumber(value, 1)}\u00a0%`

export function StayPart({ overview }: { overview: Overview }) {
  const t = useText()
  const { months, monthsBefore, objects, stages } = overview.stays
  const groups = groupsOf(overview, useLanguage())
  const figuresAt = (of: readonly Month[], at: readonly number[]) => {
    const sum = (name: keyof Omit<Month, 'month'>) => sumOf(of, at, (month) => month[name])
    const free = objects * sum('days')
    return {
      nights: sum('nights'),
      taken: free === 0 ? 0 : (sum('nights') / free) * 100,
      departures: sum('departures'),
      total: sum('total'),
      finalComission: sum('finalComission'),
    }
  }
  const rows = groups.map((group) => ({
    ...group,
    now: figuresAt(months, group.at),
    before: figuresAt(monthsBefore, group.at),
  }))
  const every = months.map((_, at) => at)
  const [all, allBefore] = [figuresAt(months, every), figuresAt(monthsBefore, every)]
  const left = staysIn(overview, stages, 'checkOut')
  const names = periodNames(overview)
  return (
    <ChartCard title={t('overview.stays')} aside={<ChartKey {...names} />}>
      <Group gap="xl" align="start">
        <Figure
          small
          label={t('overview.occupancy')}
          text={percent(all.taken)}
          href={staysIn(overview, stages, 'stay')}
          change={changeOf(all.taken, allBefore.taken, { format: percent, inUnits: true })}
        />
        <Figure
          small
          label={t('overview.departures')}
          text={formatNumber(all.departures)}
          href={left}
          change={changeOf(all.departures, allBefore.departures, { format: formatNumber })}
        />
        <Figure
          small
          label={t('overview.income')}
          text={formatMoney(all.total)}
          href={left}
          change={changeOf(all.total, allBefore.total, { format: formatMoney })}
        />
        <Figure
          small
          label={t('overview.commission')}
          text={formatMoney(all.finalComission)}
          href={left}
          change={changeOf(all.finalComission, allBefore.finalComission, { format: formatMoney })}
        />
      </Group>
      <ColumnChart
        title={t('overview.occupancy')}
        names={names}
        format={percent}
        shortFormat={(value) => `${formatNumber(value)}\u00a0%`}
        columns={rows.map(({ label, now, before }) => ({
          label,
          value: now.taken,
          before: before.taken,
        }))}
      />
      <AsTable>
        <FigureTable
          label={t('overview.stays')}
          head={[
            ...([t('overview.month'), t('overview.nights'), t('overview.occupancy')] as const),
            ...([t('overview.occupancyBefore'), t('overview.departures')] as const),
            ...([t('overview.income'), t('overview.commission')] as const),
          ]}
          rows={rows.map(({ name, now, before, ...of }) => {
            const slept = staysIn(of, stages, 'stay')
            const gone = staysIn(of, stages, 'checkOut')
            return {
              key: name,
              label: name,
              figures: [
                { text: formatNumber(now.nights), href: slept },
                { text: percent(now.taken), href: slept },
                { text: percent(before.taken) },
                { text: formatNumber(now.departures), href: gone },
                { text: formatMoney(now.total), href: gone },
                { text: formatMoney(now.finalComission), href: gone },
              ],
            }
          })}
        />
        <Text size="sm" className="quiet">
          {t('overview.occupancyNote', { count: objects })}
        </Text>
      </AsTable>
    </ChartCard>
  )
}

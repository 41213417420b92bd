import { Group, Text } from '@mantine/core'
import { formatCurrency, formatMoney, formatNumber } from '#kit/fields/format.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { Face } from '#kit/ui/Face.tsx'
import { AsTable, ChartCard, ChartKey, ColumnChart } from '#kit/ui/figures/ChartCard.tsx'
import { changeOf } from '#kit/ui/figures/changeOf.ts'
import { Figure } from '#kit/ui/figures/Figure.tsx'
import { dealsIn, viewingsIn } from './figureLinks.ts'
import { FigureTable } from './FigureTable.tsx'
import { groupsOf, periodNames } from './groupsOf.ts'
import { sumOf } from '#kit/ui/figures/years.ts'
import type { Overview } from './overview.contract.ts'

type Figures = Overview['deals']['before']

export function DealPart({ overview }: { overview: Overview }) {
  const t = useText()
  const { deals, viewings } = overview
  const groups = groupsOf(overview, useLanguage())
  const figuresAt = (months: readonly Figures[], at: readonly number[]): Figures => ({
    count: sumOf(months, at, ({ count }) => count),
    amount: sumOf(months, at, ({ amount }) => amount),
    comission: sumOf(months, at, ({ comission }) => comission),
  })
  const rows = groups.map((group) => ({
    ...group,
    now: figuresAt(deals.months, group.at),
    before: figuresAt(deals.monthsBefore, group.at),
  }))
  const names = periodNames(overview)
  return (
    <ChartCard title={t('overview.commission')} aside={<ChartKey {...names} />}>
      <Group gap="xl" align="start">
        <Figure
          small
          label={t('overview.agreed')}
          text={formatCurrency(deals.amount)}
          href={dealsIn(overview, deals.wonStage)}
          change={changeOf(deals.amount, deals.before.amount, { format: formatCurrency })}
        />
        <Figure
          small
          label={t('overview.viewings')}
          text={formatNumber(viewings.count)}
          href={viewingsIn(overview)}
          change={changeOf(viewings.count, viewings.before, { format: formatNumber })}
        />
      </Group>
      <ColumnChart
        title={t('overview.commission')}
        names={names}
        format={formatMoney}
        columns={rows.map(({ label, now, before }) => ({
          label,
          value: now.comission,
          before: before.comission,
        }))}
      />
      <AsTable>
        <FigureTable
          label={t('overview.byMonth')}
          head={[
            ...([t('overview.month'), t('overview.number'), t('overview.price')] as const),
            ...([t('overview.commission'), t('overview.commissionBefore')] as const),
          ]}
          rows={rows.map(({ name, now, before, ...period }) => ({
            key: name,
            label: name,
            figures: [
              ...dealCells(now, dealsIn(period, deals.wonStage)),
              { text: formatMoney(before.comission) },
            ],
          }))}
        />
        <Text size="sm" className="quiet">
          {t('overview.dealsNote')}
        </Text>
      </AsTable>
    </ChartCard>
  )
}

const dealCells = ({ count, amount, comission }: Figures, href: string) => [
  { text: formatNumber(count), href },
  { text: formatCurrency(amount), href },
  { text: formatMoney(comission), href },
]

/** The commission first: on a phone, the last column has to be scrolled to. */
const agentCells = ([number, price, commission]: ReturnType<typeof dealCells>) => [
  number!,
  commission!,
  price!,
]

/** A deal of two agents counts for both. */
export function AgentPart({ overview }: { overview: Overview }) {
  const t = useText()
  const { agents, wonStage } = overview.deals
  return (
    <ChartCard title={t('overview.byAgent')}>
      <FigureTable
        label={t('overview.byAgent')}
        head={[
          ...([t('overview.agent'), t('overview.number')] as const),
          ...([t('overview.commission'), t('overview.price')] as const),
        ]}
        rows={agents.map((agent) => ({
          key: String(agent.id),
          label: agent.name ?? t('overview.nobody'),
          before: agent.name && <Face name={agent.name} size={22} />,
          figures: agentCells(dealCells(agent, dealsIn(overview, wonStage, agent))),
        }))}
      />
      <Text size="sm" className="quiet">
        {t('overview.agentsNote')}
      </Text>
    </ChartCard>
  )
}

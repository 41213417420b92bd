// Overview of the agency's figures, for administrators; the period is in the address.
import { Alert, Grid, Group, Stack, Text, Title } from '@mantine/core'
import { formatDate, formatMoney, formatNumber } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ChartCard } from '#kit/ui/figures/ChartCard.tsx'
import { Figure } from '#kit/ui/figures/Figure.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { AgentPart, DealPart } from './DealPart.tsx'
import { HeadFigures } from './HeadFigures.tsx'
import { LeadPart, SourcePart } from './LeadPart.tsx'
import { overviewApi } from './overview.contract.ts'
import type { Overview } from './overview.contract.ts'
import { overviewPaths } from './overview.paths.ts'
import { periodRefusal } from './period.ts'
import { PeriodBar } from './PeriodBar.tsx'
import { StayPart } from './StayPart.tsx'
import { usePeriod } from './usePeriod.ts'

export function OverviewScreen() {
  const t = useText()
  usePageTitle(t('overview.title'))
  const [period, choose] = usePeriod()
  const why = periodRefusal(period)
  const query = useAnswer(
    overviewApi.getOverview,
    { query: period },
    { keep: true, enabled: why === null },
  )
  return (
    <Stack gap="md">
      <Group justify="space-between" align="end">
        <div>
          <Title order={1}>{t('overview.title')}</Title>
          {query.data && !why && (
            <Text size="sm" className="quiet">
              {t('overview.comparedWith', {
                from: formatDate(query.data.before.from),
                to: formatDate(query.data.before.to),
              })}
            </Text>
          )}
        </div>
        <PeriodBar period={period} choose={choose} />
      </Group>
      {why ? (
        <Alert color="toDo">{t(why)}</Alert>
      ) : (
        <Loaded query={query} lines={20}>
          {(overview) => (
            <>
              <HeadFigures overview={overview} />
              <Grid gap="md">
                {parts.map(([Part, lg]) => (
                  <Grid.Col key={Part.name} span={{ base: 12, lg }}>
                    <Part overview={overview} />
                  </Grid.Col>
                ))}
              </Grid>
            </>
          )}
        </Loaded>
      )}
    </Stack>
  )
}

/** With the columns, of twelve, that each takes on a wide screen. */
const parts = [
  [DealPart, 7],
  [LeadPart, 5],
  [AgentPart, 7],
  [SourcePart, 5],
  [StayPart, 7],
  [ExpensePart, 5],
] as const

/** Expenses that wait now, whatever the period. */
function ExpensePart({ overview: { expenses } }: { overview: Overview }) {
  const t = useText()
  const href = overviewPaths.waitingExpenses
  return (
    <ChartCard title={t('overview.waitingExpenses')}>
      <Group gap="xl" align="start">
        <Figure
          small
          label={t('overview.number')}
          text={formatNumber(expenses.count)}
          href={href}
        />
        <Figure small label={t('overview.sum')} text={formatMoney(expenses.amount)} href={href} />
      </Group>
      <Text size="sm" className="quiet">
        {t('overview.waitingNote')}
      </Text>
    </ChartCard>
  )
}

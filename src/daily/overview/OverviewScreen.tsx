// Overview of the agency's figures, for administrators; the period is in the address.
import { Alert, Group, SimpleGrid, Stack, Title } from '@mantine/core'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { DealPart } from './DealPart.tsx'
import { ExpensePart } from './ExpensePart.tsx'
import { LeadPart } from './LeadPart.tsx'
import { overviewApi } from './overview.contract.ts'
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
        <Title order={1}>{t('overview.title')}</Title>
        <PeriodBar period={period} choose={choose} />
      </Group>
      {why ? (
        <Alert color="toDo">{t(why)}</Alert>
      ) : (
        <Loaded query={query} lines={20}>
          {(overview) => (
            <>
              <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
                <LeadPart overview={overview} />
                <DealPart overview={overview} />
              </SimpleGrid>
              <StayPart overview={overview} />
              <ExpensePart overview={overview} />
            </>
          )}
        </Loaded>
      )}
    </Stack>
  )
}

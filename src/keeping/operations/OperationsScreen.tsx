// The state of the installation, for administrators; problems come first.
import { SimpleGrid, Stack, Title } from '@mantine/core'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { BackupCard } from './cards/BackupCard.tsx'
import { CalendarsCard } from './cards/CalendarsCard.tsx'
import { DisksCard } from './cards/DisksCard.tsx'
import { JobsCard } from './cards/JobsCard.tsx'
import { MailsCard } from './cards/MailsCard.tsx'
import { ServerCard } from './cards/ServerCard.tsx'
import { ServicesCard } from './cards/ServicesCard.tsx'
import { SessionsCard } from './cards/SessionsCard.tsx'
import { SizesCard } from './cards/SizesCard.tsx'
import { SupportCard } from './cards/SupportCard.tsx'
import { operationsApi } from './operations.contract.ts'
import type { Operations } from './operations.contract.ts'
import { Problems } from './Problems.tsx'

/** Milliseconds between two polls; shorter while a job runs or is about to. */
const usually = 30_000
const soon = 3_000

const nextLook = (shown: Operations | undefined) =>
  shown?.jobs.some(({ running, oldestOn }) => running > 0 || oldestOn !== null) ? soon : usually

export function OperationsScreen() {
  const t = useText()
  usePageTitle(t('operations.title'))
  const query = useAnswer(operationsApi.getOperations, {}, { refetchInterval: nextLook })
  return (
    <>
      <Title order={1} mb="md">
        {t('operations.title')}
      </Title>
      <Loaded query={query} lines={24}>
        {(shown) => (
          <Stack>
            <Problems problems={shown.problems} readOn={shown.readOn} />
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              <Stack>
                <ServerCard product={shown.product} replicas={shown.replicas} />
                <BackupCard backup={shown.backup} />
                <MailsCard mails={shown.mails} services={shown.services} />
                <JobsCard jobs={shown.jobs} />
              </Stack>
              <Stack>
                <DisksCard disks={shown.disks} />
                <SizesCard sizes={shown.sizes} />
                <CalendarsCard calendars={shown.calendars} />
                <SessionsCard sessions={shown.sessions} />
                <ServicesCard services={shown.services} />
                <SupportCard />
              </Stack>
            </SimpleGrid>
          </Stack>
        )}
      </Loaded>
    </>
  )
}

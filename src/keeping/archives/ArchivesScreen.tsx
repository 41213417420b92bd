// Request an archive of the whole agency, and list existing ones.
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { admin } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { Archive } from './Archive.tsx'
import { Arrivals } from './arrivals/screens/Arrivals.tsx'
import { archivesApi, daysKept, mostUnderWay } from './archives.contract.ts'
import type { ArchiveLine } from './archives.contract.ts'

/** Polling interval in milliseconds while an archive is being made. */
const soon = 1500

const isUnderWay = ({ state }: ArchiveLine) => state === 'waiting' || state === 'making'

export function ArchivesScreen() {
  const t = useText()
  usePageTitle(t('archive.title'))
  const mayAll = useMay()(admin)
  const query = useAnswer(
    archivesApi.listArchives,
    {},
    { refetchInterval: (shown) => (shown?.items.some(isUnderWay) ? soon : false) },
  )
  const add = useMutation({ mutationFn: () => call(archivesApi.addArchive, {}) })
  const own = query.data?.items.filter((item) => item.isOwn && isUnderWay(item)) ?? []
  const isFull = own.length >= mostUnderWay
  return (
    <Stack>
      <div>
        <Title order={1}>{t('archive.title')}</Title>
        <Text className="quiet" maw="46rem">
          {t('archive.lead', { days: daysKept })}
        </Text>
      </div>
      {mayAll && (
        <Paper withBorder p="md">
          <Group>
            <Button loading={add.isPending} disabled={isFull} onClick={() => add.mutate()}>
              {t('archive.all')}
            </Button>
            <Text size="sm" className="quiet">
              {t('archive.leavePage')}
            </Text>
          </Group>
          <Text size="sm" mt="sm" maw="46rem">
            {t('archive.secrets')}
          </Text>
        </Paper>
      )}
      <section>
        <Title order={2} mb="xs">
          {t('archive.earlier')}
        </Title>
        <Loaded query={query} lines={4}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={t('archive.none')} />
            ) : (
              <Stack gap="xs">
                {items.map((one) => (
                  <Archive key={one.id} shown={one} />
                ))}
              </Stack>
            )
          }
        </Loaded>
      </section>
      {mayAll && <Arrivals />}
    </Stack>
  )
}

// One archive: its progress, or the actions on it.
import { Anchor, Button, Group, Paper, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { formatInstantTime, formatNumber } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import type { ArchivedList } from '#base/register/recordLists.contract.ts'
import { archivesApi } from './archives.contract.ts'
import type { ArchiveLine } from './archives.contract.ts'
import { WorkedProgress } from './WorkedProgress.tsx'
import { Pill } from '#kit/ui/Pill.tsx'

const colours = { waiting: 'neutral', making: 'neutral', ready: 'green', failed: 'red' } as const

export function Archive({ shown }: { shown: ArchiveLine }) {
  const t = useText()
  const { id, list, records, state, fileSize, missing, createdOn, createdBy, keptUntil } = shown
  const remove = useMutation({
    mutationFn: () => call(archivesApi.deleteArchive, { params: { id: String(id) } }),
  })
  const retry = useMutation({ mutationFn: () => call(archivesApi.retryArchive, { body: { id } }) })
  const what =
    list === null
      ? t('archive.whole')
      : `${t(`archive.list.${list as ArchivedList}`)} (${formatNumber(records)})`
  return (
    <Paper withBorder p="sm" aria-label={what}>
      <Group justify="space-between" align="start">
        <div>
          <Group gap="xs">
            <Text fw={600}>{what}</Text>
            <Pill tone={colours[state]}>{t(`archive.state.${state}`)}</Pill>
          </Group>
          <Text size="sm" className="quiet">
            {[formatInstantTime(createdOn), createdBy].filter(Boolean).join(' · ')}
          </Text>
          {keptUntil && (
            <Text size="sm" className="quiet">
              {t('archive.keptUntil', { until: formatInstantTime(keptUntil) })}
            </Text>
          )}
          {missing > 0 && state === 'ready' && (
            <Text size="sm" c="trouble">
              {t('archive.missing', { count: missing })}
            </Text>
          )}
          {state === 'failed' && (
            <Text size="sm" c="trouble" maw="46rem">
              {t('archive.failed', { id })}
            </Text>
          )}
        </div>
        <Group gap="sm">
          {state === 'failed' && (
            <Button
              size="xs"
              variant="default"
              loading={retry.isPending}
              onClick={() => retry.mutate()}
            >
              {t('kit.tryAgain')}
            </Button>
          )}
          {state === 'ready' && (
            <Anchor href={fileAddress(id)} download>
              {t('archive.download', { size: megabytes(fileSize ?? 0) })}
            </Anchor>
          )}
          <ConfirmButton
            text={t('archive.deleteAsk')}
            size="xs"
            onConfirmed={() => remove.mutateAsync()}
          >
            {t('kit.delete')}
          </ConfirmButton>
        </Group>
      </Group>
      {state === 'making' && <WorkedProgress {...shown} label={t('archive.progress')} />}
    </Paper>
  )
}

/** The browser saves the download while it arrives: an archive may be larger than memory. */
const fileAddress = (id: number) => archivesApi.downloadArchive.path.replace('{id}', String(id))

const megabytes = (bytes: number) => formatNumber(bytes / 1e6, bytes < 1e7 ? 1 : 0)

import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { Section } from '#kit/form/Section.tsx'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { EditDeleteButtons } from '#kit/ui/confirm/EditDeleteButtons.tsx'
import { useDelete } from '#kit/ui/confirm/useDelete.ts'
import { useSentFile } from '#kit/ui/useSentFile.ts'
import { calendarsApi } from './calendars.contract.ts'
import type { Feed } from './calendars.contract.ts'
import { FeedForm } from './FeedForm.tsx'
import { FeedProblems } from './FeedProblems.tsx'
import { useSending } from '#kit/form/useSending.ts'

/** The server's limit. */
const largestMegabytes = 5

type Props = { objectId: number; feeds: readonly Feed[] }

/** External calendars that block days of the object. */
export function Feeds({ objectId, feeds }: Props) {
  const t = useText()
  return (
    <Section title={t('occupancy.feeds')} anchor="feeds" columns={1}>
      <Text size="sm" c="dimmed" maw={760}>
        {t('occupancy.feedsText')}
      </Text>
      {feeds.map((feed) => (
        <FeedState key={feed.id} feed={feed} />
      ))}
      <FeedForm objectId={objectId} />
    </Section>
  )
}

function FeedState({ feed }: { feed: Feed }) {
  const t = useText()
  const remove = useDelete()
  const { isBusy, send } = useSending()
  const [isEditing, setEditing] = useState(false)
  const { name, url, failure, triedOn, fetchedOn, blocks, vanished, freeEvents } = feed
  const params = { id: String(feed.id) }
  const sent = useSentFile((file) => {
    const body = new FormData()
    body.append('file', file)
    return call(calendarsApi.readFeedFile, { params, body } as never, { quiet: true })
  }, largestMegabytes)
  const removeFeed = () =>
    remove({
      question: t('occupancy.feedDelete', { name }),
      remove: () => call(calendarsApi.deleteFeed, { params }),
      text: t('occupancy.feedDeleted', { name }),
      restore: () => call(calendarsApi.restoreFeed, { params }),
    })
  if (isEditing) return <FeedForm feed={feed} onDone={() => setEditing(false)} />
  return (
    <Group justify="space-between" align="flex-start" wrap="wrap" gap="xs">
      <Stack gap={2} style={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Text fw={600}>{name}</Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {url ?? t('occupancy.feedFromFiles')}
        </Text>
        <Text size="sm">
          {[
            fetchedOn
              ? t('occupancy.feedRead', { when: formatInstantTime(fetchedOn) })
              : t('occupancy.feedNever'),
            t('occupancy.feedBlocks', { count: blocks }),
            ...(vanished > 0 ? [t('occupancy.feedVanished', { count: vanished })] : []),
            ...(freeEvents > 0 ? [t('occupancy.feedFree', { count: freeEvents })] : []),
          ].join(' · ')}
        </Text>
        <FeedProblems feed={feed} />
        {failure && (
          <Text size="sm" c="var(--estia-red)">
            <IconAlertTriangle size={14} aria-hidden style={{ verticalAlign: 'text-bottom' }} />{' '}
            {t('occupancy.feedFailed', {
              when: triedOn ? formatInstantTime(triedOn) : '',
              why: t(`occupancy.failure.${failure}`),
            })}
          </Text>
        )}
        {sent.failure && (
          <Text size="sm" role="alert" c="var(--estia-red)">
            {sent.failure.text}
          </Text>
        )}
      </Stack>
      <Group gap="xs">
        {url ? (
          <Button
            variant="light"
            size="xs"
            loading={isBusy}
            onClick={() => void send(() => call(calendarsApi.fetchFeed, { params }))}
          >
            {t('occupancy.feedFetch')}
          </Button>
        ) : (
          <FileButton accept=".ics,text/calendar" resetRef={sent.resetRef} onChange={sent.choose}>
            {(props) => (
              <Button {...props} variant="light" size="xs" loading={sent.isBusy}>
                {t('occupancy.feedFile')}
              </Button>
            )}
          </FileButton>
        )}
        <EditDeleteButtons
          edit={t('occupancy.feedEdit', { name })}
          onEdit={() => setEditing(true)}
          remove={t('occupancy.feedRemove', { name })}
          onRemove={removeFeed}
        />
      </Group>
    </Group>
  )
}

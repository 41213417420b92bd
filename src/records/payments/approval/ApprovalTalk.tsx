import { Stack, Text } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { ApprovalMessage } from './approval.contract.ts'

type Props = { messages: readonly ApprovalMessage[]; reader: 'client' | 'staff' }

/** The messages between client and agency about an expense, oldest first. */
export function ApprovalTalk({ messages, reader }: Props) {
  const t = useText()
  if (messages.length === 0) return null
  const client = t(reader === 'client' ? 'approval.by.you' : 'approval.by.client')
  return (
    <Stack
      component="ul"
      gap="xs"
      m={0}
      p={0}
      style={{ listStyle: 'none' }}
      aria-label={t('approval.talk')}
    >
      {messages.map(({ id, kind, text, saidOn }) => (
        <li key={id}>
          <Text size="sm" c="dimmed">
            {kind === 'answer' ? t('approval.by.agency') : client} · {t(`approval.kind.${kind}`)} ·{' '}
            {formatInstantTime(saidOn)}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Text>
        </li>
      ))}
    </Stack>
  )
}

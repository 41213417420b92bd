import { CloseButton, Group, Progress, Stack, Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { Upload } from './uploadQueue.ts'

type Props = { uploads: readonly Upload[]; queue: { cancel: (key: number) => void } }

/** Progress of each running upload; `UploadFailures` shows failed ones. */
export function UploadProgress({ uploads, queue }: Props) {
  const t = useText()
  const running = uploads.filter(({ state }) => state !== 'failed')
  if (running.length === 0) return null
  return (
    <Stack gap={4}>
      {running.map(({ key, name, progress }) => (
        <Group key={key} gap="sm" wrap="nowrap">
          <Text size="sm" truncate flex={1} miw={0}>
            {name}
          </Text>
          <Progress value={progress * 100} w={140} aria-label={t('file.uploading', { name })} />
          <Text
            size="xs"
            c="dimmed"
            w={36}
            ta="right"
            style={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {Math.round(progress * 100)} %
          </Text>
          <CloseButton
            size="sm"
            aria-label={t('file.cancel', { name })}
            onClick={() => queue.cancel(key)}
          />
        </Group>
      ))}
    </Stack>
  )
}

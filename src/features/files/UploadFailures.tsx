import { Alert, Button, Group, List, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { CallFailed, NoConnection } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { Text } from '#kit/i18n/useText.ts'
import type { Upload } from './uploadQueue.ts'
import { TooLarge, largestMegabytes } from './useUploads.ts'

type Props = {
  uploads: readonly Upload[]
  queue: { retryFailed: () => void; forgetFailed: () => void }
}

/** What was not uploaded and why, with a way to try again. */
export function UploadFailures({ uploads, queue }: Props) {
  const t = useText()
  const failed = uploads.filter(({ state }) => state === 'failed')
  if (failed.length === 0) return null
  return (
    <Alert
      color="trouble"
      role="alert"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t('file.failed')}
      withCloseButton
      closeButtonLabel={t('file.dismiss')}
      onClose={() => queue.forgetFailed()}
    >
      <Stack gap="xs">
        <List size="sm">
          {failed.map((upload) => (
            <List.Item key={upload.key}>{textOf(upload, t)}</List.Item>
          ))}
        </List>
        <Group>
          <Button variant="outline" color="trouble" onClick={() => queue.retryFailed()}>
            {t('file.again')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

function textOf({ name, failure }: Upload, t: Text): string {
  if (failure instanceof TooLarge) return t('file.tooLarge', { name, max: largestMegabytes })
  const reason = failure instanceof NoConnection ? t('file.noConnection') : saidBy(failure)
  return reason.includes(name) ? reason : `${name}: ${reason}`
}

function saidBy(failure: Error | undefined): string {
  const errors = failure instanceof CallFailed ? Object.values(failure.problem.errors ?? {}) : []
  return errors.flat().join(' ') || (failure?.message ?? '')
}

import { Alert, Button, Group, List, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { NoConnection } from '#kit/http/call.ts'
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
            <List.Item key={upload.key}>
              {upload.name}: {reasonOf(upload, t)}
            </List.Item>
          ))}
        </List>
        <Group>
          <Button variant="light" color="trouble" onClick={() => queue.retryFailed()}>
            {t('file.again')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

function reasonOf({ name, failure }: Upload, t: Text): string {
  if (failure instanceof TooLarge) return t('file.tooLarge', { name, max: largestMegabytes })
  if (failure instanceof NoConnection) return t('file.noConnection')
  return failure?.message ?? ''
}

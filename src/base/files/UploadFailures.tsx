import { Alert, Button, Group, List, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { fileFailureText } from '#kit/ui/fileFailure.ts'
import { canRetry } from './uploadQueue.ts'
import type { Upload } from './uploadQueue.ts'

type Props = {
  uploads: readonly Upload[]
  queue: { retryFailed: () => void; forgetFailed: () => void }
}

/** Failed uploads with the reasons, and a button to retry. */
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
          {failed.map(({ key, name, failure }) => (
            <List.Item key={key}>{fileFailureText(name, failure, t)}</List.Item>
          ))}
        </List>
        {failed.some(canRetry) && (
          <Group>
            <Button variant="outline" color="trouble" onClick={() => queue.retryFailed()}>
              {t('file.again')}
            </Button>
          </Group>
        )}
      </Stack>
    </Alert>
  )
}

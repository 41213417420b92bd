import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { CallFailed, NoConnection } from '../http/call.ts'
import { useText } from '../i18n/useText.ts'

type Props = { failure: Error; retry?: () => void }

/** What went wrong, where it went wrong, and a way to try again. */
export function LoadFailed({ failure, retry }: Props) {
  const t = useText()
  const offline = failure instanceof NoConnection
  // What is not there will not be there next time either.
  const isGone = failure instanceof CallFailed && failure.status === 404
  return (
    <Alert
      color="trouble"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t(isGone ? 'kit.failed.gone' : 'kit.failed.title')}
      role="alert"
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm">{offline ? t('kit.failed.offline') : failure.message}</Text>
        {retry && !isGone && (
          <Button
            variant="light"
            color="trouble"
            leftSection={<IconRefresh size={16} />}
            onClick={retry}
          >
            {t('kit.tryAgain')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}

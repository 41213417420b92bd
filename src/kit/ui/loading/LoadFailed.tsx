import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { CallFailed, NoConnection } from '../../http/call.ts'
import { useText } from '../../i18n/useText.ts'
import { NewVersion } from './loadPart.ts'

type Props = { failure: Error; retry?: () => void }

const titles: Partial<Record<number, 'kit.failed.gone' | 'kit.failed.denied'>> = {
  403: 'kit.failed.denied',
  404: 'kit.failed.gone',
}

/** Shows an error in place, with a retry. */
export function LoadFailed({ failure, retry }: Props) {
  const t = useText()
  const offline = failure instanceof NoConnection
  const outdated = failure instanceof NewVersion
  const status = failure instanceof CallFailed ? failure.status : 0
  // No retry if it is not found or not allowed.
  const isFinal = status === 404 || status === 403
  return (
    <Alert
      color={status === 403 ? 'toDo' : 'trouble'}
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t(titles[status] ?? 'kit.failed.title')}
      role="alert"
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          {outdated
            ? t('kit.failed.newVersion')
            : offline
              ? t('kit.failed.offline')
              : failure.message}
        </Text>
        {(outdated || (retry && !isFinal)) && (
          <Button
            variant="light"
            color="trouble"
            leftSection={<IconRefresh size={16} />}
            // With unsaved input, the browser asks first.
            onClick={outdated ? () => window.location.reload() : retry}
          >
            {t(outdated ? 'kit.reload' : 'kit.tryAgain')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}

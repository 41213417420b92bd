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

/** What went wrong, where it went wrong, and a way to try again. */
export function LoadFailed({ failure, retry }: Props) {
  const t = useText()
  const offline = failure instanceof NoConnection
  const outdated = failure instanceof NewVersion
  const status = failure instanceof CallFailed ? failure.status : 0
  // What is not there, or not for this person, will not be next time either.
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
            // Where something is not saved yet, the browser asks first.
            onClick={outdated ? () => window.location.reload() : retry}
          >
            {t(outdated ? 'kit.reload' : 'kit.tryAgain')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}

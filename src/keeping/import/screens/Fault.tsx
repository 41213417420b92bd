// The error of an import, with a button to retry.
import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import type { ViewedImport } from '../import.contract.ts'
import type { ImportActions } from './useImport.ts'

export function Fault({ shown, actions }: { shown: ViewedImport; actions: ImportActions }) {
  const t = useText()
  const { id, version, fault, source } = shown
  if (fault === null) return null
  const { read, check, run, retryPhotos, undo } = actions
  const again: Record<string, () => void> = {
    'import.failed.reading': () => read.mutate(source.chosen),
    'import.failed.checking': () => check.mutate(version),
    'import.failed.running': () => run.mutate(),
    'import.failed.photos': () => retryPhotos.mutate(),
    'import.failed.undoing': () => undo.mutate(),
  }
  const tryAgain = again[fault]
  return (
    <Alert color="trouble" icon={<IconAlertTriangle size={18} aria-hidden />} role="alert">
      <Stack gap="xs" align="start">
        <Text size="sm">{t(fault as MessageKey)}</Text>
        {tryAgain && (
          <>
            <Text size="sm">{t('import.failed.advice', { id })}</Text>
            <Button size="xs" variant="default" onClick={tryAgain}>
              {t('kit.tryAgain')}
            </Button>
          </>
        )}
      </Stack>
    </Alert>
  )
}

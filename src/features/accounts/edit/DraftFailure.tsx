import { Alert } from '@mantine/core'
import type { DraftSnapshot } from '#kit/form/draft.ts'
import { useText } from '#kit/i18n/useText.ts'

/** Why an account is not saved, in a red box above its fields. */
export function DraftFailure({ failure }: { failure: DraftSnapshot['failure'] }) {
  const t = useText()
  if (!failure) return null
  return (
    <Alert color="trouble" role="alert" mb="md">
      {failure.offline ? t('kit.saved.offline') : failure.detail}
    </Alert>
  )
}

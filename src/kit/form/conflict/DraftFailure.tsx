import { Box } from '@mantine/core'
import { useText } from '../../i18n/useText.ts'
import { Failure } from '../../ui/Failure.tsx'
import type { DraftSnapshot } from '../draft/draftSnapshot.ts'

/** The reason why a record is not saved, in a red box above its fields. */
export function DraftFailure({ failure }: { failure: DraftSnapshot['failure'] }) {
  const t = useText()
  if (!failure) return null
  return (
    <Box mb="md">
      <Failure text={failure.offline ? t('kit.saved.offline') : failure.detail} />
    </Box>
  )
}

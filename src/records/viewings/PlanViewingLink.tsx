import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import type { Slots } from '#base/register/slots.tsx'
import { viewingPaths } from './viewings.paths.ts'

/** Plans a viewing of an object, or of a lead's objects that were not viewed yet. */
export function PlanViewingLink({ of, wants }: Slots['NextAction']) {
  const t = useText()
  if (wants !== 'viewing') return null
  return (
    <Button
      component={RouteLink}
      href={viewingPaths.planViewing(of)}
      leftSection={<IconEye size={16} aria-hidden />}
    >
      {t('record.planViewing')}
    </Button>
  )
}

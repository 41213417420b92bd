import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import type { Slots } from '#base/register/slots.tsx'
import { viewingPaths } from './viewings.paths.ts'

/** Link to plan a viewing of the lead's objects that were not viewed yet. */
export function PlanViewingLink({ lead }: Slots['LeadObjectsLink']) {
  const t = useText()
  return (
    <Button
      component={RouteLink}
      href={viewingPaths.planViewing({ demandId: lead.id })}
      variant="light"
      size="xs"
      leftSection={<IconEye size={16} aria-hidden />}
    >
      {t('record.planViewing')}
    </Button>
  )
}

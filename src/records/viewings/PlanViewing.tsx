// The way from a lead or an object to a new viewing: a menu item, and a button where it is the next step.
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { MenuLink } from '#kit/ui/MenuLink.tsx'
import type { Slots } from '#base/register/slots.tsx'
import { viewingPaths } from './viewings.paths.ts'

export function PlanViewingItem({ of }: Slots['GoOnItems']) {
  const t = useText()
  return (
    <MenuLink icon={IconEye} href={viewingPaths.planViewing(of)}>
      {t('record.planViewing')}
    </MenuLink>
  )
}

/** A lead's objects that were viewed already are not proposed. */
export function PlanViewingButton({ of, wants }: Slots['NextAction']) {
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

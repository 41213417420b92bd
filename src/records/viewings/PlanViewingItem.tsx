import { Menu } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import type { Slots } from '#base/register/slots.tsx'
import { viewingPaths } from './viewings.paths.ts'

/** Menu item to plan a viewing from a lead or an object. */
export function PlanViewingItem({ of }: Slots['GoOnItems']) {
  const t = useText()
  return (
    <Menu.Item
      component={RouteLink}
      href={viewingPaths.planViewing(of)}
      leftSection={<IconEye size={16} aria-hidden />}
    >
      {t('record.planViewing')}
    </Menu.Item>
  )
}

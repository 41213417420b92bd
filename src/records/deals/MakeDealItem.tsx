import { Menu } from '@mantine/core'
import { IconFileCheck } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import type { Slots } from '#base/register/slots.tsx'
import { dealPaths } from './deals.paths.ts'

/** Menu item to create a deal from a lead or an object. */
export function MakeDealItem({ of }: Slots['GoOnItems']) {
  const t = useText()
  return (
    <Menu.Item
      component={RouteLink}
      href={dealPaths.makeDeal(of)}
      leftSection={<IconFileCheck size={16} aria-hidden />}
    >
      {t('record.makeDeal')}
    </Menu.Item>
  )
}

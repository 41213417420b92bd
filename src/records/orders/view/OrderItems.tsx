import { Menu } from '@mantine/core'
import { IconArchive, IconCalendarPlus, IconFileUpload, IconFileX } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { MenuLink } from '#kit/ui/MenuLink.tsx'
import type { Order } from '../orders.contract.ts'
import { orderPaths } from '../orders.paths.ts'

type Props = {
  id: number
  order: Order
  onEnd: () => void
  onPaper: () => void
  onKeep: () => void
}

/** Making an order longer, ending it, and keeping it. The dialogs stand outside, because the menu closes. */
export function OrderItems({ id, order, onEnd, onPaper, onKeep }: Props) {
  const t = useText()
  // Nothing can be done with an order that was forgotten.
  const isWaiting = order.state === 'issued' && order.forgottenOn === null
  const mayEnd = order.state === 'valid' && order.endedOn === null && order.extendsId === null
  return (
    <>
      {mayEnd && (
        <MenuLink href={orderPaths.newOrder({ extendsId: id })} icon={IconCalendarPlus}>
          {t('order.extend')}
        </MenuLink>
      )}
      {isWaiting && (
        <Menu.Item leftSection={<IconFileUpload size={16} aria-hidden />} onClick={onPaper}>
          {t('order.onPaper')}
        </Menu.Item>
      )}
      {(isWaiting || mayEnd) && (
        <Menu.Item leftSection={<IconFileX size={16} aria-hidden />} onClick={onEnd}>
          {t(isWaiting ? 'order.withdraw' : 'order.endEarly')}
        </Menu.Item>
      )}
      {order.keptUntil !== null && (
        <Menu.Item leftSection={<IconArchive size={16} aria-hidden />} onClick={onKeep}>
          {t('order.keepLonger')}
        </Menu.Item>
      )}
    </>
  )
}

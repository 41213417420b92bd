import { Menu } from '@mantine/core'
import { IconCalendarPlus, IconFileUpload, IconFileX } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { MenuLink } from '#kit/ui/MenuLink.tsx'
import type { Order } from '../orders.contract.ts'
import { orderPaths } from '../orders.paths.ts'
import { EndDialog } from './EndDialog.tsx'
import { SignedPaperDialog } from './SignedPaperDialog.tsx'

/** Making an order longer, and ending it. */
export function OrderItems({ id, order }: { id: number; order: Order }) {
  const t = useText()
  const [isEnding, setEnding] = useState(false)
  const [isBringing, setBringing] = useState(false)
  const isWaiting = order.state === 'issued'
  const mayEnd = order.state === 'valid' && order.endedOn === null && order.extendsId === null
  return (
    <>
      {mayEnd && (
        <MenuLink href={orderPaths.newOrder({ extendsId: id })} icon={IconCalendarPlus}>
          {t('order.extend')}
        </MenuLink>
      )}
      {isWaiting && (
        <Menu.Item
          leftSection={<IconFileUpload size={16} aria-hidden />}
          onClick={() => setBringing(true)}
        >
          {t('order.onPaper')}
        </Menu.Item>
      )}
      {(isWaiting || mayEnd) && (
        <Menu.Item
          leftSection={<IconFileX size={16} aria-hidden />}
          onClick={() => setEnding(true)}
        >
          {t(isWaiting ? 'order.withdraw' : 'order.endEarly')}
        </Menu.Item>
      )}
      {isBringing && <SignedPaperDialog id={id} onClose={() => setBringing(false)} />}
      {isEnding && <EndDialog id={id} order={order} onClose={() => setEnding(false)} />}
    </>
  )
}

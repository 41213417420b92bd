import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import type { Slots } from '#base/register/slots.tsx'
import { orderPaths } from '../orders.paths.ts'

export function AddMandate({ objectId }: Slots['AddMandate']) {
  const t = useText()
  return (
    <GoLink href={orderPaths.newOrder({ objectId, side: 'mandate' })}>
      {t('order.addMandate')}
    </GoLink>
  )
}

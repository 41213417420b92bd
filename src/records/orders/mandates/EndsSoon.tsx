import { Alert, Button, Group } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { addDays, agencyToday } from '#kit/clock.ts'
import { formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { useRule } from '#base/rules/useRule.ts'
import { soonDays } from '#records/objects/mandate/mandate.contract.ts'
import { longestExtension } from '../orderLength.ts'
import type { BlankOrderQuery, Order } from '../orders.contract.ts'
import { orderPaths } from '../orders.paths.ts'

/** Says that an order runs out soon, and what can be done: to make it longer, or else to sign a new one. */
export function EndsSoon({ id, order }: { id: number; order: Order }) {
  const t = useText()
  const rule = useRule('brokerOrderLength')
  const [today] = useState(agencyToday)
  const { state, endsOn, endedOn, extendsId, isExclusive, extensions } = order
  const isOver = state !== 'valid' || endedOn !== null || extendsId !== null || endsOn === null
  if (isOver || endsOn > addDays(today, soonDays)) return null
  const signed = extensions.filter(({ signedOn }) => signedOn !== null).length
  const isLongest =
    rule != null &&
    longestExtension({ isExclusive, until: endsOn, extensions: signed }, rule.parameters) === null
  const waiting = extensions.find(({ signedOn }) => signedOn === null)
  const next = isLongest
    ? { href: orderPaths.newOrder(again(order)), text: 'order.newContract' as const }
    : waiting
      ? { href: orderPaths.order(waiting.id), text: 'order.openExtension' as const }
      : { href: orderPaths.newOrder({ extendsId: id }), text: 'order.makeLonger' as const }
  return (
    <Alert
      color="attention"
      mb="sm"
      title={t('order.endsSoon', { day: formatDate(endsOn) })}
      icon={<IconCalendarPlus size={18} aria-hidden />}
    >
      {isLongest && t('order.isLongest')}
      <Group mt="xs">
        <Button size="xs" variant="default" component={RouteLink} href={next.href}>
          {t(next.text)}
        </Button>
      </Group>
    </Alert>
  )
}

const again = ({ side, demandId, objects, parties }: Order): BlankOrderQuery => ({
  ...((side === 'viewing' || side === 'mandate') && { side }),
  ...(demandId !== null && { demandId }),
  ...(objects[0] && { objectId: objects[0].objectId }),
  ...(parties[0]?.accountId && { accountId: parties[0].accountId }),
})

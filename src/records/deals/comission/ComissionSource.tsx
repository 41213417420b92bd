import { Text } from '@mantine/core'
import { formatMoney, formatShortest } from '#kit/fields/format.ts'
import { formatPercent } from '#kit/fields/percentOf.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { Text as Translate } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import type { Deal } from '../deals.contract.ts'
import type { ComissionOrder } from './comissionOrders.contract.ts'

/** What the signed orders of the deal say about the commission, each with a link. */
export function ComissionSource({ deal }: { deal: Pick<Deal, 'comissionOrders'> }) {
  const t = useText()
  if (deal.comissionOrders.length === 0) return null
  return (
    <div>
      {deal.comissionOrders.map((order) => (
        <Text key={order.orderId} size="sm" className="quiet">
          <GoLink href={hrefOfRecord({ entity: 'Order', id: order.orderId }) ?? ''}>
            {t(`deal.comissionOrder.${order.side}`, { number: order.number })}
          </GoLink>
          {': '}
          {feeOf(order, t)}
        </Text>
      ))}
    </div>
  )
}

const feeOf = ({ percent, months, amount, isPlusVat }: ComissionOrder, t: Translate): string =>
  [
    percent && t('deal.fee.percent', { percent: formatPercent(percent) }),
    months && t('deal.fee.months', { months: formatShortest(months, 1) }),
    amount && formatMoney(amount),
    t(isPlusVat ? 'deal.fee.plusVat' : 'deal.fee.withVat'),
  ]
    .filter(Boolean)
    .join(', ')

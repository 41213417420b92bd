// Orders and mandates.
import { useText } from '#kit/i18n/useText.ts'
import { Pill } from '#kit/ui/Pill.tsx'
import { RecordList } from '#base/lists/RecordList.tsx'
import { orderList, toneOfOrder } from './order.list.ts'
import type { OrderRow } from './list/orderList.contract.ts'
import { orderPaths } from './orders.paths.ts'

const cells = {
  side: (row: OrderRow) => <Side row={row} />,
  state: (row: OrderRow) => <State row={row} />,
}

export const OrderList = () => (
  <RecordList of={orderList} cells={cells} add={{ href: orderPaths.addOrder, text: 'order.add' }} />
)

function Side({ row: { side, isExclusive } }: { row: OrderRow }) {
  const t = useText()
  return [t(`order.side.${side}`), isExclusive && t('order.exclusiveShort')]
    .filter(Boolean)
    .join(', ')
}

function State({ row: { state } }: { row: OrderRow }) {
  const t = useText()
  return <Pill tone={toneOfOrder[state]}>{t(`order.state.${state}`)}</Pill>
}

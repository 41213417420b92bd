// One order: shown with what becomes of it, or, while it is a draft, edited.
import { useGo } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { OrderEdit } from './edit/OrderEdit.tsx'
import type { Order } from './orders.contract.ts'
import { orderPaths } from './orders.paths.ts'
import { useOrder } from './useOrder.ts'
import { OrderView } from './view/OrderView.tsx'
import { useOrderTitle } from './view/useOrderTitle.ts'

type Props = { id: number; editing: boolean }

export function OrderScreen({ id, editing }: Props) {
  const query = useOrder(id)
  return (
    <Loaded query={query}>
      {(order) => <OneOrder key={id} id={id} order={order} editing={editing} />}
    </Loaded>
  )
}

function OneOrder({ id, order, editing }: Props & { order: Order }) {
  const go = useGo()
  usePageTitle(useOrderTitle(order))
  if (editing && order.state === 'draft')
    return (
      <OrderEdit
        id={id}
        order={order}
        onCancel={() => go(orderPaths.order(id), { replace: true })}
      />
    )
  return (
    <OrderView
      id={id}
      order={order}
      onEdit={() => go(orderPaths.order(id, 'edit'), { replace: true })}
    />
  )
}

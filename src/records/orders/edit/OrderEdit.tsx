import { Title } from '@mantine/core'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { call } from '#kit/http/call.ts'
import { useDeleteRecord } from '#kit/ui/confirm/useDeleteRecord.ts'
import { useGoBack } from '#kit/ui/GoLink.tsx'
import { ordersApi } from '../orders.contract.ts'
import type { Order } from '../orders.contract.ts'
import { orderPaths } from '../orders.paths.ts'
import { useOrderTitle } from '../view/useOrderTitle.ts'
import { orderForm } from './orderForm.ts'
import { OrderInputs } from './OrderInputs.tsx'

const { RecordForm } = orderForm

type Props = { id: number; order: Order; onCancel: () => void }

export function OrderEdit({ id, order, onCancel }: Props) {
  const title = useOrderTitle(order)
  const goBack = useGoBack(orderPaths.order(id))
  const deleteOrder = useDeleteRecord({
    id,
    remove: ordersApi.deleteOrder,
    restore: ordersApi.restoreOrder,
    question: 'order.deleteQuestion',
    text: 'order.deleted',
    params: { id },
  })
  return (
    <>
      <Title order={1} mb="sm">
        {title}
      </Title>
      <RecordForm
        saving="manual"
        record={{
          key: id,
          saved: order,
          save: (patch, options) =>
            call(ordersApi.saveOrder, { body: { ...patch, id } as never }, options),
        }}
        onSubmit={async ({ flush }) => {
          if (await flush()) goBack()
        }}
        renderButtons={(draft) => (
          <SaveOrCancel draft={draft} onCancel={onCancel} onDelete={deleteOrder} />
        )}
      >
        {(draft) => <OrderInputs draft={draft} />}
      </RecordForm>
    </>
  )
}

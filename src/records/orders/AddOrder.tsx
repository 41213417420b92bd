import { Title } from '@mantine/core'
import { useState } from 'react'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo, useGoBack } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { orderForm } from './edit/orderForm.ts'
import { OrderInputs } from './edit/OrderInputs.tsx'
import { ordersApi } from './orders.contract.ts'
import type { Order } from './orders.contract.ts'
import { orderPaths } from './orders.paths.ts'

const { RecordForm } = orderForm

/** What it is made from: a viewing, a lead, a property, a person, or the order that it makes longer. */
type Props = Partial<
  Record<'demandId' | 'viewingId' | 'objectId' | 'accountId' | 'extendsId', number>
> & { side?: string }

export function AddOrder(presets: Props) {
  const t = useText()
  usePageTitle(t('order.add'))
  const query = Object.fromEntries(
    Object.entries(presets).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )
  const blank = useAnswer(
    ordersApi.addOrder,
    { query },
    { staleTime: Infinity, gcTime: 0, again: false },
  )
  return <Loaded query={blank}>{(order) => <NewOrder blank={order} />}</Loaded>
}

function NewOrder({ blank }: { blank: Order }) {
  const t = useText()
  const go = useGo()
  const goBack = useGoBack(orderPaths.orders)
  const [added, setAdded] = useState(false)
  if (added) return <Skeletons lines={8} />
  return (
    <>
      <Title order={1} mb="sm">
        {t(blank.extendsId === null ? 'order.add' : 'order.extension')}
      </Title>
      <RecordForm
        saving="manual"
        record={{
          key: 'new',
          saved: blank,
          isNew: true,
          save: (typed, options) =>
            call(
              ordersApi.saveOrder,
              { body: { ...typed, id: typed.id ?? null } as never },
              options,
            ),
          onSaved: ({ id }) => {
            setAdded(true)
            if (id !== null) go(orderPaths.order(id), { replace: true })
          },
        }}
        renderButtons={(draft) => <SaveOrCancel draft={draft} onCancel={goBack} />}
      >
        {(draft) => <OrderInputs draft={draft} />}
      </RecordForm>
    </>
  )
}

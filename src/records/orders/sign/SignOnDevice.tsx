// The agent hands the device over: the party reads and signs, and sees nothing else of the agency's.
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { orderPaths } from '../orders.paths.ts'
import { ordersApi } from '../orders.contract.ts'
import type { Order } from '../orders.contract.ts'
import { useOrder } from '../useOrder.ts'
import { HandedOver } from './HandedOver.tsx'
import { SignForm } from './SignForm.tsx'
import { uploadPhoto } from './uploadPhoto.ts'

type Props = { id: number; partyId: number }

export function SignOnDevice({ id, partyId }: Props) {
  const query = useOrder(id)
  return <Loaded query={query}>{(order) => <Signing {...{ id, partyId, order }} />}</Loaded>
}

function Signing({ id, partyId, order }: Props & { order: Order }) {
  const t = useText()
  const go = useGo()
  const party = order.parties.find((one) => one.id === partyId)
  const title = t('order.sign.title', { number: String(order.number ?? '') })
  usePageTitle(title)
  const { content } = order
  const back = () => go(orderPaths.order(id), { replace: true })
  return (
    <HandedOver title={title} onClose={back}>
      {content && party && (
        <SignForm
          content={content}
          party={party.name}
          withPhoto
          onSign={async (signing, taken) => {
            const photo = taken && (await uploadPhoto(taken))
            const body = { ...signing, partyId, photo }
            await call(ordersApi.signOrder, { params: { id: String(id) }, body }, { quiet: true })
            back()
          }}
        />
      )}
    </HandedOver>
  )
}

// The draft of an order at a door, kept as it is typed.
import { useEffect, useState } from 'react'
import { agencyToday, instantNow } from '#kit/clock.ts'
import { useDraft } from '#kit/form/draft/useDraft.ts'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import type { Draft } from '#kit/form/draft/draft.ts'
import { CallFailed } from '#kit/http/call.ts'
import { useLabel, useLanguage } from '#kit/i18n/useText.ts'
import { keepForm, keptForms } from '#kit/outbox/keptForm.ts'
import type { OrderInput } from '../edit/orderForm.ts'
import type { Missing } from '../missing.ts'
import { orderFields } from '../orderFields.contract.ts'
import { sayWith } from './offlineContent.ts'
import { missingAtDoor, valuesFor } from './orderAtDoor.ts'
import type { DoorOrder, Signed } from './orderAtDoor.ts'
import { pocketFor } from './ownPocket.ts'
import type { OwnPocket } from './ownPocket.ts'
import type { Pocket, PocketViewing } from './pocket.contract.ts'

/** An order that is not signed by all yet. */
export type KeptOrder = {
  changedOn: string
  /** What was taken along when it was begun. */
  pocket: Pocket
  values: OrderInput
  /** Texts in inputs that are no possible values. */
  unread: Record<string, string>
  /** From the first signature on: the text that is signed, and who did so far. */
  signing: Signing | null
}
export type Signing = { made: DoorOrder; signed: readonly Signed[] }

const prefix = 'orderOfViewing/'
export const formOf = (viewingId: number): string => `${prefix}${viewingId}`

/** By viewing, the orders that were begun on this device and not signed; undefined while they are read. */
export function useKeptOrders(who: string | undefined): ReadonlyMap<number, KeptOrder> | undefined {
  const [found, setFound] = useState<{ who: string; orders: ReadonlyMap<number, KeptOrder> }>()
  useEffect(() => {
    let isLeft = false
    void keptForms<KeptOrder>()
      .catch(() => new Map<string, KeptOrder>())
      .then((forms) => {
        if (isLeft || who === undefined) return
        const orders = [...forms].flatMap(([name, order]) =>
          name.startsWith(prefix) ? [[Number(name.slice(prefix.length)), order] as const] : [],
        )
        setFound({ who, orders: new Map(orders) })
      })
    return () => void (isLeft = true)
  }, [who])
  return found?.who === who ? found?.orders : undefined
}

type Begun = { pocket: OwnPocket; viewing: PocketViewing; kept: KeptOrder | null }

export function useDoorDraft({ pocket, viewing, kept }: Begun, signing: Signing | null) {
  const say = useSay(pocket)
  const [form] = useState(() => keepForm<KeptOrder>(pocket.who, formOf(viewing.id)))
  const [isKept, setKept] = useState(true)
  const [saved] = useState(() => ({
    ...(kept?.values ?? valuesFor(viewing, pocket)),
    // It begins when it is signed.
    validFrom: agencyToday(),
  }))
  const draft: DraftOf<OrderInput> = useDraft<OrderInput, void>({
    entity: 'order',
    fields: orderFields,
    key: viewing.id,
    saved,
    isNew: true,
    // Nothing is sent: it says what is missing before anybody signs.
    save: () => mustBeComplete(draft.store, pocket, say),
  })
  const { values, unread, untouched, store } = draft
  useEffect(() => {
    for (const [name, text] of Object.entries(kept?.unread ?? {})) store.setUnread(name, text)
  }, [kept, store])
  useEffect(() => {
    if (untouched && signing === (kept?.signing ?? null)) return
    const order = { changedOn: instantNow(), pocket: pocketFor(viewing, pocket), values, unread }
    void form.keep({ ...order, signing }).then(setKept)
  }, [form, pocket, viewing, kept, values, unread, untouched, signing])
  return { draft, form, isKept }
}

/** Rejects with what is missing, as a server would. */
async function mustBeComplete(
  store: Draft,
  pocket: OwnPocket,
  say: (texts: NonNullable<Missing[string]>) => string[],
): Promise<void> {
  const missing = Object.entries(missingAtDoor(store.snapshot().values as OrderInput, pocket))
  const errors = Object.fromEntries(missing.map(([name, texts]) => [name, say(texts!)]))
  if (missing.length > 0) throw new CallFailed(400, { title: '', status: 400, detail: '', errors })
}

/** Says what is missing in the texts that were taken along, or in those of this program. */
function useSay({ office }: OwnPocket) {
  const t = useLabel()
  const labels = office.piece.labels[useLanguage()] ?? {}
  return (texts: NonNullable<Missing[string]>): string[] =>
    texts.map((text) => {
      const [key, parameters] = typeof text === 'string' ? [text, {}] : text
      return key in labels ? sayWith(labels)(text) : t(key, parameters)
    })
}

import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { languages } from '#kit/i18n/languages.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useRule } from '#base/rules/useRule.ts'
import { AccountChooser } from '#records/accounts/AccountChooser.tsx'
import { ordersApi } from '../orders.contract.ts'
import type { Order, OrderParty } from '../orders.contract.ts'
import { orderTemplatesApi } from '../templates/orderTemplates.contract.ts'
import type { OrderTemplate } from '../templates/orderTemplates.contract.ts'
import { EditOrderObjects } from './EditOrderObjects.tsx'
import { EditParties } from './EditParties.tsx'
import { nobody } from './parties.ts'
import { OrderFields } from './OrderFields.tsx'

/** Form fields of a draft, with a connection. */
export function OrderInputs({ draft }: { draft: DraftOf<Order> }) {
  const { data } = useAnswer(orderTemplatesApi.listOrderTemplates, {})
  const { templateId, template, side } = draft.values
  const texts = data?.items
    .filter((one) => (one.isApproved && one.side === side) || one.id === templateId)
    .map((one) => ({ id: one.id, name: one.name, languages: languagesOf(one) }))
  // One that was deleted since is still named.
  const isGone = templateId !== null && texts?.every(({ id }) => id !== templateId)
  return (
    <OrderFields
      draft={draft}
      texts={
        isGone
          ? [...texts!, { id: templateId, name: template ?? `#${templateId}`, languages }]
          : texts
      }
      rule={useRule('brokerOrderLength')}
      parties={
        <EditParties
          draft={draft}
          renderAccount={(party, onChange) => <PartyAccount {...{ party, onChange }} />}
        />
      }
      objects={<EditOrderObjects draft={draft} />}
    />
  )
}

const languagesOf = (text: OrderTemplate) =>
  languages.filter((language) => {
    const ending = ({ en: 'En', el: 'El', ru: 'Ru' } as const)[language]
    return text[`title${ending}`] && text[`text${ending}`]
  })

type Props = { party: OrderParty; onChange: (what: Partial<OrderParty>) => void }

function PartyAccount({ party, onChange }: Props) {
  const t = useText()
  /** Another account has other details: they are filled in, to be read before anything is saved. */
  const choose = (accountId: number | null, name: string) => {
    onChange({ ...nobody, accountId, name })
    if (accountId === null) return
    const query = { accountId: String(accountId) }
    call(ordersApi.addOrder, { query }, { quiet: true }).then(
      ({ parties: [known] }) => known && onChange(known),
      // The server fills them in when the order is saved.
      () => undefined,
    )
  }
  return (
    <AccountChooser
      label={t('order.party.account')}
      value={party.accountId}
      text={party.accountId === null ? '' : party.name}
      onChange={choose}
    />
  )
}

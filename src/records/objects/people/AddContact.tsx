import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { OptionsOf } from '#kit/fields/options.ts'
import { FieldGroup } from '#kit/form/FieldGroup.tsx'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { LinkFields } from './LinkFields.tsx'
import { newLinkForm } from './linkForm.ts'
import { objectAccountsApi } from './objectAccounts.contract.ts'
import type { ObjectAccount } from './objectAccounts.contract.ts'

type NewLink = Pick<ObjectAccount, 'startDate' | 'endDate' | 'price' | 'rentPaymentDay'> & {
  accountId: number | null
  relation: number | null
}
const blank: NewLink = {
  accountId: null,
  relation: null,
  startDate: null,
  endDate: null,
  price: null,
  rentPaymentDay: null,
}

type Props = {
  objectId: number
  optionsOf: OptionsOf
  /** Moves the focus, so that the next one can be typed. */
  autoFocus: boolean
  onAdded: () => void
}

/** Adds a contact; nothing is sent before the button is clicked. */
export function AddContact({ objectId, optionsOf, autoFocus, onAdded }: Props) {
  const t = useText()
  const add = ({ values, store, flush }: DraftOf<NewLink>) => {
    const missing = {
      ...(values.accountId === null && { accountId: [t('object.link.chooseAccount')] }),
      ...(values.relation === null && { relation: [t('object.link.chooseRelation')] }),
    }
    if (Object.keys(missing).length > 0) return store.refused('', missing)
    return flush()
  }
  return (
    <newLinkForm.RecordForm<NewLink, void>
      saving="manual"
      record={{
        key: `new/${objectId}`,
        saved: blank,
        isNew: true,
        save: async ({ accountId, relation, ...rest }, options) => {
          const body = { ...rest, objectId, accountId: accountId!, relation: relation! }
          await call(objectAccountsApi.addObjectAccount, { body }, options)
        },
        onSaved: onAdded,
      }}
      optionsOf={optionsOf}
      onSubmit={add}
      renderButtons={({ state }) => (
        <Button
          type="submit"
          variant="light"
          leftSection={<IconPlus size={16} aria-hidden />}
          loading={state === 'saving'}
        >
          {t('object.link.add')}
        </Button>
      )}
    >
      {() => (
        <FieldGroup narrow title={t('object.link.new')}>
          <newLinkForm.Field name="accountId" required autoFocus={autoFocus} />
          <LinkFields />
        </FieldGroup>
      )}
    </newLinkForm.RecordForm>
  )
}

// Adds an account in a dialog over the screen that needs it, prefilled with what is known.
import { Modal } from '@mantine/core'
import { useState } from 'react'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { FormSection } from '#kit/form/FormSection.tsx'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useFocusBack } from '#kit/ui/useFocusBack.ts'
import { personOfText } from '#base/people/personOfText.ts'
import { useOptions } from '#base/settings/useOptions.ts'
import { accountsApi } from '../accounts.contract.ts'
import { accountForm, accountLists } from './accountForm.ts'
import { AddFields } from './AddFields.tsx'
import { filledFields, newAccount } from './newAccount.ts'
import type { AccountValues } from './newAccount.ts'
import { SimilarAccounts } from './SimilarAccounts.tsx'

const { RecordForm } = accountForm

type Props = {
  /** A name, with a phone or an address perhaps. */
  typed: string
  /** What else is known. */
  known?: Partial<AccountValues>
  /** Called with an account that is there already too, if the person finds it among the similar ones. */
  onAdded: (id: number, name: string) => void
  onClose: () => void
}

export function QuickAddAccount({ typed, known, onAdded, onClose }: Props) {
  const t = useText()
  useFocusBack()
  const optionsOf = useOptions(accountLists)
  const [saved] = useState(() => ({ ...newAccount(), ...personOfText(typed), ...known }))
  const nameOf = ({ lastName, firstName }: Partial<AccountValues>) =>
    [lastName ?? saved.lastName, firstName ?? saved.firstName].filter(Boolean).join(' ')
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('accounts.addAccount')}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      {/* React bubbles the submit event to the form behind the dialog, which must not be saved by it. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        <RecordForm
          saving="manual"
          record={{
            key: `quick ${typed}`,
            saved,
            isNew: true,
            save: async ({ id, ...values }: Partial<AccountValues> & { id?: number }, options) => {
              const added =
                id === undefined
                  ? await call(accountsApi.addAccount, { body: filledFields(values) }, options)
                  : await call(accountsApi.saveAccount, { body: { ...values, id } }, options)
              onAdded(added.id, nameOf(values))
              return added
            },
          }}
          optionsOf={optionsOf}
          renderButtons={(draft) => <SaveOrCancel draft={draft} onCancel={onClose} />}
        >
          {({ values }) => (
            <>
              <SimilarAccounts to={values} onChoose={onAdded} />
              <FormSection columns={2}>
                <AddFields values={values} />
              </FormSection>
            </>
          )}
        </RecordForm>
      </div>
    </Modal>
  )
}

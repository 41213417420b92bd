// Adds an account in a dialog over the form that needs it, prefilled with the text typed into the picker.
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
  typed: string
  onAdded: (id: number, name: string) => void
  onClose: () => void
}

export function QuickAddAccount({ typed, onAdded, onClose }: Props) {
  const t = useText()
  useFocusBack()
  const optionsOf = useOptions(accountLists)
  const [saved] = useState(() => ({ ...newAccount(), ...personOfText(typed) }))
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
              <FormSection columns={2}>
                <AddFields values={values} />
              </FormSection>
              <SimilarAccounts to={values} />
            </>
          )}
        </RecordForm>
      </div>
    </Modal>
  )
}

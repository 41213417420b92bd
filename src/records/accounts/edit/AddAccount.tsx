// Adds an account of one kind, with its name and contacts. The other fields follow on the account's screen.
import { Title } from '@mantine/core'
import { useState } from 'react'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { call } from '#kit/http/call.ts'
import { FormSection } from '#kit/form/FormSection.tsx'
import { useGo, useGoBack } from '#kit/ui/GoLink.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { accountPaths } from '../accounts.paths.ts'
import { personOfText } from '#base/people/personOfText.ts'
import { useVariant } from '#base/session/person/useVariant.ts'
import { useOptions } from '#base/settings/useOptions.ts'
import type { KindFlag } from '../accountFields.contract.ts'
import { accountForm, accountLists } from './accountForm.ts'
import { accountsApi } from '../accounts.contract.ts'
import { AddFields } from './AddFields.tsx'
import { filledFields, newAccount } from './newAccount.ts'
import type { AccountValues } from './newAccount.ts'
import { SimilarAccounts } from './SimilarAccounts.tsx'

export type Preset = KindFlag | 'hasTransactions'

const titles = {
  isOwner: 'accounts.addOwner',
  isClient: 'accounts.addClient',
  isProfessional: 'accounts.addProfessional',
  isPartnerRealEstate: 'accounts.addPartner',
  isPartnerTourism: 'accounts.addPartner',
  isSource: 'accounts.addSource',
  isEmploye: 'accounts.addEmploye',
  hasTransactions: 'accounts.addPayment',
} as const

const { RecordForm } = accountForm

type Props = {
  preset?: Preset
  /** Text typed into a search without matches. */
  typed?: string | undefined
  /** The path to open once the account is added: by default its form with every field. */
  leadsTo?: (id: number) => string
}

export function AddAccount({
  preset,
  typed,
  leadsTo = (id) => accountPaths.account(id, 2),
}: Props) {
  const t = useText()
  const go = useGo()
  const goBack = useGoBack()
  const optionsOf = useOptions(accountLists)
  // On the payments host staff may not see other accounts, so none are suggested as similar.
  const isPaymentsHost = useVariant()?.paymentsOnly
  const [saved] = useState(() => ({ ...newAccount(preset), ...personOfText(typed ?? '') }))
  const [added, setAdded] = useState(false)
  const title = t(preset ? titles[preset] : 'accounts.addAccount')
  usePageTitle(title)

  if (added) return <Skeletons lines={8} />
  return (
    <>
      <Title order={1} mb="sm">
        {title}
      </Title>
      <RecordForm
        saving="manual"
        record={{
          key: preset ?? 'new',
          saved,
          isNew: true,
          // After a lost response the account may already be stored: then the draft has its id, and is saved as a change.
          save: ({ id, ...typed }: Partial<AccountValues> & { id?: number }, options) =>
            id === undefined
              ? call(accountsApi.addAccount, { body: filledFields(typed) }, options)
              : call(accountsApi.saveAccount, { body: { ...typed, id } }, options),
          onSaved: ({ id }) => {
            // Hides this form at once, since further input would not be saved.
            setAdded(true)
            go(leadsTo(id), { replace: true })
          },
        }}
        optionsOf={optionsOf}
        renderButtons={(draft) => (
          <SaveOrCancel draft={draft} save={t('account.continueAdding')} onCancel={goBack} />
        )}
      >
        {({ values }) => (
          <>
            <FormSection columns={3}>
              <AddFields values={values} />
            </FormSection>
            {!isPaymentsHost && <SimilarAccounts to={values} />}
          </>
        )}
      </RecordForm>
    </>
  )
}

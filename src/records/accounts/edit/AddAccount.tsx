// A new account of one kind: its name and how to reach it; everything else follows on its own screen.
import { Title } from '@mantine/core'
import { useState } from 'react'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { call } from '#kit/http/call.ts'
import { Section } from '#kit/form/Section.tsx'
import { useGo, useGoBack } from '#kit/ui/GoLink.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { accountPaths } from '../accounts.paths.ts'
import { useVariant } from '#base/session/person/useVariant.ts'
import { useOptions } from '#base/settings/useOptions.ts'
import type { KindFlag } from '../accountFields.contract.ts'
import { accountForm, accountLists } from './accountForm.ts'
import { accountsApi } from '../accounts.contract.ts'
import { AddFields } from './AddFields.tsx'
import { filledIn, newAccount } from './newAccount.ts'
import type { AccountValues } from './newAccount.ts'
import { SimilarAccounts } from './SimilarAccounts.tsx'

export type Preset = KindFlag | 'hasTransactions'

/** What each kind's add screen is called. */
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
  /** Goes on to its payments, instead of to what else is known of the person. */
  /** Where one gets to then; to its own form unless it says so. */
  leadsTo?: (id: number) => string
}

export function AddAccount({ preset, leadsTo = (id) => accountPaths.account(id, 2) }: Props) {
  const t = useText()
  const go = useGo()
  const goBack = useGoBack()
  const optionsOf = useOptions(accountLists)
  // At the payments host there is nothing of others to be seen.
  const isAlone = useVariant()?.paymentsOnly
  const [saved] = useState(() => newAccount(preset))
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
          // One whose answer was lost may be stored by now, and have been changed since it was sent.
          save: ({ id, ...typed }: Partial<AccountValues> & { id?: number }, options) =>
            id === undefined
              ? call(accountsApi.addAccount, { body: filledIn(typed) }, options)
              : call(accountsApi.saveAccount, { body: { ...typed, id } }, options),
          onSaved: ({ id }) => {
            // What is typed from now on belongs to the account's own screen.
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
            <Section columns={3}>
              <AddFields values={values} />
            </Section>
            {!isAlone && <SimilarAccounts to={values} />}
          </>
        )}
      </RecordForm>
    </>
  )
}

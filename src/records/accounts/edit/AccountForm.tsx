// The form of an account, on its own screen or on the screen of a lead. Saves automatically. Both edit modes
// are the same form, so that switching between them loses nothing that was typed.
import { call } from '#kit/http/call.ts'
import type { EditBarProps, ViewMode } from '#kit/form/EditBar.tsx'
import { FormLinks } from '#kit/form/SectionLinks.tsx'
import { useOptions } from '#base/settings/useOptions.ts'
import { accountsApi } from '../accounts.contract.ts'
import type { Account } from '../accounts.contract.ts'
import { accountForm, accountLists } from './accountForm.ts'
import { EditAll } from './EditAll.tsx'
import { EditEssentials } from './EditEssentials.tsx'
import { SimilarAccounts } from './SimilarAccounts.tsx'

const { RecordForm } = accountForm

type Props = { account: Account; mode: ViewMode; bar: EditBarProps }

export function AccountForm({ account, mode, bar }: Props) {
  const optionsOf = useOptions(accountLists)
  const Fields = mode === 2 ? EditAll : EditEssentials
  return (
    <RecordForm
      saving="auto"
      record={{
        key: account.id,
        saved: account,
        save: (body, options) => call(accountsApi.saveAccount, { body }, options),
      }}
      optionsOf={optionsOf}
      bar={bar}
      renderNav={() => <FormLinks />}
    >
      {({ values }) => (
        <>
          <Fields values={values} account={account} />
          <SimilarAccounts to={values} exceptId={account.id} />
        </>
      )}
    </RecordForm>
  )
}

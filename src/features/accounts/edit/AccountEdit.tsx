// An account being changed. What is typed saves itself; more or fewer fields are one form, so that
// unfolding loses nothing.
import { call } from '#kit/http/call.ts'
import { useOptions } from '#features/settings/useOptions.ts'
import type { AccountPartProps } from '../accountPart.ts'
import { accountForm, accountLists } from './accountForm.ts'
import { AccountTitle } from '../view/AccountTitle.tsx'
import { accountsApi } from '../accounts.contract.ts'
import { AccountMenu } from '../AccountMenu.tsx'
import { EditAll } from './EditAll.tsx'
import { EditEssentials } from './EditEssentials.tsx'
import { SimilarAccounts } from './SimilarAccounts.tsx'

const { RecordForm } = accountForm

export function AccountEdit({ account, mode, onMode }: AccountPartProps) {
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
      bar={{
        title: <AccountTitle account={account} />,
        mode,
        onMode,
        menu: <AccountMenu account={account} />,
      }}
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

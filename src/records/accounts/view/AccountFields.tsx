// All filled fields of an account, the most used first. With `mayEdit` each value can be edited on its own.
import { quietly, useOneFieldEditor } from '#kit/form/useOneFieldEditor.ts'
import { call } from '#kit/http/call.ts'
import { OpenRecords } from '#base/register/recordSlots.tsx'
import { useOptions } from '#base/settings/useOptions.ts'
import { accountForm, accountLists } from '../edit/accountForm.ts'
import cards from '#kit/ui/look/cards.module.css'
import { accountsApi } from '../accounts.contract.ts'
import type { Account } from '../accounts.contract.ts'
import { ViewContact, ViewNotes, ViewPapers } from './ViewContact.tsx'
import { ViewEmployment } from './ViewEmployment.tsx'
import { ViewKinds } from './ViewKinds.tsx'
import { ViewObjects } from './ViewObjects.tsx'
import { ViewConsents, ViewNames, ViewOrigin } from './ViewPerson.tsx'

const { Form } = accountForm

type Props = { account: Account; mayEdit: boolean }

export function AccountFields({ account, mayEdit }: Props) {
  const optionsOf = useOptions(accountLists)
  const editOne = useOneFieldEditor(account.id, {
    choices: (sent) => call(accountsApi.accountFieldChoices, sent, quietly),
    patch: (sent) => call(accountsApi.patchAccount, sent, quietly),
  })
  return (
    <Form values={account} optionsOf={optionsOf} {...(mayEdit && editOne)}>
      <div className={cards.cards}>
        <ViewContact account={account} />
        <ViewNotes account={account} />
        <OpenRecords of={{ entity: 'Account', id: account.id }} />
        <ViewObjects account={account} />
        <ViewKinds account={account} />
        <ViewNames account={account} />
        {account.isEmploye && <ViewEmployment account={account} />}
        <ViewOrigin account={account} />
        <ViewConsents account={account} />
        <ViewPapers account={account} />
      </div>
    </Form>
  )
}

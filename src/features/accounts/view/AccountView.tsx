// An account to read. Any value can be clicked to change that one field.
import { Box } from '@mantine/core'
import { EditBar } from '#kit/form/EditBar.tsx'
import { quietly, useOneFieldEditor } from '#kit/form/useOneFieldEditor.ts'
import { call } from '#kit/http/call.ts'
import { useOptions } from '#features/settings/useOptions.ts'
import type { AccountPartProps } from '../accountPart.ts'
import { accountsApi } from '../accounts.contract.ts'
import { accountForm, accountLists } from '../edit/accountForm.ts'
import { AccountTitle } from './AccountTitle.tsx'
import classes from '../accounts.module.css'
import { AccountMenu } from '../AccountMenu.tsx'
import { ViewContact, ViewPapers } from './ViewContact.tsx'
import { ViewEmployment } from './ViewEmployment.tsx'
import { ViewKinds } from './ViewKinds.tsx'
import { ViewObjects } from './ViewObjects.tsx'
import { ViewNames, ViewOrigin } from './ViewPerson.tsx'

const { Form } = accountForm

export function AccountView({ account, mode, onMode, mayEdit }: AccountPartProps) {
  const optionsOf = useOptions(accountLists)
  const editOne = useOneFieldEditor(account.id, {
    choices: (sent) => call(accountsApi.accountFieldChoices, sent, quietly),
    patch: (sent) => call(accountsApi.patchAccount, sent, quietly),
  })
  const title = <AccountTitle account={account} />
  const menu = <AccountMenu account={account} />
  return (
    <Form values={account} optionsOf={optionsOf} {...(mayEdit && editOne)}>
      {mayEdit ? (
        <EditBar title={title} mode={mode} onMode={onMode} menu={menu} />
      ) : (
        <Box my="sm">{title}</Box>
      )}
      <div className={classes.cards}>
        <ViewNames account={account} />
        <ViewContact account={account} />
        <ViewKinds account={account} />
        <ViewObjects account={account} />
        {account.isEmploye && <ViewEmployment account={account} />}
        <ViewOrigin account={account} />
        <ViewPapers account={account} />
      </div>
    </Form>
  )
}

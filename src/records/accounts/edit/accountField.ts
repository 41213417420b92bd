import { selectText } from '#kit/fields/kinds.ts'
import { oneFieldOf } from '#base/settings/oneField.store.ts'
import { accountFields } from '../accountFields.contract.ts'
import { accountUpdate } from '../accounts.contract.ts'
import { saveAccount, viewAccount } from '../accounts.store.ts'

/** One field of one account. The role is changed by a call of its own, and offers its choices here. */
export const accountField = oneFieldOf({
  fields: accountFields,
  choices: { role: selectText('role') },
  update: accountUpdate,
  read: viewAccount,
  save: saveAccount,
})

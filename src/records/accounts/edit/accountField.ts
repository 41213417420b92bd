import { selectText } from '#kit/fields/kinds.ts'
import { oneFieldCalls } from '#base/settings/oneField.store.ts'
import { accountFields } from '../accountFields.contract.ts'
import { accountUpdate } from '../accounts.contract.ts'
import { saveAccount, viewAccount } from '../accounts.store.ts'

/** Reads and saves a single field. The role has its options here, but is changed by its own endpoint. */
export const accountField = oneFieldCalls({
  fields: accountFields,
  choices: { role: selectText('role') },
  update: accountUpdate,
  read: viewAccount,
  save: saveAccount,
})

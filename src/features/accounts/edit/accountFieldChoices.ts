// One field of one account: its value and choices for the single-field editor, and its change.
import { selectText } from '#kit/fields/kinds.ts'
import type { FieldChoices, ReplaceOne } from '#kit/fields/oneField.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { choicesOf, patched } from '#features/settings/oneField.store.ts'
import type { Db } from '../../backend.ts'
import { accountFields } from '../accountFields.contract.ts'
import { saveAccount, viewAccount } from '../accounts.store.ts'
import { accountUpdate } from '../accounts.contract.ts'
import type { Account } from '../accounts.contract.ts'

// The role is changed by a call of its own, and offers its choices here like any field.
const fields = { ...accountFields, role: selectText('role') }

export async function accountFieldChoices(
  db: Db,
  { id, fieldName }: { id: number; fieldName: string },
  actor: Actor,
): Promise<FieldChoices> {
  const record = await viewAccount(db, id, actor)
  return choicesOf(db, { fields, fieldName, record, language: actor.language })
}

export const patchAccount = (
  db: Db,
  id: number,
  operations: ReplaceOne,
  actor: Actor,
): Promise<Account> => saveAccount(db, patched(accountUpdate, accountFields, id, operations), actor)

// One field of one account: its value and choices for the single-field editor, and its change.
import { z } from 'zod'
import type { Field } from '#kit/fields/kinds.ts'
import { valueSchema } from '#kit/fields/schema.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { parse } from '#kit/http/parse.ts'
import { badInput } from '#kit/http/problem.ts'
import { selectList } from '#features/settings/selectLists.store.ts'
import type { Db } from '../backend.ts'
import { accountFields } from './accountFields.contract.ts'
import { saveAccount, viewAccount } from './accounts.store.ts'
import type { Account, fieldChoices, replaceOne } from './accounts.contract.ts'

const isField = (name: string): name is keyof typeof accountFields =>
  Object.hasOwn(accountFields, name)

/** 400 for a field that an account does not have. */
export async function accountFieldChoices(
  db: Db,
  { id, fieldName }: { id: number; fieldName: string },
  actor: Actor,
): Promise<z.input<typeof fieldChoices>> {
  if (fieldName !== 'role' && !isField(fieldName))
    throw badInput({ fieldName: ['problem.unknownField'] })
  const account = await viewAccount(db, id, actor)
  const field: Field | undefined = isField(fieldName) ? accountFields[fieldName] : undefined
  const list = fieldName === 'role' ? 'role' : field?.kind === 'select' ? field.list : null
  return {
    dtoFieldName: fieldName,
    value: account[fieldName],
    selectList: list ? await selectList(db, list, actor.language) : [],
  }
}

/** Applies one replace operation; a field that is not there or a value that does not fit is a 400. */
export function patchAccount(
  db: Db,
  id: number,
  [operation]: z.output<typeof replaceOne>,
  actor: Actor,
): Promise<Account> {
  const name = operation!.path.slice(1)
  if (!isField(name)) throw badInput({ [name]: ['problem.unknownField'] })
  const only = z.object({ [name]: valueSchema(accountFields[name] as Field) })
  return saveAccount(db, { id, ...parse(only, { [name]: operation!.value }) }, actor)
}

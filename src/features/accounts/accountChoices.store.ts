// What may be chosen for an account: the entries of its lists that there are at the moment.
import type { Field } from '#kit/fields/kinds.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Message } from '#kit/http/problem.ts'
import { selectList } from '#features/settings/selectLists.store.ts'
import type { Db } from '../backend.ts'
import { accountFields } from './accountFields.contract.ts'

/**
 * 400 that names each field whose new value its list does not offer. Countries and languages are
 * texts that say what they mean, so that one that the lists do not know is kept as it was given.
 */
export async function mustBeOffered(tx: Db, changes: Record<string, unknown>): Promise<void> {
  const errors: Record<string, Message[]> = {}
  for (const [name, field] of Object.entries<Field>(accountFields)) {
    if (field.kind !== 'select' || field.of !== 'number' || changes[name] == null) continue
    const options = await selectList(tx, field.list, 'en')
    if (!options.some(({ value }) => value === changes[name]))
      errors[name] = ['account.unknownOption']
  }
  if (Object.keys(errors).length > 0) throw badInput(errors)
}

// Identifies records that belong to others, such as a lead to its person.
import { sameValue } from '#kit/db/diff.ts'
import type { ByParents, Parents, Values, Verdict } from '../entities/importedEntity.ts'
import { hasOtherNumber } from './records.ts'
import type { PlannedRecord } from './records.ts'

/** A record that a row was matched with. */
const takenBy = (row: number) => `u:${row}`

export const keysByParents = (
  { keysOf, isOneEach }: ByParents,
  parents: Parents,
  values: Values,
  row: number,
): string[] => [...keysOf(parents, values), ...(isOneEach ? [takenBy(row)] : [])]

type ReadRecord = { keys: readonly string[]; values: Values; row: number }

/** By its number in the other system, else by all its values in the row. */
export function decideByParents(
  { isSame, isOneEach }: ByParents,
  { keys, values, row }: ReadRecord,
  candidates: readonly PlannedRecord[],
): Verdict {
  const byNumber = candidates.find(({ keys: theirs }) =>
    keys.some((key) => key.startsWith('#') && theirs.has(key)),
  )
  if (byNumber) return { is: byNumber }
  const isTaken = ({ keys: theirs }: PlannedRecord) =>
    isOneEach === true && [...theirs].some((key) => key.startsWith('u:') && key !== takenBy(row))
  const same = candidates.find(
    (one) => !isTaken(one) && !hasOtherNumber(keys, one) && isSame(values, one.values),
  )
  return same ? { is: same } : { isNew: true }
}

/** Whether all values of these fields in a row are already stored. */
export const saysTheSame = (read: Values, stored: Values, fields: readonly string[]): boolean =>
  fields.every((field) => !Object.hasOwn(read, field) || sameValue(read[field], stored[field]))

// Identifies records that belong to others, such as a lead to its person.
import { sameValue } from '#kit/db/diff.ts'
import type { ByParents, Parents, Values, Verdict } from '../entities/importedEntity.ts'
import { hasOtherNumber, shareKeyOfKind } from './records.ts'
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

/**
 * The record of this row in our own export, among records of its parents: by its number and when it was added or what it says.
 * Lists are exported without numbers, and some without the time.
 */
export function isOfExport(
  keys: readonly string[],
  { keys: theirs, values }: Pick<PlannedRecord, 'keys' | 'values'>,
  isSame: (stored: Values) => boolean,
): boolean {
  const hasNumber = keys.some((key) => key.startsWith('k:'))
  if (hasNumber && !shareKeyOfKind('k', keys, theirs)) return false
  return shareKeyOfKind('s', keys, theirs) || (hasNumber && isSame(values))
}

/** By its number in the other system, else by all its values in the row. */
export function decideByParents(
  { isSame, isOneEach }: ByParents,
  { keys, values, row }: ReadRecord,
  candidates: readonly PlannedRecord[],
  isOfParents: (candidate: PlannedRecord) => boolean,
): Verdict {
  const byNumber = candidates.find(({ keys: theirs }) =>
    keys.some((key) => key.startsWith('#') && theirs.has(key)),
  )
  if (byNumber) return { is: byNumber }
  const inExport = candidates.find(
    (one) => isOfParents(one) && isOfExport(keys, one, (stored) => isSame(values, stored)),
  )
  if (inExport) return { is: inExport }
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

// Kinds of records that stand by others, such as a lead by its person: they are known by whom and what they are about.
import { sameValue } from '#kit/db/diff.ts'
import { hasOtherNumber } from './numberKey.ts'
import type { Pending } from './records.ts'
import type { Verdict } from './whoIsIt.ts'

type Values = Readonly<Record<string, unknown>>
/** By field: the records that it refers to, as rows of "importRecord" or as stored. */
export type Ends = Readonly<Record<string, number>>

export type Hanging = {
  /** Records of the import that have one of these keys may be the same. Says all that is to be found later. */
  keysOf: (ends: Ends, values: Values) => string[]
  /** Whether it is the same as one that is here, and of the same ends. */
  isSame: (said: Values, stored: Values) => boolean
  /** Two rows that say the same are two records, such as two equal payments of a day. */
  isOneEach?: true
  /** Throws where it may not stand beside others of the same keys, or days that are taken. */
  mustBeFree?: (after: Values, others: readonly Pending[], blocks: readonly Block[]) => void
}

/** Days that are taken, the last one not. */
export type Block = { from: string; till: string; name: string | null }

/** A record that a row has taken for its own. */
const takenBy = (row: number) => `u:${row}`

export const keysOfHanging = (
  { keysOf, isOneEach }: Hanging,
  ends: Ends,
  values: Values,
  row: number,
): string[] => [...keysOf(ends, values), ...(isOneEach ? [takenBy(row)] : [])]

type Said = { keys: readonly string[]; values: Values; row: number }

/** By its number in the other system, else by all that the row says of it. */
export function whichHanging(
  { isSame, isOneEach }: Hanging,
  { keys, values, row }: Said,
  candidates: readonly Pending[],
): Verdict {
  const own = new Set(keys.filter((key) => key.startsWith('#')))
  const asCandidate = ({ recordId, entityId, keys: theirs }: Pending) => ({
    recordId,
    entityId,
    keys: [...theirs],
  })
  const byNumber = candidates.find((one) => [...one.keys].some((key) => own.has(key)))
  if (byNumber) return { is: asCandidate(byNumber) }
  const isTaken = ({ keys: theirs }: Pending) =>
    isOneEach === true && [...theirs].some((key) => key.startsWith('u:') && key !== takenBy(row))
  const same = candidates.find(
    (one) => !isTaken(one) && !hasOtherNumber(keys, asCandidate(one)) && isSame(values, one.values),
  )
  return same ? { is: asCandidate(same) } : { isNew: true }
}

/** Whether all that is said of these fields stands there already. */
export const saysTheSame = (said: Values, stored: Values, fields: readonly string[]): boolean =>
  fields.every((field) => !Object.hasOwn(said, field) || sameValue(said[field], stored[field]))

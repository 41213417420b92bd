// Compares values of fields.
import { cleanText } from '../../fields/cleanText.ts'

const plain = (value: unknown): string => JSON.stringify(value === undefined ? null : value)

/** Whether two values are equal; lists are compared by members. */
export const same = (a: unknown, b: unknown): boolean => Object.is(a, b) || plain(a) === plain(b)

const stored = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value).trim() || null
  return value === undefined ? null : value
}

/** Whether two values are equal once stored: the server cleans and trims texts, and stores an empty one as null. */
export const sameStored = (a: unknown, b: unknown): boolean => same(stored(a), stored(b))

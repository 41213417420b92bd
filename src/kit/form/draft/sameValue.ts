// When two values of a field are the same.
import { cleanText } from '../../fields/cleanText.ts'

const plain = (value: unknown): string => JSON.stringify(value === undefined ? null : value)

/** Exactly the same, lists by their members. */
export const same = (a: unknown, b: unknown): boolean => Object.is(a, b) || plain(a) === plain(b)

const stored = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value).trim() || null
  return value === undefined ? null : value
}

/** The same once stored: the server cleans and trims texts, and an empty one is null. */
export const sameStored = (a: unknown, b: unknown): boolean => same(stored(a), stored(b))

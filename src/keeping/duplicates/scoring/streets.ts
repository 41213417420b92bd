// Reads a folded address without words for streets and floors (factsOfAddress.sql).
import { consonants, sound } from './words.ts'

export type Street = { words: readonly string[]; number: string }

/** The street is the text before the house number, or after it if there is none before. */
export function streetOf(folded: string): Street {
  const words = folded.split(' ').filter((word) => word !== '')
  const at = words.findIndex((word) => /^\d/.test(word))
  if (at === -1) return { words: words.map(sound), number: '' }
  const before = words.slice(0, at)
  const street =
    before.length > 0 ? before : words.slice(at + 1).filter((word) => !/^\d/.test(word))
  return { words: street.map(sound), number: words[at]! }
}

/** A beginning of a word counts as its abbreviation: Αγ. Δημητρίου. */
export function isSameStreet(one: Street, other: Street): boolean {
  const [few, many] = [one.words, other.words].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ]
  return few.length > 0 && few.every((word) => many.some((each) => isSameWord(word, each)))
}

const isSameWord = (one: string, other: string) => {
  const [short, long] = [one, other].sort((a, b) => a.length - b.length) as [string, string]
  return (
    short === long ||
    (short.length >= 2 && short.length <= 3 && long.startsWith(short)) ||
    (short.length > 4 && consonants(short) === consonants(long))
  )
}

/** Key for objects in the same house: the longest word and the number; undefined without a number. */
export function houseKey({ words, number }: Street): string | undefined {
  const longest = words.toSorted((a, b) => b.length - a.length)[0]
  return longest !== undefined && number !== '' ? `${consonants(longest)} ${number}` : undefined
}

// Matches short input against labels: ignores accents, and accepts another script, one typing
// mistake, or another keyboard layout.
import { greekInLatin, inLatin, keyboards, russianInLatin } from '../fields/letters.ts'
import { normalized } from '../fields/normalized.ts'
import { foldedText } from '../fields/when/foldedText.ts'

const together: [RegExp, string][] = [
  [/shch/g, 's'],
  [/ου|ou/g, 'u'],
  [/μπ/g, 'b'],
  [/ντ/g, 'd'],
  [/γκ|γγ/g, 'g'],
  [/([αε])υ/g, '$1β'],
  [/αι/g, 'ε'],
  [/[εο]ι/g, 'ι'],
  [/ch|kh/g, 'h'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/sh|sch/g, 's'],
  [/zh/g, 'z'],
]
const joined = (text: string) => together.reduce((all, [what, by]) => all.replace(what, by), text)

/** Letters that are written for one another. */
const alike = { y: 'i', j: 'i', q: 'k', c: 'k', w: 'v', x: 'ks' }
const sounds: Record<string, string> = { ...alike }
for (const [letter, latin] of Object.entries({ ...greekInLatin, ...russianInLatin }))
  sounds[letter] = inLatin(joined(latin), alike)

/** Transliterated to lowercase Latin letters, words separated by single spaces. */
export function plain(text: string): string {
  const bare = normalized(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase()
  return inLatin(joined(bare), sounds)
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/([a-z])\1+/g, '$1')
    .trim()
}

/** The text as typed with the same keys on the other keyboards; empty if a letter is on none of them. */
export function otherKeyboards(typed: string): string[] {
  // Accents have keys of their own.
  const text = normalized(typed, 'NFC').toLowerCase()
  const letters = [...text.replace(/[άέήίόύώ]/g, foldedText)]
  const all = Object.values(keyboards)
  return all.flatMap((from) => {
    const at = letters.map((letter) => from.indexOf(letter))
    if (letters.some((letter, i) => /\p{L}/u.test(letter) && at[i] === -1)) return []
    return all
      .filter((to) => to !== from)
      .map((to) => letters.map((letter, i) => (at[i] === -1 ? letter : [...to][at[i]!]!)).join(''))
  })
}

/** Labels and words are compared again with each key that is typed. */
const mostKept = 2000
const keptPlain = new Map<string, string>()

/** `plain` of a text that is asked for again and again. */
export function plainOf(text: string): string {
  const kept = keptPlain.get(text)
  if (kept !== undefined) return kept
  if (keptPlain.size === mostKept) keptPlain.clear()
  const read = plain(text)
  keptPlain.set(text, read)
  return read
}

let lastReadings: { typed: string; readings: string[] } = { typed: '', readings: [''] }

/** The text as it is, and as typed on other keyboards. */
function readingsOf(typed: string): string[] {
  if (lastReadings.typed !== typed)
    lastReadings = { typed, readings: [typed, ...otherKeyboards(typed)].map(plain) }
  return lastReadings.readings
}

/** Rank of a match, 0 the best; undefined if there is none. */
export function nearness(typed: string, label: string, words: string): number | undefined {
  const [own, ...others] = readingsOf(typed)
  if (!own) return undefined
  const called = plainOf(label)
  if (own.length > 2 && ` ${called}`.includes(` ${own}`)) return 0
  const known = `${called} ${plainOf(words)}`.split(' ')
  if (all(own, (word) => known.some((each) => each.startsWith(word)))) return 1
  // Keys that are no letters elsewhere would leave single letters, which match the start of anything.
  const asMany = (reading: string) =>
    reading.length > 2 && reading.split(' ').length === typed.trim().split(/\s+/).length
  const begins = (reading: string) =>
    all(reading, (word) => known.some((each) => each.startsWith(word)))
  if (others.some((reading) => asMany(reading) && begins(reading))) return 2
  if (all(own, (word) => known.some((each) => each.startsWith(word) || isMistyped(word, each))))
    return 3
  return undefined
}

const all = (reading: string, holds: (word: string) => boolean) => reading.split(' ').every(holds)

/**
 * One letter (of at least five) is wrong, missing or extra, or two are swapped; the word may be
 * incomplete.
 */
function isMistyped(word: string, meant: string): boolean {
  if (word.length < 5 || meant[0] !== word[0]) return false
  let at = 0
  while (at < word.length && word[at] === meant[at]) at++
  const rest = word.slice(at + 1)
  const swapped = word[at + 1] === meant[at] && word[at] === meant[at + 1]
  return (
    meant.slice(at + 1).startsWith(rest) ||
    meant.slice(at).startsWith(rest) ||
    meant.slice(at + 1).startsWith(word.slice(at)) ||
    (swapped && meant.slice(at + 2).startsWith(word.slice(at + 2)))
  )
}

// The forms in which people who use three scripts type a word: as it is, transliterated to Latin letters,
// and on the same keys with another keyboard layout.
import { greekInLatin, inLatin, keyboards, russianInLatin } from '#kit/fields/letters.ts'
import { normalized } from '#kit/fields/normalized.ts'

/** The letters of a keyboard, as the same keys of the English one. */
const keysOf = (keyboard: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(keyboard, (letter, at) => [letter, keyboards.english[at]!] as const).filter(
      ([letter]) => /\p{L}/u.test(letter),
    ),
  )
const tables = [
  keysOf(keyboards.russian),
  keysOf(keyboards.greek),
  russianInLatin,
  greekInLatin,
  { ...russianInLatin, ...greekInLatin },
]

const withoutAccents = (text: string) =>
  // Removes accents, but keeps the breve that makes й a letter of its own.
  normalized(
    normalized(text, 'NFD').replace(/(?<![иИ])\u0306|[\u0300\u0301\u0342\u0344\u0345\u0308]/g, ''),
    'NFC',
  )

/** The word in lower case without accents, then its other forms. */
export function typedForms(word: string): string[] {
  const plain = withoutAccents(word.toLowerCase())
  return [...new Set([plain, ...tables.map((table) => inLatin(plain, table))])]
}

// Greek (ELOT 743), Russian (BGN) and Bulgarian (official) names in Latin letters.
import { greekInLatin, russianInLatin } from '#kit/fields/letters.ts'

const bulgarianInLatin = { ...russianInLatin, х: 'h', щ: 'sht', ъ: 'a', ь: 'y' }

export function greekToLatin(text: string): string {
  // The dialytika keeps two vowels apart, and so does an accent on the first of them, as in Νεράιδα.
  const plain = text
    .normalize('NFD')
    .replace(/(?<=[αεο])\u0301([ιυ])(?!\u0308)/gi, '$1\u0308')
    .replace(/\u0301/g, '')
    .normalize('NFC')
  const paired = plain
    .replace(/([αεη])υ(?=[βγδζλμνραεηιουω])/gi, '$1v')
    .replace(/([αεη])υ/gi, '$1f')
    .replace(/ου/gi, (pair) => matchCase(pair, 'ou'))
    .replace(/γγ/g, 'ng')
    .replace(/γξ/g, 'nx')
    .replace(/γχ/g, 'nch')
    .replace(/(?<!\p{L})μπ/giu, (pair) => matchCase(pair, 'b'))
    .replace(/ϊ/gi, (letter) => matchCase(letter, 'i'))
    .replace(/ϋ/gi, (letter) => matchCase(letter, 'y'))
  return byLetter(paired, greekInLatin)
}

export function russianToLatin(text: string): string {
  const softened = text.replace(/(?<!\p{L})Е/gu, 'Ye').replace(/(?<=[аеёиоуыэюяъь])е/gi, 'ye')
  return byLetter(softened, russianInLatin)
}

export const bulgarianToLatin = (text: string) =>
  byLetter(text.replace(/ия(?!\p{L})/gu, 'ia'), bulgarianInLatin)

/** Latin letters without their marks: Đorđević becomes Djordjevic. */
export function plainLatin(text: string): string {
  const special: Record<string, string> = { đ: 'dj', ł: 'l', ß: 'ss', ø: 'o', æ: 'ae', ı: 'i' }
  return byLetter(text, special).normalize('NFD').replace(/\p{M}/gu, '')
}

function byLetter(text: string, table: Readonly<Record<string, string>>): string {
  return text.replace(/\p{L}/gu, (letter, at: number) => {
    const latin = table[letter.toLowerCase()]
    if (latin === undefined) return letter
    if (letter === letter.toLowerCase()) return latin
    const next = text[at + 1] ?? ''
    const shouting = next !== next.toLowerCase()
    return shouting ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1)
  })
}

const matchCase = (source: string, latin: string) =>
  source[0] === source[0]!.toLowerCase() ? latin : latin[0]!.toUpperCase() + latin.slice(1)

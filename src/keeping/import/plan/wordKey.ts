import { normalized } from '#kit/fields/normalized.ts'
import { foldedText } from '#kit/fields/when/foldedText.ts'

/** Equal for words that differ only in case, accents, blanks and punctuation. */
export const wordKey = (text: string): string =>
  foldedText(normalized(text, 'NFKC').trim())
    // Keeps the plus, because the energy class A+ is not A.
    .replace(/(\p{L})\+$/u, '$1 plus')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The keys of words between commas. */
export const wordKeys = (words: string): string[] => words.split(', ').map(wordKey).filter(Boolean)

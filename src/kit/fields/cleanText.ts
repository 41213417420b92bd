// Cleans incoming text, which is often pasted from web pages, chats and documents and contains invisible characters.
import { normalized } from './normalized.ts'

// Sequences whose joiners are part of one visible character: a family, a keycap, the flag of Wales.
const emoji = [
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
  String.raw`\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)*`,
  String.raw`[0-9#*]\uFE0F\u20E3`,
].join('|')
// Zero-width characters, direction marks, byte order marks, soft hyphens, fillers; control characters except tab and line
// breaks. NUL stays, because the schemas refuse it.
const unseen = String.raw`[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]`
const emojiOrUnseen = new RegExp(`(${emoji})|${unseen}`, 'gu')

/** Plain ASCII, which needs no cleaning. */
const isPlain = (text: string) => /^[\t\n\r\x20-\x7e]*$/.test(text)

/**
 * Removes invisible characters and lone surrogates, composes letters (NFC), and replaces unusual blanks and the line breaks of
 * word processors with the usual ones. Surrounding blanks stay, because fields trim them.
 */
export const cleanText = (text: string): string =>
  isPlain(text)
    ? text
    : normalized(
        text
          .toWellFormed()
          .replace(emojiOrUnseen, (_, kept: string | undefined) => kept ?? '')
          .replace(/\p{Zs}/gu, ' ')
          .replace(/[\u000B\u000C\u0085\u2028\u2029]/g, '\n'),
        'NFC',
      )

// No contract is so deep; deeper input is refused anyway, and would only exhaust the stack.
const deepest = 20

/**
 * A password must be exactly what its owner types: one that was set with an invisible character would stop working. The code
 * that hashes passwords decides how they are compared.
 */
const isVerbatim = (name: string) => /password/i.test(name)

/** Cleans every text of a request except passwords. */
export function cleanTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null || depth > deepest) return value
  if (Array.isArray(value)) return value.map((each) => cleanTexts(each, depth + 1))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      isVerbatim(name) ? each : cleanTexts(each, depth + 1),
    ]),
  )
}

// A plain object, or one without a prototype as in a query; no date, map or buffer.
const isPlainObject = (value: object) => {
  const prototype = Object.getPrototypeOf(value) as object | null
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

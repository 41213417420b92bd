// Text as it comes in: copied from web pages, chats and papers, with characters in it that nobody sees.
import { normalized } from './normalized.ts'

// What is drawn by several characters, with joiners that are part of it: a family, a keycap, the flag of Wales.
const emoji = [
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
  String.raw`\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)*`,
  String.raw`[0-9#*]\uFE0F\u20E3`,
].join('|')
// Zero-width characters, marks of direction and of byte order, soft hyphens, fillers; control characters but for
// tab and line breaks. The character NUL stays: the schemas refuse it.
const unseen = String.raw`[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]`
const emojiOrUnseen = new RegExp(`(${emoji})|${unseen}`, 'gu')

/** Nothing in it that has to be looked at. */
const isPlain = (text: string) => /^[\t\n\r\x20-\x7e]*$/.test(text)

/**
 * Without what nobody sees and without halves of characters, each letter in its one composed form (NFC), any blank as the usual one and any line
 * break that word processors have as the usual one. Blanks at its ends stay: fields trim them.
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

// No contract is so deep; what comes deeper is refused, and would only use up the stack.
const deepest = 20

/**
 * A password is what its owner's fingers type: one that was set with a character that nobody sees would open nothing
 * any more. How passwords are compared is settled where they are hashed.
 */
const isVerbatim = (name: string) => /password/i.test(name)

/** The same for each text of a request, but for its passwords. */
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

// One of JSON, or of a query, whose prototype is an empty one; no date, map or buffer.
const isPlainObject = (value: object) => {
  const prototype = Object.getPrototypeOf(value) as object | null
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

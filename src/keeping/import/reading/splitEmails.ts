// Extracts the e-mail addresses of a cell that may hold several, with names beside them.
import { addressOf, isAddress } from '#kit/fields/emailAddress.ts'
import { foldedText } from '#kit/fields/when/foldedText.ts'
import { cellText } from '#kit/fields/cellText.ts'

/** `foreignLetters`: Greek or Russian letters instead of Latin ones. */
export type EmailFault = { text: string; fault: 'noEmail' | 'foreignLetters' }
export type EmailsRead = {
  /** Distinct, as written, in the order of the cell. */
  emails: string[]
  /** Invalid addresses; words beside addresses are allowed. */
  faults: EmailFault[]
}

/** Maximum length; nobody writes a longer text. */
const longest = 20_000

/** Parses `a@b.gr; Name <c@d.gr>, mailto:e@f.gr`. Both lists are empty for an empty text. */
export function splitEmails(text: string): EmailsRead {
  const emails: string[] = []
  const faults: EmailFault[] = []
  const clean = cellText(text) ?? ''
  if (clean.length > longest) return { emails, faults: [{ text: clean, fault: 'noEmail' }] }
  const words = clean
    .split('@')
    .map((part) => part.trim())
    .join('@')
    .split(/[\s,;|/<>()[\]"«»]+|mailto:/i)
    .map((word) => addressOf(withoutMarks(word.split('?', 1)[0]!)))
    .filter((word) => word.includes('@'))
  for (const word of words) {
    const fault = faultOf(word)
    if (fault) faults.push({ text: word, fault })
    else if (!emails.includes(word)) emails.push(word)
  }
  if (words.length === 0 && clean !== '') faults.push({ text: clean, fault: 'noEmail' })
  return { emails, faults }
}

/** Removes surrounding punctuation. */
const withoutMarks = (word: string): string =>
  word.replace(/^[.'’:-]+(?=\p{L})|(?<![.'’:-])[.'’:-]+$/gu, '')

function faultOf(address: string): EmailFault['fault'] | null {
  const [name = '', host = ''] = address.split('@')
  if (/[^\u0021-\u007e]/.test(name) || host.split('.').some(isMistyped)) return 'foreignLetters'
  return isAddress(address) ? null : 'noEmail'
}

/** Mixed alphabets, or only letters that look like Latin ones: ΟΤΕ.gr. */
const isMistyped = (label: string): boolean =>
  /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(label) &&
  (/[a-z]/i.test(label) || /^[αβεζηικμνορτυχасеорхукмтвн\d-]+$/u.test(foldedText(label)))

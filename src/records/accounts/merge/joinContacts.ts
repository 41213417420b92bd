// Joins the e-mails, phones and notes of two accounts. Nothing is lost: what exceeds a field's limit goes into
// the notes.
import { joinTexts, splitTexts } from '#kit/fields/kinds.ts'
import { accountFields } from '../accountFields.contract.ts'

export type Contacts = { email: string | null; phone: string | null; notes: string | null }
type ChosenContacts = { [Name in keyof Contacts]?: Contacts[Name] | undefined }
export const contactFields = ['email', 'phone', 'notes'] as const satisfies (keyof Contacts)[]

const most = { email: accountFields.email.most, phone: accountFields.phone.most }

const sameEmail = (email: string) => email.toLowerCase()
// +30 2310 123 456, 0030 2310-123456 and 2310123456 are one number; so are +49 (0) 171 234 and +49 171 234, and the
// Russian 8 916 123-45-67 and +7 916 123-45-67.
const samePhone = (phone: string) =>
  phone
    .replace(/\(0\)/g, '')
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^30(?=\d{10}$)/, '')
    .replace(/^8(?=\d{10}$)/, '7') || phone

/** `left` are the e-mails and phones beyond the limits of the fields; they are also appended to `joined.notes`. */
export function joinContacts(
  kept: Contacts,
  duplicate: Contacts,
): { joined: Contacts; left: string[] } {
  const emails = distinct(kept.email, duplicate.email, sameEmail)
  const phones = distinct(kept.phone, duplicate.phone, samePhone)
  const left = [...emails.slice(most.email), ...phones.slice(most.phone)]
  const joined = {
    email: joinTexts(emails.slice(0, most.email)),
    phone: joinTexts(phones.slice(0, most.phone)),
    notes: joinNotes(kept.notes, duplicate.notes, left),
  }
  return { joined, left }
}

/** Like `joinContacts`, but leaves alone the fields that the user has `chosen` a value for. */
export function joinedBy(kept: Contacts, duplicate: Contacts, chosen: ChosenContacts) {
  const chosenFields = contactFields.filter((name) => chosen[name] !== undefined)
  const nulls = Object.fromEntries(chosenFields.map((name) => [name, null]))
  return joinContacts(kept, { ...duplicate, ...nulls })
}

/** The notes of both, then the `left` contacts in one line, then each of the `moreLines`. */
export function joinNotes(
  kept: string | null,
  duplicate: string | null,
  left: string[] = [],
  moreLines: readonly string[] = [],
) {
  const notes = [
    kept,
    kept?.includes(duplicate ?? '') ? null : duplicate,
    left.join('; '),
    ...moreLines,
  ]
  return notes.filter(Boolean).join('\n\n') || null
}

function distinct(kept: string | null, duplicate: string | null, key: (part: string) => string) {
  const parts = [...splitTexts(kept), ...splitTexts(duplicate)]
  const keys = parts.map(key)
  return parts.filter((_, at) => keys.indexOf(keys[at]!) === at)
}

// E-mails, phones and notes of two accounts in one: nothing of either is dropped, what finds no place
// in its field goes into the notes.
import { joinTexts, splitTexts } from '#kit/fields/kinds.ts'
import { accountFields } from '../accountFields.contract.ts'

export type Contacts = { email: string | null; phone: string | null; notes: string | null }
type Chosen = { [Name in keyof Contacts]?: Contacts[Name] | undefined }
export const contactFields = ['email', 'phone', 'notes'] as const satisfies (keyof Contacts)[]

const most = { email: accountFields.email.most, phone: accountFields.phone.most }

const sameEmail = (email: string) => email.toLowerCase()
// +30 2310 123 456, 0030 2310-123456 and 2310123456 are one number.
const samePhone = (phone: string) =>
  phone
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^30(?=\d{10}$)/, '') || phone

/**
 * What the kept account then has. `left` are the e-mails and phones that its fields have no room for,
 * and `notes` ends with them.
 */
export function joinContacts(
  kept: Contacts,
  duplicate: Contacts,
): { joined: Contacts; left: string[] } {
  const emails = together(kept.email, duplicate.email, sameEmail)
  const phones = together(kept.phone, duplicate.phone, samePhone)
  const left = [...emails.slice(most.email), ...phones.slice(most.phone)]
  const joined = {
    email: joinTexts(emails.slice(0, most.email)),
    phone: joinTexts(phones.slice(0, most.phone)),
    notes: joinNotes(kept.notes, duplicate.notes, left),
  }
  return { joined, left }
}

/** The same, but of the fields that somebody has `chosen` a value for, which nothing is joined to. */
export function joinedBy(kept: Contacts, duplicate: Contacts, chosen: Chosen) {
  const named = contactFields.filter((name) => chosen[name] !== undefined)
  const unnamed = Object.fromEntries(named.map((name) => [name, null]))
  return joinContacts(kept, { ...duplicate, ...unnamed })
}

/** The notes of both, and under them what shall not be lost: contacts in one line, then a line for each thing said. */
export function joinNotes(
  kept: string | null,
  duplicate: string | null,
  left: string[] = [],
  said: readonly string[] = [],
) {
  const notes = [kept, kept?.includes(duplicate ?? '') ? null : duplicate, left.join('; '), ...said]
  return notes.filter(Boolean).join('\n\n') || null
}

// The parts of both in their order, each once.
function together(kept: string | null, duplicate: string | null, key: (part: string) => string) {
  const parts = [...splitTexts(kept), ...splitTexts(duplicate)]
  const keys = parts.map(key)
  return parts.filter((_, at) => keys.indexOf(keys[at]!) === at)
}

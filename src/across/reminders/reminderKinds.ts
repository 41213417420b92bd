// What is reminded of. How many days before or after its day stands in "reminderStep".

import type { Language } from '#kit/i18n/languages.ts'
import type { RecordRef } from '#base/register/records.contract.ts'

/** One that was just made, with what its texts need. */
export type Made = {
  recordId: number
  /** YYYY-MM-DD, as `madeDay`: the day on which it was made. */
  dueDay: string
  madeDay: string
  step: number
  objectId: number | null
  referenceNumber: string | null
  /** Of the object: its number and title, by language. */
  names: Record<Language, string> | null
  accountId: number | null
  name: string | null
  amount: number | null
  /** Of an error of publishing: its reasons, one a line. */
  details: string | null
}

type Kind = {
  /** The record that it leads to, and the part of its screen. */
  about: (made: Made) => RecordRef & { part?: string }
  /** Whose people get the mail. */
  lookedAfter: 'Object' | 'Account'
}

export const reminderKinds = {
  rent: { about: ofObject('contacts'), lookedAfter: 'Object' },
  tenancyEnds: { about: ofObject('contacts'), lookedAfter: 'Object' },
  contractEnds: {
    about: ({ recordId }) => ({ entity: 'Deal', id: recordId }),
    lookedAfter: 'Object',
  },
  keyOverdue: {
    about: ({ recordId }) => ({ entity: 'ObjectKey', id: recordId }),
    lookedAfter: 'Object',
  },
  publishError: { about: ofObject(), lookedAfter: 'Object' },
  expense: {
    about: ({ recordId }) => ({ entity: 'Transaction', id: recordId }),
    lookedAfter: 'Account',
  },
} as const satisfies Record<string, Kind>
export type ReminderKind = keyof typeof reminderKinds
export const allReminderKinds = Object.keys(reminderKinds) as ReminderKind[]

function ofObject(part?: string): Kind['about'] {
  return ({ objectId }) => ({ entity: 'Object', id: objectId!, ...(part && { part }) })
}

// Kinds of reminders. The table "reminderStep" holds how many days before or after the due day they
// are sent.

import type { Language } from '#kit/i18n/languages.ts'
import type { RecordRef } from '#base/register/records.contract.ts'

/** A reminder that was just created, with the values for its texts. */
export type NewReminder = {
  recordId: number
  /** YYYY-MM-DD, like `madeDay`: the day on which the reminder was created. */
  dueDay: string
  madeDay: string
  step: number
  objectId: number | null
  referenceNumber: string | null
  /** Number and title of the object by language. */
  names: Record<Language, string> | null
  accountId: number | null
  name: string | null
  amount: number | null
  /** Reasons of a publishing error, or what to do about an order: message keys, one per line. */
  details: string | null
}

type KindOptions = {
  /** Record that the reminder links to, and the section of its screen. */
  about: (made: NewReminder) => RecordRef & { part?: string }
  /** Record whose agents get the e-mail; of an order whoever signs it for the agency. */
  lookedAfter: 'Object' | 'Account' | 'Order'
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
  orderEnds: {
    about: ({ recordId }) => ({ entity: 'Order', id: recordId }),
    lookedAfter: 'Order',
  },
} as const satisfies Record<string, KindOptions>
export type ReminderKind = keyof typeof reminderKinds
export const allReminderKinds = Object.keys(reminderKinds) as ReminderKind[]

function ofObject(part?: string): KindOptions['about'] {
  return ({ objectId }) => ({ entity: 'Object', id: objectId!, ...(part && { part }) })
}

// The fields that a file can fill, where they are not all those of the record's form.
import { select } from '#kit/fields/kinds.ts'
import { leadFields, serviceFields } from '#records/leads/leadFields.contract.ts'
import { transactionFields } from '#records/payments/transactions/transactionFields.contract.ts'
import {
  clientColumn,
  clientNames,
  reservationFields,
} from '#records/reservations/reservationFields.contract.ts'

/** A mail becomes a note that says so. */
export const importedActivityKinds = ['call', 'meeting', 'viewing', 'mail', 'note'] as const

/** What somebody may want of the agency. */
export const wantNames: readonly string[] = Object.keys(serviceFields)

const {
  accountId: _person,
  // Nothing goes to clients by itself because of a file.
  sendMatches: _sending,
  notFromText: _misread,
  ...ofLead
} = leadFields
export const importedLeadFields = { ...ofLead, source: select('source') } as const

const { accountId: _payer, objectId: _for, ...ofPayment } = transactionFields
export const importedPaymentFields = ofPayment
export const directions = ['income', 'expense'] as const

const { objectId: _object, accountId: _guest, demandId: _lead, ...ofStay } = reservationFields
const ofClient = new Set<string>(clientNames.map(clientColumn))

/** What a file says of the guest is said of the person, and copied. */
export const importedStayFields = {
  ...Object.fromEntries(Object.entries(ofStay).filter(([name]) => !ofClient.has(name))),
  sourceId: select('source'),
}

/** By field of the stay: what it is of the guest. */
export const guestCopies: Readonly<Record<string, string>> = Object.fromEntries(
  clientNames.map((name) => [clientColumn(name), name]),
)

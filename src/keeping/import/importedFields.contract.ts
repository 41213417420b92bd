// The fields that a file can fill, for kinds where they differ from the record's form.
import { select } from '#kit/fields/kinds.ts'
import { leadFields, serviceFields } from '#records/leads/leadFields.contract.ts'
import { transactionFields } from '#records/payments/transactions/transactionFields.contract.ts'
import {
  clientColumn,
  clientNames,
  reservationFields,
} from '#records/reservations/reservationFields.contract.ts'

/** A mail becomes a note that names it as such. */
export const importedActivityKinds = ['call', 'meeting', 'viewing', 'mail', 'note'] as const

/** The possible wishes of a client. */
export const wantNames: readonly string[] = Object.keys(serviceFields)

const {
  accountId: _person,
  // An import never starts automatic mails to clients.
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

/** Values of the guest in a file belong to the person, and are copied to the stay. */
export const importedStayFields = {
  ...Object.fromEntries(Object.entries(ofStay).filter(([name]) => !ofClient.has(name))),
  sourceId: select('source'),
}

/** By field of the stay: the guest's field. */
export const guestCopies: Readonly<Record<string, string>> = Object.fromEntries(
  clientNames.map((name) => [clientColumn(name), name]),
)

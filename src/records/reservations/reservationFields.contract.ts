// The fields of a reservation, shared by the form, the API and the table. In requests and responses, the client's
// fields are nested in `client`, and the object's id is in `object`.
import {
  date,
  flag,
  money,
  number,
  ref,
  select,
  signedMoney,
  textareaUpTo,
  emails,
  texts,
  textUpTo,
} from '#kit/fields/kinds.ts'

const personName = textUpTo(80)
const documentNumber = textUpTo(40)
const people = number({ max: 1000 })
const time = textUpTo(60)

/** The guest as entered in the reservation, independent of accounts. */
export const clientFields = {
  lastName: personName,
  firstName: personName,
  taxNumber: documentNumber,
  internalPassportNumber: documentNumber,
  email: emails(4, 100),
  phone: texts(5, 40),
} as const
export type ClientField = keyof typeof clientFields
export const clientNames = Object.keys(clientFields) as ClientField[]

/** The name of a client's field as a field of the reservation: `clientLastName`. */
export const clientColumn = <Name extends ClientField>(name: Name) =>
  `client${name[0]!.toUpperCase()}${name.slice(1)}` as `client${Capitalize<Name>}`
type ClientColumns = {
  [Name in ClientField as `client${Capitalize<Name>}`]: (typeof clientFields)[Name]
}
const clientColumns = Object.fromEntries(
  Object.entries(clientFields).map(([name, field]) => [clientColumn(name as ClientField), field]),
) as ClientColumns

/** The fields that are not nested in requests and responses. */
export const ownFields = {
  reservationNumberExternal: textUpTo(60),
  problem: flag,
  awaiting: flag,
  reservationStage: select('reservationStage'),
  bookingDate: date,
  checkIn: date,
  /** Number of nights. */
  duration: number({ min: 1, max: 1000 }),
  adults: people,
  children: people,
  demandId: ref('lead'),
  /** The guest's account, if there is one. */
  accountId: ref('account'),
  total: money,
  totalDone: money,
  prepaymentCash: money,
  prepaymentBank: money,
  prepaymentInvoice: money,
  prepaymentCashDone: money,
  prepaymentBankDone: money,
  // Negative if more was paid than agreed.
  restCash: signedMoney,
  restBank: signedMoney,
  restInvoice: signedMoney,
  restCashDone: money,
  restBankDone: money,
  paymentToOwner: money,
  comission: money,
  comission3rdParty: money,
  /** Negative if a third party took more than the commission. */
  finalComission: signedMoney,
  totalPaymentDeposit: money,
  sourceId: ref('source'),
  externalLink: textUpTo(500),
  ownerPayments: money,
  paymentType: select('paymentType'),
  ownerPaymentDate: date,
  ownerPaymentNotes: textareaUpTo(2000),
  arrivalTimePlanned: time,
  arrivalTimeActual: time,
} as const

export const reservationFields = {
  ...ownFields,
  objectId: ref('object'),
  ...clientColumns,
} as const

/** Stages by their names in the specification; cancelled stays do not block any nights. */
export const stages = { new: 1, confirmed: 2, checkedIn: 3, checkedOut: 4, cancelled: 5 } as const

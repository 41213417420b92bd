// The fields of a reservation, once for the form, the API and the table. Over the wire those of the
// client are nested in `client`, and the number of the object is in `object`.
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

/** Whose stay it is, as it was booked: the reservation's own, whatever accounts there are. */
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

/** What a client's field is called among those of the reservation: `clientLastName`. */
export const clientColumn = <Name extends ClientField>(name: Name) =>
  `client${name[0]!.toUpperCase()}${name.slice(1)}` as `client${Capitalize<Name>}`
type ClientColumns = {
  [Name in ClientField as `client${Capitalize<Name>}`]: (typeof clientFields)[Name]
}
const clientColumns = Object.fromEntries(
  Object.entries(clientFields).map(([name, field]) => [clientColumn(name as ClientField), field]),
) as ClientColumns

/** All that stands in the reservation itself over the wire. */
export const ownFields = {
  reservationNumberExternal: textUpTo(60),
  problem: flag,
  awaiting: flag,
  reservationStage: select('reservationStage'),
  bookingDate: date,
  checkIn: date,
  /** Nights. */
  duration: number({ min: 1, max: 1000 }),
  adults: people,
  children: people,
  demandId: ref('lead'),
  /** Whose account it is that stays, where there is one. */
  accountId: ref('account'),
  total: money,
  totalDone: money,
  prepaymentCash: money,
  prepaymentBank: money,
  prepaymentInvoice: money,
  prepaymentCashDone: money,
  prepaymentBankDone: money,
  // May be below zero: more was paid than was agreed.
  restCash: signedMoney,
  restBank: signedMoney,
  restInvoice: signedMoney,
  restCashDone: money,
  restBankDone: money,
  paymentToOwner: money,
  comission: money,
  comission3rdParty: money,
  /** Below zero where a third party took more than there was. */
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

/** Stages by what the specification calls them; a cancelled stay is in nobody's way. */
export const stages = { new: 1, confirmed: 2, checkedIn: 3, checkedOut: 4, cancelled: 5 } as const

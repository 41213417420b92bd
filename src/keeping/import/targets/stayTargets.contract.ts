// What a file says of stays.
import { select } from '#kit/fields/kinds.ts'
import {
  clientNames,
  clientColumn,
  reservationFields,
} from '#records/reservations/reservationFields.contract.ts'

const { objectId: _object, accountId: _guest, demandId: _lead, ...fields } = reservationFields
const ofClient = new Set<string>(clientNames.map(clientColumn))

/** What it says of the guest is said of the person, and copied. */
export const importedStayFields = {
  ...Object.fromEntries(Object.entries(fields).filter(([name]) => !ofClient.has(name))),
  sourceId: select('source'),
}

/** By field of the stay: what it is of the guest. */
export const guestCopies: Readonly<Record<string, string>> = Object.fromEntries(
  clientNames.map((name) => [clientColumn(name), name]),
)

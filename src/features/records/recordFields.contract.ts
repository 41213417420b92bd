// The fields of every kind of record: what the tables are compared with, and labels are asked for.
import type { Fields } from '#kit/fields/kinds.ts'
import { accountFields } from '#features/accounts/accountFields.contract.ts'
import { activityFields } from '#features/activities/activityFields.contract.ts'
import { alertFields } from '#features/alerts/alerts.contract.ts'
import { dealFields } from '#features/deals/dealFields.contract.ts'
import { documentFields } from '#features/documents/documentFields.contract.ts'
import { leadFields } from '#features/leads/leadFields.contract.ts'
import { objectKeyFields } from '#features/object-keys/objectKeys.contract.ts'
import { objectFields } from '#features/objects/objectFields.contract.ts'
import { objectAccountFields } from '#features/objects/people/objectAccounts.contract.ts'
import { transactionFields } from '#features/payments/transactions/transactionFields.contract.ts'
import { reservationFields } from '#features/reservations/reservationFields.contract.ts'
import { selectionFields } from '#features/selections/selectionFields.contract.ts'
import { agencyFields } from '#features/settings/agency/agency.contract.ts'
import { branchFields } from '#features/settings/settings.contract.ts'
import { viewingFields } from '#features/viewings/viewingFields.contract.ts'
import type { RecordKind, records } from './records.contract.ts'

export const recordFields = {
  Object: objectFields,
  Account: accountFields,
  Activity: activityFields,
  Demand: leadFields,
  /** A file is what was uploaded: nobody edits it. */
  File: {},
  Alert: alertFields,
  Branch: branchFields,
  ObjectAccount: objectAccountFields,
  ObjectKey: objectKeyFields,
  Viewing: viewingFields,
  Deal: dealFields,
  Reservation: reservationFields,
  Selection: selectionFields,
  Transaction: transactionFields,
  Document: documentFields,
  Agency: agencyFields,
} as const satisfies Record<RecordKind, Fields>

type NameOf<K extends RecordKind> = (typeof records)[K]['entity']
/** The labels that there must be: of each kind, and of each of its fields. */
export type RecordLabel = {
  [K in RecordKind]: `record.${K}` | `${NameOf<K>}.${keyof (typeof recordFields)[K] & string}`
}[RecordKind]

import { paths } from '#features/paths.ts'
import type { RecordKind, RecordRef } from './records.contract.ts'

// null for a kind without a screen of its own.
const addresses = {
  Object: (id) => paths.object(id),
  Account: (id) => paths.account(id),
  Activity: null,
  Demand: (id) => paths.lead(id),
  File: null,
  Alert: (id) => paths.alert(id),
  Branch: () => paths.settings,
  ObjectAccount: null,
  Reservation: (id) => paths.reservation(id),
  ObjectKey: (id) => paths.objectKey(id),
  Viewing: (id) => paths.viewing(id),
  Deal: (id) => paths.deal(id),
  Selection: null,
  Agency: () => paths.settings,
  Document: (id) => paths.document(id),
  Transaction: (id) => paths.viewIncome(id),
} as const satisfies Record<RecordKind, ((id: number) => string) | null>

/** Where a record is shown; undefined while its kind has no screen. */
export const hrefOfRecord = ({ entity, id }: RecordRef): string | undefined =>
  addresses[entity]?.(id)

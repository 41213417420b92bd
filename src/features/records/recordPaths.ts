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

/** Which record of these kinds an address shows, to be read or changed. */
export function recordAt<K extends RecordKind>(
  pathname: string,
  kinds: readonly K[],
): RecordRef<K> | undefined {
  for (const entity of kinds) {
    const before = hrefOfRecord({ entity, id: 0 })?.replace(/0$/, '')
    const id = new RegExp(`^${before}([1-9]\\d{0,8})(/\\d)?/?$`, 'i').exec(pathname)?.[1]
    if (before && id) return { entity, id: Number(id) }
  }
  return undefined
}

import { records } from './records.contract.ts'
import type { RecordKind, RecordRef } from './records.contract.ts'

/** Address of a record's screen; undefined for a kind without one. */
export function hrefOfRecord({ entity, id }: RecordRef): string | undefined {
  const href: ((id: number) => string) | null = records[entity].href
  return href?.(id)
}

/** The record of one of these kinds that an address shows, in read or edit mode. */
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

/** Address of an account's screen. */
export const hrefOfAccount = (id: number): string => records.Account.href(id)

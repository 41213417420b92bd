import { records } from './records.contract.ts'
import type { RecordKind, RecordRef } from './records.contract.ts'

/** Where a record is shown; undefined for a kind without a screen of its own. */
export function hrefOfRecord({ entity, id }: RecordRef): string | undefined {
  const href: ((id: number) => string) | null = records[entity].href
  return href?.(id)
}

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

/** Where the account of somebody is shown. */
export const hrefOfAccount = (id: number): string => records.Account.href(id)

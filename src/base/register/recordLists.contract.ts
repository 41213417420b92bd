// The register of lists of records. A feature declares a list in its `….list.ts`; the types include every declared list, the
// values exist once `app` has registered the features at startup.
import { z } from 'zod'
import type { Filters } from '#kit/fields/filters.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import type { BulkKind } from './records.contract.ts'

export type DeclaredList = {
  name: string
  /** Its permission is that of the list. */
  endpoint: Endpoint
  /** Kind of the records, by which rows are deleted, assigned and archived together; null for a list without these. */
  kind: BulkKind | null
  /** Key of the title. */
  title: string
  /** The first column links to the record, and is always shown. */
  columns: readonly {
    key: string
    /** Key of its header. */
    label: string
    as: string
    exported?: (row: never, say: (key: string) => string) => unknown
  }[]
  filters: Filters
  /** Names of the details that the rows of an export need; `true` for all that there are. */
  details?: true | readonly string[]
  /** Rows can be ticked and exported. */
  exported: boolean
}

/** Extended by each feature: `interface RecordLists { DealList: typeof dealList }`. */
export interface RecordLists {}
export type ListName = keyof RecordLists
/** Lists of records that can be archived. */
export type ArchivedList = {
  [L in ListName]: RecordLists[L] extends { kind: BulkKind } ? L : never
}[ListName]

const lists: Record<string, DeclaredList> = {}

/** Called by `app` at startup, before the register is read. */
export function registerLists(brought: Partial<RecordLists>): void {
  Object.assign(lists, brought)
}

export const listNames = (): ListName[] => Object.keys(lists) as ListName[]
export const declaredList = (name: ListName): DeclaredList => lists[name]!
/** Lists whose rows can be ticked and exported. */
export const exportedLists = (): ListName[] =>
  listNames().filter((name) => declaredList(name).exported)

// Lazy, because contracts are evaluated before the lists are registered.
export const listName = z.lazy(() => z.enum(listNames()))

import { recordKinds, records } from './records.contract.ts'
import type { Kinds, RecordKind } from './records.contract.ts'

/** The table of a kind. */
export const tableOf = <K extends RecordKind>(kind: K): Kinds[K]['table'] => records[kind].table

/** The kind of a table; undefined if it has no records. */
export const kindOfTable = (table: string): RecordKind | undefined =>
  recordKinds().find((kind) => records[kind].table === table)

import { recordKinds, records } from './records.contract.ts'
import type { Kinds, RecordKind } from './records.contract.ts'

/** Which table holds the records of a kind. */
export const tableOf = <K extends RecordKind>(kind: K): Kinds[K]['table'] => records[kind].table

/** Undefined for a table that holds no records. */
export const kindOfTable = (table: string): RecordKind | undefined =>
  recordKinds().find((kind) => records[kind].table === table)

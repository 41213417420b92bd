import type { Tables } from '../tables.ts'
import type { RecordKind } from './records.contract.ts'

/** Which table holds the records of a kind. */
export const recordTables = {
  Object: 'object',
  Account: 'account',
  Activity: 'activity',
  Demand: 'lead',
  File: 'file',
  Alert: 'alert',
  Branch: 'branch',
  ObjectAccount: 'objectAccount',
  ObjectKey: 'objectKey',
  Viewing: 'viewing',
  Deal: 'deal',
  Reservation: 'reservation',
  Selection: 'selection',
  Transaction: 'transaction',
  Document: 'document',
  Agency: 'agency',
} as const satisfies Record<RecordKind, keyof Tables>

import type { BlockKind } from './calendarFields.contract.ts'

/** What a calendar says of some days: they are taken, or, where it is `cancelled`, no longer. */
export type FoundDays = {
  uid: string
  from: string
  /** The first day that is free again. */
  till: string
  summary: string | null
  kind: Exclude<BlockKind, 'hand'>
  cancelled: boolean
}

import type { BlockKind } from './calendarFields.contract.ts'
import type { Problem } from './calendarProblems.contract.ts'

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

/** What was read of a calendar, and what could not be. */
export type FoundCalendar = {
  days: FoundDays[]
  /** UIDs of events that are in it and cannot be read, or not to their end: of these the first night is in `days`. */
  unread: string[]
  /** Its end is missing. */
  isCut: boolean
  /** How many events it calls free: they block nothing. */
  free: number
  problems: Problem[]
  problemCount: number
  /** How many of these leave out days that may be taken. */
  lostCount: number
}

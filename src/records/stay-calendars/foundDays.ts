import type { BlockKind } from './calendarFields.contract.ts'
import type { Problem } from './calendarProblems.contract.ts'

/** Days that a calendar says are taken or, if `cancelled`, no longer taken. */
export type FoundDays = {
  uid: string
  from: string
  /** The day after the last taken one. */
  till: string
  summary: string | null
  kind: Exclude<BlockKind, 'hand'>
  cancelled: boolean
}

/** What was read from a calendar, and what could not be. */
export type FoundCalendar = {
  days: FoundDays[]
  /** UIDs of events that cannot be read, or not to their end; of the latter, the first night is in `days`. */
  unread: string[]
  /** The end of the calendar is missing. */
  isCut: boolean
  /** Number of events marked as free; they block nothing. */
  free: number
  problems: Problem[]
  problemCount: number
  /** How many of the problems leave out days that may be taken. */
  lostCount: number
}

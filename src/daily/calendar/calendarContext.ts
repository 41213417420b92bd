// Context shared by the components of one calendar.
import { createContext, useContext } from 'react'
import type { CalendarEntry } from './calendar.contract.ts'
import type { CalendarView } from './calendarDays.ts'
import type { Move } from './grid/useMoveEntries.ts'

type CalendarContext = {
  /** Whose calendar it is; empty for everybody. */
  people: readonly number[]
  /**
   * True while entries of the previous days or people are still shown: empty days must not be
   * announced as empty yet.
   */
  waiting: boolean
  move: Move
  /** Opens the dialog that asks for the new day and time. */
  openMoveDialog: (entry: CalendarEntry) => void
  /** Form for a new viewing at this time. */
  planHref: (at: string) => string
  /** Calendar of another day, in the same view by default. */
  hrefOf: (day: string, view?: CalendarView) => string
  /** Total entries of a day if some of them were cut off. */
  totalOf: (day: string) => number | undefined
}
const context = createContext<CalendarContext | null>(null)
export const CalendarProvider = context.Provider

export function useCalendarContext(): CalendarContext {
  const calendar = useContext(context)
  if (!calendar) throw new Error('useCalendarContext outside of CalendarProvider')
  return calendar
}

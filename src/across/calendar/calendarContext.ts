// What the parts of a calendar can ask of the whole.
import { createContext, useContext } from 'react'
import type { CalendarEntry } from './calendar.contract.ts'
import type { CalendarView } from './calendarDays.ts'
import type { Move } from './grid/useMoveEntries.ts'

type Whole = {
  /** Whose calendar it is; everybody's where there are none. */
  people: readonly number[]
  /** Nothing may be said of what is not there: it is still asked for. */
  waiting: boolean
  move: Move
  /** Asks to what time. */
  askWhere: (entry: CalendarEntry) => void
  /** Where a viewing at this time is entered. */
  planHref: (at: string) => string
  /** The calendar of another day, in this view or another. */
  hrefOf: (day: string, view?: CalendarView) => string
  /** How many there are of a day, when not all of them are here. */
  totalOf: (day: string) => number | undefined
}
const context = createContext<Whole | null>(null)
export const CalendarWhole = context.Provider

export function useWhole(): Whole {
  const whole = useContext(context)
  if (!whole) throw new Error('A part of a calendar stands in a calendar')
  return whole
}

// How long what is planned takes, for its place in a calendar: nobody enters it.
import type { CalendarEntry } from './calendar.contract.ts'

/** In minutes. */
export const lengthOf = ({ category }: Pick<CalendarEntry, 'category'>): number =>
  category === 'viewing' || category === 'meeting' ? 60 : 30

/** An activity at midnight is for the day; nobody calls or meets then. */
export const isForTheDay = ({ kind, at }: Pick<CalendarEntry, 'kind' | 'at'>): boolean =>
  kind === 'activity' && at.slice(11, 16) === '00:00'

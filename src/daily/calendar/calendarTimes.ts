// Assumed lengths of entries, for their height in a calendar: nobody enters a length.
import type { CalendarEntry } from './calendar.contract.ts'

/** In minutes. */
export const lengthOf = ({ category }: Pick<CalendarEntry, 'category'>): number =>
  category === 'viewing' || category === 'meeting' ? 60 : 30

/** An activity at midnight is for the whole day: nobody calls or meets then. */
export const isForTheDay = ({ kind, at }: Pick<CalendarEntry, 'kind' | 'at'>): boolean =>
  kind === 'activity' && at.slice(11, 16) === '00:00'

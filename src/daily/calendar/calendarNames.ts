// Names of days, weeks and months in a language.
import type { Language } from '#kit/i18n/languages.ts'
import { daysOf } from './calendarDays.ts'
import type { CalendarView } from './calendarDays.ts'

const formatIn = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...options, timeZone: 'UTC' })
const moment = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Monday 16 November 2026. */
export const longDay = (day: string, language: Language): string =>
  formatIn(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(
    moment(day),
  )
/** Mon 16. */
export const shortDay = (day: string, language: Language): string =>
  formatIn(language, { weekday: 'short', day: 'numeric' }).format(moment(day))
export const weekday = (day: string, language: Language): string =>
  formatIn(language, { weekday: 'short' }).format(moment(day))

/** Short: with abbreviated names, for a phone. */
export function titleOf(
  view: CalendarView,
  day: string,
  language: Language,
  short = false,
): string {
  if (view === 'day' && !short) return longDay(day, language)
  if (view === 'day')
    return formatIn(language, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }).format(moment(day))
  if (view === 'month')
    return formatIn(language, { month: 'long', year: 'numeric' }).format(moment(day))
  const days = daysOf('week', day)
  return formatIn(language, { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(
    moment(days[0]!),
    moment(days.at(-1)!),
  )
}

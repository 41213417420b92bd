import type { Language } from '#kit/i18n/languages.ts'

/** A day (YYYY-MM-DD), or a range of two, in words: 'Saturday 28 November', '1–28 November'. */
export function formatDays(
  [from, till = from]: readonly [from: string, till?: string],
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const locale = language === 'en' ? 'en-GB' : language
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  const days = format.formatRange(Date.parse(from), Date.parse(till))
  return days[0]!.toUpperCase() + days.slice(1)
}

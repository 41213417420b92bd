/** Formats 2026-11 as 11.2026. */
export const monthName = (month: string): string => month.split('-').toReversed().join('.')

/** Formats 2026-11 as `Nov`, in the language. */
export const shortMonth = (month: string, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
    .format(Date.parse(`${month}-01`))
    .replace('.', '')

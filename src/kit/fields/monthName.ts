/** Formats 2026-11 as 11.2026. */
export const monthName = (month: string): string => month.split('-').toReversed().join('.')

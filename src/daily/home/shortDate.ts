import { agencyToday } from '#kit/clock.ts'

/** A formatted date without the present year: '18.11. 14:45' for '18.11.2026 14:45'. */
export const shortDate = (formatted: string): string =>
  formatted.replace(`.${agencyToday().slice(0, 4)}`, '.')

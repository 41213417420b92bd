import { currency, date, number } from '#kit/fields/kinds.ts'

/** What is entered of a season. */
export const seasonFields = {
  /** The first night. */
  from: date,
  /** The last night. */
  till: date,
  /** For a night. */
  price: currency,
  minNights: number({ min: 1, max: 365 }),
} as const

/** More days than a season may have. */
export const mostSeasonDays = 3660

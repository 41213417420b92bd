import { currency, date, number } from '#kit/fields/kinds.ts'

/** Fields of a season. */
export const seasonFields = {
  /** The first night. */
  from: date,
  /** The last night. */
  till: date,
  /** Price per night. */
  price: currency,
  minNights: number({ min: 1, max: 365 }),
} as const

/** Longest season in days. */
export const mostSeasonDays = 3660

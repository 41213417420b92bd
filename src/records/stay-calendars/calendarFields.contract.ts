// Fields of blocked days and of external calendars.
import { date, textUpTo } from '#kit/fields/kinds.ts'

/** Entered by hand, booked at another site, or closed there for any reason. */
export const blockKinds = ['hand', 'booked', 'closed'] as const
export type BlockKind = (typeof blockKinds)[number]

export const blockFields = {
  from: date,
  /** The day after the last blocked one. */
  till: date,
  summary: textUpTo(300),
} as const

export const feedFields = { name: textUpTo(100), url: textUpTo(2000) } as const

/** Longest block in days. */
export const mostDays = 3660

// What is entered of blocked days and of calendars elsewhere.
import { date, textUpTo } from '#kit/fields/kinds.ts'

/** Entered by hand, booked at another site, or closed there for whatever reason. */
export const blockKinds = ['hand', 'booked', 'closed'] as const
export type BlockKind = (typeof blockKinds)[number]

export const blockFields = {
  from: date,
  /** The first day that is free again. */
  till: date,
  summary: textUpTo(300),
} as const

export const feedFields = { name: textUpTo(100), url: textUpTo(2000) } as const

/** More days than a block may have. */
export const mostDays = 3660

import { boolNullable, dateTime, selectText, textarea } from '#kit/fields/kinds.ts'

export const activityCategories = ['undefined', 'call', 'meeting', 'viewing'] as const
export type ActivityCategory = (typeof activityCategories)[number]

export const activityFields = {
  category: selectText('activityCategory'),
  description: textarea,
  /** null: not an action, false: to do, true: complete. */
  done: boolNullable,
  /** The planned date. */
  date: dateTime,
  /** The date of completion. */
  doneDate: dateTime,
} as const

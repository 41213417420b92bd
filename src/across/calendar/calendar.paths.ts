/** Spelt as the specification spells them. */
export const calendarPaths = {
  calendar: '/Calendar',
  routeSheet: '/Calendar/route',
} as const

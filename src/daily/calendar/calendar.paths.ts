/** Spelled as in the specification. */
export const calendarPaths = {
  calendar: '/Calendar',
  routeSheet: '/Calendar/route',
} as const

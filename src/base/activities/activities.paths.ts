/** Spelled as in the specification. */
export const activityPaths = {
  actions: '/Actions',
} as const

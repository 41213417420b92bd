/** Spelt as the specification spells them. */
export const activityPaths = {
  actions: '/Actions',
} as const

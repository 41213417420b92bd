/** Spelled as in the specification. */
export const objectKeyPaths = {
  objectKeys: '/ObjectKeys',
  /** The longest out first. */
  overdueKeys: '/ObjectKeys?state=overdue&sort=givenAway',
  objectKey: (id: number) => `/ObjectKeys/${id}`,
} as const

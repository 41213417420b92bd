/** Spelt as the specification spells them. */
export const objectKeyPaths = {
  objectKeys: '/ObjectKeys',
  objectKey: (id: number) => `/ObjectKeys/${id}`,
} as const

/** Spelled as in the specification. */
export const objectKeyPaths = {
  objectKeys: '/ObjectKeys',
  objectKey: (id: number) => `/ObjectKeys/${id}`,
} as const

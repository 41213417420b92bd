export const importPaths = {
  imports: '/Import',
  import: (id: number) => `/Import/${id}`,
} as const

export const archivePaths = { archives: '/Export' } as const

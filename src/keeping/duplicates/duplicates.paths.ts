export const duplicatePaths = { duplicates: '/Duplicates' } as const

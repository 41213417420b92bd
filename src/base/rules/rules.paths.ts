export const rulePaths = { rules: '/Settings/Rules' } as const

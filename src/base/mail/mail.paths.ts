export const mailPaths = { mail: '/Settings/Mail' } as const

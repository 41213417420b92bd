export const operationsPaths = { operations: '/Settings/Operations' } as const

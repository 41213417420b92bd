export const firstStepsPaths = { firstSteps: '/Settings/FirstSteps' } as const

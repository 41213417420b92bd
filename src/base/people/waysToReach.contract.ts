export const waysToReach = ['call', 'WhatsApp', 'Viber'] as const
export type WayToReach = (typeof waysToReach)[number]

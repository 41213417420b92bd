export function buildClient(): Promise<boolean>

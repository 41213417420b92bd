export function buildClient(node: string): Promise<boolean>

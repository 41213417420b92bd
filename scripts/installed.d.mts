export function addSettings(
  environment: Record<string, string | undefined>,
  added: Record<string, string>,
): void

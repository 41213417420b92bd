// Whether there is no room left for a file: on a disk, in somebody's share of one, or in a bucket.

const codes = new Set(['ENOSPC', 'EDQUOT'])

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, $metadata } = error as { code?: string; $metadata?: { httpStatusCode?: number } }
  return codes.has(code ?? '') || $metadata?.httpStatusCode === 507 || isDiskFull(error.cause)
}

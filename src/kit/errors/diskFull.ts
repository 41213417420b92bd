// Whether a write failed for lack of space: on a disk, in a disk quota or in an S3 bucket.

const codes = new Set(['ENOSPC', 'EDQUOT'])

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, $metadata } = error as { code?: string; $metadata?: { httpStatusCode?: number } }
  return codes.has(code ?? '') || $metadata?.httpStatusCode === 507 || isDiskFull(error.cause)
}

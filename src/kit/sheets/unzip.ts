// Unzips the small archives that workbooks are, within limits on size and number of entries.
import { DamagedZip, openZip } from './openZip.ts'

export type UnzipLimits = {
  /** Decompressed bytes of all entries together. */
  bytes: number
  entries: number
}

/** The entries hold more bytes than allowed. */
export class UnzippedTooLarge extends Error {}

/** The entries whose name is wanted; others do not count. Throws UnzippedTooLarge, and DamagedZip also for too many entries. */
export async function unzip(
  archive: Buffer,
  limits: UnzipLimits,
  isWanted: (name: string) => boolean = () => true,
): Promise<Map<string, Buffer>> {
  const zip = await openZip(archive)
  if (zip.count > limits.entries) throw new DamagedZip()
  const found = new Map<string, Buffer>()
  let size = 0
  for await (const entry of zip.entries()) {
    if (!isWanted(entry.name)) continue
    const parts: Buffer[] = []
    for await (const part of zip.read(entry)) {
      size += part.length
      if (size > limits.bytes) throw new UnzippedTooLarge()
      parts.push(part)
    }
    found.set(entry.name, Buffer.concat(parts))
  }
  return found
}

// Unzips an untrusted archive within limits on size and number of entries.
import { inflateRawSync } from 'node:zlib'

export type UnzipLimits = {
  /** Decompressed bytes of all entries together. */
  bytes: number
  entries: number
}

/** The entries hold more bytes than allowed. */
export class UnzippedTooLarge extends Error {}

/** The entries by name; undefined if it is not an archive, is broken, or exceeds a limit. */
export function unzip(archive: Buffer, limits: UnzipLimits): Map<string, Buffer> | undefined {
  try {
    return unzipSome(archive, limits, () => true)
  } catch {
    return undefined
  }
}

/**
 * The entries whose name is wanted; others do not count. Undefined if it is not an archive or has too many entries;
 * throws `UnzippedTooLarge`, and other errors for a broken archive.
 */
export function unzipSome(
  archive: Buffer,
  { bytes, entries: most }: UnzipLimits,
  isWanted: (name: string) => boolean,
): Map<string, Buffer> | undefined {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const count = archive.readUInt16LE(end + 10)
  if (end < 0 || count > most) return undefined
  const entries = new Map<string, Buffer>()
  let left = bytes
  let header = archive.readUInt32LE(end + 16)
  for (let each = 0; each < count; each++) {
    if (archive.readUInt32LE(header) !== 0x02014b50) return undefined
    const [nameLength, extra, comment] = [28, 30, 32].map((at) => archive.readUInt16LE(header + at))
    const name = archive.toString('utf8', header + 46, header + 46 + nameLength!)
    if (isWanted(name)) {
      const content = contentOf(archive, header, left)
      left -= content.length
      entries.set(name, content)
    }
    header += 46 + nameLength! + extra! + comment!
  }
  return entries
}

function contentOf(archive: Buffer, header: number, most: number): Buffer {
  const length = archive.readUInt32LE(header + 20)
  const head = archive.readUInt32LE(header + 42)
  const start = head + 30 + archive.readUInt16LE(head + 26) + archive.readUInt16LE(head + 28)
  const content = archive.subarray(start, start + length)
  if (content.length > most) throw new UnzippedTooLarge()
  return archive.readUInt16LE(header + 10) === 0 ? content : inflated(content, most)
}

function inflated(content: Buffer, most: number): Buffer {
  try {
    // It throws at the limit, whatever size the archive claims.
    return inflateRawSync(content, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw isTooLarge ? new UnzippedTooLarge() : error
  }
}

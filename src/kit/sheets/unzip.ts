// Unzips an untrusted archive within limits on size and number of entries. Those of 4 GB and more are not read.
import { promisify } from 'node:util'
import { inflateRaw, inflateRawSync } from 'node:zlib'

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
  const listed = directory(archive, most)
  if (!listed) return undefined
  const entries = new Map<string, Buffer>()
  let left = bytes
  for (const { name, header } of listed) {
    if (!isWanted(name)) continue
    const content = contentOf(archive, header, left)
    left -= content.length
    entries.set(name, content)
  }
  return entries
}

/** `read` rejects with `UnzippedTooLarge` for more than so many bytes, and with other errors where it is broken. */
export type ArchiveEntry = { name: string; read: (most: number) => Promise<Buffer> }

/** The entries, each to be read by itself. Undefined if it is not an archive, is broken, or has too many. */
export function zipEntries(archive: Buffer, most: number): ArchiveEntry[] | undefined {
  try {
    return directory(archive, most)?.map(({ name, header }) => ({
      name,
      read: async (bytes) => {
        const packed = packedAt(archive, header, bytes)
        return isPacked(archive, header) ? inflatedApart(packed, bytes) : packed
      },
    }))
  } catch {
    return undefined
  }
}

type Listed = { name: string; header: number }

/** Throws where it is broken. */
function directory(archive: Buffer, most: number): Listed[] | undefined {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const count = archive.readUInt16LE(end + 10)
  if (end < 0 || count > most) return undefined
  const listed: Listed[] = []
  let header = archive.readUInt32LE(end + 16)
  for (let each = 0; each < count; each++) {
    if (archive.readUInt32LE(header) !== 0x02014b50) return undefined
    const [nameLength, extra, comment] = [28, 30, 32].map((at) => archive.readUInt16LE(header + at))
    const name = archive.toString('utf8', header + 46, header + 46 + nameLength!)
    listed.push({ name, header })
    header += 46 + nameLength! + extra! + comment!
  }
  return listed
}

const contentOf = (archive: Buffer, header: number, most: number): Buffer => {
  const packed = packedAt(archive, header, most)
  return isPacked(archive, header) ? inflated(packed, most) : packed
}

const isPacked = (archive: Buffer, header: number) => archive.readUInt16LE(header + 10) !== 0

function packedAt(archive: Buffer, header: number, most: number): Buffer {
  const length = archive.readUInt32LE(header + 20)
  const head = archive.readUInt32LE(header + 42)
  const start = head + 30 + archive.readUInt16LE(head + 26) + archive.readUInt16LE(head + 28)
  const content = archive.subarray(start, start + length)
  if (content.length > most) throw new UnzippedTooLarge()
  return content
}

// They fail at the limit, whatever size the archive claims.
function inflated(content: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    throw asTooLarge(error)
  }
}

const inflateRawApart = promisify(inflateRaw)

/** Beside the event loop, for what is large. */
const inflatedApart = (content: Buffer, most: number): Promise<Buffer> =>
  inflateRawApart(content, { maxOutputLength: Math.max(1, most) }).catch((error: unknown) => {
    throw asTooLarge(error)
  })

const asTooLarge = (error: unknown): unknown =>
  (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? new UnzippedTooLarge() : error

// Unzips an untrusted archive within limits on size and number of entries.
import { inflateRawSync } from 'node:zlib'

export type UnzipLimits = {
  /** Decompressed bytes of all entries together. */
  bytes: number
  entries: number
}

/** The entries by name; undefined if it is not an archive, is broken, or exceeds a limit. */
export function unzip(archive: Buffer, limits: UnzipLimits): Map<string, Buffer> | undefined {
  try {
    return entriesOf(archive, limits)
  } catch {
    return undefined
  }
}

function entriesOf(archive: Buffer, { bytes, entries: most }: UnzipLimits) {
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
    const content = contentOf(archive, header, left)
    left -= content.length
    entries.set(name, content)
    header += 46 + nameLength! + extra! + comment!
  }
  return entries
}

function contentOf(archive: Buffer, header: number, most: number): Buffer {
  const length = archive.readUInt32LE(header + 20)
  const head = archive.readUInt32LE(header + 42)
  const start = head + 30 + archive.readUInt16LE(head + 26) + archive.readUInt16LE(head + 28)
  const content = archive.subarray(start, start + length)
  if (content.length > most) throw new RangeError('Larger than allowed')
  // `maxOutputLength` makes decompression throw at the limit, whatever size the archive claims.
  return archive.readUInt16LE(header + 10) === 0
    ? content
    : inflateRawSync(content, { maxOutputLength: Math.max(1, most) })
}

// Takes a zip archive apart that anybody may have made: nothing grows past what is allowed.
import { inflateRawSync } from 'node:zlib'

export type UnzipLimits = {
  /** All entries together, in bytes, once they are unpacked. */
  bytes: number
  entries: number
}

/** The entries by name; undefined for what is no archive, is broken, or is larger than allowed. */
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
  let line = archive.readUInt32LE(end + 16)
  for (let each = 0; each < count; each++) {
    if (archive.readUInt32LE(line) !== 0x02014b50) return undefined
    const [nameLength, extra, comment] = [28, 30, 32].map((at) => archive.readUInt16LE(line + at))
    const name = archive.toString('utf8', line + 46, line + 46 + nameLength!)
    const content = unpacked(archive, line, left)
    left -= content.length
    entries.set(name, content)
    line += 46 + nameLength! + extra! + comment!
  }
  return entries
}

function unpacked(archive: Buffer, line: number, most: number): Buffer {
  const length = archive.readUInt32LE(line + 20)
  const head = archive.readUInt32LE(line + 42)
  const start = head + 30 + archive.readUInt16LE(head + 26) + archive.readUInt16LE(head + 28)
  const content = archive.subarray(start, start + length)
  if (content.length > most) throw new RangeError('Larger than allowed')
  // Unpacking stops with an error there, whatever size the archive claims.
  return archive.readUInt16LE(line + 10) === 0
    ? content
    : inflateRawSync(content, { maxOutputLength: Math.max(1, most) })
}

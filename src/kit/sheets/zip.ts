// Writes a zip archive as a stream; no entry has to fit into memory. Where the archive, or an entry that says so, is too large for
// the numbers of the format, it has those of ZIP64.
import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

type Content = string | Uint8Array
export type ZipEntry = {
  name: string
  content: Iterable<Content> | AsyncIterable<Content>
  /** Such as a photo: it would not get smaller. */
  isCompressed?: boolean
  /** It may have more than 4 GB. */
  isLarge?: boolean
}

type WrittenEntry = {
  name: Buffer
  isLarge: boolean
  crc: number
  compressed: number
  size: number
  at: number
}

const utf8AndSizesAfter = 0x0808
const deflated = 8
const noTime = 0x21 << 16 // 1 January 1980
/** Versions of the format that a reader must know. */
const [plain, zip64] = [20, 45]
/** A number that does not fit stands in a field of ZIP64, and this in its place. */
const [most16, most32] = [0xffff, 0xffff_ffff]
/** From these numbers on an archive has fields of ZIP64. Tests make do with less. */
type Limits = { entries: number; bytes: number }
const limitsOfFormat: Limits = { entries: most16, bytes: most32 }

type Entries = Iterable<ZipEntry> | AsyncIterable<ZipEntry>

/** The bytes of the archive. It fails at an entry of more than 4 GB that is not said to be large. */
export const zip = (entries: Entries, limits: Limits = limitsOfFormat): Readable =>
  Readable.from(bytesOf(entries, limits), { objectMode: false })

async function* bytesOf(entries: Entries, limits: Limits): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let at = 0
  for await (const { name, content, isCompressed = false, isLarge = false } of entries) {
    const entry = { name: Buffer.from(name), isLarge, crc: 0, compressed: 0, size: 0, at }
    for await (const part of entryOf(entry, compressed(entry, content, isCompressed))) {
      at += part.length
      yield part
    }
    directory.push(directoryLine(entry, limits))
  }
  const lines = Buffer.concat(directory)
  yield Buffer.concat([lines, endOf(directory.length, lines.length, at, limits)])
}

async function* entryOf(entry: WrittenEntry, content: AsyncIterable<Buffer>) {
  const { name, isLarge } = entry
  const extra = isLarge ? zip64Field([0, 0]) : nothing
  const version = isLarge ? zip64 : plain
  const head = [0x04034b50, version, utf8AndSizesAfter, deflated, noTime]
  // The sum and the sizes come after the content.
  yield packed('42224 444 22', [...head, 0, 0, 0, name.length, extra.length])
  yield Buffer.concat([name, extra])
  for await (const part of content) {
    entry.compressed += part.length
    yield part
  }
  const { crc, compressed, size } = entry
  if (!isLarge && Math.max(size, compressed) > most32) throw new Error('Too long for an archive')
  yield packed(isLarge ? '4488' : '4444', [0x08074b50, crc, compressed, size])
}

function compressed(
  entry: WrittenEntry,
  content: ZipEntry['content'],
  isCompressed: boolean,
): AsyncIterable<Buffer> {
  async function* counted() {
    for await (const part of content) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part
      entry.crc = crc32(bytes, entry.crc)
      entry.size += bytes.length
      yield bytes
    }
  }
  const deflate = createDeflateRaw(isCompressed ? { level: 0 } : {})
  // The reader of the returned stream gets the errors of both.
  return pipeline(Readable.from(counted(), { objectMode: false }), deflate, () => {})
}

function directoryLine(entry: WrittenEntry, { bytes }: Limits): Buffer {
  const { name, crc, at } = entry
  const areLarge = Math.max(entry.size, entry.compressed) >= bytes
  const isFar = at >= bytes
  const large = areLarge ? [entry.size, entry.compressed] : []
  if (isFar) large.push(at)
  const extra = large.length > 0 ? zip64Field(large) : nothing
  const version = entry.isLarge || large.length > 0 ? zip64 : plain
  const head = [0x02014b50, zip64, version, utf8AndSizesAfter, deflated, noTime, crc]
  const sizes = areLarge ? [most32, most32] : [entry.compressed, entry.size]
  const lengths = [name.length, extra.length, 0]
  const place = [0, 0, 0, isFar ? most32 : at]
  const line = packed('4222244 44 222 2244', [...head, ...sizes, ...lengths, ...place])
  return Buffer.concat([line, name, extra])
}

function endOf(entries: number, length: number, at: number, limits: Limits): Buffer {
  const isLarge = entries >= limits.entries || at + length >= limits.bytes
  const count = isLarge ? most16 : entries
  const place = isLarge ? [most32, most32] : [length, at]
  const end = packed('422 22 44 2', [0x06054b50, 0, 0, count, count, ...place, 0])
  if (!isLarge) return end
  const head = [0x06064b50, 44, zip64, zip64, 0, 0]
  const large = packed('482244 8888', [...head, entries, entries, length, at])
  return Buffer.concat([large, packed('4484', [0x07064b50, 0, at + length, 1]), end])
}

const nothing = Buffer.alloc(0)
const zip64Field = (numbers: number[]) =>
  packed(`22${'8'.repeat(numbers.length)}`, [1, 8 * numbers.length, ...numbers])

/** Numbers in little endian, each in as many bytes as its digit in `widths` says. */
function packed(widths: string, numbers: number[]): Buffer {
  const parts = [...widths.replaceAll(' ', '')].map((width, each) => {
    const part = Buffer.alloc(Number(width))
    if (width === '8') part.writeBigUInt64LE(BigInt(numbers[each]!))
    else part.writeUIntLE(numbers[each]!, 0, Number(width))
    return part
  })
  return Buffer.concat(parts)
}

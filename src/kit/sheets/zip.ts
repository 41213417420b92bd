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

type WrittenEntry = Required<Omit<ZipEntry, 'content' | 'name'>> & {
  name: Buffer
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
/** What does not fit stands in a field of ZIP64, and this in its place. */
const [most16, most32] = [0xffff, 0xffff_ffff]
/** From these numbers on an archive has fields of ZIP64. Tests make do with less. */
type Limits = { entries: number; bytes: number }
const limitsOfFormat: Limits = { entries: most16, bytes: most32 }

/** Yields the bytes of the archive. Throws for an entry of more than 4 GB that is not said to be large. */
export async function* zip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  limits: Limits = limitsOfFormat,
): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let at = 0
  for await (const { name, content, isCompressed = false, isLarge = false } of entries) {
    const entry: WrittenEntry = {
      name: Buffer.from(name),
      isCompressed,
      isLarge,
      crc: 0,
      compressed: 0,
      size: 0,
      at,
    }
    for await (const part of entryOf(entry, content)) {
      at += part.length
      yield part
    }
    directory.push(directoryLine(entry, limits))
  }
  const lines = Buffer.concat(directory)
  yield Buffer.concat([
    lines,
    endOf({ entries: directory.length, length: lines.length, at }, limits),
  ])
}

async function* entryOf(entry: WrittenEntry, content: ZipEntry['content']): AsyncGenerator<Buffer> {
  // Its numbers come after its content.
  const extra = entry.isLarge ? zip64Field([0, 0]) : nothing
  yield littleEndian(
    ...([[4, 0x04034b50], ...sharedHead(entry.isLarge)] as Part[]),
    ...([[4, 0], [4, 0], [4, 0], ...nameFields(entry, extra)] as Part[]),
  )
  yield Buffer.concat([entry.name, extra])
  for await (const part of compressed(entry, content)) {
    entry.compressed += part.length
    yield part
  }
  if (!entry.isLarge && Math.max(entry.size, entry.compressed) > most32)
    throw new Error('Too long for an archive')
  const bytes = entry.isLarge ? 8 : 4
  yield littleEndian(
    [4, 0x08074b50],
    [4, entry.crc],
    [bytes, entry.compressed],
    [bytes, entry.size],
  )
}

function compressed(entry: WrittenEntry, content: ZipEntry['content']): AsyncIterable<Buffer> {
  async function* counted() {
    for await (const part of content) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part
      entry.crc = crc32(bytes, entry.crc)
      entry.size += bytes.length
      yield bytes
    }
  }
  const deflate = createDeflateRaw(entry.isCompressed ? { level: 0 } : {})
  // The reader of the returned stream gets the errors of both.
  return pipeline(Readable.from(counted(), { objectMode: false }), deflate, () => {})
}

function directoryLine(entry: WrittenEntry, { bytes }: Limits): Buffer {
  const sizes = [entry.size, entry.compressed]
  const areLarge = sizes.some((size) => size >= bytes)
  const isFar = entry.at >= bytes
  const numbers = [...(areLarge ? sizes : []), ...(isFar ? [entry.at] : [])]
  const extra = numbers.length > 0 ? zip64Field(numbers) : nothing
  const [size, compressed] = areLarge ? [most32, most32] : sizes
  return Buffer.concat([
    littleEndian(
      ...([
        [4, 0x02014b50],
        [2, zip64],
      ] as Part[]),
      ...sharedHead(entry.isLarge || numbers.length > 0),
      ...([[4, entry.crc], [4, compressed], [4, size], ...nameFields(entry, extra)] as Part[]),
      ...([
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, isFar ? most32 : entry.at],
      ] as Part[]),
    ),
    entry.name,
    extra,
  ])
}

type Directory = { entries: number; length: number; at: number }

function endOf({ entries, length, at }: Directory, limits: Limits): Buffer {
  const isLarge = entries >= limits.entries || at + length >= limits.bytes
  const end = littleEndian(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, isLarge ? most16 : entries],
    [2, isLarge ? most16 : entries],
    [4, isLarge ? most32 : length],
    [4, isLarge ? most32 : at],
    [2, 0],
  )
  if (!isLarge) return end
  const large = littleEndian(
    ...([
      [4, 0x06064b50],
      [8, 44],
      [2, zip64],
      [2, zip64],
      [4, 0],
      [4, 0],
    ] as Part[]),
    ...([
      [8, entries],
      [8, entries],
      [8, length],
      [8, at],
    ] as Part[]),
  )
  const locator = littleEndian([4, 0x07064b50], [4, 0], [8, at + length], [4, 1])
  return Buffer.concat([large, locator, end])
}

type Part = [bytes: 2 | 4 | 8, value: number]

const nothing = Buffer.alloc(0)
const zip64Field = (numbers: number[]) =>
  littleEndian([2, 1], [2, 8 * numbers.length], ...numbers.map((value): Part => [8, value]))

const sharedHead = (isLarge: boolean): Part[] => [
  [2, isLarge ? zip64 : plain],
  [2, utf8AndSizesAfter],
  [2, deflated],
  [4, noTime],
]
const nameFields = ({ name }: WrittenEntry, extra: Buffer): Part[] => [
  [2, name.length],
  [2, extra.length],
]

function littleEndian(...parts: Part[]): Buffer {
  return Buffer.concat(
    parts.map(([bytes, value]) => {
      const part = Buffer.alloc(bytes)
      if (bytes === 8) part.writeBigUInt64LE(BigInt(value))
      else part.writeUIntLE(value, 0, bytes)
      return part
    }),
  )
}

// Writes a zip archive as a stream; no entry has to fit into memory.
import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

type Content = string | Uint8Array
export type ZipEntry = { name: string; content: Iterable<Content> | AsyncIterable<Content> }

type WrittenEntry = { name: Buffer; crc: number; compressed: number; size: number; at: number }

const utf8AndSizesAfter = 0x0808
const deflated = 8
const noTime = 0x21 << 16 // 1 January 1980

/** Yields the bytes of the archive. Throws for an entry of more than 4 GB. */
export async function* zip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const written: WrittenEntry[] = []
  let at = 0
  for await (const { name, content } of entries) {
    const entry: WrittenEntry = { name: Buffer.from(name), crc: 0, compressed: 0, size: 0, at }
    for await (const part of entryOf(entry, content)) {
      at += part.length
      yield part
    }
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(directoryLine))
  yield Buffer.concat([directory, endOf(written.length, directory.length, at)])
}

async function* entryOf(entry: WrittenEntry, content: ZipEntry['content']): AsyncGenerator<Buffer> {
  yield littleEndian([4, 0x04034b50], ...sharedHead(), [4, 0], [4, 0], [4, 0], ...nameFields(entry))
  yield entry.name
  for await (const part of compressed(entry, content)) {
    entry.compressed += part.length
    yield part
  }
  if (Math.max(entry.size, entry.compressed) > 0xffff_ffff)
    throw new Error('Too long for an archive')
  yield littleEndian([4, 0x08074b50], [4, entry.crc], [4, entry.compressed], [4, entry.size])
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
  // The reader of the returned stream gets the errors of both.
  return pipeline(Readable.from(counted(), { objectMode: false }), createDeflateRaw(), () => {})
}

const directoryLine = (entry: WrittenEntry) =>
  Buffer.concat([
    littleEndian(
      ...([[4, 0x02014b50], [2, 20], ...sharedHead()] as Part[]),
      ...([[4, entry.crc], [4, entry.compressed], [4, entry.size], ...nameFields(entry)] as Part[]),
      ...([
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, entry.at],
      ] as Part[]),
    ),
    entry.name,
  ])

const endOf = (entries: number, length: number, at: number) =>
  littleEndian(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries],
    [2, entries],
    [4, length],
    [4, at],
    [2, 0],
  )

type Part = [bytes: 2 | 4, value: number]

const sharedHead = (): Part[] => [
  [2, 20],
  [2, utf8AndSizesAfter],
  [2, deflated],
  [4, noTime],
]
const nameFields = ({ name }: WrittenEntry): Part[] => [
  [2, name.length],
  [2, 0],
]

function littleEndian(...parts: Part[]): Buffer {
  return Buffer.concat(
    parts.map(([bytes, value]) => {
      const part = Buffer.alloc(bytes)
      part.writeUIntLE(value, 0, bytes)
      return part
    }),
  )
}

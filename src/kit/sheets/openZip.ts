// Reads an untrusted ZIP archive, each entry by its place. One in a file may be of any size: nothing of it is held in memory.
import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'

/** It is no archive, is cut off or damaged, or an entry is packed in a way that is not read here, such as encrypted. */
export class DamagedZip extends Error {}

export type ListedEntry = {
  name: string
  /** Where its line stands in the directory: by this it is found again. */
  line: number
  /** Bytes, as the archive says; `read` refuses more or less. */
  size: number
  compressed: number
}
type Entry = ListedEntry & { at: number; crc: number; packing: 'none' | 'deflated' | 'unknown' }

export type OpenZip = {
  /** As the archive says. */
  count: number
  entries(): AsyncGenerator<ListedEntry>
  /** The entry whose line stands there. */
  entryAt(line: number): Promise<ListedEntry>
  /** Throws DamagedZip where its content is not what the archive says. */
  read(entry: ListedEntry): AsyncGenerator<Buffer>
  close(): Promise<void>
}

const [endSize, locatorSize, lineSize, headSize] = [22, 20, 46, 30]
const longestComment = 0xffff
const [most16, most32] = [0xffff, 0xffff_ffff]
const chunk = 256 * 1024

/** An archive in memory, or the path of its file. Throws DamagedZip where it is no archive. */
export async function openZip(archive: Buffer | string): Promise<OpenZip> {
  const file = typeof archive === 'string' ? await open(archive) : archive
  const close = async () => void (Buffer.isBuffer(file) || (await file.close()))
  try {
    const size = Buffer.isBuffer(file) ? file.length : (await file.stat()).size
    const read = reader(file, size)
    const directory = await findDirectory(read, size)
    const lines = inPieces(read, size)
    return {
      count: directory.count,
      entries: () => entriesOf(lines, directory),
      entryAt: (line) => lineAt(lines, line),
      read: (entry) => contentOf(read, entry as Entry),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

type Read = (at: number, length: number) => Promise<Buffer>

/** Whole reads only: what is said to stand behind the end is not there. */
const reader =
  (file: Buffer | FileHandle, size: number): Read =>
  async (at, length) => {
    if (!(at >= 0 && length >= 0 && at + length <= size)) throw new DamagedZip()
    if (Buffer.isBuffer(file)) return file.subarray(at, at + length)
    const bytes = Buffer.allocUnsafe(length)
    for (let done = 0; done < length;) {
      const { bytesRead } = await file.read(bytes, done, length - done, at + done)
      if (bytesRead === 0) throw new DamagedZip()
      done += bytesRead
    }
    return bytes
  }

/** The lines of a directory are short, and the next one is most likely needed soon. */
function inPieces(read: Read, size: number): Read {
  let piece: { at: number; bytes: Buffer } = { at: 0, bytes: Buffer.alloc(0) }
  return async (at, length) => {
    if (at < piece.at || at + length > piece.at + piece.bytes.length)
      piece = { at, bytes: await read(at, Math.max(length, Math.min(chunk, size - at))) }
    return piece.bytes.subarray(at - piece.at, at - piece.at + length)
  }
}

type Directory = { count: number; at: number; length: number }

async function findDirectory(read: Read, size: number): Promise<Directory> {
  const from = Math.max(0, size - endSize - longestComment)
  const tail = await read(from, size - from)
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || end + endSize > tail.length) throw new DamagedZip()
  const [count, length, at] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ]
  if (count !== most16 && length !== most32 && at !== most32) return { count, length, at }
  const locator = await read(from + end - locatorSize, locatorSize)
  if (locator.readUInt32LE(0) !== 0x07064b50) return { count, length, at }
  const large = await read(Number(locator.readBigUInt64LE(8)), 56)
  if (large.readUInt32LE(0) !== 0x06064b50) throw new DamagedZip()
  const number = (place: number) => Number(large.readBigUInt64LE(place))
  return { count: number(32), length: number(40), at: number(48) }
}

async function* entriesOf(read: Read, { count, at, length }: Directory): AsyncGenerator<Entry> {
  let line = at
  for (let each = 0; each < count; each++) {
    const entry = await lineAt(read, line)
    line += entry.length
    if (line > at + length) throw new DamagedZip()
    yield entry
  }
}

const packings: Readonly<Record<number, Entry['packing']>> = { 0: 'none', 8: 'deflated' }

/** One line of the directory. */
async function lineAt(read: Read, line: number): Promise<Entry & { length: number }> {
  const head = await read(line, lineSize)
  if (head.readUInt32LE(0) !== 0x02014b50) throw new DamagedZip()
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) => head.readUInt16LE(at))
  const rest = await read(line + lineSize, nameLength! + extraLength!)
  const method = head.readUInt16LE(10)
  const isEncrypted = (head.readUInt16LE(8) & 1) === 1
  const packing = isEncrypted ? 'unknown' : (packings[method] ?? 'unknown')
  const extra = rest.subarray(nameLength)
  const [size, compressed, at] = largeNumbers(
    [head.readUInt32LE(24), head.readUInt32LE(20), head.readUInt32LE(42)],
    extra,
  )
  return {
    name: rest.toString('utf8', 0, nameLength),
    line,
    packing,
    size: size!,
    compressed: compressed!,
    at: at!,
    crc: head.readUInt32LE(16),
    length: lineSize + nameLength! + extraLength! + commentLength!,
  }
}

/** Numbers that do not fit stand in a field of ZIP64, one after the other. */
function largeNumbers(numbers: number[], extra: Buffer): number[] {
  if (numbers.every((number) => number !== most32)) return numbers
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    let place = at + 4
    return numbers.map((number) => {
      if (number !== most32) return number
      if (place + 8 > extra.length) throw new DamagedZip()
      const large = Number(extra.readBigUInt64LE(place))
      place += 8
      return large
    })
  }
  throw new DamagedZip()
}

async function* contentOf(read: Read, entry: Entry): AsyncGenerator<Buffer> {
  if (entry.packing === 'unknown') throw new DamagedZip()
  const head = await read(entry.at, headSize)
  if (head.readUInt32LE(0) !== 0x04034b50) throw new DamagedZip()
  const start = entry.at + headSize + head.readUInt16LE(26) + head.readUInt16LE(28)
  const stored = Readable.from(storedBytes(read, start, entry.compressed), { objectMode: false })
  // The reader of the returned stream gets the errors of both.
  const content =
    entry.packing === 'deflated' ? pipeline(stored, createInflateRaw(), () => {}) : stored
  let [size, crc] = [0, 0]
  try {
    for await (const part of content as AsyncIterable<Buffer>) {
      size += part.length
      // Whatever size the archive claims: an entry does not become larger than that.
      if (size > entry.size) throw new DamagedZip()
      crc = crc32(part, crc)
      yield part
    }
  } catch (error) {
    throw isOfInflate(error) ? new DamagedZip() : error
  }
  if (size !== entry.size || crc !== entry.crc) throw new DamagedZip()
}

async function* storedBytes(read: Read, start: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; at += chunk)
    yield await read(start + at, Math.min(chunk, length - at))
}

const isOfInflate = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')

// Finds the real beginning of files that some program wrote after a byte order mark, blank lines or other bytes.
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/** How far PDF readers look for the beginning of a PDF. */
const farthest = 1024

const signatures = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n']

/**
 * How many bytes precede the beginning of the file at this path; `pdf` for a PDF after other bytes, which PDF readers
 * skip by themselves. `isKnown`: the first bytes are those of a known file type.
 */
export async function bytesBefore(
  path: string,
  { isText, isKnown }: { isText: boolean; isKnown: boolean },
): Promise<number | 'pdf'> {
  const { start, end } = await edgesOf(path)
  const [blanks] = /^(\xef\xbb\xbf)?\s*/.exec(start)!
  const pdf = start.indexOf('%PDF-')
  // A text may only mention "%PDF-"; a text that is a PDF also ends like one.
  const isPdf = pdf === blanks.length || !isText || /%%EOF\s*$/.test(end)
  if (pdf > 0 && isPdf && (!isKnown || pdf === blanks.length)) return 'pdf'
  // file-type skips a byte order mark, but programs that open the file do not.
  if (isText || (isKnown && !blanks.startsWith('\xef'))) return 0
  const found = signatures.map((signature) => start.indexOf(signature)).filter((at) => at > 0)
  return found.length > 0 ? Math.min(...found) : blanks.length
}

/** The first and last bytes as Latin-1 texts, one character a byte. */
async function edgesOf(path: string): Promise<{ start: string; end: string }> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const read = async (length: number, at: number) =>
      (await handle.read(Buffer.alloc(length), 0, length, at)).buffer.toString('latin1')
    const length = Math.min(size, farthest)
    return { start: await read(length, 0), end: await read(length, size - length) }
  } finally {
    await handle.close()
  }
}

/** Removes the first `bytes` bytes of the file at this path. */
export async function cutOff(path: string, bytes: number): Promise<void> {
  const rest = `${path}.rest`
  await pipeline(createReadStream(path, { start: bytes }), createWriteStream(rest, { flags: 'wx' }))
  await rename(rest, path)
}

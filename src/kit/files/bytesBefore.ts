// Files that do not begin where they should: after a byte order mark, blank lines or what else a program wrote
// in front of them. They are still what they are.
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/** As far as readers of PDF look for its beginning. */
const farthest = 1024

const pictures = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n']

/**
 * How many bytes stand before the beginning of the file at this path; `pdf` for a PDF after others, whose readers
 * find it themselves. `isKnown`: it begins as files of some type do.
 */
export async function bytesBefore(
  path: string,
  { isText, isKnown }: { isText: boolean; isKnown: boolean },
): Promise<number | 'pdf'> {
  const { start, end } = await edgesOf(path)
  const [blanks] = /^(\xef\xbb\xbf)?\s*/.exec(start)!
  const pdf = start.indexOf('%PDF-')
  // A text may speak of PDF; one that is a PDF ends as such, too.
  const isPdf = pdf === blanks.length || !isText || /%%EOF\s*$/.test(end)
  if (pdf > 0 && isPdf && (!isKnown || pdf === blanks.length)) return 'pdf'
  // A mark before it is overlooked where files are told apart, and nowhere else.
  if (isText || (isKnown && !blanks.startsWith('\xef'))) return 0
  const found = pictures.map((sign) => start.indexOf(sign)).filter((at) => at > 0)
  return found.length > 0 ? Math.min(...found) : blanks.length
}

/** The first and last bytes, a letter each. */
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

/** The file at this path begins after so many bytes from now on. */
export async function cutOff(path: string, bytes: number): Promise<void> {
  const rest = `${path}.rest`
  await pipeline(createReadStream(path, { start: bytes }), createWriteStream(rest, { flags: 'wx' }))
  await rename(rest, path)
}

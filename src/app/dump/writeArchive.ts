// Writes the entries of an archive and their sums.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pack } from 'tar-stream'
import { footName, sumsName } from './format.ts'
import type { Foot } from './format.ts'

const perSums = 1_000

export type ArchiveWriter = {
  add(name: string, content: Buffer): Promise<void>
  /** `size` in bytes; fails when the stream has another. */
  addStream(name: string, size: number, content: Readable): Promise<void>
  /** Writes foot and sums. Resolves when `out` has everything. */
  finish(foot: Omit<Foot, 'entries' | 'sums'>): Promise<void>
  /** Gives up a failed archive. Returns the error to report: that of `out`, if it caused the other. */
  fail(reason: unknown): Promise<unknown>
  /** Bytes of content so far. */
  bytes(): number
}

export function writeArchive(out: Writable): ArchiveWriter {
  const tar = pack()
  const written = pipeline(tar, out)
  let failure: unknown
  written.catch((error: unknown) => (failure = error))
  const chain = createHash('sha256')
  let lines: string[] = []
  let groups = 0
  let entries = 0
  let bytes = 0
  /** Returns the line of the sums. */
  const write = async (name: string, size: number, content: Readable) => {
    const hash = createHash('sha256')
    const counted = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    }
    // Always the same date, so that the same agency makes the same archive.
    const header = { name, size, mode: 0o600, mtime: new Date(0) }
    await pipeline(content, counted, tar.entry(header))
    entries++
    return `${hash.digest('hex')}  ${name}\n`
  }
  const writeText = (name: string, text: string) =>
    write(name, Buffer.byteLength(text), Readable.from([Buffer.from(text)]))
  const flushSums = async () => {
    const text = lines.join('')
    lines = []
    groups++
    chain.update(text)
    await writeText(sumsName(groups), text)
  }
  const addStream: ArchiveWriter['addStream'] = async (name, size, content) => {
    lines.push(await write(name, size, content))
    if (lines.length === perSums) await flushSums()
  }
  return {
    add: (name, content) => addStream(name, content.length, Readable.from([content])),
    addStream,
    async finish(foot) {
      if (lines.length > 0) await flushSums()
      const sums = chain.copy().digest('hex')
      lines.push(await writeText(footName, JSON.stringify({ ...foot, entries, sums })))
      await flushSums()
      tar.finalize()
      await written
    },
    async fail(reason) {
      const cause = failure
      tar.destroy()
      await written.catch(() => {})
      return cause ?? reason
    },
    bytes: () => bytes,
  }
}

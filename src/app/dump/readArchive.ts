// Reads the entries of an archive and compares them with their sums.
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { extract } from 'tar-stream'
import { footName, footSchema } from './format.ts'
import type { Foot } from './format.ts'

/** Something was changed or cut off since the archive was written. */
export class DamagedArchive extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(
      `The archive is damaged: ${reason}. Take another copy of it; nothing was changed`,
      options,
    )
  }
}

export type ArchiveEntry = {
  name: string
  /** Bytes. */
  size: number
  /** Read it wholly or not at all, before the next entry is asked for. */
  content: AsyncIterable<Buffer>
}

/**
 * Yields every entry but the sums, in order. Closes `source` at the end, also when the loop is left. Throws DamagedArchive as
 * soon as something is wrong: an entry was perhaps already handed out, so that only after the last one all are known to be
 * right.
 */
export async function* readArchive(source: Readable): AsyncGenerator<ArchiveEntry> {
  const sums = new Sums()
  try {
    for await (const { name, size, content: unsummed } of entriesOf(source)) {
      const hash = createHash('sha256')
      const content = hashed(unsummed, hash)
      if (name.startsWith('sums/')) sums.compare(await textOf(content, size))
      else if (name === footName) {
        const text = await textOf(content, size)
        sums.end(text)
        yield { name, size, content: once(Buffer.from(text)) }
      } else {
        yield { name, size, content }
        // Nobody may have wanted it.
        for await (const _ of content);
      }
      sums.add(name, hash.digest('hex'))
    }
    sums.mustBeComplete()
  } finally {
    source.destroy()
  }
}

async function* entriesOf(source: Readable): AsyncGenerator<ArchiveEntry> {
  const tar = extract()
  source.once('error', (error) => tar.destroy(error))
  source.pipe(tar)
  for await (const entry of told(source, tar)) {
    // Whoever reads it is told; until somebody does, an error that nobody listens to would end the process.
    entry.on('error', () => {})
    const content = told(source, entry as AsyncIterable<Buffer>)
    yield { name: entry.header.name, size: entry.header.size, content }
  }
}

/** Tells damage from a disk or a pipe that fails, which damages nothing. */
async function* told<Part>(source: Readable, parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* parts
  } catch (error) {
    if (source.errored) throw source.errored
    const reason = error instanceof Error ? error.message : String(error)
    throw new DamagedArchive(reason, { cause: error })
  }
}

/** What is summed up as one text; more would not be ours. */
const longestText = 64 * 1024 * 1024

async function textOf(content: AsyncIterable<Buffer>, size: number): Promise<string> {
  if (size > longestText) throw new DamagedArchive('it has a text of impossible length')
  return (await buffer(content)).toString()
}

async function* hashed(entry: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of entry) {
    hash.update(chunk)
    yield chunk
  }
}

async function* once(content: Buffer) {
  yield content
}

/** Follows what `writeArchive` does with sums. */
class Sums {
  #pending: string[] = []
  #chain = createHash('sha256')
  #entries = 0
  #foot: Foot | undefined

  add(name: string, hash: string): void {
    this.#entries++
    if (!name.startsWith('sums/')) this.#pending.push(`${hash}  ${name}\n`)
  }

  compare(text: string): void {
    const lines = text.split(/(?<=\n)/)
    const wrong = this.#pending.findIndex((line, at) => line !== lines[at])
    if (wrong >= 0 || lines.length !== this.#pending.length)
      throw new DamagedArchive(
        wrong < 0 ? 'entries are missing' : `${this.#pending[wrong]!.slice(66, -1)} was changed`,
      )
    this.#pending = []
    this.#chain.update(text)
  }

  end(text: string): void {
    this.#foot = readFoot(text)
    if (this.#foot.entries !== this.#entries || this.#foot.sums !== this.#chain.digest('hex'))
      throw new DamagedArchive('entries are missing')
    this.#chain = createHash('sha256')
  }

  mustBeComplete(): void {
    if (!this.#foot || this.#pending.length > 0) throw new DamagedArchive('its end is missing')
  }
}

function readFoot(text: string): Foot {
  try {
    return footSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new DamagedArchive(`${footName} cannot be read`, { cause })
  }
}

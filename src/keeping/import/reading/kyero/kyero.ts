// Reads property feeds in the format Kyero 3, one row per property, chunk by chunk.
import { xmlWalker } from '#kit/sheets/walkXml.ts'
import { decodedPieces } from '../encoding/decode.ts'
import { TableRefused } from '../source.ts'
import type { Encoding, IntakeLimits, Row } from '../source.ts'
import { propertyCells } from './propertyCells.ts'
import type { Said } from './propertyCells.ts'

/** Whether a text is the beginning of such a feed. */
export const isKyero = (start: string): boolean =>
  /^\s*(?:<\?xml|<!--|<root[\s>])/i.test(start) &&
  /<root[\s>]/.test(start) &&
  /<kyero[\s>]/.test(start)

/** Maximum nesting; real feeds have about six levels. */
const deepest = 20
/** Maximum number of values per property; real ones have at most about a hundred. */
const mostValues = 5000

/** Throws `TableRefused`. */
export async function* kyeroRows(
  path: string,
  encoding: Encoding,
  limits: IntakeLimits,
): AsyncGenerator<Row[]> {
  const properties = new Properties(limits)
  const walker = xmlWalker({
    open: (name) => properties.open(name),
    text: (part) => properties.text(part),
    close: () => properties.close(),
    // A document type declaration is only needed for attacks.
    doctype: () => {
      throw new TableRefused('noTable')
    },
  })
  for await (const piece of decodedPieces(path, encoding)) {
    refusing(() => walker.write(piece))
    yield properties.complete()
  }
  refusing(() => walker.close())
  yield properties.complete()
}

/** Refuses broken files. */
function refusing(read: () => void): void {
  try {
    read()
  } catch (error) {
    throw error instanceof TableRefused ? error : new TableRefused('noTable')
  }
}

/** Collects the values of each property by path, such as `surface_area/built`. */
class Properties {
  readonly #limits: IntakeLimits
  readonly #path: string[] = []
  #complete: Row[] = []
  #said: Said | null = null
  #values = 0
  #letters = 0
  #text = ''
  #count = 0

  constructor(limits: IntakeLimits) {
    this.#limits = limits
  }

  open(name: string): void {
    this.#path.push(name)
    if (this.#path.length > deepest) throw new TableRefused('noTable')
    this.#text = ''
    if (this.#path.join('/') !== 'root/property') return
    this.#said = new Map()
    this.#values = 0
    this.#letters = 0
  }

  text(part: string): void {
    if (this.#said === null) return
    this.#text += part
    if (this.#text.length > this.#limits.letters) throw new TableRefused('longCell')
  }

  close(): void {
    const path = this.#path.slice(2).join('/')
    this.#path.pop()
    const text = this.#text.trim()
    this.#text = ''
    if (this.#said === null) return
    if (path === '') this.#finish(this.#said)
    else if (text !== '') this.#add(this.#said, path, text)
  }

  /** The rows that are complete so far. */
  complete(): Row[] {
    return this.#complete.splice(0)
  }

  #add(said: Said, path: string, text: string): void {
    this.#letters += text.length
    if (++this.#values > mostValues || this.#letters > this.#limits.rowLetters)
      throw new TableRefused('longRow')
    const known = said.get(path)
    if (known) known.push(text)
    else said.set(path, [text])
  }

  #finish(said: Said): void {
    this.#said = null
    const cells = propertyCells(said)
    if (cells.every((cell) => cell === null)) return
    if (++this.#count > this.#limits.rows) throw new TableRefused('tooManyRows')
    this.#complete.push({ number: this.#count, cells })
  }
}

// Reads XML feeds of properties, one row per property, chunk by chunk.
import { xmlWalker } from '#kit/sheets/walkXml.ts'
import { decodedPieces } from '../encoding/decode.ts'
import { TableRefused, refuseBroken } from '../source.ts'
import type { Encoding, IntakeLimits, Row } from '../source.ts'
import type { PropertyTexts } from './propertyTexts.ts'

export type FeedFormat = {
  /** Whether the element at this path, from the root, is a property. */
  isProperty: (path: readonly string[]) => boolean
  /** The cells of a property; null if it is none to import. */
  cells: (said: PropertyTexts) => (string | null)[] | null
  /** Attributes are read too, as `price@currency`, and the property's own name as `@element`. */
  hasAttributes?: boolean
  /** Distinguishes elements of the same name by an attribute. */
  nameOf?: (name: string, attributes: Record<string, string>) => string
  /** Elements with embedded files. */
  leftOut?: string
  /** Feeds that name their document type, which is not followed. */
  mayNameType?: boolean
}

/** Maximum nesting; real feeds have about six levels. */
const deepest = 20
/** Maximum number of values per property; real ones have at most about a hundred. */
const mostValues = 5000

/** Throws `TableRefused`. */
export async function* feedRows(
  path: string,
  encoding: Encoding,
  limits: IntakeLimits,
  format: FeedFormat,
): AsyncGenerator<Row[]> {
  const properties = new Properties(limits, format)
  const walker = xmlWalker({
    open: (name, attributes) => properties.open(name, attributes),
    text: (part) => properties.text(part),
    close: () => properties.close(),
    // A declaration with entities is only needed for attacks.
    doctype: (text) => {
      if (!format.mayNameType || text.includes('[')) throw new TableRefused('noTable')
    },
  })
  for await (const piece of decodedPieces(path, encoding)) {
    refuseBroken(() => walker.write(piece))
    yield properties.complete()
  }
  refuseBroken(() => walker.close())
  yield properties.complete()
}

/** Collects the values of each property by path, such as `surface_area/built`. */
class Properties {
  readonly #limits: IntakeLimits
  readonly #format: FeedFormat
  readonly #path: string[] = []
  #complete: Row[] = []
  #said: PropertyTexts | null = null
  /** The number of elements around the properties, with the property itself. */
  #above = 0
  #values = 0
  #letters = 0
  #text = ''
  #count = 0

  constructor(limits: IntakeLimits, format: FeedFormat) {
    this.#limits = limits
    this.#format = format
  }

  open(name: string, attributes: Record<string, string>): void {
    this.#path.push(this.#format.nameOf?.(name, attributes) ?? name)
    if (this.#path.length > deepest) throw new TableRefused('noTable')
    this.#text = ''
    if (this.#said === null) {
      if (!this.#format.isProperty(this.#path)) return
      this.#said = new Map()
      this.#above = this.#path.length
      this.#values = 0
      this.#letters = 0
      if (this.#format.hasAttributes) this.#add(this.#said, '@element', name)
    }
    if (this.#format.hasAttributes) this.#addAttributes(this.#said, attributes)
  }

  text(part: string): void {
    if (this.#said === null || this.#path.at(-1) === this.#format.leftOut) return
    this.#text += part
    if (this.#text.length > this.#limits.letters) throw new TableRefused('longCell')
  }

  close(): void {
    const path = this.#innerPath()
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

  #innerPath(): string {
    return this.#path.slice(this.#above).join('/')
  }

  /** Also notes an element without any text. */
  #addAttributes(said: PropertyTexts, attributes: Record<string, string>): void {
    const path = this.#innerPath()
    if (!said.has(path)) said.set(path, [])
    this.#countValue(0)
    for (const [name, text] of Object.entries(attributes))
      if (text.trim() !== '' && !/^xml|:/.test(name))
        this.#add(said, `${path}@${name}`, text.trim())
  }

  #add(said: PropertyTexts, path: string, text: string): void {
    this.#countValue(text.length)
    const known = said.get(path)
    if (known) known.push(text)
    else said.set(path, [text])
  }

  #countValue(letters: number): void {
    this.#letters += letters
    if (++this.#values > mostValues || this.#letters > this.#limits.rowLetters)
      throw new TableRefused('longRow')
  }

  #finish(said: PropertyTexts): void {
    this.#said = null
    const cells = this.#format.cells(said)
    if (cells === null || cells.every((cell) => cell === null)) return
    if (++this.#count > this.#limits.rows) throw new TableRefused('tooManyRows')
    this.#complete.push({ number: this.#count, cells })
  }
}

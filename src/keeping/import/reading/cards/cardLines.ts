// Reads the lines of a vCard file, unfolded and decoded one by one: cards may be folded in the middle of a character, and in
// version 2.1 each line may have its own encoding.
import { decodedPieces, filePieces } from '../encoding/decode.ts'
import { decoderOf } from '../encoding/decoderOf.ts'
import type { Decoder } from '../encoding/decoderOf.ts'
import { TableRefused } from '../source.ts'
import type { Encoding, IntakeLimits } from '../source.ts'

export type CardLine = {
  /** The number of its first line, from 1. */
  line: number
  /** Links a phone to its label: `item1` of `item1.TEL`; empty without one. In capitals. */
  group: string
  /** In capitals, without its group. */
  name: string
  /** In capitals. */
  parameters: string[]
  value: string
}

/** Throws `TableRefused`. Leaves out pictures, sounds and keys. */
export async function* cardLines(
  path: string,
  encoding: Encoding,
  limits: IntakeLimits,
): AsyncGenerator<CardLine> {
  const isWide = encoding.startsWith('utf-16')
  const decoder = decoderOf(isWide ? 'utf-8' : encoding)
  const unfolder = new Unfolder(limits.letters * 3)
  const read = ({ line, bytes }: Unfolded) => cardLine(line, bytes, decoder)
  for await (const piece of isWide ? widePieces(path, encoding) : bytePieces(path))
    for (const unfolded of unfolder.push(piece)) yield* read(unfolded)
  for (const unfolded of unfolder.end()) yield* read(unfolded)
}

/** One character for each byte. */
async function* bytePieces(path: string): AsyncGenerator<string> {
  let mark = /^\xef\xbb\xbf/
  for await (const bytes of filePieces(path)) {
    yield bytes.toString('latin1').replace(mark, '')
    mark = /^(?!)/
  }
}

async function* widePieces(path: string, encoding: Encoding): AsyncGenerator<string> {
  for await (const text of decodedPieces(path, encoding)) yield Buffer.from(text).toString('latin1')
}

type Unfolded = { line: number; bytes: string }

const leftOut = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY)[;:]/i
const isQuotedPrintable = (line: string) => /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE/i.test(line)

class Unfolder {
  readonly #mostBytes: number
  #rest = ''
  #count = 0
  #open: Unfolded | undefined
  #isLeftOut = false

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  *push(piece: string): Generator<Unfolded> {
    const lines = (this.#rest + piece).split(/\r\n|\n|\r(?!$)/)
    this.#rest = lines.pop()!
    // A picture on a single unfolded line.
    if (this.#rest.length > this.#mostBytes) {
      if (!leftOut.test(this.#rest)) throw new TableRefused('longCell')
      this.#rest = this.#rest.slice(0, 20)
    }
    for (const line of lines) yield* this.#add(line)
  }

  *end(): Generator<Unfolded> {
    yield* this.#add(this.#rest.replace(/\r$/, ''))
    if (this.#open && !this.#isLeftOut) yield this.#open
  }

  *#add(line: string): Generator<Unfolded> {
    this.#count++
    const open = this.#open
    if (open && this.#goesOn(open, line)) return
    if (open && !this.#isLeftOut) yield open
    this.#isLeftOut = leftOut.test(line)
    this.#open = { line: this.#count, bytes: this.#isLeftOut ? '' : line }
  }

  /** Appends the line if it continues the previous one. */
  #goesOn(open: Unfolded, line: string): boolean {
    const isSoft = open.bytes.endsWith('=') && isQuotedPrintable(open.bytes)
    const isFolded = /^[ \t]/.test(line)
    if (!isSoft && !isFolded) return false
    if (this.#isLeftOut) return true
    open.bytes = isSoft ? open.bytes.slice(0, -1) + line : open.bytes + line.slice(1)
    if (open.bytes.length > this.#mostBytes) throw new TableRefused('longCell')
    return true
  }
}

function* cardLine(line: number, bytes: string, decoder: Decoder): Generator<CardLine> {
  const [head, group = '', name, rest = ''] =
    /^\s*(?:([\w-]+)\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):/.exec(bytes) ?? []
  if (head === undefined || name === undefined) return
  const parameters = rest.toUpperCase().split(';').slice(1)
  const raw = bytes.slice(head.length)
  const charset = parameters.find((one) => one.startsWith('CHARSET='))?.slice(8)
  const value = isQuotedPrintable(bytes)
    ? decoderNamed(charset, decoder).decode(quotedBytes(raw))
    : decoder.decode(Buffer.from(raw, 'latin1'))
  yield { line, group: group.toUpperCase(), name: name.toUpperCase(), parameters, value }
}

const quotedBytes = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([\dA-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  )

/** A line may name an unknown encoding. */
function decoderNamed(charset: string | undefined, usual: Decoder): Decoder {
  try {
    return charset === undefined ? usual : new TextDecoder(charset.replaceAll('"', ''))
  } catch {
    return usual
  }
}

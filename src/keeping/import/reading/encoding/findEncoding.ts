// Detects the encoding of a text file. Scans the whole file, because its first Greek or Russian letter may come late.
import { isAscii } from 'node:buffer'
import { filePieces } from './decode.ts'
import { decoderOf } from './decoderOf.ts'
import { hasUtf8Lines } from './hasUtf8Lines.ts'
import { costOf } from './letterCost.ts'
import type { Encoding } from '../source.ts'

/** With the additional cost of encodings that are seldom met, so that they win only with some more text. */
const candidates = new Map<Encoding, number>([
  ['windows-1253', 0],
  ['iso-8859-7', 0],
  ['windows-1251', 0],
  ['koi8-r', 0],
  ['windows-1252', 0],
  ['cp737', 3],
  ['ibm866', 3],
  ['x-mac-greek', 12],
])

// This much non-ASCII text is enough to tell the alphabets apart.
const enoughBytes = 128 * 1024
const startBytes = 64 * 1024

/** Undefined for binary content. */
export async function findEncoding(path: string): Promise<Encoding | null> {
  let isFirst = true
  let telling = Buffer.alloc(0)
  let isStrict = true
  let isFolded = false
  const strict = new TextDecoder('utf-8', { fatal: true })
  for await (const piece of filePieces(path)) {
    if (isFirst)
      isFolded = /^(?:\xef\xbb\xbf)?\s*BEGIN:VCARD/i.test(piece.toString('latin1', 0, 100))
    const bytes = isFolded ? unfolded(piece) : piece
    if (isFirst) {
      const found = markedEncoding(bytes) ?? wideEncoding(bytes.subarray(0, startBytes))
      if (found) return found
      if (isBinary(bytes.subarray(0, startBytes))) return null
    }
    isFirst = false
    if (isStrict) isStrict = isRead(strict, bytes)
    if (telling.length < enoughBytes && !isAscii(bytes))
      telling = Buffer.concat([telling, tellingLines(bytes)])
    else if (!isStrict) break
  }
  if (isStrict && isRead(strict)) return 'utf-8'
  // Of several encodings UTF-8, because it shows which lines are in another one.
  const isMixed = isNearlyUtf8(telling) || (await hasUtf8Lines(whole(path, isFolded)))
  return isMixed ? 'utf-8' : likeliest(telling)
}

async function* whole(path: string, isFolded: boolean): AsyncGenerator<Buffer> {
  for await (const piece of filePieces(path)) yield isFolded ? unfolded(piece) : piece
}

/** Cards may be folded in the middle of a character. */
const unfolded = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.toString('latin1').replace(/\r?\n[ \t]/g, ''), 'latin1')

function isRead(decoder: TextDecoder, bytes?: Buffer): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined })
    return true
  } catch {
    return false
  }
}

function markedEncoding(bytes: Buffer): Encoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
}

/** Detects UTF-16 without a byte order mark: only it has NUL in each blank, digit and line break. */
function wideEncoding(bytes: Buffer): Encoding | null {
  if (!bytes.includes(0)) return null
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2))
  for (const encoding of ['utf-16le', 'utf-16be'] as const) {
    const text = new TextDecoder(encoding).decode(whole)
    const usual = text.match(usualCharacters)?.length ?? 0
    if (usual >= text.length * 0.95 && /[\t\n\r -~]/.test(text)) return encoding
  }
  return null
}
const usualCharacters =
  /[\t\n\r -~\u00a0-\u017f\u0370-\u04ff\u1f00-\u1fff\u2010-\u2044\u20ac\u2116\ufeff]/g

const isBinary = (bytes: Buffer): boolean => {
  const controls = bytes.filter((byte) => byte < 32 && !usualControls.has(byte)).length
  return controls > 4 + bytes.length * 0.02
}
const usualControls = new Set([9, 10, 11, 12, 13, 26])

/** The lines with non-ASCII characters. */
function tellingLines(bytes: Buffer): Buffer {
  const lines: Buffer[] = []
  let length = 0
  for (let at = 0; at < bytes.length && length < enoughBytes;) {
    const end = bytes.indexOf(10, at)
    const line = bytes.subarray(at, end < 0 ? bytes.length : end + 1)
    at += line.length
    if (isAscii(line)) continue
    lines.push(line)
    length += line.length
  }
  return Buffer.concat(lines)
}

/** A few invalid bytes do not rule out UTF-8. */
function isNearlyUtf8(bytes: Buffer): boolean {
  const text = new TextDecoder('utf-8').decode(bytes)
  const broken = text.match(/\ufffd/g)?.length ?? 0
  const letters = text.match(/[\u0080-\ufffc]/g)?.length ?? 0
  return letters > broken * 20
}

/** The first of equally likely encodings: windows-1253 and ISO-8859-7 share most letters. */
function likeliest(bytes: Buffer): Encoding {
  const costs = [...candidates].map(
    ([encoding, rarity]) => [encoding, rarity + costOf(decoderOf(encoding).decode(bytes))] as const,
  )
  return costs.reduce((best, one) => (one[1] < best[1] ? one : best))[0]
}

// Recognises a file that was put together from files in several encodings.
import { isAscii, isUtf8 } from 'node:buffer'

// Two characters of a one-byte encoding may happen to look like one of UTF-8, such as Β΄; whole words do not, nor many lines.
const lettersOfWords = 3
const manyLines = 3
// Longer lines are looked at in pieces.
const longest = 1_000_000

/** Whether lines are in UTF-8, although others are not. */
export async function hasUtf8Lines(pieces: AsyncIterable<Buffer>): Promise<boolean> {
  let likely = 0
  let others = 0
  for await (const line of linesOf(pieces)) {
    if (isAscii(line)) continue
    const letters = isUtf8(line) ? lettersIn(line) : 0
    if (letters >= lettersOfWords) return true
    if (letters > 0) likely++
    else others++
  }
  return likely >= manyLines && likely * 5 > others
}

/** 0 if it has characters that neither Greek, nor Russian, nor western texts have. */
function lettersIn(line: Buffer): number {
  const beyond = line.toString().match(/[^\0-\x7f]/g) ?? []
  return beyond.every((one) => usual.test(one)) ? beyond.length : 0
}
const usual = /[\u00a0-\u017f\u0370-\u04ff\u1f00-\u1fff\u2010-\u2044\u20ac\u2116]/

async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  let lineBreak = 0
  for await (const piece of pieces) {
    // Old Macs write no line feeds.
    lineBreak ||= piece.includes('\n') ? 10 : 13
    const bytes = Buffer.concat([rest, piece])
    let from = 0
    for (let at = bytes.indexOf(lineBreak); at >= 0; at = bytes.indexOf(lineBreak, from)) {
      yield bytes.subarray(from, at)
      from = at + 1
    }
    rest = bytes.subarray(from)
    if (rest.length < longest) continue
    yield rest
    rest = Buffer.alloc(0)
  }
  yield rest
}

// Recognises a file that was put together from files in several encodings.
import { isAscii, isUtf8 } from 'node:buffer'

const [lineFeed, carriageReturn] = [10, 13]

// Two characters of a one-byte encoding may happen to look like one of UTF-8, such as Β΄; whole words do not.
const lettersOfWords = 3
// Longer lines are looked at in pieces.
const longest = 1_000_000

/** Whether lines are in UTF-8, although others are not. */
export async function hasUtf8Lines(pieces: AsyncIterable<Buffer>): Promise<boolean> {
  let letters = 0
  let others = 0
  for await (const line of linesOf(pieces)) {
    if (isAscii(line)) continue
    const found = isUtf8(line) ? lettersIn(line) : 0
    if (found >= lettersOfWords) return true
    letters += found
    if (found === 0) others += line.filter((byte) => byte > 127).length
  }
  return letters >= lettersOfWords && letters * 5 > others
}

/** 0 if it has characters that neither Greek, nor Russian, nor western texts have. */
function lettersIn(line: Buffer): number {
  const beyond = line.toString().match(/[^\0-\x7f]/g) ?? []
  return beyond.every((one) => usual.test(one)) ? beyond.length : 0
}
const usual = /[\u00a0-\u017f\u0370-\u04ff\u1f00-\u1fff\u2010-\u2044\u20ac\u2116]/

async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const piece of pieces) {
    const bytes = Buffer.concat([rest, piece])
    let from = 0
    for (let at = 0; at < bytes.length; at++) {
      if (bytes[at] !== lineFeed && bytes[at] !== carriageReturn) continue
      if (at > from) yield bytes.subarray(from, at)
      from = at + 1
    }
    rest = bytes.subarray(from)
    if (rest.length < longest) continue
    yield rest
    rest = Buffer.alloc(0)
  }
  yield rest
}

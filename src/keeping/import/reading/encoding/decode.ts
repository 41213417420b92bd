// Decodes a file chunk by chunk.
import { createReadStream } from 'node:fs'
import type { Encoding } from '../source.ts'
import { decoderOf } from './decoderOf.ts'

const pieceBytes = 256 * 1024

/** Without a byte order mark; invalid bytes become U+FFFD. */
export async function* decodedPieces(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = decoderOf(encoding)
  for await (const bytes of filePieces(path)) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}

/** The file's bytes, up to `to` if given. */
export async function* filePieces(path: string, to = Infinity): AsyncGenerator<Buffer> {
  const stream = createReadStream(path, { highWaterMark: pieceBytes, end: to - 1 })
  for await (const bytes of stream) yield bytes as Buffer
}

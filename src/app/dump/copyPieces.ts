// Cuts the rows of a table into compressed pieces: an entry of a tar file needs its size before its content.
import { promisify } from 'node:util'
import { zstdCompress } from 'node:zlib'

export const compress = promisify(zstdCompress)

/** Bytes before compression. */
const pieceSize = 4 * 1024 * 1024
const newLine = 10

/**
 * Each piece is whole rows of COPY's text format, where a line break is always the end of a row. Pieces are collected in one
 * block of memory: millions of small ones would wait for the garbage collector.
 */
export async function* copyPieces(
  copy: AsyncIterable<Buffer>,
  size: number = pieceSize,
): AsyncGenerator<Buffer> {
  let block = Buffer.allocUnsafe(2 * size)
  let length = 0
  for await (const chunk of copy) {
    // A row may be larger than a piece.
    while (length + chunk.length > block.length)
      block = Buffer.concat([block.subarray(0, length)], block.length * 2)
    chunk.copy(block, length)
    length += chunk.length
    if (length < size) continue
    const end = block.lastIndexOf(newLine, length - 1) + 1
    if (end === 0) continue
    yield await compress(block.subarray(0, end))
    block.copy(block, 0, end, length)
    length -= end
  }
  if (length > 0) yield await compress(block.subarray(0, length))
}

// Very long lists are fetched in chunks while scrolling.

/** Rows per chunk. */
export const chunkRows = 200

/** The numbers, from 1, of the chunks with the rows `from` to `to`. */
export function chunksOf(from: number, to: number): number[] {
  const first = Math.floor(Math.max(0, from) / chunkRows)
  const last = Math.floor(Math.max(from, to, 0) / chunkRows)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index + 1)
}

/** The number of the chunk of a row, and its index in it. */
export const placeOf = (row: number) => ({
  chunk: Math.floor(row / chunkRows) + 1,
  at: row % chunkRows,
})

/** In rows. Tests of whole lists lower them, to do with fewer. */
export const pageLimits = {
  /** Pages that begin behind so many rows, from either end, are far. */
  farFrom: 1000,
  /** A longer answer is streamed through a cursor. */
  streamedFrom: 1000,
}

/** In rows. Tests lower them, to need fewer rows. */
export const pageLimits = {
  /** Pages that start after this many rows, from either end, are far. */
  farFrom: 1000,
  /** Longer results are streamed through a cursor. */
  streamedFrom: 1000,
}

/** The height and margins of the line about the record's neighbours, kept before it appears. */
export const besidePlace = { gap: 2, h: 26, mt: -8, mb: 4, ml: -4 } as const

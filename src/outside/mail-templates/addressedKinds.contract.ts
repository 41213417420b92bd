/** Kinds of records whose people can be written to. */
export const addressedKinds = ['Account', 'Object', 'Demand', 'Viewing', 'Deal'] as const
export type AddressedKind = (typeof addressedKinds)[number]

/** Most records that are written about at once, and most letters. */
export const mostLetters = 100

/** Kinds of records that have people to write to. */
export const addressedKinds = ['Account', 'Object', 'Demand', 'Viewing', 'Deal'] as const
export type AddressedKind = (typeof addressedKinds)[number]

/** Maximum number of records per request, and of letters. */
export const mostLetters = 100

// Options of select lists that code refers to by their number.

export const objectTypes = { commercial: 2, land: 3 } as const
export const dealTypes = { rent: 1, sale: 2 } as const
export const dealStages = { won: 5, lost: 6 } as const
/** Roles of people in a deal. */
export const dealRelations = { seller: 1, buyer: 2, lawer: 3, notary: 4, civilEngeneer: 5 } as const

/** Viewing result: the client wants the property. */
export const offerMade = 1
/** Viewing result: the property was not shown after all. */
export const cancelled = 8

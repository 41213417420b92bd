// Options that the product knows by their numbers in the lists.

/** Deals. */
export const dealTypes = { rent: 1, sale: 2 } as const
export const dealStages = { won: 5, lost: 6 } as const
/** As what somebody takes part in a deal. */
export const dealRelations = { seller: 1, buyer: 2, lawer: 3, notary: 4, civilEngeneer: 5 } as const

/** The result of an object that the client wants to have, on a viewing. */
export const offerMade = 1
/** The result of an object that was not shown after all. */
export const cancelled = 8

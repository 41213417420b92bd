// The terms of Meta's catalogue of home listings.

/** By our sub-types. */
export const metaTypes: Readonly<Record<number, string>> = {
  1: 'apartment',
  2: 'townhouse',
  3: 'house',
  4: 'house',
  5: 'studio',
  6: 'loft',
  17: 'land',
  18: 'land',
  19: 'land',
  20: 'land',
  21: 'land',
  22: 'land',
  27: 'manufactured',
}
export const metaMainTypes: Readonly<Record<number, string>> = {
  1: 'house',
  2: 'other',
  3: 'land',
  4: 'other',
}

export const mostPictures = 20
export const longestText = 5000

// What the sites of LIFULL Connect call things, as data. They take homes, plots and business premises.

/** By our sub-types; in English, as they match them to their own. */
export const lifullTypes: Readonly<Record<number, string>> = {
  1: 'Apartment',
  2: 'Maisonette',
  3: 'House',
  4: 'Villa',
  5: 'Studio',
  6: 'Loft',
  7: 'Retail premises',
  8: 'Office',
  9: 'Warehouse',
  10: 'Industrial premises',
  11: 'Industrial premises',
  12: 'Hotel',
  13: 'Retail premises',
  14: 'Retail premises',
  15: 'Commercial building',
  16: 'Retail premises',
  17: 'Land',
  18: 'Land',
  19: 'Land',
  20: 'Land',
  21: 'Land',
  23: 'Building',
  24: 'Parking',
  25: 'Storage room',
  27: 'House',
}
export const lifullMainTypes: Readonly<Record<number, string>> = {
  1: 'House',
  2: 'Commercial premises',
  3: 'Land',
}

/** Their kinds of advert, by what kind of property and offer it is. */
export const advertTypes = {
  forSale: { home: 'For Sale', office: 'Office For Sale', land: 'Land For Sale' },
  forRent: { home: 'For Rent', office: 'Office For Rent', land: 'Land For Rent' },
} as const

export const lifullEnergy: Readonly<Record<number, string>> = {
  ...{ 1: 'A', 2: 'A', 3: 'B', 4: 'B', 5: 'C', 6: 'D', 7: 'E', 8: 'F', 9: 'G' },
}

/** Names of the compass by our choices of orientation. */
export const compass: Readonly<Record<number, string>> = {
  ...{ 1: 'N', 2: 'NE', 3: 'E', 4: 'SE', 5: 'S', 6: 'SW', 7: 'W', 8: 'NW' },
}

/** Characters: shorter adverts are thrown away there. */
export const leastContent = 30

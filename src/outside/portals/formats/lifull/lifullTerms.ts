// LIFULL Connect's terms. Its sites accept homes, plots and business premises.

/** By our sub-types; in English, which the sites map to their own types. */
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

type Advert = { type: string; least: number; most: number }
type Kind = 'home' | 'office' | 'local' | 'warehouse' | 'parking' | 'land'

/**
 * Advert types with the euro prices that the sites accept: they drop adverts with other prices. They have none for land to let.
 */
export const adverts: Readonly<Record<Kind, { forSale: Advert; forRent?: Advert }>> = {
  home: {
    forSale: { type: 'For Sale', least: 10_000, most: 100_000_000 },
    forRent: { type: 'For Rent', least: 100, most: 50_000 },
  },
  office: {
    forSale: { type: 'Office For Sale', least: 1_000, most: 50_000_000 },
    forRent: { type: 'Office For Rent', least: 50, most: 500_000 },
  },
  local: {
    forSale: { type: 'For Sale Local', least: 2_000, most: 50_000_000 },
    forRent: { type: 'For Rent Local', least: 50, most: 500_000 },
  },
  warehouse: {
    forSale: { type: 'Warehouse For Sale', least: 5_000, most: 10_000_000 },
    forRent: { type: 'Warehouse For Rent', least: 500, most: 5_000_000 },
  },
  parking: {
    forSale: { type: 'Parking For Sale', least: 1_000, most: 200_000 },
    forRent: { type: 'Parking For Rent', least: 5, most: 10_000 },
  },
  land: { forSale: { type: 'Land For Sale', least: 5_000, most: 50_000_000 } },
}

/** By our sub-types; all others are homes. */
export const kindsOfSubTypes: Readonly<Record<number, Kind>> = {
  7: 'local',
  8: 'office',
  9: 'warehouse',
  10: 'warehouse',
  11: 'warehouse',
  12: 'local',
  13: 'local',
  14: 'local',
  15: 'local',
  16: 'local',
  24: 'parking',
  25: 'warehouse',
  17: 'land',
  18: 'land',
  19: 'land',
  20: 'land',
  21: 'land',
}
/** By our types, for properties without a sub-type. */
export const kindsOfTypes: Readonly<Record<number, Kind>> = { 2: 'local', 3: 'land' }

/** Ranges of numbers that the sites accept. */
export const believed = {
  floorArea: { least: 15, most: 50_000 },
  plotArea: { least: 1, most: 1_000_000_000 },
  rooms: { least: 0, most: 20 },
  bathrooms: { least: 1, most: 20 },
  year: { least: 1700, most: 2200 },
} as const

/** Compass points by our orientations. */
export const compass: Readonly<Record<number, string>> = {
  1: 'N',
  2: 'NE',
  3: 'E',
  4: 'SE',
  5: 'S',
  6: 'SW',
  7: 'W',
  8: 'NW',
}

/** Minimum length in characters: the sites drop adverts with shorter texts. */
export const leastContent = 30

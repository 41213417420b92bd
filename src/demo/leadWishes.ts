// Structured wishes of some leads; most leads only have a description.
import type { LeadInput } from '#records/leads/leads.contract.ts'

const wishNames = [
  ...(['location2Id', 'location3Id', 'notLocationId', 'bedroomsMin', 'bedroomsMax'] as const),
  ...(['areaMin', 'areaMax', 'lotAreaMin', 'lotAreaMax', 'floorMin', 'floorMax'] as const),
  ...(['yearMin', 'yearMax'] as const),
]
type Wish = Partial<Pick<LeadInput, 'locationId' | (typeof wishNames)[number]>> & {
  wantedSubTypes?: number[]
  mustHave?: number[]
  niceToHave?: number[]
}
export type DemoWish = ReturnType<typeof wishOf>

/** Ids of Greek places, and values of the list of wishes. */
const place = { kalamaria: 736_083, panorama: 734_771, nikiti: 734_916, kassandra: 1501 } as const
const has = { seaView: 1, parking: 5, lift: 6, garden: 7, pool: 8, balcony: 9, pets: 14 } as const

const toBuy: readonly Wish[] = [
  { wantedSubTypes: [1, 6], floorMin: 1, mustHave: [has.lift], niceToHave: [has.balcony] },
  { bedroomsMin: 2, bedroomsMax: 3, mustHave: [has.parking], niceToHave: [has.seaView] },
  {
    locationId: place.kalamaria,
    location2Id: place.panorama,
    location3Id: place.nikiti,
    areaMin: 80,
    yearMin: 2000,
  },
  { wantedSubTypes: [3, 4], notLocationId: place.kassandra, niceToHave: [has.garden, has.pool] },
]
const toRent: readonly Wish[] = [
  { bedroomsMin: 1, floorMax: 4, mustHave: [has.pets] },
  { areaMin: 60, areaMax: 100, niceToHave: [has.parking, has.lift] },
]

/** Every fifth lead that buys or rents. */
export function wishOf(
  at: number,
  { forPurchase, forRent }: { forPurchase: boolean; forRent: boolean },
) {
  const among = forPurchase ? toBuy : forRent ? toRent : []
  const wish: Wish = (at % 5 === 0 && among[(at / 5) % among.length]) || {}
  const limits = Object.fromEntries(wishNames.map((name) => [name, wish[name] ?? null])) as Record<
    (typeof wishNames)[number],
    number | null
  >
  return {
    ...limits,
    locationId: wish.locationId ?? null,
    wantedSubTypes: wish.wantedSubTypes ?? [],
    mustHave: wish.mustHave ?? [],
    niceToHave: wish.niceToHave ?? [],
  }
}

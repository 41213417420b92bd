// The offers of the object "o": its flag and its current price.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ObjectCriteria } from './objectCriteria.contract.ts'

export const offers = [
  { flag: 'forSale', now: sql`o."salePriceNow"` },
  { flag: 'forRent', now: sql`o."rentPriceNow"` },
  { flag: 'forShortRent', now: sql`o."shortRentPrice"` },
] as const

type OfferFlags = Pick<ObjectCriteria, 'forSale' | 'forRent' | 'forShortRent'>

export const tickedOffers = (filter: OfferFlags) => offers.filter(({ flag }) => filter[flag])

/**
 * The current price to sort by: of the only ticked offer, else of the object's first offer among the ticked ones (or
 * among all, if none is ticked). There is an index for each case except two ticked offers.
 */
export function priceOrder(filter: OfferFlags): RawBuilder<unknown> {
  const ticked = tickedOffers(filter)
  const [only, ...others] = ticked
  if (only && others.length === 0) return sql`coalesce(${only.now}, 0)`
  const cases = (ticked.length > 0 ? ticked : offers).map(
    ({ flag, now }) => sql`WHEN o.${sql.ref(flag)} THEN ${now}`,
  )
  return sql`coalesce(CASE ${sql.join(cases, sql` `)} END, 0)`
}

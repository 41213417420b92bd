// The ways in which the object "o" is offered, and what each costs now.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ObjectCriteria } from './objectCriteria.contract.ts'

export const offers = [
  { flag: 'forSale', now: sql`o."salePriceNow"` },
  { flag: 'forRent', now: sql`o."rentPriceNow"` },
  { flag: 'forShortRent', now: sql`o."shortRentPrice"` },
] as const

type Ticked = Pick<ObjectCriteria, 'forSale' | 'forRent' | 'forShortRent'>

export const tickedIn = (filter: Ticked) => offers.filter(({ flag }) => filter[flag])

/**
 * What an object costs now, for an order: in the one way that is ticked, else in the first of those that are
 * (of all where none is) in which it is offered. Each but those of two has an index that begins with it.
 */
export function priceOrder(filter: Ticked): RawBuilder<unknown> {
  const ticked = tickedIn(filter)
  const [only, ...others] = ticked
  if (only && others.length === 0) return sql`coalesce(${only.now}, 0)`
  const ways = (ticked.length > 0 ? ticked : offers).map(
    ({ flag, now }) => sql`WHEN o.${sql.ref(flag)} THEN ${now}`,
  )
  return sql`coalesce(CASE ${sql.join(ways, sql` `)} END, 0)`
}

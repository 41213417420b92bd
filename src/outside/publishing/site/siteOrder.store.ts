// What the public list can be ordered by; each order speaks of the object as "o".
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { SiteFilter, SiteOrder } from './siteFilter.ts'

type Sql = RawBuilder<unknown>

/** What is not known comes last, whichever way it goes; equals come newest first. */
export const orderedBy = (order: SiteOrder | null, filter: SiteFilter): Sql =>
  sql`${order === null ? sql`o."featured" DESC` : first[order](filter)}, o."publishedOn" DESC, o."id" DESC`

const first: Record<SiteOrder, (filter: SiteFilter) => Sql> = {
  priceUp: (filter) => sql`${priceOf(filter)} ASC NULLS LAST`,
  priceDown: (filter) => sql`${priceOf(filter)} DESC NULLS LAST`,
  areaDown: () => sql`o."area" DESC NULLS LAST`,
}

const prices = {
  forSale: sql`o."salePriceNow"`,
  forRent: sql`o."rentPriceNow"`,
  forShortRent: sql`o."shortRentPrice"`,
}

// The price that the card shows first, or that of the offer which is looked for.
const priceOf = ({ offer }: SiteFilter): Sql =>
  offer
    ? prices[offer]
    : sql`CASE WHEN o."forSale" THEN ${prices.forSale} WHEN o."forRent" THEN ${prices.forRent}
        ELSE ${prices.forShortRent} END`

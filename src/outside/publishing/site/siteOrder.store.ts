// Sort orders of the public list, as SQL on the alias "o".
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { SiteFilter, SiteOrder } from './siteFilter.ts'

type Sql = RawBuilder<unknown>

/** Unknown values come last in either direction; equal ones newest first. */
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

/** The price of the filtered offer, or the first one on the card. */
const priceOf = ({ offer }: SiteFilter): Sql => (offer ? prices[offer] : sql`o."priceNow"`)

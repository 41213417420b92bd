// The sort orders of objects. There are few types, places and people, so their names are sorted, and the
// objects of each name are read from an index of their own.
import { sql } from 'kysely'
import type { Sort } from '#kit/db/list/listOrder.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import { byPerson } from '#base/backend/stamps.ts'
import type { ObjectQuery, ObjectSort } from './objectLists.contract.ts'
import { live } from './objectFilters.store.ts'
import { priceOrder } from './objectOffers.store.ts'

const objects = sql`"object" o`

/** Names are sorted in `language`; prices are those of the query's offers. */
export const objectSorts = (language: string, query: ObjectQuery): Record<ObjectSort, Sort> => ({
  id: 'o.id',
  createdOn: 'o.createdOn',
  modifiedOn: 'o.modifiedOn',
  referenceNumber: 'o.referenceNumber',
  title: 'o.title',
  area: sql`coalesce(o."area", 0)`,
  bedrooms: sql`coalesce(o."bedrooms", 0)`,
  price: priceOrder(query),
  salePrice: 'o.salePrice',
  rentPrice: 'o.rentPrice',
  shortRentPrice: 'o.shortRentPrice',
  owner: 'o.ownerName',
  type: {
    few: sql`o."typeKey"`,
    names: sql`
      SELECT CASE "list" WHEN 'objectType' THEN -"value" ELSE "value" END AS "key", ${inLanguage('text', language)} AS "name"
      FROM "selectOption" WHERE "list" IN ('objectType', 'objectSubType')
      UNION ALL SELECT 0, NULL`,
  },
  location: {
    few: sql`coalesce(o."locationId", 0)`,
    names: sql`
      SELECT "id" AS "key", ${inLanguage('text', language)} AS "name" FROM "place" UNION ALL SELECT 0, NULL`,
  },
  createdBy: byPerson('o.createdById', objects, live),
  modifiedBy: byPerson('o.modifiedById', objects, live),
})

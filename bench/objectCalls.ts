// Typical requests for objects. The floor gives the same responses.
import type pg from 'pg'
import type { Call } from './workload.ts'

const columns = {
  Created: 'createdOn',
  by: 'createdBy',
  '#': 'referenceNumber',
  Type: 'type',
  Location: 'location',
  Owner: 'owner',
  'Modified on': 'modifiedOn',
  'Modified by': 'modifiedBy',
}

export async function objectCalls(pool: pg.Pool): Promise<Call[]> {
  const [objects, atMost] = await Promise.all([someObjects(pool), priceOfMap(pool)])
  const object = (n: number) => objects[n % objects.length]!
  const post = (path: string, body: object) => ({ method: 'POST' as const, path, body })
  const search = (filter: object) => post('/api/object/search', filter)
  const find = (text: string) => ({
    method: 'GET' as const,
    path: `/api/object/searchByRefNumOrTitle?searchStr=${encodeURIComponent(text)}`,
  })
  const read = (what: string) => (n: number) => ({
    method: 'GET' as const,
    path: `/api/object/${what}/${object(n).id}`,
  })
  const calls: Call[] = [
    // Alternately ascending and descending, five pages of each.
    ...Object.entries(columns).map(([name, sortBy]) => ({
      name: `Objects sorted by "${name}"`,
      request: (n: number) =>
        post('/api/object', {
          perPage: 20,
          currentPage: 1 + (Math.floor(n / 2) % 5),
          sortBy,
          sortDesc: n % 2 === 0,
        }),
    })),
    { name: 'Count of objects', request: () => post('/api/object', { perPage: 1 }) },
    {
      name: 'Object search, 1 filter',
      request: (n) => search({ perPage: 20, currentPage: 1, locationId: object(n).locationId }),
    },
    {
      name: 'Object search, 6 filters',
      request: (n) =>
        search({
          perPage: 20,
          currentPage: 1,
          forSale: true,
          locationId: object(n).regionId,
          priceMin: 50_000 + (n % 7) * 10_000,
          priceMax: 250_000 + (n % 5) * 50_000,
          areaMin: 50,
          areaMax: 120 + (n % 3) * 20,
        }),
    },
    {
      name: 'Object search on the map, 5 000 hits',
      request: () => search({ forSale: true, priceMax: atMost, showOnMap: true }),
    },
    { name: 'View one object', request: read('view') },
    { name: 'Edit one object', request: read('edit') },
    {
      name: 'Find object by number',
      request: (n) => find(object(n).referenceNumber),
    },
    { name: 'Find object by title', request: (n) => find(object(n).words[n % 3]!) },
    {
      name: 'List of keys',
      request: (n) => ({
        method: 'GET',
        path: `/api/ObjectKeys?perPage=20&currentPage=${1 + (n % 5)}`,
      }),
    },
    {
      name: 'Save one field of an object',
      alike: 'but for stamps',
      request: (n) =>
        post('/api/object/update', {
          id: object(n).id,
          internalNotes: `Called again, ${n}.${process.hrtime.bigint()}`,
        }),
    },
  ]
  return calls.map((call) => ({ alike: 'wholly', ...call }))
}

// Spread over the whole table, with the words that find each by its title.
async function someObjects(pool: pg.Pool) {
  const { rows } = await pool.query<{
    id: number
    referenceNumber: string
    locationId: number
    regionId: number
    words: string[]
  }>(`
    SELECT o."id", o."referenceNumber", o."locationId", p."path"[2] AS "regionId", ARRAY[
      split_part(o."title", ' ', 1) || ' ' || p."nameEn",
      split_part(o."titleEl", ' ', 1) || ' ' || left(p."nameEl", 6),
      split_part(o."titleRu", ' ', 1) || ' ' || left(p."nameRu", 5)] AS "words"
    FROM "object" o JOIN "place" p ON p."id" = o."locationId"
    WHERE o."id" % (SELECT greatest(1, max("id") / 3000) FROM "object") = 0 AND o."deletedOn" IS NULL
      AND o."objectSubTypeId" > 6 AND o."titleRu" IS NOT NULL ORDER BY hashint4(o."id") LIMIT 400`)
  return rows
}

// The price up to which 5,000 objects for sale are on the map.
async function priceOfMap(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ price: number }>(`
    SELECT "salePriceNow" AS "price" FROM "object"
    WHERE "forSale" AND "salePriceNow" IS NOT NULL AND "latitude" IS NOT NULL AND "deletedOn" IS NULL
    ORDER BY 1 LIMIT 5000`)
  return rows.at(-1)?.price ?? 0
}

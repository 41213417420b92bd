// What lists of objects can be sorted by. A name that few share (the type's, the place's, the
// creator's) is not sorted object by object: the names are put in their order, and the objects of
// each name are read from an index of their own.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { badInput } from '#kit/http/problem.ts'
import type { ListInput } from '#kit/http/paging.ts'
import { inLanguage } from '#features/settings/selectLists.store.ts'

type Sql = RawBuilder<unknown>
export type Order = {
  /** Where the objects come from, the object being "o". */
  from: Sql
  by: Sql
  direction: Sql
}

const columns = [
  'id',
  'createdOn',
  'modifiedOn',
  'referenceNumber',
  'area',
  'salePrice',
  'rentPrice',
  'shortRentPrice',
  'title',
] as const
const byColumn: Record<string, Sql> = {
  ...Object.fromEntries(columns.map((name) => [name, sql.ref(`o.${name}`)])),
  owner: sql.ref('o.ownerName'),
}

const byName: Record<string, { key: Sql; names: (language: string) => Sql }> = {
  type: {
    key: sql`o."typeKey"`,
    names: (language) => sql`
      SELECT CASE "list" WHEN 'objectType' THEN -"value" ELSE "value" END AS "key", ${inLanguage('text', language)} AS "name"
      FROM "selectOption" WHERE "list" IN ('objectType', 'objectSubType')
      UNION ALL SELECT 0, NULL`,
  },
  location: {
    key: sql`coalesce(o."locationId", 0)`,
    names: (language) => sql`
      SELECT "id" AS "key", ${inLanguage('text', language)} AS "name" FROM "place" UNION ALL SELECT 0, NULL`,
  },
  createdBy: {
    key: sql`coalesce(o."createdById", 0)`,
    names: () => namesOf(sql.ref('createdById')),
  },
  modifiedBy: {
    key: sql`coalesce(o."modifiedById", 0)`,
    names: () => namesOf(sql.ref('modifiedById')),
  },
}

// The accounts that a column names, hopping from one to the next in its index.
const namesOf = (column: Sql) => sql`
  SELECT "hop"."key", (SELECT "name" FROM "account" WHERE "id" = "hop"."key") AS "name" FROM (
    WITH RECURSIVE "hops" AS (
      SELECT min(coalesce(${column}, 0)) AS "key" FROM "object" WHERE "deletedOn" IS NULL AND NOT "isBlank"
      UNION ALL
      SELECT (SELECT min(coalesce(${column}, 0)) FROM "object"
        WHERE coalesce(${column}, 0) > "hops"."key" AND "deletedOn" IS NULL AND NOT "isBlank")
      FROM "hops" WHERE "hops"."key" IS NOT NULL
    ) SELECT "key" FROM "hops" WHERE "key" IS NOT NULL
  ) AS "hop"`

/** The newest first, unless told otherwise. 400 for what lists cannot be sorted by. */
export function orderOf({ sortBy, sortDesc }: ListInput, language: string): Order {
  const direction = (sortBy ? sortDesc : (sortDesc ?? true)) ? sql`DESC` : sql`ASC`
  const by = sortBy ?? 'createdOn'
  if (Object.hasOwn(byColumn, by)) return { from: sql`"object" o`, by: byColumn[by]!, direction }
  const few = Object.hasOwn(byName, by) ? byName[by] : undefined
  if (!few) throw badInput({ sortBy: ['problem.unknownSort'] })
  const from = sql`(
    SELECT "key", "rank" FROM (
      SELECT "key", row_number() OVER (ORDER BY "name" COLLATE "und-x-icu", "key") AS "rank"
      FROM (${few.names(language)}) AS "named"
    ) AS "ranked" ORDER BY "rank" ${direction}
  ) AS "group" JOIN "object" o ON ${few.key} = "group"."key"`
  return { from, by: sql.ref('group.rank'), direction }
}

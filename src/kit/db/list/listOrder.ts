// The orders of lists, such that the rows of a page can be read from an index alone.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

type Sql = RawBuilder<unknown>
type Where = RawBuilder<SqlBool>
export type Direction = 'asc' | 'desc'

/**
 * An order by a name that many rows share, such as that of their creator. `names` selects the `key` and `name` of each; these
 * few are sorted, and the rows of each are read from an index on `few` and the id. This avoids sorting a million rows by fifty
 * names.
 */
export type SortByFewNames = { few: Sql; names: Sql }

/**
 * A column without nulls, whose rows may be counted in adjacent groups (see "keptOrder"). `lowest` is the lowest value of a
 * group, null after the last one (see listGroups.sql).
 */
type Grouped = { by: string; lowest: (group: number) => Sql }

/** A column (`'a.name'`) or expression that has an index together with the id. */
export type Sort = string | Sql | SortByFewNames | Grouped

export const isSortByFewNames = (sort: Sort): sort is SortByFewNames =>
  typeof sort !== 'string' && 'few' in sort
export const isGrouped = (sort: Sort): sort is Grouped => typeof sort !== 'string' && 'by' in sort

export type OrderedRowsQuery = {
  from: Sql
  id: string
  where: readonly Where[]
  limit?: number
  offset: number
  direction: Direction
}

export const reverseOf = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc')

/** SQL for the ids of the wanted rows, and their sort key ("by", then "id"). */
export function orderedIds(sort: Sort, wanted: OrderedRowsQuery): RawBuilder<{ id: number }> {
  if (isSortByFewNames(sort)) return idsOfFew(sort, wanted)
  const { from, where, limit, offset } = wanted
  const id = sql.ref(wanted.id)
  const by = expressionOf(sort)
  return sql`(
    SELECT ${id} AS "id", ${by} AS "by" FROM ${from} WHERE ${all(where)} ${part(wanted, [by, id], limit, offset)}
  )`
}

/** The expression by which rows are compared before their id. */
export function expressionOf(sort: Exclude<Sort, SortByFewNames>): Sql {
  if (typeof sort === 'string') return sql.ref(sort)
  return isGrouped(sort) ? sql.ref(sort.by) : sort
}

function idsOfFew(
  { few, names }: SortByFewNames,
  wanted: OrderedRowsQuery,
): RawBuilder<{ id: number }> {
  const { from, where, limit, offset } = wanted
  const id = sql.ref(wanted.id)
  const upTo = limit === undefined ? undefined : offset + limit
  return sql`(
    SELECT "row"."id", "group"."rank" AS "by"
    FROM (SELECT * FROM (${ranked(names)}) AS "ranked" ORDER BY "rank" ${sql.raw(wanted.direction)}) AS "group"
    CROSS JOIN LATERAL (
      SELECT ${id} AS "id" FROM ${from} WHERE ${few} = "group"."key" AND ${all(where)} ${part(wanted, [id], upTo)}
    ) AS "row"
    ${part(wanted, [sql.ref('by'), sql.ref('id')], limit, offset)}
  )`
}

/**
 * The same far from the beginning: whole groups are skipped by their counts. `counted` selects the "key" and "rows" of each.
 */
export function farIdsOfFew(
  { few, names }: SortByFewNames,
  wanted: OrderedRowsQuery & { limit: number },
  counted: Sql,
): RawBuilder<{ id: number }> {
  const { from, where, limit, offset } = wanted
  const id = sql.ref(wanted.id)
  const direction = sql.raw(wanted.direction)
  const until = sql`${offset + limit}::bigint`
  return sql`(
    SELECT "row"."id", "group"."rank" AS "by"
    FROM (
      SELECT "ranked"."key", "rank", (sum("rows") OVER "inOrder" - "rows")::bigint AS "before", (sum("rows") OVER "inOrder")::bigint AS "after"
      FROM (${ranked(names)}) AS "ranked" JOIN (${counted}) AS "counted" ON "counted"."key" = "ranked"."key"
      WINDOW "inOrder" AS (ORDER BY "rank" ${direction})
    ) AS "group"
    CROSS JOIN LATERAL (
      SELECT ${id} AS "id" FROM ${from} WHERE ${few} = "group"."key" AND ${all(where)} ORDER BY ${id} ${direction}
      LIMIT least("after", ${until}) - greatest("before", ${offset}) OFFSET greatest(${offset} - "before", 0)
    ) AS "row"
    WHERE "after" > ${offset} AND "before" < ${until}
  )`
}

/** The groups with their position in the order. */
export const ranked = (names: Sql) => sql`
  SELECT "key", row_number() OVER (ORDER BY "name" COLLATE "und-x-icu", "key") AS "rank" FROM (${names}) AS "named"`

// Without a limit, the rows are sorted only once, in the outer query.
function part(
  { direction }: OrderedRowsQuery,
  by: Sql[],
  limit: number | undefined,
  offset = 0,
): Sql {
  if (limit === undefined) return sql``
  const order = by.map((each) => sql`${each} ${sql.raw(direction)}`)
  // Written out: the plan of few rows is another than that of as many as there might be.
  return sql`ORDER BY ${sql.join(order)} LIMIT ${sql.lit(limit)} OFFSET ${sql.lit(offset)}`
}

const all = (where: readonly Where[]) => sql.join([...where], sql` AND `)

/** For `few`: false before true. */
export const noAndYes = sql`SELECT false AS "key", '0' AS "name" UNION ALL SELECT true, '1'`

type KeyColumn = { key: Sql; table: Sql; live: Sql; name: Sql }

/** For `few`: the distinct values of a column, by skipping from one to the next in its index. */
export const keysOf = ({ key, table, live, name }: KeyColumn) => sql`
  SELECT "hop"."key", ${name} AS "name" FROM (
    WITH RECURSIVE "hops" AS (
      SELECT min(${key}) AS "key" FROM ${table} WHERE ${live}
      UNION ALL
      SELECT (SELECT min(${key}) FROM ${table} WHERE ${key} > "hops"."key" AND ${live})
      FROM "hops" WHERE "hops"."key" IS NOT NULL
    ) SELECT "key" FROM "hops" WHERE "key" IS NOT NULL
  ) AS "hop"`

// The orders that a list can be read in, so that an index alone says which rows a page has.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

type Sql = RawBuilder<unknown>
type Where = RawBuilder<SqlBool>
export type Direction = 'asc' | 'desc'

/**
 * The name of something that many rows share, as the person who made them. `names` answers the `key`
 * and the `name` of each; these are put in their order, and the rows of each are read from an index
 * that begins with `few`, the number next. Nobody sorts a million rows by fifty names.
 */
export type Few = { few: Sql; names: Sql }

/**
 * A column that is never null, whose rows may be counted by groups that stand together in this order (see
 * "keptOrder"). `lowest` is the lowest value of a group, null behind the last one (see listGroups.sql).
 */
type Grouped = { by: string; lowest: (group: number) => Sql }

/** A column (`'a.name'`) or an expression that an index of the list's rows begins with, the number next. */
export type Sort = string | Sql | Few | Grouped

export const isFew = (sort: Sort): sort is Few => typeof sort !== 'string' && 'few' in sort
export const isGrouped = (sort: Sort): sort is Grouped => typeof sort !== 'string' && 'by' in sort

export type Wanted = {
  from: Sql
  id: string
  where: readonly Where[]
  limit?: number
  offset: number
  direction: Direction
}

export const turned = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc')

/** SQL for the numbers ("id") of the wanted rows, and what they are sorted by ("by", then "id"). */
export function orderedIds(sort: Sort, wanted: Wanted): RawBuilder<{ id: number }> {
  if (isFew(sort)) return idsOfFew(sort, wanted)
  const { from, where, limit, offset } = wanted
  const id = sql.ref(wanted.id)
  const by = expressionOf(sort)
  return sql`(
    SELECT ${id} AS "id", ${by} AS "by" FROM ${from} WHERE ${all(where)} ${part(wanted, [by, id], limit, offset)}
  )`
}

/** What the rows are compared by, before their number. */
export function expressionOf(sort: Exclude<Sort, Few>): Sql {
  if (typeof sort === 'string') return sql.ref(sort)
  return isGrouped(sort) ? sql.ref(sort.by) : sort
}

function idsOfFew({ few, names }: Few, wanted: Wanted): RawBuilder<{ id: number }> {
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
 * The same far behind the beginning: the rows of a group are skipped by how many there are. `counted`
 * answers the "key" and the "rows" of each.
 */
export function farIdsOfFew(
  { few, names }: Few,
  wanted: Wanted & { limit: number },
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

/** The groups, numbered in their order. */
export const ranked = (names: Sql) => sql`
  SELECT "key", row_number() OVER (ORDER BY "name" COLLATE "und-x-icu", "key") AS "rank" FROM (${names}) AS "named"`

// Without a limit the rows are sorted once, where they are shown.
function part({ direction }: Wanted, by: Sql[], limit: number | undefined, offset = 0): Sql {
  if (limit === undefined) return sql``
  const order = by.map((each) => sql`${each} ${sql.raw(direction)}`)
  return sql`ORDER BY ${sql.join(order)} LIMIT ${limit} OFFSET ${offset}`
}

const all = (where: readonly Where[]) => sql.join([...where], sql` AND `)

/** For `few`: false before true. */
export const noAndYes = sql`SELECT false AS "key", '0' AS "name" UNION ALL SELECT true, '1'`

type Keys = { key: Sql; table: Sql; live: Sql; name: Sql }

/** For `few`: those whose number a column of the table holds, hopping from one to the next in its index. */
export const keysOf = ({ key, table, live, name }: Keys) => sql`
  SELECT "hop"."key", ${name} AS "name" FROM (
    WITH RECURSIVE "hops" AS (
      SELECT min(${key}) AS "key" FROM ${table} WHERE ${live}
      UNION ALL
      SELECT (SELECT min(${key}) FROM ${table} WHERE ${key} > "hops"."key" AND ${live})
      FROM "hops" WHERE "hops"."key" IS NOT NULL
    ) SELECT "key" FROM "hops" WHERE "key" IS NOT NULL
  ) AS "hop"`

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
type Few = { few: Sql; names: Sql }

/**
 * A text of something in another table that a row of the list can have: read from that table's index,
 * `once` for each row of the list. Rows of which `none` is true have nothing of it and come first.
 */
type Having = { having: Sql; sorted: Sql; once: Where; none: Where }

/** A column (`'a.name'`) or an expression that an index of the list's rows begins with, the number next. */
export type Sort = string | Sql | Few | Having

type Wanted = {
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
  if (typeof sort !== 'string' && 'having' in sort) return idsHaving(sort, wanted)
  if (typeof sort !== 'string' && 'few' in sort) return idsOfFew(sort, wanted)
  const { from, where, limit, offset } = wanted
  const id = sql.ref(wanted.id)
  const by = typeof sort === 'string' ? sql.ref(sort) : sort
  return sql`(
    SELECT ${id} AS "id", ${by} AS "by" FROM ${from} WHERE ${all(where)} ${part(wanted, [by, id], limit, offset)}
  )`
}

function idsOfFew({ few, names }: Few, wanted: Wanted): RawBuilder<{ id: number }> {
  const { from, where, limit, offset } = wanted
  const id = sql.ref(wanted.id)
  return sql`(
    SELECT "row"."id", "group"."rank" AS "by"
    FROM (
      SELECT "key", row_number() OVER (ORDER BY "name" COLLATE "und-x-icu", "key") AS "rank"
      FROM (${names}) AS "named" ORDER BY "rank" ${sql.raw(wanted.direction)}
    ) AS "group"
    CROSS JOIN LATERAL (
      SELECT ${id} AS "id" FROM ${from} WHERE ${few} = "group"."key" AND ${all(where)} ${part(wanted, [id], upTo(wanted))}
    ) AS "row"
    ${part(wanted, [sql.ref('by'), sql.ref('id')], limit, offset)}
  )`
}

function idsHaving({ having, sorted, once, none }: Having, wanted: Wanted) {
  const { from, where, limit, offset } = wanted
  const id = sql.ref(wanted.id)
  return sql<{ id: number }>`(
    SELECT "id", "by" FROM (
      (SELECT ${id} AS "id", ''::text COLLATE "C" AS "by" FROM ${from} WHERE ${all([...where, none])}
        ${part(wanted, [id], upTo(wanted))})
      UNION ALL
      (SELECT ${id}, ${sorted} FROM ${having} WHERE ${all([...where, once])}
        ${part(wanted, [sorted, id], upTo(wanted))})
    ) AS "both"
    ${part(wanted, [sql.ref('by'), sql.ref('id')], limit, offset)}
  )`
}

// Without a limit the rows are sorted once, where they are shown.
function part({ direction }: Wanted, by: Sql[], limit: number | undefined, offset = 0): Sql {
  if (limit === undefined) return sql``
  const order = by.map((each) => sql`${each} ${sql.raw(direction)}`)
  return sql`ORDER BY ${sql.join(order)} LIMIT ${limit} OFFSET ${offset}`
}

const upTo = ({ limit, offset }: Wanted) => (limit === undefined ? undefined : offset + limit)

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

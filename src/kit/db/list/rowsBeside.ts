// Finds the rows before and after a row of a list, from its position in the index, however far from the beginning.
import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder, SqlBool } from 'kysely'
import type { Beside } from '../../http/paging.ts'
import { expressionOf, isSortByFewNames, ranked, reverseOf } from './listOrder.ts'
import type { Direction, SortByFewNames, Sort } from './listOrder.ts'

type Sql = RawBuilder<unknown>

/** The position of a row is counted up to this many rows. */
const mostCounted = 3000

export type NeighbourQuery = {
  from: Sql
  id: string
  where: readonly RawBuilder<SqlBool>[]
  direction: Direction
  /** The id of the row. */
  row: number
  /** The rows whose position may be told, including those that have left the list. */
  open: readonly RawBuilder<SqlBool>[]
}

/** The result if nothing may be told of the row. */
export async function rowsBeside(
  db: QueryExecutorProvider,
  sort: Sort,
  asked: NeighbourQuery,
): Promise<Beside> {
  const { isIn, ways } =
    (await (isSortByFewNames(sort) ? inGroups : inIndex)(db, sort as never, asked)) ?? {}
  if (!ways) return { before: null, after: null, at: null, isIn: false }
  const [back, on] = [ways(reverseOf(asked.direction)), ways(asked.direction)]
  const { rows } = await sql<{ before: number | null; after: number | null; passed: number }>`
    SELECT ${first(back)} AS "before", ${first(on)} AS "after",
      (SELECT count(*) FROM (${sql.join(
        back.map((rows) => sql`(${rows(mostCounted + 1)})`),
        sql` UNION ALL `,
      )}) AS "passed") AS "passed"
  `.execute(db)
  const { before, after, passed } = rows[0]!
  return { before, after, at: isIn && passed <= mostCounted ? passed + 1 : null, isIn: isIn! }
}

/** SQL for this many rows on one side, the nearest first. */
type Rows = (limit: number) => Sql
/** As queries to be read one after another. */
type RowsByDirection = (way: Direction) => Rows[]
type RowNeighbours = { isIn: boolean; ways: RowsByDirection }

const first = (pieces: readonly Rows[]) =>
  sql`coalesce(${sql.join(pieces.map((rows) => sql`(SELECT "id" FROM (${rows(1)}) AS "one" LIMIT 1)`))})`

const all = (where: readonly RawBuilder<SqlBool>[]) => sql.join([sql`true`, ...where], sql` AND `)

const isInList = ({ from, id, where, row }: NeighbourQuery) =>
  sql`EXISTS (SELECT FROM ${from} WHERE ${all(where)} AND ${sql.ref(id)} = ${row})`

// A row comparison of both columns can start in the middle of an index. Nulls come last, and no comparison finds them.
async function inIndex(
  db: QueryExecutorProvider,
  sort: Exclude<Sort, SortByFewNames>,
  asked: NeighbourQuery,
): Promise<RowNeighbours | undefined> {
  const { from, where, row, open } = asked
  const [id, by] = [sql.ref(asked.id), expressionOf(sort)]
  const { rows } = await sql<{ isIn: boolean; isNull: boolean }>`
    SELECT ${by} IS NULL AS "isNull", ${isInList(asked)} AS "isIn"
    FROM ${from} WHERE ${id} = ${row} AND ${all(open)}
  `.execute(db)
  if (!rows[0]) return undefined
  const { isIn, isNull } = rows[0]
  const place = sql`((SELECT ${by} FROM ${from} WHERE ${id} = ${row}), ${row}::integer)`
  const behind = isNull
    ? [sql`${by} IS NULL AND ${id} > ${row}`]
    : [sql`(${by}, ${id}) > ${place}`, sql`${by} IS NULL`]
  const before = isNull
    ? [sql`${by} IS NULL AND ${id} < ${row}`, sql`${by} IS NOT NULL`]
    : [sql`(${by}, ${id}) < ${place}`]
  const ways: RowsByDirection = (way) =>
    (way === 'asc' ? behind : before).map(
      (condition) => (limit) =>
        sql`
        SELECT ${id} AS "id" FROM ${from} WHERE ${all(where)} AND ${condition}
        ORDER BY ${by} ${sql.raw(way)}, ${id} ${sql.raw(way)} LIMIT ${sql.lit(limit)}`,
    )
  return { isIn, ways }
}

// First by id within the same group, then the neighbouring groups.
async function inGroups(
  db: QueryExecutorProvider,
  { few, names }: SortByFewNames,
  asked: NeighbourQuery,
): Promise<RowNeighbours | undefined> {
  const { from, where, row, open } = asked
  const id = sql.ref(asked.id)
  const { rows } = await sql<{ isIn: boolean; rank: number }>`
    SELECT "rank", ${isInList(asked)} AS "isIn"
    FROM ${from} JOIN (${ranked(names)}) AS "ranked" ON "ranked"."key" = ${few}
    WHERE ${id} = ${row} AND ${all(open)}
  `.execute(db)
  if (!rows[0]) return undefined
  const { isIn, rank } = rows[0]
  const ways: RowsByDirection = (way) => {
    const [order, side] = [sql.raw(way), sql.raw(way === 'asc' ? '>' : '<')]
    const inside = (limit: number) => sql`
      ${all(where)} ORDER BY ${id} ${order} LIMIT ${sql.lit(limit)}`
    const own: Rows = (limit) => sql`
      SELECT ${id} AS "id" FROM ${from} WHERE ${few} = (SELECT "key" FROM (${ranked(names)}) AS "own" WHERE "rank" = ${rank})
        AND ${id} ${side} ${row} AND ${inside(limit)}`
    const others: Rows = (limit) => sql`
      SELECT "row"."id" FROM (SELECT * FROM (${ranked(names)}) AS "ranked" WHERE "rank" ${side} ${rank} ORDER BY "rank" ${order}) AS "group"
      CROSS JOIN LATERAL (SELECT ${id} AS "id" FROM ${from} WHERE ${few} = "group"."key" AND ${inside(limit)}) AS "row"
      ORDER BY "rank" ${order}, "id" ${order} LIMIT ${sql.lit(limit)}`
    return [own, others]
  }
  return { isIn, ways }
}

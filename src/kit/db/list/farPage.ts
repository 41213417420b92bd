// Reads pages far from the beginning of a list, where walking to the first row would be slow: from the nearer end, skipping
// groups of rows whose counts are kept.
import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder, SqlBool } from 'kysely'
import {
  expressionOf,
  farIdsOfFew,
  isSortByFewNames,
  isGrouped,
  orderedIds,
  reverseOf,
} from './listOrder.ts'
import { prepared } from '../preparedClient.ts'
import type { Sort, OrderedRowsQuery } from './listOrder.ts'
import { pageLimits } from './pageLimits.ts'

type CountedOrder = { list: string; sort: string }
type Far = OrderedRowsQuery & { limit: number; totalRows: number; list: CountedOrder | undefined }

/**
 * Returns the same rows as `orderedIds`, for `limit` rows of `totalRows`. Must run in the same snapshot as the total, so that no
 * rows are added or removed in between. An order that is not in "keptOrder" is counted, or walked through.
 */
export async function farIds(
  db: QueryExecutorProvider,
  sort: Sort,
  { totalRows, list, ...asked }: Far,
): Promise<RawBuilder<{ id: number }>> {
  const behind = totalRows - asked.offset - asked.limit
  const wanted =
    behind < asked.offset
      ? { ...asked, offset: behind, direction: reverseOf(asked.direction) }
      : asked
  if (wanted.offset < pageLimits.farFrom) return orderedIds(sort, wanted)
  const kept = list && (await isKept(db, list)) ? list : undefined
  if (isSortByFewNames(sort))
    return farIdsOfFew(sort, wanted, kept ? keptGroups(kept) : countedGroups(sort.few, wanted))
  if (!kept || !isGrouped(sort)) return orderedIds(sort, wanted)
  const start = await groupOfRow(db, kept, wanted)
  if (!start || start.before === 0) return orderedIds(sort, wanted)
  const { before, group } = start
  const by = expressionOf(sort)
  const from =
    wanted.direction === 'asc'
      ? sql<SqlBool>`${by} >= ${sort.lowest(group)}`
      : sql<SqlBool>`${by} < ${sort.lowest(group + 1)}`
  const where = [...wanted.where, from]
  return orderedIds(sort, { ...wanted, where, offset: wanted.offset - before })
}

async function isKept(db: QueryExecutorProvider, { list, sort }: CountedOrder): Promise<boolean> {
  const { rows } = await sql`
    ${prepared('isKept')} SELECT FROM "keptOrder" WHERE "list" = ${list} AND "sort" = ${sort}`.execute(
    db,
  )
  return rows.length > 0
}

const keptGroups = ({ list, sort }: CountedOrder) => sql`
  SELECT "group" AS "key", sum("rows") AS "rows" FROM "listChange"
  WHERE "list" = ${list} AND "sort" = ${sort} GROUP BY "group"`

const countedGroups = (few: RawBuilder<unknown>, { from, where }: OrderedRowsQuery) => sql`
  SELECT ${few} AS "key", count(*) AS "rows" FROM ${from} WHERE ${sql.join([...where], sql` AND `)} GROUP BY 1`

/** The group of the first wanted row, and the number of rows before that group. */
async function groupOfRow(
  db: QueryExecutorProvider,
  kept: CountedOrder,
  { offset, direction }: OrderedRowsQuery,
) {
  const order = sql.raw(direction)
  const { rows } = await sql<{ group: number; before: number }>`
    SELECT "key" AS "group", "before" FROM (
      SELECT "key", "rows", sum("rows") OVER (ORDER BY "key" ${order}) - "rows" AS "before"
      FROM (${keptGroups(kept)}) AS "each"
    ) AS "group"
    WHERE "before" + "rows" > ${offset} ORDER BY "key" ${order} LIMIT 1
  `.execute(db)
  return rows[0]
}

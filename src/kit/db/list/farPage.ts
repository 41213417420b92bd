// Pages far from the beginning of a list, where walking to the first row would take longer than all the
// rest: they are read from the nearer end, and past whole groups whose rows are counted already.
import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder, SqlBool } from 'kysely'
import { expressionOf, farIdsOfFew, isFew, isGrouped, orderedIds, turned } from './listOrder.ts'
import { prepared } from '../preparedClient.ts'
import type { Sort, Wanted } from './listOrder.ts'
import { pageLimits } from './pageLimits.ts'

type Kept = { list: string; sort: string }
type Far = Wanted & { limit: number; totalRows: number; list: Kept | undefined }

/**
 * The same rows as `orderedIds` answers, for `limit` of `totalRows` that there are at this moment: to be
 * asked in one transaction with the total, so that nobody adds or takes away rows in between. An
 * order of a `list` that "keptOrder" does not have is counted, or walked through.
 */
export async function farIds(
  db: QueryExecutorProvider,
  sort: Sort,
  { totalRows, list, ...asked }: Far,
): Promise<RawBuilder<{ id: number }>> {
  const behind = totalRows - asked.offset - asked.limit
  const wanted =
    behind < asked.offset ? { ...asked, offset: behind, direction: turned(asked.direction) } : asked
  if (wanted.offset < pageLimits.farFrom) return orderedIds(sort, wanted)
  const kept = list && (await isKept(db, list)) ? list : undefined
  if (isFew(sort))
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

async function isKept(db: QueryExecutorProvider, { list, sort }: Kept): Promise<boolean> {
  const { rows } = await sql`
    ${prepared('isKept')} SELECT FROM "keptOrder" WHERE "list" = ${list} AND "sort" = ${sort}`.execute(
    db,
  )
  return rows.length > 0
}

const keptGroups = ({ list, sort }: Kept) => sql`
  SELECT "group" AS "key", sum("rows") AS "rows" FROM "listChange"
  WHERE "list" = ${list} AND "sort" = ${sort} GROUP BY "group"`

const countedGroups = (few: RawBuilder<unknown>, { from, where }: Wanted) => sql`
  SELECT ${few} AS "key", count(*) AS "rows" FROM ${from} WHERE ${sql.join([...where], sql` AND `)} GROUP BY 1`

/** The group that the first wanted row is in, and how many rows there are before that group. */
async function groupOfRow(db: QueryExecutorProvider, kept: Kept, { offset, direction }: Wanted) {
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

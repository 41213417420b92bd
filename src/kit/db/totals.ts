// How many rows a list has, without counting them: totals are kept by triggers, by keepTotals.sql.
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import { prepared } from './preparedClient.ts'

/** SQL for the total of a list that "keptList" names; 0 for any other. */
export const totalOf = (list: string) => sql<number>`(
  SELECT coalesce(sum("rows"), 0) FROM "listChange" WHERE "list" = ${list} AND "sort" = '')`

/** The same, by itself. */
export async function keptTotal(db: QueryExecutorProvider, list: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    ${prepared('keptTotal')} SELECT ${totalOf(list)} AS "total"`.execute(db)
  return rows[0]!.total
}

/** How many rows of a list are in these groups of an order that "keptOrder" has, both ends included. */
export async function keptBetween(
  db: QueryExecutorProvider,
  { list, sort, from, to }: { list: string; sort: string; from: number; to: number },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT coalesce(sum("rows"), 0) AS "total" FROM "listChange"
    WHERE "list" = ${list} AND "sort" = ${sort} AND "group" BETWEEN ${from} AND ${to}
  `.execute(db)
  return rows[0]!.total
}

/** The totals of several lists, by name. */
export async function keptTotals<L extends string>(
  db: QueryExecutorProvider,
  lists: readonly L[],
): Promise<Record<L, number>> {
  const { rows } = await sql<{ list: L; total: number }>`
    ${prepared('keptTotals')}
    SELECT "list", sum("rows") AS "total" FROM "listChange" WHERE "list" = ANY(${lists}) AND "sort" = '' GROUP BY "list"
  `.execute(db)
  const none = lists.map((list) => [list, 0] as const)
  const some = rows.map(({ list, total }) => [list, total] as const)
  return Object.fromEntries([...none, ...some]) as Record<L, number>
}

/**
 * Makes one row of the many that changes have left for a list, and for each group of its orders. Totals stay what they are, for whoever
 * reads meanwhile, too; of servers that fold at the same time each folds what the others have left.
 */
export async function foldTotals(db: QueryExecutorProvider): Promise<void> {
  await sql`
    WITH "mine" AS MATERIALIZED (
      SELECT ctid AS "at" FROM "listChange"
      WHERE ("list", "sort", "group") IN (
        SELECT "list", "sort", "group" FROM "listChange" GROUP BY 1, 2, 3 HAVING count(*) > 1)
      FOR UPDATE SKIP LOCKED
    ),
    "gone" AS (
      DELETE FROM "listChange" c USING "mine" WHERE c.ctid = "mine"."at" RETURNING c."list", c."sort", c."group", c."rows"
    )
    INSERT INTO "listChange" ("list", "sort", "group", "rows")
    SELECT "list", "sort", "group", sum("rows") FROM "gone" GROUP BY 1, 2, 3
  `.execute(db)
}

// Totals of lists without counting rows: triggers keep them (keepTotals.sql).
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import { prepared } from './preparedClient.ts'

/** SQL for the total of a list in "keptList"; 0 for any other name. */
export const totalOf = (list: string) => sql<number>`(
  SELECT coalesce(sum("rows"), 0) FROM "listChange" WHERE "list" = ${list} AND "sort" = '')`

/** Reads that total. */
export async function keptTotal(db: QueryExecutorProvider, list: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    ${prepared('keptTotal')} SELECT ${totalOf(list)} AS "total"`.execute(db)
  return rows[0]!.total
}

/** The number of rows in a range of groups of an order in "keptOrder", both ends inclusive. */
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
 * Folds the changes of each list and group into one row. Totals stay the same, also for concurrent readers. Servers that fold at
 * the same time each fold different rows.
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

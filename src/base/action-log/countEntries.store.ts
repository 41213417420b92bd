// Counts the log entries that match a filter. Past days are counted only once and their totals stored, because
// entries are never removed.
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { countRows } from '#kit/db/list/countRows.ts'
import { localTime, onDays, startOf, today } from '#kit/db/days.ts'
import type { Db } from '#base/backend/backend.ts'
import { entriesWhere } from './entriesWhere.store.ts'
import type { EntryFilter } from './entriesWhere.store.ts'

const entries = sql`"actionLog" l`

/** The values that stand for all kinds and all people in `actionLogTotal`. Person 0 stands for no person. */
const all = { entity: '', actionById: -1 }

export async function countEntries(db: Db, filter: EntryFilter): Promise<number> {
  const { actionBy, entity, entityId, startDate, endDate, searchStr } = filter
  // Without totals: a record has few entries, and a search by name has to find its entries anyway.
  if (entityId || searchStr?.trim()) return countRows(db, entries, entriesWhere(filter))
  const { totalsUntil: until } = await db
    .selectFrom('actionLogCounted')
    .select('totalsUntil')
    .executeTakeFirstOrThrow()
  const where = [
    sql<SqlBool>`d."entity" = ${entity ?? all.entity}`,
    sql<SqlBool>`d."actionById" = ${actionBy ?? all.actionById}`,
    ...(startDate ? [sql<SqlBool>`d."day" >= ${startDate}::date`] : []),
    ...(endDate ? [sql<SqlBool>`d."day" <= ${endDate}::date`] : []),
  ]
  const since = [...entriesWhere(filter), ...onDays(sql`l."date"`, 'instants', { from: until })]
  const { rows } = await sql<{ total: number }>`
    SELECT (SELECT coalesce(sum(d."total"), 0)::integer FROM "actionLogTotal" d WHERE ${sql.join(where, sql` AND `)})
      + (SELECT count(*)::integer FROM ${entries} WHERE ${sql.join(since, sql` AND `)}) AS "total"
  `.execute(db)
  return rows[0]!.total
}

/** Adds the totals of past days. The lock makes sure that each day is counted once, even with several servers. */
export const countDaysOver = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { totalsUntil: until } = await tx
      .selectFrom('actionLogCounted')
      .select('totalsUntil')
      .forUpdate()
      .executeTakeFirstOrThrow()
    // Leaves out yesterday: a transaction that began before midnight may commit a little after it.
    const day = sql`${localTime(sql`l."date"`)}::date`
    await sql`
      INSERT INTO "actionLogTotal" ("day", "entity", "actionById", "total")
      SELECT "day", coalesce("entity", ${all.entity}), coalesce("actionById", ${all.actionById}), sum("total")
      FROM (
        SELECT ${day} AS "day", l."entity", coalesce(l."actionById", 0) AS "actionById", count(*) AS "total"
        FROM ${entries}
        WHERE ${sql.join(onDays(sql`l."date"`, 'instants', { from: until }), sql` AND `)}
          AND l."date" < ${startOf(sql`(${today} - 1)`)}
        GROUP BY 1, 2, 3
      ) AS "counted"
      GROUP BY GROUPING SETS (("day"), ("day", "entity"), ("day", "actionById"), ("day", "entity", "actionById"))
    `.execute(tx)
    await sql`UPDATE "actionLogCounted" SET "totalsUntil" = greatest("totalsUntil", ${today} - 1)`.execute(
      tx,
    )
  })

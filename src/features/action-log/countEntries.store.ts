// How many entries of the log a filter lets through: days that are over were counted once, and nothing is ever
// removed from the log.
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { countRows } from '#kit/db/countRows.ts'
import { localTime, onDays, today } from '#kit/db/days.ts'
import type { Db } from '../backend.ts'
import { entriesWhere } from './entriesWhere.store.ts'
import type { AskedEntries } from './entriesWhere.store.ts'

const entries = sql`"actionLog" l`

export async function countEntries(db: Db, asked: AskedEntries): Promise<number> {
  const { actionBy, entity, entityId, startDate, endDate } = asked
  // One record has few entries.
  if (entityId) return countRows(db, entries, entriesWhere(asked))
  const { until } = await db
    .selectFrom('actionLogCounted')
    .select('until')
    .executeTakeFirstOrThrow()
  const where = [
    sql<SqlBool>`true`,
    ...(actionBy ? [sql<SqlBool>`d."actionById" = ${actionBy}`] : []),
    ...(entity ? [sql<SqlBool>`d."entity" = ${entity}`] : []),
    ...(startDate ? [sql<SqlBool>`d."day" >= ${startDate}::date`] : []),
    ...(endDate ? [sql<SqlBool>`d."day" <= ${endDate}::date`] : []),
  ]
  const since = [...entriesWhere(asked), ...onDays(sql`l."date"`, 'instants', { from: until })]
  const { rows } = await sql<{ total: number }>`
    SELECT (SELECT coalesce(sum(d."total"), 0)::integer FROM "actionLogDay" d WHERE ${sql.join(where, sql` AND `)})
      + (SELECT count(*)::integer FROM ${entries} WHERE ${sql.join(since, sql` AND `)}) AS "total"
  `.execute(db)
  return rows[0]!.total
}

/** Counts the days that are over, each once, whichever server does it. */
export const countDaysOver = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { until } = await tx
      .selectFrom('actionLogCounted')
      .select('until')
      .forUpdate()
      .executeTakeFirstOrThrow()
    // What began yesterday may be written a little after midnight, but never a day later.
    const day = sql`${localTime(sql`l."date"`)}::date`
    await sql`
      INSERT INTO "actionLogDay" ("day", "entity", "actionById", "total")
      SELECT ${day}, l."entity", coalesce(l."actionById", 0), count(*)
      FROM ${entries}
      WHERE ${sql.join(onDays(sql`l."date"`, 'instants', { from: until }), sql` AND `)}
        AND l."date" < ${localTime(sql`(${today} - 1)::timestamp`)}
      GROUP BY 1, 2, 3
    `.execute(tx)
    await sql`UPDATE "actionLogCounted" SET "until" = greatest("until", ${today} - 1)`.execute(tx)
  })

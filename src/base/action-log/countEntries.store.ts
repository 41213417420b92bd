// How many entries of the log a filter lets through: days that are over were counted once, and nothing is ever
// removed from the log.
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { countRows } from '#kit/db/list/countRows.ts'
import { localTime, onDays, startOf, today } from '#kit/db/days.ts'
import type { Db } from '#base/backend/backend.ts'
import { entriesWhere } from './entriesWhere.store.ts'
import type { AskedEntries } from './entriesWhere.store.ts'

const entries = sql`"actionLog" l`

/** How what all kinds, and all people, come to is kept. Nobody at all is the person 0. */
const all = { entity: '', actionById: -1 }

export async function countEntries(db: Db, asked: AskedEntries): Promise<number> {
  const { actionBy, entity, entityId, startDate, endDate, searchStr } = asked
  // One record has few entries, and those of a name are found before they are counted.
  if (entityId || searchStr?.trim()) return countRows(db, entries, entriesWhere(asked))
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
  const since = [...entriesWhere(asked), ...onDays(sql`l."date"`, 'instants', { from: until })]
  const { rows } = await sql<{ total: number }>`
    SELECT (SELECT coalesce(sum(d."total"), 0)::integer FROM "actionLogTotal" d WHERE ${sql.join(where, sql` AND `)})
      + (SELECT count(*)::integer FROM ${entries} WHERE ${sql.join(since, sql` AND `)}) AS "total"
  `.execute(db)
  return rows[0]!.total
}

/** Counts the days that are over, each once, whichever server does it. */
export const countDaysOver = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { totalsUntil: until } = await tx
      .selectFrom('actionLogCounted')
      .select('totalsUntil')
      .forUpdate()
      .executeTakeFirstOrThrow()
    // What began yesterday may be written a little after midnight, but never a day later.
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

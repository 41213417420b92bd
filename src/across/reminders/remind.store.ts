// Makes the reminders of a kind: what is due, once, in one statement, and what the office is told of it.
import { sql } from 'kysely'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { objectNames } from '#records/objects/objectTitle.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { endingContracts, endingTenancies } from './due/dueContracts.store.ts'
import type { Days, Due } from './due/dueDays.store.ts'
import { dueExpenses } from './due/dueExpenses.store.ts'
import { dueRents } from './due/dueRents.store.ts'
import { overdueKeys, rememberedFor } from './due/overdueKeys.store.ts'
import { closeErrors, publishErrors } from './due/publishErrors.store.ts'
import { allReminderKinds, reminderKinds } from './reminderKinds.ts'
import type { Made, ReminderKind } from './reminderKinds.ts'
import { mailReminders } from './reminderMails.store.ts'
import { saidOf } from './reminderWords.ts'

export type Ways = Pick<Backend, 'translate' | 'publicUrl' | 'agency'>

const due: Record<ReminderKind, Due> = {
  rent: dueRents,
  tenancyEnds: endingTenancies,
  contractEnds: endingContracts,
  keyOverdue: overdueKeys,
  publishError: publishErrors,
  expense: dueExpenses,
}

/** In one transaction: a server that ends in between has the rest to do. */
const batch = 200

/**
 * Makes all that is due on `today` (YYYY-MM-DD where the agency is) and was not made since the last time.
 * Answers how many there were. A kind that fails keeps no other back; it is told about in the end.
 */
export async function remindOfAll(db: Db, today: string, ways: Ways): Promise<number> {
  const failures: unknown[] = []
  let made = 0
  for (const kind of allReminderKinds)
    try {
      made += await remindOf(db, kind, today, ways)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, 'some reminders were not made')
  return made
}

/** The same of one kind. */
export async function remindOf(
  db: Db,
  kind: ReminderKind,
  today: string,
  ways: Ways,
): Promise<number> {
  for (let all = 0; ;) {
    const made = await remindOfSome(db, kind, today, ways)
    all += made
    if (made < batch) return all
  }
}

const remindOfSome = (db: Db, kind: ReminderKind, today: string, ways: Ways) =>
  db.transaction().execute(async (tx) => {
    const days = await daysToDo(tx, kind, today)
    if (kind === 'publishError') await closeErrors(tx, today)
    const made = await make(tx, kind, days)
    if (made.length > 0) await tell(tx, kind, made, ways)
    if (made.length < batch) await keepDone(tx, kind, today)
    return made.length
  })

/**
 * From the day of the last time on, so that what came into the books later that day is reminded of, too, but
 * nothing of days that were over before it was entered. After a pause all that was missed is made up for,
 * as far as it is not too old. Servers that come at once wait here.
 */
async function daysToDo(tx: Db, kind: ReminderKind, today: string): Promise<Days> {
  const { rows } = await sql<{ from: string }>`
    SELECT greatest(least(coalesce("doneTill", ${today}::date), ${today}::date),
      ${today}::date - ${sql.lit(rememberedFor)} + 1) AS "from"
    FROM "reminderRun" WHERE "kind" = ${kind} FOR NO KEY UPDATE
  `.execute(tx)
  return { from: rows[0]!.from, till: today }
}

/** A clock that goes wrong for a while undoes nothing. */
const keepDone = (tx: Db, kind: ReminderKind, today: string) =>
  sql`
    UPDATE "reminderRun" SET "doneTill" = ${today}::date
    WHERE "kind" = ${kind} AND ("doneTill" IS NULL OR "doneTill" < ${today}::date)
  `.execute(tx)

async function make(tx: Db, kind: ReminderKind, days: Days): Promise<Made[]> {
  const { rows } = await sql<Made>`
    WITH "due" AS MATERIALIZED (
      SELECT d.* FROM (${due[kind](days)}) AS d
      WHERE NOT EXISTS (
        SELECT FROM "reminder" r WHERE r."kind" = ${kind} AND r."recordId" = d."recordId"
          AND r."dueDay" = d."dueDay" AND r."step" = d."step")
      ORDER BY d."dueDay" - d."step", d."dueDay", d."recordId" LIMIT ${batch}
    ),
    "made" AS (
      INSERT INTO "reminder" ("kind", "recordId", "dueDay", "step")
      SELECT ${kind}, "recordId", "dueDay", "step" FROM "due"
      ON CONFLICT DO NOTHING RETURNING "recordId", "dueDay", "step"
    )
    SELECT d.*, ${days.till}::date AS "madeDay", a."name",
      o."referenceNumber", CASE WHEN o."id" IS NOT NULL THEN ${objectNames('o')} END AS "names"
    FROM "made" JOIN "due" d USING ("recordId", "dueDay", "step")
    LEFT JOIN "object" o ON o."id" = d."objectId" LEFT JOIN "account" a ON a."id" = d."accountId"
    ORDER BY d."dueDay" - d."step", d."dueDay", d."recordId"
  `.execute(tx)
  return rows
}

async function tell(tx: Db, kind: ReminderKind, made: readonly Made[], ways: Ways) {
  const language = await languageOfOffice(tx)
  for (const one of made) {
    const about = reminderKinds[kind].about(one)
    const said = saidOf(kind, one)
    await addAlert(
      tx,
      { said, about, accountId: one.accountId },
      { translate: ways.translate, language },
    )
  }
  await mailReminders(tx, kind, made, { ...ways, language })
}

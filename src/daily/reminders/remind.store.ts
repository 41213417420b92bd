// Creates the due reminders of a kind, each once, in one statement, and notifies the office.
import { sql } from 'kysely'
import { addDays } from '#kit/clock.ts'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { objectNames } from '#records/objects/objectTitle.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { endingContracts, endingTenancies } from './due/dueContracts.store.ts'
import type { Days, DueQuery } from './due/dueDays.store.ts'
import { dueExpenses } from './due/dueExpenses.store.ts'
import { dueRents } from './due/dueRents.store.ts'
import { endingOrders } from './due/endingOrders.store.ts'
import { overdueKeys, rememberedFor } from './due/overdueKeys.store.ts'
import { closeErrors, publishErrors } from './due/publishErrors.store.ts'
import { allReminderKinds, reminderKinds } from './reminderKinds.ts'
import type { NewReminder, ReminderKind } from './reminderKinds.ts'
import { mailReminders } from './reminderMails.store.ts'
import { reminderTextOf } from './reminderWords.ts'

export type ReminderOptions = Pick<Backend, 'translate' | 'publicUrl' | 'agency'>

const due: Record<ReminderKind, DueQuery> = {
  rent: dueRents,
  tenancyEnds: endingTenancies,
  contractEnds: endingContracts,
  keyOverdue: overdueKeys,
  publishError: publishErrors,
  expense: dueExpenses,
  orderEnds: endingOrders,
}

/** Reminders per transaction; after a crash the next run continues. */
const batch = 200

/**
 * Creates all reminders due on `today` (YYYY-MM-DD in the agency's time zone) and not created since
 * the last run. Returns their number. A kind that fails does not hold up the others; its error is
 * thrown at the end.
 */
export async function remindOfAll(
  db: Db,
  today: string,
  options: ReminderOptions,
): Promise<number> {
  const failures: unknown[] = []
  let made = 0
  for (const kind of allReminderKinds)
    try {
      made += await remindOf(db, kind, today, options)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, 'some reminders were not made')
  return made
}

/** Marks everything due by today as reminded without telling anybody, for imported records. */
export async function passOverDue(tx: Db, today: string): Promise<void> {
  const days = { from: addDays(today, 1 - rememberedFor), till: today }
  for (const kind of allReminderKinds)
    await sql`
      INSERT INTO "reminder" ("kind", "recordId", "dueDay", "step")
      SELECT ${kind}, d."recordId", d."dueDay", d."step" FROM (${due[kind](days)}) AS d ON CONFLICT DO NOTHING
    `.execute(tx)
}

/** Creates the due reminders of one kind. */
export async function remindOf(
  db: Db,
  kind: ReminderKind,
  today: string,
  options: ReminderOptions,
): Promise<number> {
  for (let all = 0; ;) {
    const made = await remindOfSome(db, kind, today, options)
    all += made
    if (made < batch) return all
  }
}

const remindOfSome = (db: Db, kind: ReminderKind, today: string, options: ReminderOptions) =>
  db.transaction().execute(async (tx) => {
    const days = await daysToDo(tx, kind, today)
    if (kind === 'publishError') await closeErrors(tx, today)
    const made = await make(tx, kind, days)
    if (made.length > 0) await tell(tx, kind, made, options)
    if (made.length < batch) await storeLastDay(tx, kind, today)
    return made.length
  })

/**
 * Starts at the day of the last run, to include records entered later that day, but no days before
 * a record was entered. After a pause the missed days are made up, up to a limit. Concurrent
 * servers wait here for the row lock.
 */
async function daysToDo(tx: Db, kind: ReminderKind, today: string): Promise<Days> {
  const { rows } = await sql<{ from: string }>`
    SELECT greatest(least(coalesce("doneTill", ${today}::date), ${today}::date),
      ${today}::date - ${sql.lit(rememberedFor)} + 1) AS "from"
    FROM "reminderRun" WHERE "kind" = ${kind} FOR NO KEY UPDATE
  `.execute(tx)
  return { from: rows[0]!.from, till: today }
}

/** Never moves back, even if the clock is wrong for a while. */
const storeLastDay = (tx: Db, kind: ReminderKind, today: string) =>
  sql`
    UPDATE "reminderRun" SET "doneTill" = ${today}::date
    WHERE "kind" = ${kind} AND ("doneTill" IS NULL OR "doneTill" < ${today}::date)
  `.execute(tx)

async function make(tx: Db, kind: ReminderKind, days: Days): Promise<NewReminder[]> {
  const { rows } = await sql<NewReminder>`
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
    SELECT d.*, ${days.till}::date AS "madeDay",
      coalesce(nullif(b."partyNames", ''), a."name") AS "name",
      o."referenceNumber", CASE WHEN o."id" IS NOT NULL THEN ${objectNames('o')} END AS "names"
    FROM "made" JOIN "due" d USING ("recordId", "dueDay", "step")
    LEFT JOIN "object" o ON o."id" = d."objectId" LEFT JOIN "account" a ON a."id" = d."accountId"
    LEFT JOIN "brokerOrder" b ON ${kind} = 'orderEnds' AND b."id" = d."recordId"
    ORDER BY d."dueDay" - d."step", d."dueDay", d."recordId"
  `.execute(tx)
  return rows
}

async function tell(
  tx: Db,
  kind: ReminderKind,
  made: readonly NewReminder[],
  options: ReminderOptions,
) {
  const language = await languageOfOffice(tx)
  for (const one of made) {
    const about = reminderKinds[kind].about(one)
    const said = reminderTextOf(kind, one)
    await addAlert(
      tx,
      { said, about, accountId: one.accountId },
      { translate: options.translate, language },
    )
  }
  await mailReminders(tx, kind, made, { ...options, language })
}

// Daily reminders of the last week, of every kind; today's are unread.

import { bundledTexts } from '#base/register/bundledTexts.ts'
import { type Kysely, sql } from 'kysely'
import { remindOfAll } from '#daily/reminders/remind.store.ts'
import { liveAgency } from '#base/settings/agency/liveAgency.ts'
import type { Tables } from '#base/backend/tables.ts'
import { addDays } from '#kit/clock.ts'
import { createTexts } from '#kit/i18n/translator.ts'
import { instant } from '../days.ts'

const DAYS = 6
export async function seedReminders(db: Kysely<Tables>, today: string): Promise<void> {
  await endSoon(db, today)
  const first = addDays(today, -DAYS)
  await db.updateTable('reminderRun').set({ doneTill: first }).execute()
  const agency = liveAgency(db, { name: '', email: 'office@example.com', phone: null })
  const ways = { translate: createTexts(bundledTexts).translate, publicUrl: '', agency }
  for (let back = DAYS; back >= 0; back--) {
    const day = addDays(today, -back)
    const before = await lastAlert(db)
    await remindOfAll(db, day, ways)
    await tellAt(db, before, day, back > 0)
  }
  // Nobody gets mails about generated days.
  await sql`DELETE FROM "mailQueue"`.execute(db)
}

/** Some contracts expire in the next weeks, on any day. */
async function endSoon(db: Kysely<Tables>, today: string): Promise<void> {
  for (const [at, days] of [60, 30, 29, 7, 6].entries())
    await sql`
      UPDATE "objectAccount" SET "endDate" = ${addDays(today, days)}::date
      WHERE "id" = (
        SELECT "id" FROM "objectAccount" WHERE "relation" = 4 AND "deletedOn" IS NULL AND "endDate" > ${today}::date
          AND "startDate" < ${today}::date ORDER BY "id" OFFSET ${at * 2} LIMIT 1)
    `.execute(db)
  for (const [at, days] of [30, 7].entries())
    await sql`
      UPDATE "deal" SET "rentExpiration" = ${addDays(today, days)}::date
      WHERE "id" = (SELECT "id" FROM "deal" WHERE "dealType" = 1 AND "dealStage" = 5 ORDER BY "id" OFFSET ${at} LIMIT 1)
    `.execute(db)
}

async function lastAlert(db: Kysely<Tables>): Promise<number> {
  const last = await db.selectFrom('alert').select('id').orderBy('id', 'desc').executeTakeFirst()
  return last?.id ?? 0
}

/** Sent in the morning; read on the next morning by one of the two who sign in. */
async function tellAt(db: Kysely<Tables>, after: number, day: string, isRead: boolean) {
  // If the demo starts before the morning, its reminders are sent at once.
  const past = (moment: string) => sql`least(${moment}::timestamptz, now())`
  const told = past(instant(day, 5 * 60 + 5))
  const read = past(instant(addDays(day, 1), 7 * 60 + 20))
  await sql`
    UPDATE "alert" SET "date" = ${told}, "createdOn" = ${told},
      "readedOn" = CASE WHEN ${isRead} THEN ${read} END,
      "readedById" = CASE WHEN ${isRead} THEN 1 + "id" % 2 END,
      "modifiedOn" = CASE WHEN ${isRead} THEN ${read} ELSE ${told} END,
      "modifiedById" = CASE WHEN ${isRead} THEN 1 + "id" % 2 END
    WHERE "id" > ${after}
  `.execute(db)
}

// Trigger on "reminderSilence": refuseLate rejects people whose data was erased meanwhile (refuseLate.sql).
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'
import type { OwnReminders } from './reminders.contract.ts'

export async function getOwnReminders(db: Db, { accountId }: Actor): Promise<OwnReminders> {
  const { rows } = await sql<OwnReminders>`
    SELECT NOT EXISTS (SELECT FROM "reminderSilence" WHERE "accountId" = ${accountId}) AS "mails"
  `.execute(db)
  return rows[0]!
}

export async function setOwnReminders(
  db: Db,
  { mails }: OwnReminders,
  actor: Actor,
): Promise<OwnReminders> {
  const { accountId } = actor
  if (mails) await db.deleteFrom('reminderSilence').where('accountId', '=', accountId).execute()
  else
    await sql`
      INSERT INTO "reminderSilence" ("accountId") SELECT ${accountId}::integer
      WHERE NOT EXISTS (SELECT FROM "reminderSilence" WHERE "accountId" = ${accountId})
    `.execute(db)
  return getOwnReminders(db, actor)
}

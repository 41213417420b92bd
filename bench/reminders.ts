// Measures the reminder job: with all reminders due today, and when all of them exist already.
import { bundledTexts } from '#base/register/bundledTexts.ts'
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import { createTexts } from '#kit/i18n/translator.ts'
import type { Db } from '#base/backend/backend.ts'
import { remindOfAll } from '#daily/reminders/remind.store.ts'
import { liveAgency } from '#base/settings/agency/liveAgency.ts'

export type Reminded = { made: number; seconds: number; again: number }

/** Deletes reminders before and after. */
export async function reminders(db: Db): Promise<Reminded> {
  const today = agencyToday()
  await forget(db)
  const { translate } = createTexts(bundledTexts)
  const agency = liveAgency(db, { name: 'Bench', email: 'office@example.com', phone: null })
  const run = async () => {
    const started = performance.now()
    const made = await remindOfAll(db, today, { translate, publicUrl: 'http://localhost', agency })
    return { made, seconds: (performance.now() - started) / 1000 }
  }
  const first = await run()
  const { seconds: again } = await run()
  await forget(db)
  return { ...first, again }
}

async function forget(db: Db) {
  await db.deleteFrom('reminder').execute()
  await db.updateTable('reminderRun').set({ doneTill: null }).execute()
  await sql`DELETE FROM "mailQueue"`.execute(db)
  // Other alerts are plain text.
  await db.deleteFrom('alert').where('said', 'is not', null).execute()
}

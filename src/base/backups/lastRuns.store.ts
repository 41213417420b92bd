import type { Db } from '#base/backend/backend.ts'

/** When the newest backup or proof that succeeded had ended, an instant; null if none has. */
export async function lastGood(db: Db, kind: 'base' | 'proof'): Promise<string | null> {
  const run = await db
    .selectFrom('backupRun')
    .select('finishedOn')
    .where('kind', '=', kind)
    .where('ok', '=', true)
    .orderBy('startedOn', 'desc')
    .limit(1)
    .executeTakeFirst()
  return run?.finishedOn ?? null
}

// Notes each backup and each proof. "backupRun" is written here alone.
import { instantNow } from '#kit/clock.ts'
import type { Db } from '#base/backend/backend.ts'

type Facts = Record<string, unknown>

/**
 * Notes how `work` ended, and rejects as it does.
 * @param work says with `about` what is known before it has ended, for one that fails
 */
export async function noteRun<Outcome extends Facts>(
  db: Db,
  kind: 'base' | 'proof',
  work: (about: (facts: Facts) => void) => Promise<Outcome & { ok: boolean }>,
): Promise<Outcome & { ok: boolean }> {
  let known: Facts = {}
  const about = (facts: Facts) => void (known = { ...known, ...facts })
  const { id } = await db
    .insertInto('backupRun')
    .values({ kind, finishedOn: null, ok: null, error: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const finish = (ok: boolean, error: string | null, facts: Facts) =>
    db
      .updateTable('backupRun')
      .set({
        finishedOn: instantNow(),
        ok,
        error,
        facts: JSON.stringify({ ...known, ...facts }) as never,
      })
      .where('id', '=', id)
      .execute()
  try {
    const outcome = await work(about)
    const { ok, ...facts } = outcome
    await finish(ok, null, facts)
    return outcome
  } catch (error) {
    // The reason counts, not that it could not be noted.
    await finish(false, error instanceof Error ? error.message : String(error), {}).catch(() => {})
    throw error
  }
}

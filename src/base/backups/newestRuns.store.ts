import type { Db } from '#base/backend/backend.ts'

/** The newest backups or proofs, those that go on or were killed included. */
export const newestRuns = (db: Db, kind: 'base' | 'proof', most: number) =>
  db
    .selectFrom('backupRun')
    .select(['kind', 'startedOn', 'finishedOn', 'ok', 'error'])
    .where('kind', '=', kind)
    .orderBy('startedOn', 'desc')
    .limit(most)
    .execute()

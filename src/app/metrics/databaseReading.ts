// Reads metrics from the database, with a time limit, and at most once in some seconds.
import { setTimeout as wait } from 'node:timers/promises'
import { lastRuns } from '#base/backups/runs.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { countFeeds } from '#keeping/operations/feedAges.store.ts'
import { jobQueues } from '#keeping/operations/jobQueues.store.ts'
import { mailsWaiting } from '#keeping/operations/mailsWaiting.store.ts'
import { openSessions } from '#keeping/operations/openSessions.store.ts'

/** Parts that could not be read are undefined. */
export type Reading = Awaited<ReturnType<typeof readAll>>

/** Milliseconds. Prometheus gives up after 10 seconds by default. */
const patience = 2_000
/** Milliseconds for which a reading is reused. */
const lasts = 10_000

/**
 * Returns a function that reads the values, or null if the database does not answer in time. Callers share one reading,
 * so that they use at most one connection.
 */
export function databaseReading(
  { db, log }: Pick<Backend, 'db' | 'log'>,
  now: () => number = () => performance.now(),
): () => Promise<Reading | null> {
  let underway: Promise<Reading | null> | undefined
  let last: { at: number; reading: Reading } | undefined
  const read = () =>
    db
      .connection()
      .execute((connection) => readAll(connection, log))
      .then(
        (reading) => {
          last = { at: now(), reading }
          return reading
        },
        () => null,
      )
      .finally(() => (underway = undefined))
  return async () => {
    if (last && now() - last.at < lasts) return last.reading
    const tooLate = new AbortController()
    const late = wait(patience, null, { signal: tooLate.signal, ref: false }).catch(() => null)
    return Promise.race([(underway ??= read()), late]).finally(() => tooLate.abort())
  }
}

/**
 * Rejects if the first query fails, because the database is then unreachable. Other failures only leave out their part.
 */
async function readAll(db: Db, log: Backend['log']) {
  const sessions = await openSessions(db)
  const part = <T>(reading: Promise<T>): Promise<T | undefined> =>
    reading.catch((err: unknown) => {
      log.warn({ err }, 'a metric could not be read')
      return undefined
    })
  return {
    sessions,
    queues: await part(jobQueues(db)),
    mails: await part(mailsWaiting(db)),
    feeds: await part(countFeeds(db)),
    base: await part(lastRuns(db, 'base')),
    proof: await part(lastRuns(db, 'proof')),
  }
}

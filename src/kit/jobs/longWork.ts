// Works on rows of long work, one after another. A row that fails waits for its next try while later rows have their
// turn, and fails for good after some tries.
import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import type { QueryExecutorProvider } from 'kysely'
import { isLostConnection } from '../errors/lostConnection.ts'
import { isDiskFull } from '../errors/diskFull.ts'
import { holdLease, LeaseLost, putOff, takeLease, waitForTry } from './lease.ts'
import type { Lease, WaitingRows } from './lease.ts'

export type LongWork<Row extends object> = WaitingRows<Row> & {
  /** The name of the work in the log. */
  name: string
  /** Must end the lease, or postpone the rest. */
  work: (lease: Lease & Row) => Promise<void>
  /** Called after the last try: shows people that it failed, and ends the lease. */
  fail: (lease: Lease & Row) => Promise<void>
}

export type WorkLog = {
  info: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
}

/** Tries before work fails for good. Tries that killed a server count; those that lost the database do not. */
const mostTries = 3
/** Seconds until the second try; the third waits four times as long. */
const pause = 30
/** Milliseconds between two renewals of the lease. */
const beat = 5_000

/** Works until nothing waits. Then rejects if anything has failed, so that the log and the metrics show it. */
export async function workOnAll<Row extends object>(
  db: QueryExecutorProvider,
  long: LongWork<Row>,
  log: WorkLog,
): Promise<void> {
  const failures: unknown[] = []
  for (;;) {
    const worked = await workOnNext(db, long, log)
    if (!worked) break
    if ('failure' in worked) failures.push(worked.failure)
  }
  if (failures.length > 1) throw new AggregateError(failures, `${long.name}: some failed`)
  if (failures.length > 0) throw failures[0]
}

/** Works on the next waiting row; null if there is none. */
export async function workOnNext<Row extends object>(
  db: QueryExecutorProvider,
  long: LongWork<Row>,
  log: WorkLog,
): Promise<{ failure?: unknown } | null> {
  const lost = new AbortController()
  const taken = await takeLease(db, long, lost.signal)
  if (!taken) return null
  const { lease, tries } = taken
  const about = { [long.name]: lease.rowId, tries }
  const begun = performance.now()
  try {
    if (tries > mostTries) {
      log.error(about, 'failed with each server that worked on it')
      await long.fail(lease)
      return {}
    }
    await whileAlive(db, lease, { lost, use: () => long.work(lease) })
    const seconds = Math.round((performance.now() - begun) / 1000)
    log.info({ ...about, seconds }, `worked on: ${long.name}`)
    return {}
  } catch (failure) {
    if (failure instanceof LeaseLost) return {}
    const isOurs = await afterFailure(db, long, lease, failure).then(
      () => true,
      (error: unknown) => {
        if (error instanceof LeaseLost) return false
        log.error({ ...about, err: error }, 'a lease runs out')
        return true
      },
    )
    // Ignore failures of work that was cancelled or taken over.
    if (!isOurs) return {}
    log.error({ ...about, err: failure }, `failed: ${long.name}`)
    return { failure }
  }
}

async function whileAlive(
  db: QueryExecutorProvider,
  lease: Lease,
  { lost, use }: { lost: AbortController; use: () => Promise<void> },
): Promise<void> {
  let beating: Promise<void> | undefined
  const timer = setInterval(() => {
    // One renewal may wait for the transaction of a step; do not start more.
    beating ??= holdLease(db, lease)
      .then(
        () => undefined,
        (error: unknown) => {
          // Ignore a short outage of the database; a long one makes the work itself fail.
          if (error instanceof LeaseLost) lost.abort(error)
        },
      )
      .finally(() => (beating = undefined))
  }, beat)
  try {
    await use()
  } finally {
    clearInterval(timer)
    await beating
  }
}

async function afterFailure<Row extends object>(
  db: QueryExecutorProvider,
  long: LongWork<Row>,
  lease: Lease & Row,
  failure: unknown,
): Promise<void> {
  if (isAway(failure)) return soon(() => putOff(db, lease, pause))
  const { tries } = await holdLease(db, lease)
  if (tries >= mostTries) await long.fail(lease)
  else await waitForTry(db, lease, pause * 4 ** (tries - 1))
}

/**
 * Failures of database, storage or disk space, which do not count as tries. A statement timeout does: it would come
 * again.
 */
const isAway = (failure: unknown) =>
  isDiskFull(failure) ||
  (isLostConnection(failure) && !(failure instanceof DatabaseError && failure.code === '57014'))

/** Retries until the database is back or the lease has expired. */
async function soon(write: () => Promise<unknown>): Promise<void> {
  for (let left = 6; ; left--)
    try {
      await write()
      return
    } catch (error) {
      if (left === 0 || !isLostConnection(error)) throw error
      await wait(beat)
    }
}

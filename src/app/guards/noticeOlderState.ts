// Notices when the database is older than this server has seen: somebody has restored a backup, or a replica without
// the last changes took over.
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#base/backend/backend.ts'
import { newestEntry } from '#base/action-log/newestEntry.store.ts'

type WatchOptions = {
  db: Db
  log: Pick<FastifyBaseLogger, 'error'>
  /** Called once. */
  onOlder: () => void
  /** Milliseconds between checks. */
  every?: number
}

/** A restore takes a while, so this many consecutive checks must find the older state. */
const looksBeforeSure = 3

/** Resolves to a function that stops it. Checks without an answer from the database do not count. */
export async function noticeOlderState({ db, log, onOlder, every = 5_000 }: WatchOptions) {
  let seen = await newestEntry(db).catch(() => 0)
  let older = 0
  let timer: NodeJS.Timeout
  let isEnded = false
  let looking: Promise<void> = Promise.resolve()
  const look = async () => {
    const newest = await newestEntry(db).catch(() => undefined)
    if (newest !== undefined) older = newest < seen ? older + 1 : 0
    seen = Math.max(seen, newest ?? 0)
    if (older < looksBeforeSure) return lookLater()
    log.error(
      { newest, seen },
      'the database is in an older state than this server has seen: it starts again, so that nothing of the newer state is mixed with it',
    )
    onOlder()
  }
  const lookLater = () => {
    if (isEnded) return
    timer = setTimeout(() => {
      looking = look()
    }, every).unref()
  }
  lookLater()
  return async () => {
    isEnded = true
    clearTimeout(timer)
    await looking
  }
}

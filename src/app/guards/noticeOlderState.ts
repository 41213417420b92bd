// Notices that the database is in an older state than this server has seen: somebody has restored a backup under it, or a
// replica took over that lacked the last changes.
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#base/backend/backend.ts'
import { newestEntry } from '#base/action-log/newestEntry.store.ts'

type Options = {
  db: Db
  log: Pick<FastifyBaseLogger, 'error'>
  /** Called once. */
  onOlder: () => void
  /** Milliseconds between two looks. */
  every?: number
}

/** A restore takes a while: so many looks in a row must find the older state. */
const looksBeforeSure = 3

/** Resolves to a function that ends it. While the database does not answer, nothing is concluded. */
export async function noticeOlderState({ db, log, onOlder, every = 5_000 }: Options) {
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

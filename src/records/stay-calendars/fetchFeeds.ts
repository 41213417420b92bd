// Fetches external calendars every quarter of an hour; several servers share the work.
import { agencyToday } from '#kit/clock.ts'
import { fetchOutside } from '#kit/http/outside/fetchOutside.ts'
import { NotFetched } from '#kit/http/outside/fetchWhole.ts'
import { notFound } from '#kit/http/problem.ts'
import type { Backend } from '#base/backend/backend.ts'
import type { Failure } from './calendarFailure.contract.ts'
import { keepFailure, keepRead, takeDueFeed, takeFeed } from './feedState.store.ts'
import type { DueFeed } from './feedState.store.ts'
import type { FoundCalendar } from './foundDays.ts'
import { mostBytes, readCalendar } from './readCalendar.ts'

type FetchContext = Pick<Backend, 'db' | 'log' | 'translate' | 'reach' | 'publicUrl'>

const limits = { patience: 20_000, bytes: mostBytes, redirects: 3 }
const atOnce = 4
/** A run ends before the job counts as lost; the next run fetches the rest. */
const longest = 10 * 60_000

export function feedJob(backend: FetchContext & Pick<Backend, 'jobs'>): void {
  backend.jobs.define('fetchCalendars', () => fetchDueFeeds(backend), { oneWaiting: true })
  backend.jobs.schedule('fetchCalendars', '*/5 * * * *')
}

export async function fetchDueFeeds(context: FetchContext): Promise<void> {
  const end = performance.now() + longest
  const work = async () => {
    while (performance.now() < end) {
      const feed = await takeDueFeed(context.db)
      if (!feed) return
      await fetchOne(context, feed)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** 404 when it was deleted or has no address. */
export async function fetchFeed(context: FetchContext, id: number): Promise<void> {
  const feed = await takeFeed(context.db, id)
  if (!feed?.url) throw notFound()
  await fetchOne(context, feed)
}

async function fetchOne(context: FetchContext, feed: DueFeed): Promise<void> {
  const { db, log } = context
  const read = await calendarAt(context, feed.url!)
  if (typeof read !== 'string') {
    try {
      return await keepRead(db, feed, read, context)
    } catch (err) {
      // A calendar that cannot be stored counts as failed, and does not hold up others.
      log.error({ err, feed: feed.id }, 'a calendar was not kept')
      return keepFailure(db, feed, 'broken', context)
    }
  }
  log.warn({ feed: feed.id, failure: read }, 'a calendar was not read')
  return keepFailure(db, feed, read, context)
}

async function calendarAt({ reach }: FetchContext, url: string): Promise<FoundCalendar | Failure> {
  try {
    return await readCalendar(await fetchOutside(url, limits, reach), agencyToday())
  } catch (error) {
    if (error instanceof NotFetched) return error.reason
    throw error
  }
}

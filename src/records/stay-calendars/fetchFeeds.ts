// Calendars elsewhere are fetched every quarter of an hour, each by whichever server is free.
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

type Parts = Pick<Backend, 'db' | 'log' | 'translate' | 'reach' | 'publicUrl'>

const limits = { patience: 20_000, bytes: mostBytes, redirects: 3 }
const atOnce = 4
/** A run ends before the job is taken for lost; the rest waits for the next. */
const longest = 10 * 60_000

export function feedJob(backend: Parts & Pick<Backend, 'jobs'>): void {
  backend.jobs.define('fetchCalendars', () => fetchDueFeeds(backend), { oneWaiting: true })
  backend.jobs.schedule('fetchCalendars', '*/5 * * * *')
}

export async function fetchDueFeeds(parts: Parts): Promise<void> {
  const end = performance.now() + longest
  const work = async () => {
    while (performance.now() < end) {
      const feed = await takeDueFeed(parts.db)
      if (!feed) return
      await fetchOne(parts, feed)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** 404 for one that is gone or has no address. */
export async function fetchFeed(parts: Parts, id: number): Promise<void> {
  const feed = await takeFeed(parts.db, id)
  if (!feed?.url) throw notFound()
  await fetchOne(parts, feed)
}

async function fetchOne(parts: Parts, feed: DueFeed): Promise<void> {
  const { db, log } = parts
  const read = await calendarAt(parts, feed.url!)
  if (typeof read !== 'string') {
    try {
      return await keepRead(db, feed, read, parts)
    } catch (err) {
      // One that cannot be kept is told of as any that fails, and keeps no other back.
      log.error({ err, feed: feed.id }, 'a calendar was not kept')
      return keepFailure(db, feed, 'broken', parts)
    }
  }
  log.warn({ feed: feed.id, failure: read }, 'a calendar was not read')
  return keepFailure(db, feed, read, parts)
}

async function calendarAt({ reach }: Parts, url: string): Promise<FoundCalendar | Failure> {
  try {
    return await readCalendar(await fetchOutside(url, limits, reach), agencyToday())
  } catch (error) {
    if (error instanceof NotFetched) return error.reason
    throw error
  }
}

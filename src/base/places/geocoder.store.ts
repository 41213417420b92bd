// Finds the position of an address with a geocoder that has Nominatim's API. The server sends at most one request per
// second, however many servers there are, and caches responses.
import { cutText } from '#kit/fields/cutText.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { fetchService } from '#kit/http/outside/fetchWhole.ts'
import { notFound, Problem } from '#kit/http/problem.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { mostPositions } from './places.contract.ts'
import type { Geocoder } from '#base/backend/geocoder.ts'
import type { FoundPosition } from './places.contract.ts'

/** Enough for a response with five places; redirects are not followed. */
const limits = { patience: 8000, bytes: 400_000, redirects: 0 }
/** Longest wait for a turn, in milliseconds. */
const longestWait = 5000

type Services = Pick<Backend, 'db' | 'log' | 'geocoder'> & {
  /** Runs a slow outside request without blocking other requests. */
  aside: <T>(wait: () => Promise<T>) => Promise<T>
}
type AddressQuery = { address: string; locationId?: number | undefined }

/** 404 without a geocoder, 503 when it does not answer or too many requests wait for it. */
export async function findPositions(
  { db, log, geocoder, aside }: Services,
  { address, locationId }: AddressQuery,
  language: string,
): Promise<FoundPosition[]> {
  if (!geocoder) throw notFound()
  const where = [address.trim(), locationId && (await nameOf(db, locationId))].filter(Boolean)
  if (where.length === 0) return []
  const requestUrl = requestUrlFor(geocoder, where.join(', '), language)
  const cached = await db
    .selectFrom('geocoderAnswer')
    .select('answer')
    .where('question', '=', requestUrl.href)
    .where('askedOn', '>', fresh)
    .executeTakeFirst()
  if (cached) return cached.answer as FoundPosition[]
  const answer = await aside(async () => {
    await turn(db)
    return request(geocoder, requestUrl).catch((err: unknown) => {
      log.warn({ err }, 'the geocoder does not answer')
      throw new Problem(503, { detail: 'place.geocoderFailed' })
    })
  })
  await cache(db, requestUrl.href, answer)
  return answer
}

const fresh = sql<string>`now() - interval '90 days'`

// Greek streets are found by their Greek names.
async function nameOf(db: Db, id: number): Promise<string | undefined> {
  const place = await db
    .selectFrom('place')
    .select('textEl')
    .where('id', '=', id)
    .executeTakeFirst()
  return place?.textEl
}

function requestUrlFor({ url }: Geocoder, text: string, language: string): URL {
  const requestUrl = new URL(url)
  if (!requestUrl.pathname.endsWith('/search'))
    requestUrl.pathname = `${requestUrl.pathname.replace(/\/$/, '')}/search`
  const parameters = { q: text, format: 'jsonv2', countrycodes: 'gr', limit: String(mostPositions) }
  for (const [name, value] of Object.entries({ ...parameters, 'accept-language': language }))
    requestUrl.searchParams.set(name, value)
  return requestUrl
}

/** Turns are never given so far ahead, unless the clock was put back since. */
const clockPutBack = sql`interval '10 minutes'`

// Waits for the next free second; 503 when the wait would be too long.
async function turn(db: Db): Promise<void> {
  const { rows } = await sql<{ ms: number }>`
    UPDATE "geocoderTurn" SET "nextOn" = interval '1 second' + CASE
      WHEN "nextOn" > clock_timestamp() + ${clockPutBack} THEN clock_timestamp()
      ELSE greatest("nextOn", clock_timestamp()) END
    WHERE "nextOn" < clock_timestamp() + ${longestWait} * interval '1 millisecond'
      OR "nextOn" > clock_timestamp() + ${clockPutBack}
    RETURNING (extract(epoch FROM "nextOn" - interval '1 second' - clock_timestamp()) * 1000)::float8 AS "ms"
  `.execute(db)
  const [mine] = rows
  if (!mine) throw new Problem(503, { detail: 'place.geocoderBusy', extra: { retryAfter: 5 } })
  if (mine.ms > 0) await wait(mine.ms)
}

const responseSchema = z.array(
  z.object({
    display_name: z.string(),
    lat: z.coerce.number().min(-90).max(90),
    lon: z.coerce.number().min(-180).max(180),
  }),
)

async function request({ userAgent }: Geocoder, url: URL): Promise<FoundPosition[]> {
  const body = await fetchService(url.href, limits, {
    'user-agent': userAgent,
    accept: 'application/json',
  })
  return responseSchema
    .parse(JSON.parse(body.toString()))
    .slice(0, mostPositions)
    .map(({ display_name: name, lat, lon }) => ({
      text: cutText(name.replaceAll('\0', ''), 500),
      latitude: lat,
      longitude: lon,
    }))
}

/** Deletes cached requests and responses about certain addresses; at worst, they are requested once more. */
export async function forgetPositions(db: Db, isMeant: (text: string) => boolean): Promise<void> {
  const cached = await db.selectFrom('geocoderAnswer').select(['question', 'answer']).execute()
  const affected = cached
    // Greek and Russian letters are encoded in the stored URLs, so the database cannot search them.
    .filter(({ question, answer }) =>
      [new URL(question).searchParams.get('q') ?? '', ...namesIn(answer)].some(isMeant),
    )
    .map(({ question }) => question)
  if (affected.length === 0) return
  await sql`DELETE FROM "geocoderAnswer" WHERE "question" = ANY (${affected}::text[])`.execute(db)
}

const namesIn = (answer: unknown) => (answer as FoundPosition[]).map(({ text }) => text)

async function cache(db: Db, question: string, answer: FoundPosition[]): Promise<void> {
  await db.deleteFrom('geocoderAnswer').where('askedOn', '<', fresh).execute()
  if (question.length > 1000) return
  const row = { question, answer: JSON.stringify(answer) }
  await db
    .insertInto('geocoderAnswer')
    .values(row)
    .onConflict((conflict) => conflict.column('question').doNothing())
    .execute()
}

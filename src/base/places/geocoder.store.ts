// Geocodes addresses with a Nominatim-compatible service: at most one request per second across all servers, with cached results.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { fetchService } from '#kit/http/outside/fetchWhole.ts'
import { notFound, Problem } from '#kit/http/problem.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { mostPositions } from './places.contract.ts'
import type { Geocoder } from '#base/backend/geocoder.ts'
import type { FoundPosition } from './places.contract.ts'

/** Limits of the response: five positions, within Greece. */
const limits = { patience: 8000, bytes: 400_000, redirects: 0 }
/** Maximum wait for a turn in milliseconds. */
const longestWait = 5000

type Parts = Pick<Backend, 'db' | 'log' | 'geocoder'> & {
  /** Runs external requests without occupying a work slot. */
  aside: <T>(wait: () => Promise<T>) => Promise<T>
}
type Asked = { address: string; locationId?: number | undefined }

/** 404 without a geocoder, 503 if it does not answer or there are too many requests. */
export async function findPositions(
  { db, log, geocoder, aside }: Parts,
  { address, locationId }: Asked,
  language: string,
): Promise<FoundPosition[]> {
  if (!geocoder) throw notFound()
  const where = [address.trim(), locationId && (await nameOf(db, locationId))].filter(Boolean)
  if (where.length === 0) return []
  const asked = questionFor(geocoder, where.join(', '), language)
  const known = await db
    .selectFrom('geocoderAnswer')
    .select('answer')
    .where('question', '=', asked.href)
    .where('askedOn', '>', fresh)
    .executeTakeFirst()
  if (known) return known.answer as FoundPosition[]
  const answer = await aside(async () => {
    await turn(db)
    return ask(geocoder, asked).catch((err: unknown) => {
      log.warn({ err }, 'the geocoder does not answer')
      throw new Problem(503, { detail: 'place.geocoderFailed' })
    })
  })
  await keep(db, asked.href, answer)
  return answer
}

const fresh = sql<string>`now() - interval '90 days'`

// OpenStreetMap has Greek streets by their Greek names.
async function nameOf(db: Db, id: number): Promise<string | undefined> {
  const place = await db
    .selectFrom('place')
    .select('textEl')
    .where('id', '=', id)
    .executeTakeFirst()
  return place?.textEl
}

function questionFor({ url }: Geocoder, text: string, language: string): URL {
  const asked = new URL(url)
  if (!asked.pathname.endsWith('/search'))
    asked.pathname = `${asked.pathname.replace(/\/$/, '')}/search`
  const parameters = { q: text, format: 'jsonv2', countrycodes: 'gr', limit: String(mostPositions) }
  for (const [name, value] of Object.entries({ ...parameters, 'accept-language': language }))
    asked.searchParams.set(name, value)
  return asked
}

// Reserves the next free second; none if the wait would be too long.
async function turn(db: Db): Promise<void> {
  const { rows } = await sql<{ ms: number }>`
    UPDATE "geocoderTurn" SET "nextOn" = greatest("nextOn", clock_timestamp()) + interval '1 second'
    WHERE "nextOn" < clock_timestamp() + ${longestWait} * interval '1 millisecond'
    RETURNING (extract(epoch FROM "nextOn" - interval '1 second' - clock_timestamp()) * 1000)::float8 AS "ms"
  `.execute(db)
  const [mine] = rows
  if (!mine) throw new Problem(503, { detail: 'place.geocoderBusy', extra: { retryAfter: 5 } })
  if (mine.ms > 0) await wait(mine.ms)
}

const answered = z.array(
  z.object({
    display_name: z.string(),
    lat: z.coerce.number().min(-90).max(90),
    lon: z.coerce.number().min(-180).max(180),
  }),
)

async function ask({ userAgent }: Geocoder, asked: URL): Promise<FoundPosition[]> {
  const body = await fetchService(asked.href, limits, {
    'user-agent': userAgent,
    accept: 'application/json',
  })
  return answered
    .parse(JSON.parse(body.toString()))
    .slice(0, mostPositions)
    .map(({ display_name: name, lat, lon }) => ({
      text: name.replaceAll('\0', '').slice(0, 500),
      latitude: lat,
      longitude: lon,
    }))
}

/** Deletes cached requests and results for these addresses; at worst they are requested again. */
export async function forgetPositions(db: Db, isMeant: (text: string) => boolean): Promise<void> {
  const kept = await db.selectFrom('geocoderAnswer').select(['question', 'answer']).execute()
  const meant = kept
    // Other scripts are URL-encoded there, so a search in the database cannot find them.
    .filter(({ question, answer }) =>
      [new URL(question).searchParams.get('q') ?? '', ...namesIn(answer)].some(isMeant),
    )
    .map(({ question }) => question)
  if (meant.length === 0) return
  await sql`DELETE FROM "geocoderAnswer" WHERE "question" = ANY (${meant}::text[])`.execute(db)
}

const namesIn = (answer: unknown) => (answer as FoundPosition[]).map(({ text }) => text)

async function keep(db: Db, question: string, answer: FoundPosition[]): Promise<void> {
  await db.deleteFrom('geocoderAnswer').where('askedOn', '<', fresh).execute()
  if (question.length > 1000) return
  const row = { question, answer: JSON.stringify(answer) }
  await db
    .insertInto('geocoderAnswer')
    .values(row)
    .onConflict((conflict) => conflict.column('question').doNothing())
    .execute()
}

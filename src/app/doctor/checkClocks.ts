// Compares the clocks and the time zones of this server, its database and, where there is one, its S3 service.
import type pg from 'pg'
import { epochMs, instantNow, inAthens, timeZone } from '#kit/clock.ts'
import type { Config } from '../config.ts'
import { ok, untried, withTimeout, wrong } from './check.ts'
import type { Finding } from './check.ts'

/** Seconds by which a clock may be off: codes of authenticator apps change after 30. */
const mostOff = 10
const patience = 15

export async function checkClocks(
  { filesUrl, backupUrl }: Config,
  pool: pg.Pool | null,
): Promise<Finding> {
  const off = new Map<string, number>()
  if (pool) off.set('the database', await offOfDatabase(pool))
  for (const url of [filesUrl, backupUrl])
    if (url?.startsWith('s3:')) {
      const service = endpointOf(url)
      const seconds = await offOf(service).catch(() => null)
      if (seconds !== null) off.set(service.host, seconds)
    }
  if (off.size === 0) return untried('there is no other clock to compare with')
  const facts = { secondsOff: Object.fromEntries(off) }
  const shown = [...off].map(([name, seconds]) => `${name} by ${Math.abs(seconds).toFixed(1)} s`)
  return [...off.values()].every((seconds) => Math.abs(seconds) < mostOff)
    ? ok(`this server's clock differs from ${shown.join(', ')}`, facts)
    : wrong(
        `this server's clock differs from ${shown.join(', ')}: let NTP keep both (\`timedatectl\`)`,
        facts,
      )
}

async function offOfDatabase(pool: pg.Pool): Promise<number> {
  const before = epochMs()
  const { rows } = await pool.query<{ ms: number }>(
    `SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS "ms"`,
  )
  return ((rows[0]?.ms ?? 0) - (before + epochMs()) / 2) / 1000
}

const endpointOf = (s3Url: string): URL => {
  const { searchParams } = new URL(s3Url)
  const region = searchParams.get('region') ?? process.env['AWS_REGION'] ?? 'us-east-1'
  return new URL(searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`)
}

/** Seconds by which the service's clock is off, from the Date header of any response. Rejects without one. */
async function offOf(service: URL): Promise<number> {
  const before = epochMs()
  const answer = await fetch(service, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(patience * 1000),
  })
  const said = Date.parse(answer.headers.get('date') ?? '')
  if (Number.isNaN(said)) throw new Error('no date')
  return (said + 500 - (before + epochMs()) / 2) / 1000
}

const hour = 3_600_000

/** Compares each month of the next two years in the time zone data of Node and PostgreSQL. */
export async function checkTimeZones(pool: pg.Pool): Promise<Finding> {
  const instants = Array.from({ length: 24 }, (_, month) => instantNow(month * 30 * 24 * hour))
  const { rows } = await withTimeout(
    patience,
    pool.query<{ instant: string; local: string }>(
      `SELECT "instant", to_char("instant"::timestamptz AT TIME ZONE $2, 'YYYY-MM-DD"T"HH24:MI') AS "local"
      FROM unnest($1::text[]) AS "instant"`,
      [instants, timeZone],
    ),
  )
  const other = rows.find(({ instant, local }) => inAthens(instant).slice(0, 16) !== local)
  return other
    ? wrong(
        `${other.instant} is ${other.local} in ${timeZone} for the database and ${inAthens(other.instant)} for this server: update the older one`,
      )
    : ok(`this server and the database know ${timeZone} alike`)
}

// Days and instants in SQL. A day begins and ends where the agency is, whatever the clock of the server
// or of the database says.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { timeZone } from '../fields/format.ts'

type Sql = RawBuilder<unknown>

/** The agency's local time and date (agencyClock.sql). */
export const now = sql`"agencyNow"()`
export const today = sql`"agencyToday"()`

const inZone = (time: Sql) => sql`(${time} AT TIME ZONE ${sql.lit(timeZone)})`
/** The local time of an instant. */
export const localTime = (instant: Sql) => inZone(instant)
/** The instant at which a day begins. */
export const startOf = (day: Sql) => inZone(sql`${day}::timestamp`)

/** What a column holds: instants (stamps), or days and times as people entered them. */
type Holds = 'instants' | 'local'
/** Days as YYYY-MM-DD, both of them included; the range is open where there is none. */
type Range = { from?: string | null | undefined; to?: string | null | undefined }

/** The conditions under which the column lies on one of these days. */
export function onDays(column: Sql, holds: Holds, { from, to }: Range): RawBuilder<SqlBool>[] {
  const begin = (day: Sql) => (holds === 'instants' ? startOf(day) : sql`${day}::timestamp`)
  return [
    ...(from ? [sql<SqlBool>`${column} >= ${begin(sql`${from}::date`)}`] : []),
    ...(to ? [sql<SqlBool>`${column} < ${begin(sql`(${to}::date + 1)`)}`] : []),
  ]
}

// Days and instants in SQL. Days are those of the agency's time zone, whatever the time zone of the server or database.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { timeZone } from '../clock.ts'

type Sql = RawBuilder<unknown>

/** The agency's local time and date (agencyClock.sql). */
export const now = sql`"agencyNow"()`
export const today = sql`"agencyToday"()`

const inZone = (time: Sql) => sql`(${time} AT TIME ZONE ${sql.lit(timeZone)})`
/** The local time of an instant. */
export const localTime = (instant: Sql) => inZone(instant)
/** The instant at which a day begins. */
export const startOf = (day: Sql) => inZone(sql`${day}::timestamp`)

/** The kind of a column: instants (stamps), or local days and times as entered. */
type ColumnKind = 'instants' | 'local'
/** Days as YYYY-MM-DD, both inclusive; a missing one leaves the range open. */
type DayRange = { from?: string | null | undefined; to?: string | null | undefined }

/** SQL conditions for the column to be within the range. */
export function onDays(
  column: Sql,
  holds: ColumnKind,
  { from, to }: DayRange,
): RawBuilder<SqlBool>[] {
  const begin = (day: Sql) => (holds === 'instants' ? startOf(day) : sql`${day}::timestamp`)
  return [
    ...(from ? [sql<SqlBool>`${column} >= ${begin(sql`${from}::date`)}`] : []),
    ...(to ? [sql<SqlBool>`${column} < ${begin(sql`(${to}::date + 1)`)}`] : []),
  ]
}

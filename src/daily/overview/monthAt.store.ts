import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { monthsOf } from './period.ts'
import type { Period } from './period.ts'

/**
 * SQL for the index of a day's month in the period, from 1; 0 before the period, number of months +
 * 1 after it.
 */
export function monthAt(day: RawBuilder<unknown>, period: Period): RawBuilder<number> {
  const begins = monthsOf(period).map(({ from }) => from)
  return sql<number>`width_bucket(${day}, ${begins}::date[] || (${period.to}::date + 1))`
}

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { monthsOf } from './period.ts'
import type { Period } from './period.ts'

/** Where a day lies among the months of a period, from 1; 0 is before them, and one more than they are behind. */
export function monthAt(day: RawBuilder<unknown>, period: Period): RawBuilder<number> {
  const begins = monthsOf(period).map(({ from }) => from)
  return sql<number>`width_bucket(${day}, ${begins}::date[] || (${period.to}::date + 1))`
}

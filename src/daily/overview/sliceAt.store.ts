import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Period } from './period.ts'

/**
 * SQL for the index of the slice that a day falls into, from 1; 0 before the first slice, number of slices + 1 after the last.
 * The slices must follow one another.
 */
export function sliceAt(day: RawBuilder<unknown>, slices: readonly Period[]): RawBuilder<number> {
  const begins = slices.map(({ from }) => from)
  const end = slices.at(-1)!.to
  return sql<number>`width_bucket(${day}, ${begins}::date[] || (${end}::date + 1))`
}

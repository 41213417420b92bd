import type { RawBuilder, SqlBool } from 'kysely'
import type { z } from 'zod'
import type { Filters } from '#kit/fields/filters.ts'

type Where = RawBuilder<SqlBool>

/** The condition of each filter; `together` for one that makes a condition together with others, or changes theirs. */
type Conditions<F extends Filters> = {
  [N in keyof F]:
    | ((value: NonNullable<z.output<F[N]['schema']>>) => Where | readonly Where[] | false)
    | 'together'
}

/** The SQL conditions of the filters that are set. A filter without its condition does not compile. */
export const conditionsOf = <F extends Filters>(
  filters: F,
  input: { [N in keyof F]?: unknown },
  conditions: Conditions<F>,
): Where[] =>
  Object.entries(conditions).flatMap(([name, condition]) => {
    const value = input[name]
    // An empty list is an empty text, too.
    const isBlank = value == null || String(value) === '' || value === filters[name]!.standard
    if (condition === 'together' || isBlank) return []
    return (condition as (value: unknown) => Where | readonly Where[] | false)(value) || []
  })

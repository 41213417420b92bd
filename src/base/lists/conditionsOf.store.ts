import type { RawBuilder, SqlBool } from 'kysely'
import type { z } from 'zod'
import type { Filters } from '#kit/fields/filters.ts'

type Where = RawBuilder<SqlBool>

/** `together`: the filter makes a condition together with others, or changes theirs. */
type Condition<Value> = ((value: Value) => Where | readonly Where[] | false) | 'together'

/** The SQL conditions of the filters that are set. A filter without a condition is a type error. */
export function conditionsOf<F extends Filters>(
  filters: F,
  input: object,
  conditions: { [N in keyof F]: Condition<NonNullable<z.output<F[N]['schema']>>> },
): Where[] {
  const values = input as Record<string, unknown>
  const each = conditions as unknown as Record<string, Condition<unknown>>
  return Object.entries(each).flatMap(([name, condition]) => {
    const value = values[name]
    const isEmptyList = Array.isArray(value) && value.length === 0
    const isBlank =
      value == null || value === '' || isEmptyList || value === filters[name]!.standard
    return condition === 'together' || isBlank ? [] : condition(value) || []
  })
}

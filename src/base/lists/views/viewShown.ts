// Compares and cleans the content of saved views. Free of React.
import type { ColumnChoice } from '#kit/list/columns/columnChoice.ts'
import type { FilterValues } from '#kit/list/listAddress.ts'
import { isDefault } from '#kit/list/listAddress.ts'

/** Filters that differ from the list's defaults. */
export const filtersInForce = (filters: FilterValues, defaults: FilterValues): FilterValues =>
  Object.fromEntries(
    Object.entries(filters).filter(([name, value]) => !isDefault(value, defaults[name])),
  )

/** Deep equality that ignores the order of keys. */
export const isSameView = (one: unknown, other: unknown): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))

const ordered = (value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value)
        .map(([name, each]) => [name, ordered(each)])
        .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
    : value

/** The column choice without columns that no longer exist, and without the first one, which is always shown. */
export function withoutRemovedColumns(choice: ColumnChoice, columns: readonly { key: string }[]) {
  const others = columns.slice(1).map(({ key }) => key)
  const there = (names: readonly string[]) => names.filter((name) => others.includes(name))
  return {
    shown: there(choice.shown),
    hidden: there(choice.hidden),
    order: there(choice.order),
    density: choice.density,
  }
}

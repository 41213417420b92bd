/** The new value of each changed field (`attributes`), and the old one (`previous`). */
export type Diff = { attributes: Record<string, unknown>; previous: Record<string, unknown> }

/** Whether two stored values are the same; null and undefined are the same. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b ||
  (a ?? null) === (b ?? null) ||
  (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

/** The `values` that differ from `before`. */
export const differencesBetween = (
  before: Record<string, unknown>,
  values: Record<string, unknown>,
) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !sameValue(before[name], value)),
  )

/** The diff of `changes` against `before`, as the action log stores it. */
export const diffOf = (
  before: Record<string, unknown>,
  changes: Record<string, unknown>,
): Diff => ({
  attributes: changes,
  previous: Object.fromEntries(Object.keys(changes).map((name) => [name, before[name] ?? null])),
})

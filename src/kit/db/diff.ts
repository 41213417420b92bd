/** What a change made of each field (`attributes`), and what stood there before (`previous`). */
export type Diff = { attributes: Record<string, unknown>; previous: Record<string, unknown> }

const same = (a: unknown, b: unknown) =>
  a === b ||
  (a ?? null) === (b ?? null) ||
  (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

/** The part of `wanted` that differs from `before`. */
export const changed = (before: Record<string, unknown>, wanted: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !same(before[name], value)))

export const diff = (before: Record<string, unknown>, changes: Record<string, unknown>): Diff => ({
  attributes: changes,
  previous: Object.fromEntries(Object.keys(changes).map((name) => [name, before[name] ?? null])),
})

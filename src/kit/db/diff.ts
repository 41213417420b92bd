/** What a change made of each field (`attributes`), and what stood there before (`previous`). */
export type Diff = { attributes: Record<string, unknown>; previous: Record<string, unknown> }

const same = (a: unknown, b: unknown) =>
  a === b ||
  (a ?? null) === (b ?? null) ||
  (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

/** The part of `values` that is not so in `before`. */
export const whatDiffers = (before: Record<string, unknown>, values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(before[name], value)))

/** `changes` of `before` as the action log keeps them. */
export const diffOf = (
  before: Record<string, unknown>,
  changes: Record<string, unknown>,
): Diff => ({
  attributes: changes,
  previous: Object.fromEntries(Object.keys(changes).map((name) => [name, before[name] ?? null])),
})

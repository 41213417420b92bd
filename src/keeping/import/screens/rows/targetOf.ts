import { importKindNames } from '../../import.contract.ts'
import { targetsOf } from '../../targets.contract.ts'
import type { Target } from '../../targets.contract.ts'

/** What a column has to become for a field of a part of a row; undefined for a field that no column becomes. */
export function targetOf(part: string, field: string): Target | undefined {
  const name = `${part}.${field}`
  return importKindNames.map((kind) => targetsOf(kind).get(name)).find(Boolean)
}

/** In the order in which the columns of a part are offered, as its forms have them. */
export const byTarget =
  (part: string) =>
  (a: string, b: string): number =>
    placeOf(part, a) - placeOf(part, b)

function placeOf(part: string, field: string): number {
  for (const kind of importKindNames) {
    const at = [...targetsOf(kind).keys()].indexOf(`${part}.${field}`)
    if (at >= 0) return at
  }
  return -1
}

import type { MessageKey } from '#kit/i18n/useText.ts'
import { useText } from '#kit/i18n/useText.ts'
import { importKindNames } from '../../import.contract.ts'
import { targetsOf } from '../../targets.contract.ts'

/** What a field of a part of a row is called; null for one that no column can become. */
export function useTargetLabel(): (part: string, field: string) => string | null {
  const t = useText()
  return (part, field) => {
    for (const kind of importKindNames) {
      const label = targetsOf(kind).get(`${part}.${field}`)?.label
      if (label) return t(label as MessageKey)
    }
    return null
  }
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

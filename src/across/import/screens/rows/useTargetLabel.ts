import type { MessageKey } from '#kit/i18n/useText.ts'
import { useText } from '#kit/i18n/useText.ts'
import { importKindNames } from '../../import.contract.ts'
import { targetsOf } from '../../targets.contract.ts'

/** What a field of a part of a row is called. */
export function useTargetLabel(): (part: string, field: string) => string {
  const t = useText()
  return (part, field) => {
    for (const kind of importKindNames) {
      const label = targetsOf(kind).get(`${part}.${field}`)?.label
      if (label) return t(label as MessageKey)
    }
    return t(`object.link.${field}` as MessageKey)
  }
}

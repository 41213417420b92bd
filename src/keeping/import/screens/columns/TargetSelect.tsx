import { Select } from '@mantine/core'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { ImportKindName } from '../../import.contract.ts'
import { partsOf, targetsOf } from '../../targets.contract.ts'

type Props = {
  kind: ImportKindName
  label: string
  value: string | null
  placeholder: string
  /** For a fixed value: no two properties have the same photos. */
  isForMany?: boolean
  onChange: (target: string | null) => void
}

/** A searchable choice of targets, grouped by part of the row. */
export function TargetSelect(props: Props) {
  const { kind, label, value, placeholder, isForMany = false, onChange } = props
  const t = useText()
  const targets = [...targetsOf(kind).values()].filter(({ of }) => !isForMany || of !== 'photos')
  const data = Object.keys(partsOf[kind]).map((part) => ({
    group: t(`import.part.${part}` as MessageKey),
    items: targets
      .filter((target) => target.part === part)
      .map((target) => ({ value: target.name, label: t(target.label as MessageKey) })),
  }))
  return (
    <Select
      aria-label={label}
      data={data}
      value={value}
      placeholder={placeholder}
      searchable
      clearable
      maxDropdownHeight={320}
      onChange={onChange}
    />
  )
}

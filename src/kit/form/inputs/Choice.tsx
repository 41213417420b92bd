import { Select } from '@mantine/core'
import type { ReactNode } from 'react'

type Props<Value extends string | number> = {
  label: ReactNode
  /** All values with their texts. */
  options: readonly { value: Value; text: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A required choice among a few values. */
export function Choice<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: Props<Value>) {
  const choose = (text: string | null) => {
    const chosen = options.find((option) => String(option.value) === text)
    if (chosen) onChange(chosen.value)
  }
  return (
    <Select
      label={label}
      allowDeselect={false}
      checkIconPosition="right"
      comboboxProps={{ shadow: 'md' }}
      data={options.map((option) => ({ value: String(option.value), label: option.text }))}
      value={String(value)}
      onChange={choose}
    />
  )
}

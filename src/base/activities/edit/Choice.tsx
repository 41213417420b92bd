import { Select } from '@mantine/core'
import type { ReactNode } from 'react'

type Props<Value extends string | number> = {
  label: ReactNode
  /** Every value there is, with its text. */
  options: readonly { value: Value; text: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, and always one of them. */
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

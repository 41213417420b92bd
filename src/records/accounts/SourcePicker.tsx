// Chooses a source account by name. There are few, so all of them are offered at once.
import type { ReactNode } from 'react'
import { select } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useOptions } from '#base/settings/useOptions.ts'

type Props = {
  label: ReactNode
  value: number | null
  /** The name of the chosen source, shown when that account is no longer a source. */
  text?: string | undefined
  onChange: (id: number | null, text?: string) => void
  description?: ReactNode
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  autoFocus?: boolean
}

const lists = ['source']
const field = select('source')

export function SourcePicker({ value, text, onChange, ...rest }: Props) {
  const sources = useOptions(lists)('source') ?? []
  const isOffered = value === null || sources.some((option) => option.value === value)
  const options = isOffered ? sources : [...sources, { value, text: text ?? String(value) }]
  const choose = (id: number | null) =>
    onChange(id, options.find((option) => option.value === id)?.text)
  return <FieldInput {...rest} field={field} options={options} value={value} onChange={choose} />
}

import type { ReactNode } from 'react'
import type { FieldOf, Kind, ValueOf } from '../../fields/kinds.ts'
import type { Option } from '../../fields/options.ts'

/** What every input of a kind gets. */
export type InputProps<K extends Kind = Kind> = Shared & {
  field: FieldOf<K>
  value: ValueOf<FieldOf<K>>
  /** `called` is what a record or place that was picked is called. */
  onChange: (value: ValueOf<FieldOf<K>>, called?: string) => void
}

type Shared = {
  /** What the record or place is called that the value points at. */
  called?: string | undefined
  label: ReactNode
  /** The field's name, for the form and for tests. */
  name?: string
  error?: ReactNode
  description?: ReactNode
  placeholder?: string
  lang?: string
  required?: boolean
  disabled?: boolean
  autoFocus?: boolean
  /** Hears a text that is no value of the field, as it is typed, and null when that is over. */
  onUnread?: (text: string | null) => void
  /** That text; whoever hears it gives it back. */
  unread?: string | undefined
  /** A day that can be another one, but not none. */
  always?: boolean
  /** The choices, where they are not those of the field's list. */
  options?: readonly Option[] | undefined
}

/** The part of them that Mantine's inputs take as it is. */
export function common(props: Shared) {
  const { label, name, error, description, lang, required, disabled, autoFocus } = props
  return {
    label,
    ...(name !== undefined && { name }),
    ...(error ? { error } : {}),
    ...(description ? { description } : {}),
    ...(lang && { lang }),
    ...(required && { required }),
    ...(disabled && { disabled }),
    ...(autoFocus && { autoFocus, 'data-autofocus': true }),
  }
}

import type { ReactNode } from 'react'
import type { FieldOf, Kind, ValueOf } from '../../fields/kinds.ts'
import type { Option } from '../../fields/options.ts'

/** Props of the input for a kind. */
export type InputProps<K extends Kind = Kind> = Shared & {
  field: FieldOf<K>
  value: ValueOf<FieldOf<K>>
  /** `called` is the name of a picked record or place. */
  onChange: (value: ValueOf<FieldOf<K>>, called?: string) => void
}

type Shared = {
  /** The name of the record or place that the value refers to. */
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
  /** Called with an invalid text while it is typed, and with null once it is valid. */
  onUnread?: (text: string | null) => void
  /** That text, as passed to `onUnread`. */
  unread?: string | undefined
  /** The day may be changed, but not cleared. */
  always?: boolean
  /** The choices, if they differ from the field's list. */
  options?: readonly Option[] | undefined
}

/** The props that Mantine's inputs take unchanged. */
export function inputPropsOf(props: Shared) {
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

import { memo } from 'react'
import type { ReactNode } from 'react'
import { useLabel } from '../i18n/useText.ts'
import { emptyValueOf, nameFieldOf } from '../fields/kinds.ts'
import type { Field as FieldKind } from '../fields/kinds.ts'
import type { Option } from '../fields/options.ts'
import { FieldInput } from './inputs/FieldInput.tsx'
import { useFieldOf, useOfDraft } from './formContext.ts'
import type { InputProps } from './inputs/inputProps.ts'

export type FieldProps<Name extends string = string> = {
  name: Name
  /** Label instead of the text `entity.name`. */
  label?: ReactNode
  description?: ReactNode
  placeholder?: string
  /** The language of the text in this field. */
  lang?: string
  required?: boolean
  disabled?: boolean
  autoFocus?: boolean
  options?: readonly Option[]
}

/** The input of one field of the form's draft, with label and error. */
export const Field = memo(function FieldOfForm(props: FieldProps) {
  const { name, label, disabled, ...rest } = props
  const { form, field } = useFieldOf(name)
  const t = useLabel()
  const value = useOfDraft(form.store, (draft) => (draft ? draft.values : form.values)[name])
  const beside = nameFieldOf(name, field)
  const called = useOfDraft(form.store, (draft) =>
    draft && beside ? form.store?.calledOf(name, draft.values[name], beside) : undefined,
  )
  const errors = useOfDraft(form.store, (draft) => draft?.errors[name])
  const shown = value ?? emptyValueOf(field)
  return (
    <FieldInput<FieldKind>
      {...rest}
      name={name}
      field={field}
      value={shown as InputProps['value']}
      called={called}
      onChange={(next: unknown, picked) => form.store?.set(name, next, picked)}
      label={label ?? t(`${form.entity}.${name}`)}
      error={errors?.join(' ')}
      disabled={disabled || form.disabled || !form.store}
    />
  )
})

// The input of each kind of field.
import { TextInput } from '@mantine/core'
import type { ComponentType } from 'react'
import { lazyPart } from '../../ui/loading/lazyPart.tsx'
import type { Field, Kind, ValueOf } from '../../fields/kinds.ts'
import { BoolNullableField, FlagEnumField, FlagField, SelectField } from './choiceInputs.tsx'
import { useUnread } from '../formContext.ts'
import { useSurroundings } from '../formSurroundings.tsx'
import { inputPropsOf } from './inputProps.ts'
import type { InputProps } from './inputProps.ts'
import { NumberField } from './numberInputs.tsx'
import { TextareaField, TextField, TextsField } from './textInputs.tsx'

// Lazy, because the calendar is large and many screens have no date.
const place = ({ label }: { label: InputProps['label'] }) => <TextInput label={label} disabled />
const DateField = lazyPart(() => import('./dateInputs.tsx').then((all) => all.DateField), { place })
const DateTimeField = lazyPart(() => import('./dateInputs.tsx').then((all) => all.DateTimeField), {
  place,
})

function RefField(props: InputProps<'ref'> | InputProps<'location'>) {
  const { renderRef: RefInput } = useSurroundings()
  const { field, value, called, onChange } = props
  const entity = field.kind === 'ref' ? field.entity : 'location'
  if (RefInput)
    return (
      <RefInput
        {...inputPropsOf(props)}
        kind={field.kind}
        entity={entity}
        value={value}
        text={called}
        onChange={onChange}
      />
    )
  // Without a picker, a record can still be entered by its id.
  return (
    <TextInput
      {...inputPropsOf(props)}
      inputMode="numeric"
      value={value ?? ''}
      onChange={(event) => onChange(Number(event.currentTarget.value) || null)}
    />
  )
}

const inputs = {
  text: TextField,
  textarea: TextareaField,
  number: NumberField,
  distance: NumberField,
  distanceKm: NumberField,
  currency: NumberField,
  money: NumberField,
  area: NumberField,
  select: SelectField,
  flagEnum: FlagEnumField,
  date: DateField,
  dateTime: DateTimeField,
  flag: FlagField,
  boolNullable: BoolNullableField,
  location: RefField,
  ref: RefField,
  texts: TextsField,
} satisfies { [K in Kind]: ComponentType<InputProps<K>> }

type FieldInputProps<F extends Field> = Omit<InputProps, 'field' | 'value' | 'onChange'> & {
  field: F
  value: ValueFor<F>
  onChange: (value: ValueFor<F>, called?: string) => void
}
// For a field of unknown kind: any value.
type ValueFor<F extends Field> = Field extends F ? InputProps['value'] : ValueOf<F>

/** The input for a field's kind, with or without a form. In a form it needs its name. */
export function FieldInput<F extends Field>(props: FieldInputProps<F>) {
  const Input = inputs[props.field.kind] as ComponentType<InputProps>
  const unread = useUnread(props.name)
  return <Input {...unread} {...(props as unknown as InputProps)} />
}

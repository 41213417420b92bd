// The form parts of one entity, so that a misspelt field name does not compile.
import type { ComponentType } from 'react'
import type { Fields, ValuesOf } from '../fields/kinds.ts'
import type { MessageKey } from '../i18n/useText.ts'
import { Chips } from './Chips.tsx'
import type { ChipsProps } from './Chips.tsx'
import { Field } from './Field.tsx'
import type { FieldProps } from './Field.tsx'
import { FormOf } from './Form.tsx'
import type { FormProps } from './Form.tsx'
import { RecordFormOf } from './RecordForm.tsx'
import type { RecordFormProps } from './RecordForm.tsx'
import { Value } from './Value.tsx'
import type { ValueProps } from './Value.tsx'

type TypedField<F extends Fields> = ComponentType<FieldProps<keyof F & string>>
type TypedChips<F extends Fields> = ComponentType<ChipsProps<Switched<F>>>
/** The fields that chips can show. */
type Switched<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { kind: 'flag' | 'boolNullable' } ? Name : never
}[keyof F & string]
type TypedValue<F extends Fields> = <Name extends keyof F & string>(
  props: ValueProps<Name, ValuesOf<F>[Name]>,
) => React.ReactNode

/** Requires a label, the message `entity.field`, for each field; the error names missing ones. */
type Labels<Entity extends string, F extends Fields> =
  Unlabelled<Entity, F> extends never ? unknown : { missing: Unlabelled<Entity, F> }
type Unlabelled<Entity extends string, F extends Fields> = Exclude<
  `${Entity}.${keyof F & string}`,
  MessageKey
>

/** At module level: `const { RecordForm, Field } = formFor('account', accountFields)`. */
export const formFor = <Entity extends string, F extends Fields>(
  entity: Entity & Labels<Entity, F>,
  fields: F,
) => ({
  /** For values that are only shown. */
  Form: (props: Omit<FormProps<F>, 'draft' | 'onSubmit'>) => (
    <FormOf entity={entity} fields={fields} {...props} />
  ),
  /** For fields that are edited: the frame of a record's form. */
  RecordForm: <T extends object, A extends object | void>(props: RecordFormProps<T, A>) => (
    <RecordFormOf entity={entity} fields={fields} {...props} />
  ),
  Field: Field as unknown as TypedField<F>,
  Chips: Chips as unknown as TypedChips<F>,
  Value: Value as unknown as TypedValue<F>,
})

// The form parts of one entity, so that a misspelt field name does not compile.
import type { ComponentType } from 'react'
import type { Fields, ValuesOf } from '../fields/kinds.ts'
import { Field } from './Field.tsx'
import type { FieldProps } from './Field.tsx'
import { FormOf } from './Form.tsx'
import type { FormProps } from './Form.tsx'
import { Value } from './Value.tsx'
import type { ValueProps } from './Value.tsx'

type TypedField<F extends Fields> = ComponentType<FieldProps<keyof F & string>>
type TypedValue<F extends Fields> = <Name extends keyof F & string>(
  props: ValueProps<Name, ValuesOf<F>[Name]>,
) => React.ReactNode

/** At module level: `const { Form, Field, Value } = formFor('account', accountFields)`. */
export const formFor = <F extends Fields>(entity: string, fields: F) => ({
  Form: (props: FormProps<F>) => <FormOf entity={entity} fields={fields} {...props} />,
  Field: Field as unknown as TypedField<F>,
  Value: Value as unknown as TypedValue<F>,
})

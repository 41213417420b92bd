import type { ReactNode } from 'react'
import { FormSection } from '#kit/form/FormSection.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { SectionName } from '../view/accountSections.ts'
import { accountForm } from './accountForm.ts'
import type { AccountValues } from './newAccount.ts'

const { Field } = accountForm

type Props = {
  name: SectionName
  fields: readonly (keyof AccountValues)[]
  columns?: 1 | 2 | 3
  /** Instead of the fields one after another. */
  children?: ReactNode
}

/** A section of an account's form, with its title and an anchor. */
export function EditSection({ name, fields, columns = 3, children }: Props) {
  const t = useText()
  return (
    <FormSection
      title={t(`account.section.${name}`)}
      anchor={name}
      fields={fields}
      columns={columns}
    >
      {children ?? fields.map((each) => <Field key={each} name={each} />)}
    </FormSection>
  )
}

import type { ReactNode } from 'react'
import { FormSection } from '#kit/form/FormSection.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { EditSection as Name } from '../objectParts.ts'
import type { ObjectFieldName } from './objectForm.ts'

type Props = {
  name: Name
  fields?: readonly ObjectFieldName[]
  count?: number
  columns?: 1 | 2 | 3
  children: ReactNode
}

/** A section of an object's form, with its title and an anchor. */
export function EditSection({ name, ...props }: Props) {
  const t = useText()
  return <FormSection title={t(`object.section.${name}`)} anchor={name} {...props} />
}

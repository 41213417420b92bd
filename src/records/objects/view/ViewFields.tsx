import { isEmptyValue } from '#kit/fields/format.ts'
import { useShowsEmpty } from '#kit/form/showsEmpty.ts'
import { objectForm } from '../edit/objectForm.ts'
import type { ObjectFieldName } from '../edit/objectForm.ts'
import type { SectionName } from '../objectParts.ts'
import type { ObjectEntity } from '../objects.contract.ts'
import { ObjectSection } from './ObjectSection.tsx'

const { Value } = objectForm

type Props = {
  object: ObjectEntity
  name: SectionName
  fields: readonly ObjectFieldName[]
}

/** A section with the fields that have values, or all while empty ones are shown. */
export function ViewFields({ object, name, fields }: Props) {
  const showsEmpty = useShowsEmpty()
  const shown = fields.filter(
    (field) => showsEmpty || (!isEmptyValue(object[field]) && object[field] !== false),
  )
  if (shown.length === 0) return null
  return (
    <ObjectSection name={name}>
      {shown.map((field) => (
        <Value key={field} name={field} />
      ))}
    </ObjectSection>
  )
}

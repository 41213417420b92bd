import { isEmptyValue } from '#kit/fields/format.ts'
import { objectForm } from '../edit/objectForm.ts'
import type { ObjectFieldName } from '../edit/objectForm.ts'
import type { SectionName } from '../objectParts.ts'
import classes from '../objects.module.css'
import type { ObjectEntity } from '../objects.contract.ts'
import { ObjectSection } from './ObjectSection.tsx'

const { Value } = objectForm

type Props = {
  object: ObjectEntity
  name: SectionName
  fields: readonly ObjectFieldName[]
}

/** A section with the fields that have values; nothing when none has. */
export function ViewFields({ object, name, fields }: Props) {
  const filled = fields.filter((field) => !isEmptyValue(object[field]) && object[field] !== false)
  if (filled.length === 0) return null
  return (
    <ObjectSection name={name} columns={1}>
      <div className={classes.pairs}>
        {filled.map((field) => (
          <Value key={field} name={field} />
        ))}
      </div>
    </ObjectSection>
  )
}

import { memo } from 'react'
import { Wide } from '#kit/form/Section.tsx'
import type { EditPartProps } from './editPart.ts'
import { objectForm } from './objectForm.ts'
import { offerFacts } from '../objectParts.ts'
import { ObjectSection } from '../view/ObjectSection.tsx'

const { Field } = objectForm

/** Titles and descriptions for the public, terms, and notes for staff. Memoized: each field reads its own value from the draft. */
export const EditOffer = memo(function Offer({ all }: Pick<EditPartProps, 'all'>) {
  return (
    <ObjectSection name="offer">
      <Field name="titleEl" />
      <Field name="title" />
      <Field name="titleRu" />
      <Field name="descriptionEl" />
      <Field name="description" />
      <Field name="descriptionRu" />
      {offerFacts.map((name) => (
        <Field key={name} name={name} />
      ))}
      {all && <Field name="videoURL" />}
      <Wide>
        <Field name="internalNotes" />
      </Wide>
    </ObjectSection>
  )
})

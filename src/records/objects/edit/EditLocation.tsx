import { Wide } from '#kit/form/Section.tsx'
import type { EditPartProps } from './editPart.ts'
import { objectForm } from './objectForm.ts'
import { ObjectSection } from '../view/ObjectSection.tsx'
import { TopPlaces } from '../search/TopPlaces.tsx'

const { Field } = objectForm

export function EditLocation({ draft, all }: EditPartProps) {
  return (
    <ObjectSection name="location">
      <Field name="locationId" />
      <Field name="address" />
      <Field name="zipCode" />
      {draft.values.locationId === null && (
        <Wide>
          <TopPlaces onChoose={(id) => draft.set('locationId', id)} />
        </Wide>
      )}
      <Field name="displayAddress" />
      {all && (
        <>
          <Field name="zone" />
          <Field name="accessFrom" />
          <Field name="distanceFromSea" />
          <Field name="distanceFromAirport" />
          <Wide>
            <Field name="orientation" />
          </Wide>
        </>
      )}
    </ObjectSection>
  )
}

import { Wide } from '#kit/form/Section.tsx'
import { addressFacts } from '../objectParts.ts'
import { TopPlaces } from '../search/TopPlaces.tsx'
import type { EditPartProps } from './editPart.ts'
import { EditSection } from './EditSection.tsx'
import { objectForm } from './objectForm.ts'

const { Field } = objectForm

const fields = ['locationId', 'displayAddress', ...addressFacts] as const

export function EditLocation({ draft, all }: EditPartProps) {
  return (
    <EditSection name="location" fields={fields}>
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
    </EditSection>
  )
}

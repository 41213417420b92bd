import { agencyNow } from '#kit/clock.ts'
import { FormSection } from '#kit/form/FormSection.tsx'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { DateAndTime } from '#kit/form/inputs/DateAndTime.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { PeopleChooser } from '#base/people/PeopleChooser.tsx'
import { AddViewingObject } from './AddViewingObject.tsx'
import { ViewingClashes } from './ViewingClashes.tsx'
import { ViewingObjects } from './ViewingObjects.tsx'
import type { Viewing } from './viewings.contract.ts'
import { formFor } from '#kit/form/formFor.tsx'
import { viewingFields } from './viewingFields.contract.ts'

export const viewingForm = formFor('viewing', viewingFields)

const { Field } = viewingForm
const toTheMinute = () => `${agencyNow().slice(0, 16)}:00`

/** Form fields of a new or stored viewing. */
export function ViewingInputs({ draft }: { draft: DraftOf<Viewing> }) {
  const t = useText()
  const { results, resultOptions } = draft.values
  const change = (next: Viewing['results']) => draft.set('results', next)
  return (
    <>
      <FormSection columns={2}>
        <DateAndTime name="dateOfViewing" start={toTheMinute} />
        <DateAndTime name="appointmentCreated" start={toTheMinute} />
        <Field name="demandId" />
        {draft.values.id === null && (
          <PeopleChooser
            filter={2}
            label={t('viewing.assigned')}
            people={draft.values.assigned.map(({ accountId: id, account: description }) => ({
              id,
              description,
            }))}
            error={draft.errors['assignedTo']?.join(' ')}
            onChange={(people) =>
              draft.set(
                'assigned',
                people.map(({ id: accountId, description: account }) => ({ accountId, account })),
              )
            }
          />
        )}
      </FormSection>
      <ViewingClashes of={draft.values} />
      <ViewingObjects results={results} options={resultOptions} onChange={change}>
        <AddViewingObject
          results={results}
          error={draft.errors['results']?.join(' ')}
          onChange={change}
        />
      </ViewingObjects>
    </>
  )
}

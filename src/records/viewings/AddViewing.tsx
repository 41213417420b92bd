import { Title } from '@mantine/core'
import { useState } from 'react'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo, useGoBack } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { useNightQuestion } from './useNightQuestion.ts'
import { viewingPaths } from './viewings.paths.ts'
import { viewingForm, ViewingInputs } from './ViewingInputs.tsx'
import { viewingsApi } from './viewings.contract.ts'
import type { Viewing } from './viewings.contract.ts'

const { RecordForm } = viewingForm

/** Presets: date and time, assigned person, lead and objects. */
type Props = { at?: string; person?: number; demandId?: number; objects?: string }

export function AddViewing({ at, person, demandId, objects }: Props) {
  const t = useText()
  usePageTitle(t('viewing.add'))
  // A new blank each time, since it begins with the current time.
  const query = useAnswer(
    viewingsApi.addViewing,
    {
      query: {
        ...(demandId && { demandId: String(demandId) }),
        ...(objects && { objects }),
        ...(person && { person: String(person) }),
      },
    },
    { staleTime: Infinity, gcTime: 0, again: false },
  )
  const dateOfViewing = at && isDateTime(at) ? at : undefined
  return (
    <Loaded query={query}>
      {(blank) => <NewViewing blank={{ ...blank, ...(dateOfViewing && { dateOfViewing }) }} />}
    </Loaded>
  )
}

const isDateTime = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:00$/.test(text) && !Number.isNaN(Date.parse(`${text}Z`))

function NewViewing({ blank }: { blank: Viewing }) {
  const t = useText()
  const go = useGo()
  const goBack = useGoBack(viewingPaths.viewings)
  const [added, setAdded] = useState(false)
  const mayBe = useNightQuestion(blank.dateOfViewing)
  if (added) return <Skeletons lines={8} />
  return (
    <>
      <Title order={1} mb="sm">
        {t('viewing.add')}
      </Title>
      <RecordForm
        saving="manual"
        record={{
          key: 'new',
          saved: blank,
          isNew: true,
          save: (typed, options) =>
            call(viewingsApi.saveViewing, { body: { ...typed, id: typed.id ?? null } }, options),
          onSaved: ({ id }) => {
            setAdded(true)
            if (id !== null) go(viewingPaths.viewing(id), { replace: true })
          },
        }}
        onSubmit={async ({ values, flush }) => (await mayBe(values.dateOfViewing)) && flush()}
        renderButtons={(draft) => <SaveOrCancel draft={draft} onCancel={goBack} />}
      >
        {(draft) => <ViewingInputs draft={draft} />}
      </RecordForm>
    </>
  )
}

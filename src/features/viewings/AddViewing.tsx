import { Title } from '@mantine/core'
import { useState } from 'react'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo, useGoBack } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { Skeletons } from '#kit/ui/Skeletons.tsx'
import { paths } from '#features/paths.ts'
import { viewingForm } from './viewingForm.ts'
import { ViewingInputs } from './ViewingInputs.tsx'
import { viewingsApi } from './viewings.contract.ts'
import type { Viewing } from './viewings.contract.ts'

const { RecordForm } = viewingForm

export function AddViewing() {
  const t = useText()
  usePageTitle(t('viewing.add'))
  // A blank of its own each time: it begins with the present.
  const query = useAnswer(
    viewingsApi.addViewing,
    {},
    { staleTime: Infinity, gcTime: 0, again: false },
  )
  return <Loaded query={query}>{(blank) => <NewViewing blank={blank} />}</Loaded>
}

function NewViewing({ blank }: { blank: Viewing }) {
  const t = useText()
  const go = useGo()
  const goBack = useGoBack()
  const [added, setAdded] = useState(false)
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
            call(viewingsApi.saveViewing, { body: { ...typed, id: null } }, options),
          onSaved: ({ id }) => {
            setAdded(true)
            if (id !== null) go(paths.viewing(id), { replace: true })
          },
        }}
        renderButtons={(draft) => <SaveOrCancel draft={draft} onCancel={goBack} />}
      >
        {(draft) => <ViewingInputs draft={draft} />}
      </RecordForm>
    </>
  )
}

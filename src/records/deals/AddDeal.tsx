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
import { dealPaths } from './deals.paths.ts'
import { dealForm, DealInputs } from './DealInputs.tsx'
import { dealsApi } from './deals.contract.ts'
import type { Deal } from './deals.contract.ts'

const { RecordForm } = dealForm

/** Preset lead and object. */
type Props = { demandId?: number; objectId?: number }

export function AddDeal({ demandId, objectId }: Props) {
  const t = useText()
  usePageTitle(t('deal.add'))
  const query = useAnswer(
    dealsApi.addDeal,
    {
      query: {
        ...(demandId && { demandId: String(demandId) }),
        ...(objectId && { objectId: String(objectId) }),
      },
    },
    { staleTime: Infinity, gcTime: 0, again: false },
  )
  return <Loaded query={query}>{(blank) => <NewDeal blank={blank} />}</Loaded>
}

function NewDeal({ blank }: { blank: Deal }) {
  const t = useText()
  const go = useGo()
  const goBack = useGoBack(dealPaths.deals)
  const [added, setAdded] = useState(false)
  if (added) return <Skeletons lines={8} />
  return (
    <>
      <Title order={1} mb="sm">
        {t('deal.add')}
      </Title>
      <RecordForm
        saving="manual"
        record={{
          key: 'new',
          saved: blank,
          isNew: true,
          save: (typed, options) =>
            call(dealsApi.saveDeal, { body: { ...typed, id: typed.id ?? null } }, options),
          onSaved: ({ id }) => {
            setAdded(true)
            if (id !== null) go(dealPaths.deal(id), { replace: true })
          },
        }}
        renderButtons={(draft) => <SaveOrCancel draft={draft} onCancel={goBack} />}
      >
        {(draft) => <DealInputs draft={draft} />}
      </RecordForm>
    </>
  )
}

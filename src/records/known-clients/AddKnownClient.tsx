import { Title } from '@mantine/core'
import { useState } from 'react'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo, useGoBack } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { useOptions } from '#base/settings/useOptions.ts'
import { dealPaths } from '#records/deals/deals.paths.ts'
import { KnownClientInputs } from './KnownClientInputs.tsx'
import { knownClientForm, knownClientLists } from './knownClientForm.ts'
import { knownClientsApi } from './knownClients.contract.ts'
import type { KnownClient } from './knownClients.contract.ts'
import { knownClientPaths } from './knownClients.paths.ts'

const { RecordForm } = knownClientForm

type Props = { dealId: number; accountId: number }

/** Begins the file of a party of a deal. */
export function AddKnownClient({ dealId, accountId }: Props) {
  const blank = useAnswer(
    knownClientsApi.addKnownClient,
    { query: { dealId: String(dealId), accountId: String(accountId) } },
    { staleTime: Infinity, gcTime: 0, again: false },
  )
  return <Loaded query={blank}>{(client) => <NewKnownClient blank={client} />}</Loaded>
}

function NewKnownClient({ blank }: { blank: KnownClient }) {
  const t = useText()
  const go = useGo()
  const goBack = useGoBack(dealPaths.deal(blank.dealId))
  const optionsOf = useOptions(knownClientLists)
  const [added, setAdded] = useState(false)
  const title = t('knownClient.add', { name: blank.account })
  usePageTitle(title)
  if (added) return <Skeletons lines={8} />
  return (
    <>
      <Title order={1} mb="sm">
        {title}
      </Title>
      <RecordForm
        saving="manual"
        optionsOf={optionsOf}
        record={{
          key: `new ${blank.dealId} ${blank.accountId}`,
          saved: blank,
          isNew: true,
          save: (typed, options) => {
            const { dealId, accountId } = blank
            const body = { ...typed, id: blank.id, dealId, accountId }
            return call(knownClientsApi.saveKnownClient, { body: body as never }, options)
          },
          onSaved: ({ id }) => {
            setAdded(true)
            if (id !== null) go(knownClientPaths.client(id), { replace: true })
          },
        }}
        renderButtons={(draft) => <SaveOrCancel draft={draft} onCancel={goBack} />}
      >
        {(draft) => <KnownClientInputs draft={draft} />}
      </RecordForm>
    </>
  )
}

import { Title } from '@mantine/core'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useOptions } from '#base/settings/useOptions.ts'
import { KnownClientInputs } from './KnownClientInputs.tsx'
import { knownClientForm, knownClientLists } from './knownClientForm.ts'
import { knownClientsApi } from './knownClients.contract.ts'
import type { KnownClient } from './knownClients.contract.ts'

const { RecordForm } = knownClientForm

type Props = { id: number; client: KnownClient; onDone: () => void }

export function KnownClientEdit({ id, client, onDone }: Props) {
  const t = useText()
  const optionsOf = useOptions(knownClientLists)
  return (
    <>
      <Title order={1} mb="sm">
        {t('knownClient.header', { name: client.account })}
      </Title>
      <RecordForm
        saving="manual"
        optionsOf={optionsOf}
        record={{
          key: id,
          saved: client,
          save: (patch, options) =>
            call(knownClientsApi.saveKnownClient, { body: { ...patch, id } as never }, options),
        }}
        onSubmit={async ({ flush }) => {
          if (await flush()) onDone()
        }}
        renderButtons={(draft) => <SaveOrCancel draft={draft} onCancel={onDone} />}
      >
        {(draft) => <KnownClientInputs draft={draft} />}
      </RecordForm>
    </>
  )
}

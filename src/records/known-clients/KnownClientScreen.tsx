// The file about one party of a deal, shown or edited.
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { KnownClientEdit } from './KnownClientEdit.tsx'
import type { KnownClient } from './knownClients.contract.ts'
import { knownClientPaths } from './knownClients.paths.ts'
import { useKnownClient } from './useKnownClient.ts'
import { KnownClientView } from './view/KnownClientView.tsx'

type Props = { id: number; editing: boolean }

export function KnownClientScreen({ id, editing }: Props) {
  const query = useKnownClient(id)
  return (
    <Loaded query={query}>
      {(client) => <OneKnownClient key={id} id={id} client={client} editing={editing} />}
    </Loaded>
  )
}

function OneKnownClient({ id, client, editing }: Props & { client: KnownClient }) {
  const t = useText()
  const go = useGo()
  usePageTitle(t('knownClient.header', { name: client.account }))
  const open = (mode?: 'edit') => go(knownClientPaths.client(id, mode), { replace: true })
  if (editing) return <KnownClientEdit id={id} client={client} onDone={() => open()} />
  return <KnownClientView id={id} client={client} onEdit={() => open('edit')} />
}

// One viewing: shown with its activities and assigned people, or edited.
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { AssignmentList } from '#base/assignments/AssignmentList.tsx'
import { viewingPaths } from './viewings.paths.ts'
import { useOnSite } from './onSite/useOnSite.ts'
import { useViewing } from './useViewing.ts'
import { ViewingEdit } from './ViewingEdit.tsx'
import { ViewingStamps } from './ViewingStamps.tsx'
import { ViewingView } from './ViewingView.tsx'
import type { Viewing } from './viewings.contract.ts'

type Props = { id: number; editing: boolean }

export function ViewingScreen({ id, editing }: Props) {
  const query = useViewing(id)
  // Shown together, so that nothing moves.
  const { isPending } = useOnSite(id)
  return (
    <Loaded query={{ ...query, data: isPending ? undefined : query.data }}>
      {(viewing) => <OneViewing key={id} id={id} viewing={viewing} editing={editing} />}
    </Loaded>
  )
}

function OneViewing({ id, viewing, editing }: Props & { viewing: Viewing }) {
  const t = useText()
  const go = useGo()
  usePageTitle(t('viewing.header', { number: viewing.viewingNumber ?? '' }))
  if (editing && viewing.canEdit)
    return (
      <>
        <ViewingEdit
          id={id}
          viewing={viewing}
          onDone={() => go(viewingPaths.viewing(id), { replace: true })}
        />
        <AssignmentList parent="Viewing" parentId={id} />
        <ViewingStamps viewing={viewing} />
      </>
    )
  return (
    <ViewingView
      id={id}
      viewing={viewing}
      onEdit={() => go(viewingPaths.viewing(id, 'edit'), { replace: true })}
    />
  )
}

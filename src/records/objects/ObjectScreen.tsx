// One object, by its id or by `ref` and its reference number: to read, to edit, or to edit with every field.
import { useEffect } from 'react'
import type { ViewMode } from '#kit/form/EditBar.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { useGo } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { objectPaths } from './objects.paths.ts'
import { ObjectEdit } from './edit/ObjectEdit.tsx'
import type { ObjectEntity } from './objects.contract.ts'
import { ObjectView } from './view/ObjectView.tsx'
import { useObjectEdit, useObjectView } from './useObject.ts'

type Props = { idOrRef?: string | undefined; mode?: ViewMode }

const isIdOrRef = /^(\d{1,9}|ref[0-9a-z]{4})$/i

export function ObjectScreen({ idOrRef, mode = 0 }: Props) {
  const t = useText()
  if (!idOrRef || !isIdOrRef.test(idOrRef)) return <EmptyState title={t('object.undefinedId')} />
  if (mode === 0) return <ViewObject idOrRef={idOrRef} />
  const id = Number(idOrRef)
  return id > 0 ? (
    <EditObject id={id} mode={mode} />
  ) : (
    <RedirectToId idOrRef={idOrRef} mode={mode} />
  )
}

function ViewObject({ idOrRef }: { idOrRef: string }) {
  const query = useObjectView(idOrRef)
  const { onMode } = useObjectTitle(query.data)
  return (
    <Loaded query={query}>
      {(object) => <ObjectView key={object.id} object={object} onMode={onMode} />}
    </Loaded>
  )
}

function EditObject({ id, mode }: { id: number; mode: ViewMode }) {
  const query = useObjectEdit(id)
  const { onMode } = useObjectTitle(query.data?.object)
  return (
    <Loaded query={query} lines={12}>
      {(editing) => <ObjectEdit key={id} editing={editing} mode={mode} onMode={onMode} />}
    </Loaded>
  )
}

/** The form works by id: redirects from an address with a reference number. */
function RedirectToId({ idOrRef, mode }: { idOrRef: string; mode: ViewMode }) {
  const go = useGo()
  const query = useObjectView(idOrRef)
  const id = query.data?.id
  useEffect(() => {
    if (id !== undefined) go(objectPaths.object(id, mode), { replace: true })
  }, [id, mode, go])
  return <Loaded query={query}>{() => null}</Loaded>
}

function useObjectTitle(object: ObjectEntity | undefined) {
  const t = useText()
  const go = useGo()
  usePageTitle(object && t('object.header', { number: object.referenceNumber }))
  const onMode = (next: ViewMode) => {
    if (object) go(objectPaths.object(object.id, next), { replace: true })
  }
  return { onMode }
}

// One document, shown or edited.
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { documentPaths } from './documents.paths.ts'
import { DocumentEdit } from './DocumentEdit.tsx'
import { DocumentView } from './DocumentView.tsx'
import { useDocument } from './useDocument.ts'

type Props = { id: number; editing: boolean }

export function DocumentScreen({ id, editing }: Props) {
  const t = useText()
  const go = useGo()
  const query = useDocument(id)
  usePageTitle(query.data?.name ?? t('document.title'))
  const open = (mode?: 'edit') => go(documentPaths.document(id, mode), { replace: true })
  return (
    <Loaded query={query}>
      {(document) =>
        editing ? (
          <DocumentEdit key={id} document={document} onDone={() => open()} />
        ) : (
          <DocumentView document={document} onEdit={() => open('edit')} />
        )
      }
    </Loaded>
  )
}

// Documents of the agency; each name opens its file in a new tab.
import { ActionIcon, Anchor } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'
import { GoLink, RouteLink } from '#kit/ui/GoLink.tsx'
import { RecordList } from '#base/lists/RecordList.tsx'
import { documentList } from './document.list.ts'
import type { DocumentRow } from './documents.contract.ts'
import { documentPaths } from './documents.paths.ts'

const documentPeek = lazyPeek<{ id: number; name: string | null }>(
  () => import('./DocumentPeek.tsx').then((all) => all.DocumentPeek),
  ({ id, name }) => name || `#${id}`,
)

const cells = {
  name: (row: DocumentRow) => <DocumentLink row={row} />,
  edit: (row: DocumentRow) => <EditDocument row={row} />,
}

export const DocumentList = () => (
  <RecordList
    of={documentList}
    cells={cells}
    peek={documentPeek}
    searchLabel="document.search"
    add={{ href: documentPaths.addDocument, text: 'document.add' }}
  />
)

/** Link to the first file, or to the document if it has none. */
function DocumentLink({ row: { id, name, link } }: { row: DocumentRow }) {
  const t = useText()
  if (!link) return <GoLink href={documentPaths.document(id)}>{name}</GoLink>
  return (
    <Anchor
      href={link}
      target="_blank"
      rel="noopener"
      size="sm"
      aria-label={t('document.open', { name: name ?? '' })}
    >
      {name}
    </Anchor>
  )
}

function EditDocument({ row: { id, name } }: { row: DocumentRow }) {
  const t = useText()
  return (
    <ActionIcon
      component={RouteLink}
      href={documentPaths.document(id)}
      variant="subtle"
      size="sm"
      aria-label={t('document.edit', { name: name ?? '' })}
    >
      <IconPencil size={16} aria-hidden />
    </ActionIcon>
  )
}

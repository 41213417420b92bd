// Documents of the agency; each name opens its file in a new tab.
import { ActionIcon, Anchor } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { AddButton } from '#kit/list/AddButton.tsx'
import { columnsOf } from '#kit/list/columns/columns.tsx'
import { DataTable } from '#kit/list/DataTable.tsx'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { ListSearch, searched } from '#kit/list/ListSearch.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink, RouteLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { useBulk } from '#base/lists/ticked/useBulk.tsx'
import { useColumns } from '#base/lists/useColumns.ts'
import { useOpensWith } from '#base/lists/views/useListViews.ts'
import { ViewsMenu } from '#base/lists/views/ViewsMenu.tsx'
import { documentPaths } from './documents.paths.ts'
import { documentsApi } from './documents.contract.ts'
import type { DocumentRow } from './documents.contract.ts'
import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'

const documentPeek = lazyPeek<{ id: number; name: string | null }>(
  () => import('./DocumentPeek.tsx').then((all) => all.DocumentPeek),
  ({ id, name }) => name || `#${id}`,
)

const c = columnsOf(documentsApi.listDocuments, 'document')
const allColumns = [
  c.cell('name', (row) => <DocumentLink row={row} />),
  c.text('description'),
  c.instant('modifiedOn', { hideBelow: 900 }),
  c.cell('edit', (row) => <EditDocument row={row} />, {
    label: 'kit.edit',
    sort: false,
    align: 'right',
  }),
]

export function DocumentList() {
  const t = useText()
  usePageTitle(t('document.title'))
  const listState = useListState({
    name: 'DocumentList',
    opensWith: useOpensWith('DocumentList'),
    filters: searched,
    opensBy: { by: 'name', desc: false },
  })
  const columns = useColumns('DocumentList', allColumns)
  const list = useList(documentsApi.listDocuments, listState)
  const bulk = useBulk({
    name: 'DocumentList',
    kind: 'Document',
    title: 'document.title',
    list,
    columns,
  })
  const add = <AddButton href={documentPaths.addDocument}>{t('document.add')}</AddButton>
  return (
    <>
      <ListHeader
        columns={columns}
        title={t('document.title')}
        list={list}
        actions={
          <>
            {bulk.button}
            {add}
          </>
        }
      >
        <ListSearch listState={listState} label={t('document.search')} />
        <ViewsMenu
          list="DocumentList"
          endpoint={documentsApi.listDocuments}
          listState={listState}
          columns={columns}
        />
      </ListHeader>
      <DataTable
        list={list}
        columns={columns}
        label={t('document.title')}
        peek={documentPeek}
        selection={bulk.selection}
        empty={<EmptyState title={t('document.none')} text={t('document.noneText')} action={add} />}
      />
      {bulk.bar}
      <ListFooter list={list} />
    </>
  )
}

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

// The documents of the agency: each opens its file in a new tab.
import { ActionIcon, Anchor, CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { AddButton } from '#kit/list/AddButton.tsx'
import { columnsOf } from '#kit/list/columns.tsx'
import { DataTable } from '#kit/list/DataTable.tsx'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink, RouteLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { paths } from '#features/paths.ts'
import { documentsApi } from './documents.contract.ts'
import type { DocumentRow } from './documents.contract.ts'

const c = columnsOf(documentsApi.listDocuments, 'document')
const columns = [
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
  const listState = useListState({ name: 'DocumentList', filters: { searchStr: '' } })
  const list = useList(documentsApi.listDocuments, listState)
  const { searchStr } = listState.filters
  const add = <AddButton href={paths.addDocument}>{t('document.add')}</AddButton>
  return (
    <>
      <ListHeader title={t('document.title')} list={list} actions={add}>
        <Search value={searchStr} onChange={(next) => listState.setFilters({ searchStr: next })} />
      </ListHeader>
      <DataTable
        list={list}
        columns={columns}
        label={t('document.title')}
        empty={<EmptyState title={t('document.none')} text={t('document.noneText')} action={add} />}
      />
      <ListFooter list={list} />
    </>
  )
}

/** The file itself; the document where there is none yet. */
function DocumentLink({ row: { id, name, link } }: { row: DocumentRow }) {
  const t = useText()
  if (!link) return <GoLink href={paths.document(id)}>{name}</GoLink>
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
      href={paths.document(id)}
      variant="subtle"
      size="sm"
      aria-label={t('document.edit', { name: name ?? '' })}
    >
      <IconPencil size={16} aria-hidden />
    </ActionIcon>
  )
}

function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useText()
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  // Another address, such as the one before, says another text.
  if (value !== shown) {
    setShown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  const search = useDebouncedCallback((next: string) => onChange(next.trim()), 300)
  return (
    <TextInput
      size="xs"
      w={240}
      type="search"
      aria-label={t('document.search')}
      placeholder={t('document.search')}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        search(event.currentTarget.value)
      }}
      rightSection={
        typed && (
          <CloseButton
            size="sm"
            aria-label={t('kit.clear')}
            onClick={() => {
              search.cancel()
              setTyped('')
              onChange('')
            }}
          />
        )
      }
    />
  )
}

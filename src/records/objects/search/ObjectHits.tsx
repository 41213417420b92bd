import type { ReactNode } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { columnsOf } from '#kit/list/columns/columns.ts'
import { DataTable } from '#kit/list/DataTable.tsx'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { useList } from '#kit/list/useList.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { hrefOfAccount } from '#base/register/recordPaths.ts'
import { objectPaths } from '../objects.paths.ts'
import { ObjectThumb } from '../ObjectThumb.tsx'
import { objectListsApi } from '../list/objectLists.contract.ts'
import type { ObjectSearchFilters } from './objectSearch.ts'
import { searchInput } from './objectSearch.ts'
import { pricesOf } from '../objectPrices.ts'
import { Prices, Status } from '../list/ObjectCells.tsx'
import { objectPeek } from '../objectPeek.ts'

const c = columnsOf(objectListsApi.searchObjects, 'object')
const columns = [
  c.link('referenceNumber', (row) => objectPaths.object(row.id), { nowrap: true }),
  c.cell('picture', ({ picture }) => <ObjectThumb picture={picture} size="small" />, {
    label: 'object.picture',
    sort: false,
    width: '64px',
    card: 'picture',
  }),
  c.text('type', { nowrap: true }),
  c.text('location', { grows: 1 }),
  c.area('area'),
  c.number('bedrooms', { hideBelow: 1100 }),
  c.cell('price', (row) => <Prices of={pricesOf(row)} />, {
    label: 'object.search.price',
    align: 'right',
    nowrap: true,
    card: 'big',
  }),
  c.cell('status', (row) => <Status row={row} />, {
    label: 'object.status',
    sort: false,
    nowrap: true,
    hideBelow: 900,
  }),
  c.cell(
    'owner',
    ({ owner, ownerId }) => ownerId && <GoLink href={hrefOfAccount(ownerId)}>{owner}</GoLink>,
  ),
]

type Props = {
  listState: ListState<ObjectSearchFilters, 'createdOn'>
  actions: ReactNode
  /** Shown beside the title. */
  children: ReactNode
}

const details = ['picture', 'bedrooms', 'status']

export function ObjectHits({ listState, actions, children }: Props) {
  const t = useText()
  const list = useList(objectListsApi.searchObjects, listState, {
    input: (filters) => ({ ...searchInput(filters), details }),
  })
  // Without hits, show this screen's own empty state, not the hint to clear the list's filters.
  const unfiltered = {
    ...list,
    listState: list.listState && { ...list.listState, filtered: false },
  }
  return (
    <>
      <ListHeader title={t('object.search.results')} list={list} actions={actions}>
        {children}
      </ListHeader>
      <DataTable
        list={unfiltered}
        columns={columns}
        label={t('object.search.results')}
        peek={objectPeek}
        empty={
          <EmptyState title={t('object.search.nothing')} text={t('object.search.nothingText')} />
        }
      />
      <ListFooter list={list} />
    </>
  )
}

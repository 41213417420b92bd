import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { AddButton } from '#kit/list/AddButton.tsx'
import { DataTable } from '#kit/list/DataTable.tsx'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { ListSearch } from '#kit/list/ListSearch.tsx'
import { fewSizes } from '#kit/list/listAddress.ts'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { useBulk } from '#base/lists/ticked/useBulk.tsx'
import { useColumns } from '#base/lists/useColumns.ts'
import { useOpensWith } from '#base/lists/views/useListViews.ts'
import { ViewsMenu } from '#base/lists/views/ViewsMenu.tsx'
import { objectPaths } from '../objects.paths.ts'
import { objectFilters } from '../filters/objectFilters.ts'
import { detailsFor, objectColumns } from './objectColumns.tsx'
import { ObjectListFilter } from './ObjectListFilter.tsx'
import { objectListsApi } from './objectLists.contract.ts'
import { objectPeek } from '../objectPeek.ts'

export function ObjectList() {
  const t = useText()
  usePageTitle(t('object.title.list'))
  const listState = useListState({
    name: 'ObjectList',
    opensWith: useOpensWith('ObjectList'),
    filters: objectFilters,
    opensBy: { by: 'createdOn', desc: true },
    sizes: fewSizes,
    defaultSize: 20,
    rememberPage: true,
  })
  const columns = useColumns('ObjectList', objectColumns)
  const details = detailsFor(columns.shown)
  const list = useList(objectListsApi.listObjects, listState, {
    input: (filters) => ({ ...filters, details }),
    enabled: columns.isKnown,
  })
  const bulk = useBulk({
    name: 'ObjectList',
    kind: 'Object',
    title: 'object.title.list',
    list,
    columns,
  })
  const add = <AddButton href={objectPaths.addObject}>{t('object.add')}</AddButton>
  const actions = (
    <>
      {add}
      <Button
        component={RouteLink}
        href={objectPaths.searchObjects}
        variant="default"
        leftSection={<IconSearch size={16} aria-hidden />}
      >
        {t('object.search')}
      </Button>
      {bulk.button}
    </>
  )
  const empty = <EmptyState title={t('object.none')} text={t('object.noneText')} action={add} />
  return (
    <>
      <ListHeader columns={columns} title={t('object.title.list')} list={list} actions={actions}>
        <ListSearch listState={listState} />
        <ViewsMenu
          list="ObjectList"
          endpoint={objectListsApi.listObjects}
          listState={listState}
          columns={columns}
        />
        <ObjectListFilter listState={listState} />
      </ListHeader>
      <DataTable
        list={list}
        columns={columns}
        label={t('object.title.list')}
        peek={objectPeek}
        selection={bulk.selection}
        empty={empty}
      />
      {bulk.bar}
      <ListFooter list={list} />
    </>
  )
}

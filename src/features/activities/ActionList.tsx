// Everybody's activities.
import { useText } from '#kit/i18n/useText.ts'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { fewSizes } from '#kit/list/listAddress.ts'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { useColumns } from '#features/lists/useColumns.ts'
import { useOpensWith } from '#features/lists/views/useListViews.ts'
import { ViewsMenu } from '#features/lists/views/ViewsMenu.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { activitiesApi } from './activities.contract.ts'
import { ActivityFilterFields, activityFilters } from './ActivityFilterFields.tsx'
import { ActivityTable, useActivityColumns } from './ActivityTable.tsx'
import { useActivityEditing } from './useActivityEditing.ts'

export function ActionList() {
  const t = useText()
  usePageTitle(t('activity.all'))
  const listState = useListState({
    name: 'ActionList',
    opensWith: useOpensWith('ActionList'),
    filters: activityFilters,
    sizes: fewSizes,
    defaultSize: 20,
    rememberPage: true,
  })
  const list = useList(activitiesApi.searchActions, listState)
  const editing = useActivityEditing()
  const columns = useColumns('ActionList', useActivityColumns(editing))
  return (
    <>
      <ListHeader columns={columns} title={t('activity.all')} list={list}>
        <ActivityFilterFields listState={listState} />
        <ViewsMenu
          list="ActionList"
          endpoint={activitiesApi.searchActions}
          listState={listState}
          columns={columns}
        />
      </ListHeader>
      <ActivityTable
        list={list}
        columns={columns}
        editing={editing}
        label={t('activity.all')}
        empty={<EmptyState title={t('activity.empty')} text={t('activity.emptyAllText')} />}
      />
      <ListFooter list={list} />
    </>
  )
}

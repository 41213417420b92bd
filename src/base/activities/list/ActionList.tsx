// All activities, or only one's own, which is the default.
import { useText } from '#kit/i18n/useText.ts'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { ListSearch } from '#kit/list/ListSearch.tsx'
import { fewSizes } from '#kit/list/listAddress.ts'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { useColumns } from '#base/lists/useColumns.ts'
import { useOpensWith } from '#base/lists/views/useListViews.ts'
import { ViewsMenu } from '#base/lists/views/ViewsMenu.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { activitiesApi, dateFilterTypes } from '../activities.contract.ts'
import { ActionListLinks } from '../activitySlots.tsx'
import { ActivityFilterFields, activityFilters } from './ActivityFilterFields.tsx'
import { ActivityTable, useActivityColumns } from './ActivityTable.tsx'
import { useActivityEditing } from '../edit/useActivityEditing.ts'
import { WhoseActivities } from './WhoseActivities.tsx'

export function ActionList() {
  const t = useText()
  usePageTitle(t('activity.title'))
  const listState = useListState({
    name: 'ActionList',
    opensWith: useOpensWith('ActionList'),
    filters: activityFilters,
    opensFiltered: { mine: true },
    sizes: fewSizes,
    defaultSize: 20,
    rememberPage: true,
  })
  const list = useList(activitiesApi.searchActions, listState)
  const { startDate, endDate, dateFilterType } = listState.filters
  const by = startDate || endDate ? dateFilterTypes[dateFilterType]! : 'createdOn'
  const opensBy = { by, desc: true }
  const sorted = { ...list, listState: list.listState && { ...list.listState, opensBy } }
  const editing = useActivityEditing()
  const columns = useColumns('ActionList', useActivityColumns(editing))
  const people = listState.filters.mine ? 'me' : 'all'
  return (
    <>
      <ListHeader
        columns={columns}
        title={t('activity.title')}
        list={list}
        actions={<ActionListLinks people={people} />}
      >
        <ListSearch listState={listState} />
        <WhoseActivities listState={listState} />
        <ActivityFilterFields listState={listState} />
        <ViewsMenu
          list="ActionList"
          endpoint={activitiesApi.searchActions}
          listState={listState}
          columns={columns}
        />
      </ListHeader>
      <ActivityTable
        list={sorted}
        columns={columns}
        editing={editing}
        label={t('activity.title')}
        empty={<EmptyState title={t('activity.empty')} text={t('activity.emptyAllText')} />}
      />
      <ListFooter list={list} />
    </>
  )
}

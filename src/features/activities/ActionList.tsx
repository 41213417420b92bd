// Everybody's activities.
import { useText } from '#kit/i18n/useText.ts'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { fewSizes } from '#kit/list/listAddress.ts'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { activitiesApi } from './activities.contract.ts'
import { ActivityFilterFields, activityFilters } from './ActivityFilterFields.tsx'
import { ActivityTable } from './ActivityTable.tsx'
import { useActivityEditing } from './useActivityEditing.ts'

export function ActionList() {
  const t = useText()
  usePageTitle(t('activity.all'))
  const listState = useListState({
    name: 'ActionList',
    filters: activityFilters,
    sizes: fewSizes,
    defaultSize: 20,
    rememberPage: true,
  })
  const list = useList(activitiesApi.searchActions, listState)
  const editing = useActivityEditing()
  return (
    <>
      <ListHeader title={t('activity.all')} list={list}>
        <ActivityFilterFields listState={listState} />
      </ListHeader>
      <ActivityTable
        list={list}
        editing={editing}
        label={t('activity.all')}
        empty={<EmptyState title={t('activity.empty')} text={t('activity.emptyAllText')} />}
      />
      <ListFooter list={list} />
    </>
  )
}

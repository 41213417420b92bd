// The activities of one record, on its screen.
import { useText } from '#kit/i18n/useText.ts'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { fewSizes } from '#kit/list/listAddress.ts'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { activitiesApi } from './activities.contract.ts'
import { ActivityFilterFields, activityFilters } from './list/ActivityFilterFields.tsx'
import { ActivityTable, useActivityColumns } from './list/ActivityTable.tsx'
import type { ParentKind } from '#base/register/records.contract.ts'
import type { ActivityEditing } from './edit/useActivityEditing.ts'

type Props = {
  parent: ParentKind
  parentId: number
  editing: ActivityEditing
  /** For users who may open the record but not change it. */
  readOnly?: boolean
}

export function ActivityList({ parent, parentId, editing, readOnly = false }: Props) {
  const t = useText()
  const listState = useListState({
    name: 'ActivityList',
    filters: activityFilters,
    sizes: fewSizes,
    defaultSize: 20,
    inUrl: false,
  })
  const list = useList(activitiesApi.listActivities, listState, {
    input: (filters) => ({ ...filters, parent, parentId }),
  })
  const columns = useActivityColumns(editing, readOnly)
  return (
    <>
      <ListHeader list={list}>
        <ActivityFilterFields listState={listState} />
      </ListHeader>
      <ActivityTable
        list={list}
        columns={columns}
        editing={editing}
        label={t('activity.list')}
        empty={<EmptyState title={t('activity.empty')} text={t('activity.emptyText')} />}
      />
      <ListFooter list={list} />
    </>
  )
}

// The activities of one record, on its screen.
import { useMemo } from 'react'
import { standardsOf } from '#kit/fields/filters.ts'
import { useText } from '#kit/i18n/useText.ts'
import { DataTable } from '#kit/list/DataTable.tsx'
import { fewSizes } from '#kit/list/listAddress.ts'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { FilterForm } from '#base/lists/FilterForm.tsx'
import { withCells } from '#base/lists/withCells.ts'
import type { ParentKind } from '#base/register/records.contract.ts'
import { activitiesApi, activityFilters } from './activities.contract.ts'
import type { ActivityEditing } from './edit/useActivityEditing.ts'
import { actionList } from './list/action.list.ts'
import { editorUnder, rowToneOf, useActivityCells } from './list/activityCells.tsx'

type Props = {
  parent: ParentKind
  parentId: number
  editing: ActivityEditing
  /** For users who may open the record but not change it. */
  readOnly?: boolean
}

const filters = standardsOf(activityFilters)

export function ActivityList({ parent, parentId, editing, readOnly = false }: Props) {
  const t = useText()
  const listState = useListState({
    name: 'ActivityList',
    filters,
    sizes: fewSizes,
    defaultSize: 20,
    inUrl: false,
  })
  const list = useList(activitiesApi.listActivities, listState, {
    input: (filters) => ({ ...filters, parent, parentId }),
  })
  const cells = useActivityCells(editing, readOnly)
  const columns = useMemo(() => withCells(actionList, cells), [cells])
  return (
    <>
      <ListHeader list={list}>
        <FilterForm filters={activityFilters} listState={listState} />
      </ListHeader>
      <DataTable
        list={list}
        columns={columns}
        rowTone={rowToneOf}
        expand={editorUnder(editing)}
        label={t('activity.list')}
        empty={<EmptyState title={t('activity.empty')} text={t('activity.emptyText')} />}
      />
      <ListFooter list={list} />
    </>
  )
}

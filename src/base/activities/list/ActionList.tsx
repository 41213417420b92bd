// All activities, or only one's own, which is the default.
import { RecordList } from '#base/lists/RecordList.tsx'
import { dateFilterTypes } from '../activities.contract.ts'
import { ActionListLinks } from '../activitySlots.tsx'
import { useActivityEditing } from '../edit/useActivityEditing.ts'
import { actionList } from './action.list.ts'
import { editorUnder, rowClassOf, useActivityCells } from './activityCells.tsx'
import { WhoseActivities } from './WhoseActivities.tsx'

export function ActionList() {
  const editing = useActivityEditing()
  return (
    <RecordList
      of={actionList}
      cells={useActivityCells(editing)}
      rowClass={rowClassOf}
      expand={editorUnder(editing)}
      opensBy={({ startDate, endDate, dateFilterType }) => ({
        by: startDate || endDate ? dateFilterTypes[dateFilterType]! : 'createdOn',
        desc: true,
      })}
      renderActions={({ filters }) => <ActionListLinks people={filters.mine ? 'me' : 'all'} />}
      renderHeader={({ listState, search, views, filter }) => (
        <>
          {search}
          <WhoseActivities listState={listState} />
          {filter}
          {views}
        </>
      )}
    />
  )
}

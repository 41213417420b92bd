// The user's own tasks by due date, until other activities are chosen.
import { useText } from '#kit/i18n/useText.ts'
import { RecordList } from '#base/lists/RecordList.tsx'
import type { RecordListProps } from '#base/lists/RecordList.tsx'
import { ActionListLinks } from '../activitySlots.tsx'
import { useActivityEditing } from '../edit/useActivityEditing.ts'
import { actionList } from './action.list.ts'
import { activityOrder } from './activityOrder.ts'
import { dueGroup } from './dueGroup.ts'
import { editorUnder, rowToneOf, useActivityCells } from './activityCells.tsx'
import { WhoseActivities } from './WhoseActivities.tsx'

type GroupOf = NonNullable<RecordListProps<typeof actionList>['groupOf']>

export function ActionList() {
  const t = useText()
  const editing = useActivityEditing()
  // Headings only while tasks are in the order of their due dates.
  const groupOf: GroupOf = (row, { filters, sort }) => {
    const { by, desc } = sort ?? activityOrder(filters)
    return filters.done === false && by === 'date' && !desc
      ? t(`activity.due.${dueGroup(row.date)}`)
      : undefined
  }
  return (
    <RecordList
      of={actionList}
      cells={useActivityCells(editing)}
      rowTone={rowToneOf}
      expand={editorUnder(editing)}
      opensBy={activityOrder}
      groupOf={groupOf}
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

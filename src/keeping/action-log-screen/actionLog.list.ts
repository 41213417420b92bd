import { columnsOf } from '#kit/list/columns/columns.ts'
import { recordList } from '#base/lists/recordList.ts'
import { actionLogApi, actionLogFilters } from '#base/action-log/actionLog.contract.ts'

declare module '#base/register/recordLists.contract.ts' {
  interface RecordLists {
    ActionLog: typeof actionLog
  }
}

const c = columnsOf(actionLogApi.searchActionLog, 'actionLog')

export const actionLog = recordList('ActionLog', actionLogApi.searchActionLog, {
  title: 'actionLog.title',
  none: ['actionLog.empty', 'actionLog.emptyText'],
  filters: actionLogFilters,
  setup: { opensBy: { by: 'date', desc: true } },
  columns: [
    c.special('date', { nowrap: true }),
    c.special('actionBy', { sort: false, nowrap: true, card: 'state' }),
    c.special('action', { sort: false, nowrap: true }),
    c.special('entity', { sort: false, nowrap: true }),
    c.special('actionOver', { sort: false, nowrap: true, card: 'state' }),
    c.special('message', { sort: false, nowrap: true, card: 'state' }),
    c.special('data', { sort: false, card: 'state' }),
  ],
})

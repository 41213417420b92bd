import { columnsOf } from '#kit/list/columns/columns.ts'
import { recordList } from '#base/lists/recordList.ts'
import { alertFilters, alertsApi } from './alerts.contract.ts'

declare module '#base/register/recordLists.contract.ts' {
  interface RecordLists {
    AlertList: typeof alertList
  }
}

const c = columnsOf(alertsApi.listAlerts, 'alert')

export const alertList = recordList('AlertList', alertsApi.listAlerts, {
  title: 'alerts.title',
  none: ['alerts.none', 'alerts.noneText'],
  filters: alertFilters,
  // Unread alerts first, which have no time of reading, then those read last.
  setup: { defaultSort: { by: 'readedOn', desc: true }, defaultSize: 10 },
  columns: [
    c.special('date', { nowrap: true, card: 'code' }),
    c.special('source', { grows: 2, card: 'title' }),
    c.special('about', { sort: false, grows: 1, card: 'fact' }),
    c.special('readedOn', { nowrap: true, card: 'none' }),
    c.person('readedBy'),
    c.special('mark', { sort: false, width: '3.5rem', align: 'center' }),
  ],
})

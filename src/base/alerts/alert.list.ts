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
  setup: { opensBy: { by: 'date', desc: true }, defaultSize: 10 },
  columns: [
    c.special('date'),
    c.special('source'),
    c.special('about', { sort: false }),
    c.special('readedOn'),
    c.person('readedBy'),
    c.special('mark', { sort: false, width: '3.5rem', align: 'center' }),
  ],
})

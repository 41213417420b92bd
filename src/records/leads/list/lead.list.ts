import { formatCurrency, formatRange } from '#kit/fields/format.ts'
import { columnsOf } from '#kit/list/columns/columns.ts'
import { fewSizes } from '#kit/list/listAddress.ts'
import { recordList } from '#base/lists/recordList.ts'
import { leadFilters, leadListsApi } from './leadLists.contract.ts'
import type { LeadRow } from './leadLists.contract.ts'

declare module '#base/register/recordLists.contract.ts' {
  interface RecordLists {
    LeadList: typeof leadList
  }
}

export const budgetOf = (row: LeadRow) =>
  formatRange(row.budgetRangeMin, row.budgetRangeMax, formatCurrency)

const c = columnsOf(leadListsApi.searchLeads, 'lead')

export const leadList = recordList('LeadList', leadListsApi.searchLeads, {
  kind: 'Demand',
  title: 'leads.title',
  none: ['leads.none', 'leads.noneText'],
  filters: leadFilters,
  setup: { opensBy: { by: 'createdOn', desc: true }, sizes: fewSizes, defaultSize: 20 },
  columns: [
    c.special('name'),
    c.text('type'),
    c.special('budgetRangeMax', {
      label: 'lead.budgetRange',
      align: 'right',
      nowrap: true,
      exported: (row) => budgetOf(row) || null,
    }),
    c.text('stageName', { label: 'lead.stage', sort: 'stage' }),
    c.text('assigned', { hideBelow: 900 }),
    c.text('priorityName', { label: 'lead.priority', sort: 'priority' }),
    c.text('sourceName', { label: 'lead.source', sort: 'source', hideBelow: 1100 }),
    c.date('startDate'),
    c.instant('createdOn', { hideBelow: 900 }),
    c.text('createdBy', { hideBelow: 1100 }),
    c.instant('modifiedOn', { hideBelow: 900 }),
  ],
})

import { formatCurrency, formatRange } from '#kit/fields/format.ts'
import { columnsOf } from '#kit/list/columns/columns.ts'
import { fewSizes } from '#kit/list/listAddress.ts'
import { toneOfStage } from '#kit/ui/tones.ts'
import { recordList } from '#base/lists/recordList.ts'
import { leadStages } from '../leadFields.contract.ts'
import { leadFilters, leadListsApi } from './leadLists.contract.ts'
import type { LeadRow } from './leadLists.contract.ts'

declare module '#base/register/recordLists.contract.ts' {
  interface RecordLists {
    LeadList: typeof leadList
  }
}

export const budgetOf = (row: LeadRow) =>
  formatRange(row.budgetRangeMin, row.budgetRangeMax, formatCurrency)

export const toneOfLead = ({ stage, closed }: Pick<LeadRow, 'stage' | 'closed'>) =>
  toneOfStage((stage ?? 0) - 1, stage === leadStages.agreed, closed)

const c = columnsOf(leadListsApi.searchLeads, 'lead')

export const leadList = recordList('LeadList', leadListsApi.searchLeads, {
  kind: 'Demand',
  title: 'leads.title',
  none: ['leads.none', 'leads.noneText'],
  filters: leadFilters,
  setup: { opensBy: { by: 'createdOn', desc: true }, sizes: fewSizes, defaultSize: 20 },
  columns: [
    c.special('name', { card: 'title' }),
    c.text('type'),
    c.special('budgetRangeMax', {
      label: 'lead.budgetRange',
      align: 'right',
      nowrap: true,
      card: 'fact',
      exported: (row) => budgetOf(row) || null,
    }),
    c.pill('stageName', { label: 'lead.stage', sort: 'stage', tone: toneOfLead }),
    c.people('assigned'),
    c.special('priorityName', {
      label: 'lead.priority',
      sort: 'priority',
      card: 'none',
      nowrap: true,
    }),
    c.text('sourceName', { label: 'lead.source', sort: 'source', hideBelow: 1100 }),
    c.date('startDate', { card: 'none' }),
    c.instant('createdOn', { hideBelow: 900 }),
    c.person('createdBy'),
    c.instant('modifiedOn', { hideBelow: 900 }),
  ],
})

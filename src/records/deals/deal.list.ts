import { columnsOf } from '#kit/list/columns/columns.ts'
import type { Tone } from '#kit/ui/tones.ts'
import { recordList } from '#base/lists/recordList.ts'
import { dealFilters, dealListApi } from './dealList.contract.ts'
import { dealPaths } from './deals.paths.ts'

declare module '#base/register/recordLists.contract.ts' {
  interface RecordLists {
    DealList: typeof dealList
  }
}

/** The colour of a stage by its name in English; an agency's own stages have none. */
const tones: Record<string, Tone> = {
  negotiation: 'amber',
  depositpaid: 'violet',
  legalcheck: 'teal',
  contract: 'blue',
  won: 'green',
}
export const toneOfDeal = (style: string | null): Tone => tones[style ?? ''] ?? 'neutral'

const c = columnsOf(dealListApi.searchDeals, 'deal')

export const dealList = recordList('DealList', dealListApi.searchDeals, {
  kind: 'Deal',
  title: 'deal.title',
  none: ['deal.none', 'deal.noneText'],
  filters: dealFilters,
  setup: { opensBy: { by: 'id', desc: true } },
  columns: [
    c.link('id', (row) => dealPaths.deal(row.id), {
      nowrap: true,
      card: 'code',
      exported: ({ id }) => `D${id}`,
    }),
    c.text('dealType', { nowrap: true }),
    c.pill('dealStage', { tone: ({ dealStageStyle }) => toneOfDeal(dealStageStyle) }),
    c.special('objectReferenceNumber', { nowrap: true, card: 'fact' }),
    c.special('seller', { grows: 1, card: 'title' }),
    c.special('buyer', { card: 'fact' }),
    c.currency('price', { card: 'big' }),
    c.money('comission', { hideBelow: 1100 }),
    c.money('deposit', { optional: true }),
    c.date('dateOfDeposit', { optional: true }),
    c.date('endDate', { optional: true }),
    c.special('lawer', { card: 'none' }),
    c.special('notary', { card: 'none' }),
    c.special('civilEngeneer', { card: 'none' }),
    c.special('assigned', { nowrap: true, card: 'none' }),
  ],
})

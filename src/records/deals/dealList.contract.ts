// Contract of the list of deals: rows, filters and sort orders.
import { z } from 'zod'
import {
  choiceFilter,
  choicesFilter,
  dayFilter,
  filterInput,
  searched,
  textFilter,
} from '#kit/fields/filters.ts'
import { day, id } from '#kit/fields/schema.ts'
import { post } from '#kit/http/endpoint.ts'
import { columnOf, listInputOf, moreCards, onlyOfLists, pageOf } from '#kit/http/paging.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { whoseFilters } from '#base/lists/whose/whose.contract.ts'
import { numberOption } from '#base/settings/numberOption.contract.ts'

/** Names, and the IDs of these accounts, each comma-separated. */
const people = z.string().nullable()

export const dealRow = z.object({
  id,
  dealType: z.string().nullable(),
  dealTypeId: z.int().nullable(),
  dealStage: z.string().nullable(),
  dealStageId: z.int().nullable(),
  /** The stage in English, in lower case without spaces; styles the row. */
  dealStageStyle: z.string().nullable(),
  objectId: id.nullable(),
  objectReferenceNumber: z.string().nullable(),
  seller: people,
  sellerId: people,
  buyer: people,
  buyerId: people,
  lawer: people,
  lawerId: people,
  notary: people,
  notaryId: people,
  civilEngeneer: people,
  civilEngeneerId: people,
  /** People assigned to it or, without any, to its lead, else to its object; else its author. */
  assigned: people,
  assignedId: people,
  startDate: day.nullable(),
  endDate: day.nullable(),
  askingPrice: z.number().nullable(),
  price: z.number().nullable(),
  comission: z.number().nullable(),
  deposit: z.number().nullable(),
  dateOfDeposit: day.nullable(),
  contractDurationMonths: z.int().nullable(),
  rentStart: day.nullable(),
  rentExpiration: day.nullable(),
})
export type DealRow = z.output<typeof dealRow>

const dealSorts = [
  'id',
  'dealType',
  'dealStage',
  'objectReferenceNumber',
  'seller',
  'buyer',
  'lawer',
  'notary',
  'civilEngeneer',
  'assigned',
  'startDate',
  'endDate',
  'askingPrice',
  'price',
  'comission',
  'deposit',
  'dateOfDeposit',
] as const
export type DealSort = (typeof dealSorts)[number]

export const dealFilters = {
  ...searched,
  dealType: choiceFilter('deal.dealType', 'types', { list: 'dealType' }),
  /** Any of these stages; 0 means no stage. */
  stages: choicesFilter('deal.filter.stages', 'stages', { few: true, list: 'dealStage' }),
  depositFrom: dayFilter('deal.filter.depositFrom'),
  depositTill: dayFilter('deal.filter.depositTill'),
  endDateFrom: dayFilter('deal.filter.endDateFrom'),
  endDateTill: dayFilter('deal.filter.endDateTill'),
  /** Last name of any person of the deal, in any script. */
  lastName: textFilter('deal.filter.lastName'),
  /** The object's reference number, ignoring case, or its ID. */
  object: textFilter('deal.filter.object', z.union([z.string().trim().max(20), id]).nullish(), {
    idOf: 'object',
  }),
  /** Filters by `assigned` of the rows. */
  ...whoseFilters,
}
export const dealFilter = z.strictObject({
  ...listInputOf(dealSorts),
  ...filterInput(dealFilters),
})
export type DealFilter = z.output<typeof dealFilter>

const boardFilter = dealFilter.omit(onlyOfLists).extend({ more: moreCards })
export type DealBoardFilter = z.output<typeof boardFilter>

const dealCard = dealRow.extend({
  version: z.int(),
  /** Title of the object. */
  object: z.string().nullable(),
})
export type DealCard = z.output<typeof dealCard>
/**
 * `price` is the sum of all deals in the column, whether their cards are shown or not: their agreed prices, or asking
 * prices where nothing is agreed.
 */
const boardColumn = columnOf(dealCard).extend({ price: z.number() })
export type DealColumn = z.output<typeof boardColumn>

export const dealListApi = {
  /** Deals by stage, with the first cards of each column. */
  boardOfDeals: post('/api/Deal/board', {
    may: staff,
    shows: ['deal', 'account', 'object', 'assignment'],
    body: boardFilter,
    answer: z.object({ columns: z.array(boardColumn) }),
  }),
  searchDeals: post('/api/Deal/search', {
    may: staff,
    shows: ['deal', 'account', 'object', 'assignment'],
    body: dealFilter,
    answer: pageOf(dealRow).extend({
      options: z.object({ types: z.array(numberOption), stages: z.array(numberOption) }),
    }),
  }),
}

// The list of deals: what a row says, and what it is filtered and sorted by.
import { z } from 'zod'
import { day, id } from '#kit/fields/schema.ts'
import { post } from '#kit/http/endpoint.ts'
import {
  columnOf,
  listInputOf,
  moreCards,
  onlyOfLists,
  pageOf,
  searchInput,
} from '#kit/http/paging.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { numberOption } from '#base/settings/numberOption.contract.ts'

/** Names, and the numbers of these accounts, each joined by commas. */
const people = z.string().nullable()

export const dealRow = z.object({
  id,
  dealType: z.string().nullable(),
  dealTypeId: z.int().nullable(),
  dealStage: z.string().nullable(),
  dealStageId: z.int().nullable(),
  /** The stage in English, in small letters and without blanks: how the row looks. */
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
  /** Who sees to its lead, else to its object. */
  assigned: people,
  assignedId: people,
  startDate: day.nullable(),
  endDate: day.nullable(),
  askingPrice: z.number().nullable(),
  price: z.number().nullable(),
  comission: z.number().nullable(),
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
  'dateOfDeposit',
] as const
export type DealSort = (typeof dealSorts)[number]

const choice = z.int().min(0).max(32_767)

export const dealFilter = z.strictObject({
  ...listInputOf(dealSorts),
  ...searchInput,
  /** 0 is all. */
  dealType: choice.nullish(),
  /** Any of them; 0 is not set. */
  stages: z.array(choice).max(100).nullish(),
  depositFrom: day.nullish(),
  depositTill: day.nullish(),
  endDateFrom: day.nullish(),
  endDateTill: day.nullish(),
  /** Of anybody who takes part, in any script. */
  lastName: z.string().max(200).nullish(),
  /** The object's reference number in any case, or its number. */
  object: z.union([z.string().trim().max(20), id]).nullish(),
  /** Who sees to its lead, else to its object; 0 is nobody. */
  assigned: z.int().min(0).max(2_147_483_647).nullish(),
  /** What they are called in the filter, for its own display; the server does not read it. */
  assignedText: z.string().max(500).nullish(),
})
export type DealFilter = z.output<typeof dealFilter>

const boardFilter = dealFilter.omit(onlyOfLists).extend({ more: moreCards })
export type DealBoardFilter = z.output<typeof boardFilter>

const dealCard = dealRow.extend({
  version: z.int(),
  /** What the object is called. */
  object: z.string().nullable(),
})
export type DealCard = z.output<typeof dealCard>
/**
 * `price` is the sum of all in the column, whether their cards are shown or not: of what they were agreed for, or
 * are asked for as long as nothing is agreed.
 */
const boardColumn = columnOf(dealCard).extend({ price: z.number() })
export type DealColumn = z.output<typeof boardColumn>

export const dealListApi = {
  /** Deals by stage, each column with its first cards. */
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

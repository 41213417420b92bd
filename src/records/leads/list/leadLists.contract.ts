// The API of the lead list, its board and its filters.
import { z } from 'zod'
import { currency } from '#kit/fields/kinds.ts'
import { day, id, instant, valueSchema } from '#kit/fields/schema.ts'
import { post } from '#kit/http/endpoint.ts'
import {
  columnOf,
  listInputOf,
  moreCards,
  onlyOfLists,
  pageOf,
  searchInput,
} from '#kit/http/paging.ts'
import { services } from '#records/accounts/list/accountLists.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { whoseInput } from '#base/assignments/whose.contract.ts'
import { attentions } from './leadAttention.contract.ts'

const amount = z.number().nullable()

const nextStep = z.object({
  kind: z.enum(['activity', 'viewing']),
  /** For a viewing, the reference numbers of its objects. */
  description: z.string().nullable(),
  date: z.string().nullable(),
})
export type NextStep = z.output<typeof nextStep>

export const leadRow = z.object({
  id,
  version: z.int(),
  accountId: id.nullable(),
  /** The account's name. */
  name: z.string().nullable(),
  forPurchase: z.boolean(),
  forRent: z.boolean(),
  forShortRent: z.boolean(),
  forSell: z.boolean(),
  forRentOut: z.boolean(),
  /** The names of all its services, in the caller's language; "other" without any. */
  type: z.string(),
  /** The budget of its first service that has one. */
  budgetRangeMin: amount,
  budgetRangeMax: amount,
  stage: z.int().nullable(),
  stageName: z.string().nullable(),
  /** Whether its stage is a closed one. */
  closed: z.boolean(),
  priority: z.int().nullable(),
  priorityName: z.string().nullable(),
  source: id.nullable(),
  sourceName: z.string().nullable(),
  /** Names of the assigned people. */
  assigned: z.string().nullable(),
  startDate: day.nullable(),
  endDate: day.nullable(),
  /** The next open activity or coming viewing; an open lead should have one. */
  nextStep: nextStep.nullable(),
  /** For how many days nobody has touched it, if longer than its stage allows; else null. */
  untouchedDays: z.int().nullable(),
  createdOn: instant,
  createdBy: z.string().nullable(),
  modifiedOn: instant,
  modifiedBy: z.string().nullable(),
})
export type LeadRow = z.output<typeof leadRow>

/** How often what is new for a lead goes to its client. */
export const sendingFilters = ['off', 'day', 'week'] as const
export type SendingFilter = (typeof sendingFilters)[number]

const choice = z.object({ value: z.number(), text: z.string() })
const values = z.array(z.int().min(0).max(32_767)).max(200).nullish()
const euro = valueSchema(currency).optional()

const leadSorts = [
  'id',
  'name',
  'type',
  'budgetRangeMin',
  'budgetRangeMax',
  'stage',
  'priority',
  'source',
  'assigned',
  'startDate',
  'endDate',
  'createdOn',
  'createdBy',
  'modifiedOn',
  'modifiedBy',
] as const
export type LeadSort = (typeof leadSorts)[number]

export const leadFilter = z.strictObject({
  ...listInputOf(leadSorts),
  ...searchInput,
  /** Numbered as in the filter of clients; 0 means all services. */
  service: z.int().min(0).max(services.length).nullish(),
  /** 0 stands for leads without a source; likewise for stages and priorities. */
  sources: z.array(z.int().min(0).max(2_147_483_647)).max(200).nullish(),
  stages: values,
  priorities: values,
  /** Leads whose period overlaps the one between these days. */
  startDate: day.nullish(),
  endDate: day.nullish(),
  /** Leads with a budget, for the filtered service or any of theirs, that overlaps this range. */
  budgetRangeMin: euro,
  budgetRangeMax: euro,
  attention: z.enum(attentions).nullish(),
  /** Leads added on these days, in the agency's time zone. */
  createdFrom: day.nullish(),
  createdTill: day.nullish(),
  /** Whether anything has been done or noted for the lead. */
  answered: z.boolean().nullish(),
  sending: z.enum(sendingFilters).nullish(),
  ...whoseInput,
  lastName: z.string().max(200).nullish(),
})

export type LeadFilter = z.output<typeof leadFilter>

const boardFilter = leadFilter.omit(onlyOfLists).extend({ more: moreCards })
export type BoardFilter = z.output<typeof boardFilter>

const boardColumn = columnOf(leadRow)
export type BoardColumn = z.output<typeof boardColumn>

export const leadListsApi = {
  /** A column for each stage, with its first cards. */
  boardOfLeads: post('/api/lead/board', {
    may: staff,
    shows: ['lead', 'account', 'activity', 'viewing', 'assignment'],
    body: boardFilter,
    answer: z.object({ columns: z.array(boardColumn) }),
  }),
  searchLeads: post('/api/lead/search', {
    may: staff,
    shows: ['lead', 'account', 'activity', 'viewing', 'assignment'],
    body: leadFilter,
    answer: pageOf(leadRow).extend({
      options: z.object({
        serviceList: z.array(choice),
        sourceList: z.array(choice),
        stageList: z.array(choice),
        priorityList: z.array(choice),
      }),
    }),
  }),
}

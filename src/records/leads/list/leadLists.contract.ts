// The list of leads and what it is filtered by.
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
import { attentions } from './leadAttention.contract.ts'

const amount = z.number().nullable()

const nextStep = z.object({
  kind: z.enum(['activity', 'viewing']),
  /** Of a viewing the numbers of its objects. */
  description: z.string().nullable(),
  date: z.string().nullable(),
})
export type NextStep = z.output<typeof nextStep>

export const leadRow = z.object({
  id,
  version: z.int(),
  accountId: id.nullable(),
  /** Of the account. */
  name: z.string().nullable(),
  forPurchase: z.boolean(),
  forRent: z.boolean(),
  forShortRent: z.boolean(),
  forSell: z.boolean(),
  forRentOut: z.boolean(),
  /** All that it asks for, in the caller's language; "other" where it asks for nothing. */
  type: z.string(),
  /** Of the first that it asks for and has a budget for. */
  budgetRangeMin: amount,
  budgetRangeMax: amount,
  stage: z.int().nullable(),
  stageName: z.string().nullable(),
  /** Its stage is one of those that end it. */
  closed: z.boolean(),
  priority: z.int().nullable(),
  priorityName: z.string().nullable(),
  source: id.nullable(),
  sourceName: z.string().nullable(),
  startDate: day.nullable(),
  endDate: day.nullable(),
  /** What is to be done next for it, a viewing that is to come too; an open lead should have something. */
  nextStep: nextStep.nullable(),
  /** For how many days nobody has touched it, where that is longer than its stage allows. */
  untouchedDays: z.int().nullable(),
  createdOn: instant,
  createdBy: z.string().nullable(),
  modifiedOn: instant,
  modifiedBy: z.string().nullable(),
})
export type LeadRow = z.output<typeof leadRow>

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
  /** As the clients' filter numbers them; 0 is all services. */
  service: z.int().min(0).max(services.length).nullish(),
  /** 0 stands for those that have none. */
  sources: z.array(z.int().min(0).max(2_147_483_647)).max(200).nullish(),
  stages: values,
  priorities: values,
  /** Leads whose time, from their start to their end, meets the one between these days. */
  startDate: day.nullish(),
  endDate: day.nullish(),
  /** Leads with a budget for what they ask for (or for the service) that meets the one between these. */
  budgetRangeMin: euro,
  budgetRangeMax: euro,
  attention: z.enum(attentions).nullish(),
  /** Leads that were entered on these days, where the agency is. */
  createdFrom: day.nullish(),
  createdTill: day.nullish(),
  /** Whether somebody has done or noted anything for them. */
  answered: z.boolean().nullish(),
  lastName: z.string().max(200).nullish(),
})

export type LeadFilter = z.output<typeof leadFilter>

const boardFilter = leadFilter.omit(onlyOfLists).extend({ more: moreCards })
export type BoardFilter = z.output<typeof boardFilter>

const boardColumn = columnOf(leadRow)
export type BoardColumn = z.output<typeof boardColumn>

export const leadListsApi = {
  /** Leads by stage, each column with its first cards. */
  boardOfLeads: post('/api/lead/board', {
    may: staff,
    shows: ['lead', 'account', 'activity', 'viewing'],
    body: boardFilter,
    answer: z.object({ columns: z.array(boardColumn) }),
  }),
  searchLeads: post('/api/lead/search', {
    may: staff,
    shows: ['lead', 'account', 'activity', 'viewing'],
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

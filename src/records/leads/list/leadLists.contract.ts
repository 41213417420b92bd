// The API of the lead list, its board and its filters.
import { z } from 'zod'
import {
  amountFilter,
  anyNumber,
  choiceFilter,
  choicesFilter,
  dayFilter,
  filterInput,
  oneOfFilter,
  searched,
  textFilter,
  yesNoFilter,
} from '#kit/fields/filters.ts'
import { day, id, instant } from '#kit/fields/schema.ts'
import { post } from '#kit/http/endpoint.ts'
import { columnOf, listInputOf, moreCards, onlyOfLists, pageOf } from '#kit/http/paging.ts'
import { services } from '#records/accounts/list/accountLists.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { whoseFilters } from '#base/lists/whose/whose.contract.ts'
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

/** How often new matches of a lead are mailed to its client. */
export const sendingFilters = ['off', 'day', 'week'] as const

const choice = z.object({ value: z.number(), text: z.string() })

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

// 0 stands for leads without a source; likewise for stages and priorities.
const none = { atMost: 200, none: 'leads.filter.none' } as const

export const leadFilters = {
  ...searched,
  /** Numbered as in the filter of clients; 0 means all services. */
  service: choiceFilter('leads.filter.service', 'serviceList', {
    schema: z.int().min(0).max(services.length).nullish(),
  }),
  stages: choicesFilter('leads.filter.stages', 'stageList', { ...none, list: 'leadStage' }),
  priorities: choicesFilter('leads.filter.priorities', 'priorityList', {
    ...none,
    list: 'leadPriority',
  }),
  sources: choicesFilter('leads.filter.sources', 'sourceList', {
    ...none,
    of: anyNumber,
    idOf: 'account',
  }),
  /** Leads with a budget, for the filtered service or any of theirs, that overlaps this range. */
  budgetRangeMin: amountFilter('leads.filter.budgetMin'),
  budgetRangeMax: amountFilter('leads.filter.budgetMax'),
  /** Leads whose period overlaps the one between these days. */
  startDate: dayFilter('leads.filter.startDate'),
  endDate: dayFilter('leads.filter.endDate'),
  /** Leads added on these days, in the agency's time zone. */
  createdFrom: dayFilter('leads.filter.createdFrom'),
  createdTill: dayFilter('leads.filter.createdTill'),
  /** Whether anything has been done or noted for the lead. */
  answered: yesNoFilter('leads.filter.answered'),
  attention: oneOfFilter(
    'leads.filter.attention',
    attentions,
    'leads.attention',
    'leads.attention.all',
  ),
  sending: oneOfFilter('lead.sendMatches', sendingFilters, 'leads.sending', 'leads.attention.all'),
  lastName: textFilter('leads.filter.lastName'),
  ...whoseFilters,
}
export const leadFilter = z.strictObject({
  ...listInputOf(leadSorts),
  ...filterInput(leadFilters),
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

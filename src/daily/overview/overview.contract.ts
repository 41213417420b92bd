// Overview API: figures of the agency in a period, each backed by a list.
import { z } from 'zod'
import { day, id, instant } from '#kit/fields/schema.ts'
import { get } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf } from '#kit/http/paging.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

/** Most months of a period. */
export const mostMonths = 120

const count = z.int()
const figures = z.object({ count, amount: z.number() })
/** `comission` is that of the deals; that of stays is listed with the stays. */
const dealFigures = figures.extend({ comission: z.number() })

/** Median time in hours to a tenth, or to a day if it took weeks; null if no lead was answered. */
const medianHours = z.number().nullable()
const monthOfStays = z.object({
  /** YYYY-MM, and the number of its days within the period. */
  month: z.string(),
  days: count,
  /** Stays with a night in the month, and the number of these nights. */
  stays: count,
  nights: count,
  /** Departures in the month, their total and the agency's share. */
  departures: count,
  total: z.number(),
  finalComission: z.number(),
})

export const overview = z.object({
  from: day,
  to: day,
  /**
   * The period of the same length just before. While the period runs, leads, viewings and deals are compared with it up to the
   * same day; months, and stays, which are booked ahead, with all of it.
   */
  before: z.object({ from: day, to: day }),
  leads: z.object({
    count,
    /** 0 for leads without a stage. */
    stages: z.array(z.object({ stage: z.int(), text: z.string().nullable(), count })),
    /** 0 for leads without a source. */
    sources: z.array(z.object({ source: z.int(), name: z.string().nullable(), count })),
    answered: count,
    /** Open leads without any answer. */
    waiting: count,
    openStages: z.array(z.int()),
    /** Median time to the first answer of the answered leads. */
    medianHours,
    before: z.object({ count, answered: count, medianHours }),
  }),
  /** Viewings that take place in the period, and deals won in it. */
  viewings: z.object({ count, before: count }),
  deals: dealFigures.extend({
    wonStage: z.int(),
    months: z.array(dealFigures.extend({ month: z.string() })),
    before: dealFigures,
    /** As many as months. */
    monthsBefore: z.array(dealFigures),
    /** Agents of the deals; null for deals without one. A deal of two agents counts for both. */
    agents: z.array(dealFigures.extend({ id: id.nullable(), name: z.string().nullable() })),
  }),
  /** Expenses neither approved by the client nor paid, now, whatever the period. */
  expenses: figures,
  stays: z.object({
    /** All stages except cancelled. */
    stages: z.array(z.int()),
    /** Objects for short rent, now. */
    objects: count,
    months: z.array(monthOfStays),
    /** As many as months. */
    monthsBefore: z.array(monthOfStays),
  }),
})
export type Overview = z.output<typeof overview>

/** Both days inclusive; the current year by default. */
const period = z.strictObject({ from: day.optional(), to: day.optional() })
export type PeriodQuery = z.output<typeof period>

const waitingExpense = z.object({
  id,
  referenceNumber: z.string(),
  accountId: id,
  accountDisplayName: z.string(),
  categoryName: z.string().nullable(),
  transactionDate: z.string(),
  expirationDate: day.nullable(),
  amount: z.number(),
  /** When the client was sent the current link; null if not yet. */
  sentOn: instant.nullable(),
})
export type WaitingExpense = z.output<typeof waitingExpense>

const waitingSorts = [
  ...(['referenceNumber', 'accountDisplayName', 'transactionDate'] as const),
  ...(['expirationDate', 'amount', 'sentOn'] as const),
] as const
const waitingQuery = z.strictObject(listInputOf(waitingSorts))
export type WaitingQuery = z.output<typeof waitingQuery>
export type WaitingSort = (typeof waitingSorts)[number]

export const overviewApi = {
  listWaitingExpenses: get('/api/overview/expenses', {
    may: admin,
    shows: ['transaction', 'account'],
    query: waitingQuery,
    answer: pageOf(waitingExpense),
  }),
  getOverview: get('/api/overview', {
    may: admin,
    shows: [
      'lead',
      'viewing',
      'deal',
      'reservation',
      'account',
      'activity',
      'assignment',
      'object',
      'transaction',
    ],
    query: period,
    answer: overview,
  }),
}

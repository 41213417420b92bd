// How the agency is doing in a period: figures, each of which a list makes up.
import { z } from 'zod'
import { day, id, instant } from '#kit/fields/schema.ts'
import { get } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf } from '#kit/http/paging.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

/** The most months that a period may have. */
export const mostMonths = 120

const count = z.int()
const figures = z.object({ count, amount: z.number() })
/** `comission` is what was entered with the deals; that of stays stands with these. */
const dealFigures = figures.extend({ comission: z.number() })

export const overview = z.object({
  from: day,
  to: day,
  leads: z.object({
    count,
    /** 0 is no stage. */
    stages: z.array(z.object({ stage: z.int(), text: z.string().nullable(), count })),
    /** 0 is no source. */
    sources: z.array(z.object({ source: z.int(), name: z.string().nullable(), count })),
    answered: count,
    /** Open ones that nobody has done anything for. */
    waiting: count,
    openStages: z.array(z.int()),
    /** Half of those that were answered were answered within so many hours: to a tenth, to a day where it took weeks. */
    medianHours: z.number().nullable(),
  }),
  /** Of the period, by the day of the viewing, and deals that were won in it. */
  viewings: z.object({ count }),
  deals: dealFigures.extend({
    wonStage: z.int(),
    months: z.array(dealFigures.extend({ month: z.string() })),
    /** Who saw to them; null: nobody. One of two people counts for both. */
    agents: z.array(dealFigures.extend({ id: id.nullable(), name: z.string().nullable() })),
  }),
  /** Expenses that are neither approved by the client nor paid, now, whatever the period. */
  expenses: figures,
  stays: z.object({
    /** All but the cancelled. */
    stages: z.array(z.int()),
    /** For short rent, now. */
    objects: count,
    months: z.array(
      z.object({
        /** YYYY-MM, and its days within the period. */
        month: z.string(),
        days: count,
        /** With a night in it, and how many nights these are. */
        stays: count,
        nights: count,
        /** Those who leave in it, what they pay and what of it is the agency's. */
        departures: count,
        total: z.number(),
        finalComission: z.number(),
      }),
    ),
  }),
})
export type Overview = z.output<typeof overview>

/** Both days are in it; the year that it is where there are none. */
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
  /** When the client was sent the link that is good now; null: not yet. */
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
      ...['lead', 'viewing', 'deal', 'reservation', 'account', 'activity', 'assignment'],
      ...['object', 'transaction'],
    ],
    query: period,
    answer: overview,
  }),
}

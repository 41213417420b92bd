// The statement of one account: its incomes and expenses, with the balance after each.
import { z } from 'zod'
import { day, id, instant } from '#kit/fields/schema.ts'
import { byId, get } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf, yesNo } from '#kit/http/paging.ts'
import { statementReader } from '#base/permissions/permissions.contract.ts'
import { stayOfIncome } from '../payout/payout.contract.ts'
import { numberOption } from '#base/settings/numberOption.contract.ts'

export const statementRow = z.object({
  id,
  referenceNumber: z.string(),
  /** Local, YYYY-MM-DDTHH:mm:ss. */
  transactionDate: z.string(),
  isDebit: z.boolean(),
  debit: z.number().nullable(),
  credit: z.number().nullable(),
  /** Balance of all rows up to this one, regardless of filters; with a property filter, of that property alone. */
  balance: z.number(),
  status: z.string().nullable(),
  statusId: z.int().nullable(),
  categoryName: z.string(),
  categoryId: z.int(),
  objectId: id.nullable(),
  /** Number and title of its property. */
  objectName: z.string().nullable(),
  confirmedByClientDate: instant.nullable(),
  expirationDate: z.string().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  paymentDate: z.string().nullable(),
  paymentMethod: z.string(),
  paymentMethodId: z.int(),
  /** The stay of which it is the owner's share. */
  stay: stayOfIncome.nullable(),
  attachments: z.array(z.object({ id, name: z.string() })),
  /** Token of its approval link; null for users who may not send it. */
  approvalToken: z.string().nullable(),
  /** State of its approval: what the client answered, else the state of the link that they know; null if never asked. */
  approval: z
    .object({
      state: z.enum(['waiting', 'changed', 'revoked', 'declined', 'asked']),
      since: instant,
    })
    .nullable(),
})
export type StatementRow = z.output<typeof statementRow>

export const statementSorts = [
  'transactionDate',
  'referenceNumber',
  'debit',
  'credit',
  'status',
  'categoryName',
  'paymentMethod',
  'expirationDate',
  'paymentDate',
] as const
export type StatementSort = (typeof statementSorts)[number]

const wholeNumber = z.coerce.number<string | number>().int().min(0)
const choice = wholeNumber.max(32_767)

const noDay = z.literal('').transform(() => undefined)

/** Filters by kind of row, independent of days; 0 means all. */
export const statementKinds = z.strictObject({
  /** 1 for incomes, 2 for expenses. */
  type: choice.max(2).optional(),
  paymentMethod: choice.optional(),
  categoryId: choice.optional(),
  /** Only unpaid expenses. */
  unpaidOnly: yesNo.optional(),
})

/** Of one property; all without it. */
export const statementOf = statementKinds.extend({
  objectId: wholeNumber.max(2_147_483_647).optional(),
})

/** The client's answers to an expense, in the order of their filter numbers; 0 means all. */
export const approvalStates = ['approved', 'declined', 'asked'] as const

export const statementFilter = statementOf.extend({
  /** Days, both inclusive. */
  from: day.or(noDay).optional(),
  till: day.or(noDay).optional(),
  approval: choice.max(approvalStates.length).optional(),
})
export type StatementKinds = z.output<typeof statementKinds>
export type StatementOf = z.output<typeof statementOf>
export type StatementFilter = z.output<typeof statementFilter>

const statementQuery = statementFilter.extend({
  ...listInputOf(statementSorts),
  /** Without it, the user's own. */
  accountId: byId.shape.id.optional(),
})
export type StatementQuery = z.output<typeof statementQuery>

const statementSums = z.object({
  balance: z.number(),
  totalDebit: z.number(),
  totalCredit: z.number(),
  /** Number of unpaid rows. */
  unpaid: z.int(),
  /** Sums of all filtered rows, not only of the page. */
  filteredDebit: z.number(),
  filteredCredit: z.number(),
  /** Balance of the account, or of the chosen property, before and after the filtered days; null without such a filter. */
  opening: z.number().nullable(),
  closing: z.number().nullable(),
})
export type StatementSums = z.output<typeof statementSums>

export const statementApi = {
  statement: get('/api/transactions', {
    may: statementReader,
    shows: ['transaction', 'account', 'file', 'reservation', 'object'],
    query: statementQuery,
    answer: pageOf(statementRow)
      .extend({
        id,
        accountDisplayName: z.string(),
        accountEmail: z.string().nullable(),
        accountCreatedOn: instant,
        options: z.object({
          types: z.array(numberOption),
          paymentMethods: z.array(numberOption),
          categories: z.array(numberOption),
          /** The properties of its rows. */
          objects: z.array(numberOption),
        }),
      })
      .extend(statementSums.shape),
  }),
}

// The payments of one account: what was collected and spent, with the balance behind each row.
import { z } from 'zod'
import { day, id, instant } from '#kit/fields/schema.ts'
import { byId, get } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf } from '#kit/http/paging.ts'
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
  /** Credit less debit of all that the account has up to this row, whatever is shown; filtered for a property, of that alone. */
  balance: z.number(),
  status: z.string().nullable(),
  statusId: z.int().nullable(),
  categoryName: z.string(),
  categoryId: z.int(),
  objectId: id.nullable(),
  /** Its property's number and title. */
  objectName: z.string().nullable(),
  confirmedByClientDate: instant.nullable(),
  expirationDate: z.string().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  paymentDate: z.string().nullable(),
  paymentMethod: z.string(),
  paymentMethodId: z.int(),
  /** The stay that it is the owner's share of. */
  stay: stayOfIncome.nullable(),
  attachments: z.array(z.object({ id, name: z.string() })),
  /** Of its approval link; null for whoever may not send it. */
  approvalToken: z.string().nullable(),
  /** How far an expense is that its client was asked about: what they said, else the link of it that they know. */
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
const yesNo = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((value) => value === 'true'),
])

const noDay = z.literal('').transform(() => undefined)

/** What of a statement is shown, of all its days; 0 is all. */
export const statementKinds = z.strictObject({
  /** 1 incomes, 2 expenses. */
  type: choice.max(2).optional(),
  paymentMethod: choice.optional(),
  categoryId: choice.optional(),
  /** Expenses that are not paid. */
  unpaidOnly: yesNo.optional(),
})

/** Of everything, or of one property. */
export const statementOf = statementKinds.extend({
  objectId: wholeNumber.max(2_147_483_647).optional(),
})

/** What the client said of an expense, in the order of the numbers that filter for it; 0 is all. */
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
  /** Without it one's own. */
  accountId: byId.shape.id.optional(),
})
export type StatementQuery = z.output<typeof statementQuery>

const statementSums = z.object({
  balance: z.number(),
  totalDebit: z.number(),
  totalCredit: z.number(),
  /** Rows that are not paid. */
  unpaid: z.int(),
  /** Of the rows that are filtered for, whatever the page. */
  filteredDebit: z.number(),
  filteredCredit: z.number(),
  /** What the account, or the property that is asked for, had before the days that are asked for, and after them; null where none are. */
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
          /** The properties that its rows are about. */
          objects: z.array(numberOption),
        }),
      })
      .extend(statementSums.shape),
  }),
}

// The statement to take along: as a workbook to calculate with, as a PDF to print and send.
import { z } from 'zod'
import { file, get, byId } from '#kit/http/endpoint.ts'
import { statementReader } from '#base/permissions/permissions.contract.ts'
import { statementFilter, statementOf, statementSorts } from '../statement/statement.contract.ts'
import { listInputOf } from '#kit/http/paging.ts'

const { sortBy, sortDesc } = listInputOf(statementSorts)

/** Filtered and sorted as on the screen; always all pages. */
const paperQuery = statementFilter.extend({
  sortBy,
  sortDesc,
  format: z.enum(['xlsx', 'pdf']).default('xlsx'),
})

/** What of a month is added up: all rows that are filtered for. */
const month = z.object({
  /** YYYY-MM. */
  month: z.string(),
  income: z.number(),
  expense: z.number(),
  /** Of everything that the account, or the property that is asked for, has up to the end of the month, whatever is filtered for. */
  balance: z.number(),
})
export type StatementMonth = z.output<typeof month>

const byAccount = z.object({ accountId: byId.shape.id })

export const papersApi = {
  downloadStatement: get('/api/transactions/download/{accountId}', {
    may: statementReader,
    params: byAccount,
    query: paperQuery,
    answer: file,
  }),
  /** From the first month with a row to the last. */
  statementMonths: get('/api/transactions/months/{accountId}', {
    may: statementReader,
    shows: ['transaction', 'account'],
    params: byAccount,
    query: statementOf,
    answer: z.object({ items: z.array(month) }),
  }),
}

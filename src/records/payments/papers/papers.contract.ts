// Downloads of a statement: a workbook for calculations, a PDF to print and send.
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

/** Sums of a month, of all rows that match the filter. */
const month = z.object({
  /** YYYY-MM. */
  month: z.string(),
  income: z.number(),
  expense: z.number(),
  /** Balance of the account, or of the chosen property, at the end of the month, regardless of other filters. */
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
  /** Every month from the first with a row to the last. */
  statementMonths: get('/api/transactions/months/{accountId}', {
    may: statementReader,
    shows: ['transaction', 'account'],
    params: byAccount,
    query: statementOf,
    answer: z.object({ items: z.array(month) }),
  }),
}

// Expenses neither approved by the client nor paid.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { countRows } from '#kit/db/list/countRows.ts'
import type { Sort } from '#kit/db/list/listOrder.ts'
import { page } from '#kit/db/list/page.ts'
import type { Page } from '#kit/http/paging.ts'
import { expenseStatuses } from '#records/payments/transactions/transactionFields.contract.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Overview, WaitingExpense, WaitingQuery, WaitingSort } from './overview.contract.ts'

type Condition = RawBuilder<SqlBool>

// Must match the condition of the index "transactionToApprove".
const waits = sql<SqlBool>`t."isDebit" AND t."status" = ${sql.lit(expenseStatuses.notPaid)}
  AND t."confirmedByClientDate" IS NULL AND t."deletedOn" IS NULL`
const from = sql`"transaction" t`
const where: Condition[] = [waits]

export async function waitingFigures(db: Db): Promise<Overview['expenses']> {
  const { rows } = await sql<Overview['expenses']>`
    SELECT count(*) AS "count", coalesce(sum(t."amount"), 0) AS "amount" FROM ${from} WHERE ${waits}
  `.execute(db)
  return rows[0]!
}

/** Longest waiting first. */
export const listWaitingExpenses = (
  db: Db,
  input: WaitingQuery,
  language: string,
): Promise<Page<WaitingExpense>> =>
  page({
    db,
    from: joined[input.sortBy ?? 'transactionDate'] ?? from,
    id: 't.id',
    where,
    rows: (within, ids) =>
      within
        .selectFrom(ids)
        .innerJoin('transaction as t', 't.id', 'page.id')
        .innerJoin('account as a', 'a.id', 't.accountId')
        .select([
          ...([
            't.id',
            't.referenceNumber',
            'a.id as accountId',
            'a.name as accountDisplayName',
          ] as const),
          't.expirationDate',
          sql<string>`t."transactionDate"`.as('transactionDate'),
          sql<number>`t."amount"`.as('amount'),
          sql<string | null>`(
            SELECT ${inLanguage('text', language)} FROM "selectOption"
            WHERE "list" = 'transactionCategory' AND "value" = t."categoryId")`.as('categoryName'),
          sql<
            string | null
          >`(SELECT l."sentOn" FROM "approvalLink" l WHERE l."token" = t."approvalToken")`.as(
            'sentOn',
          ),
        ]),
    count: (within) => countRows(within, from, where),
    input,
    sorts,
    by: 'transactionDate',
    desc: false,
  })

// Joined only when sorted by: a sub-select would run for every waiting row.
const joined: Partial<Record<WaitingSort, RawBuilder<unknown>>> = {
  accountDisplayName: sql`${from} JOIN "account" "of" ON "of"."id" = t."accountId"`,
  sentOn: sql`${from} LEFT JOIN "approvalLink" "link" ON "link"."token" = t."approvalToken"`,
}

const sorts: Record<WaitingSort, Sort> = {
  referenceNumber: 't.referenceNumber',
  accountDisplayName: 'of.name',
  transactionDate: 't.transactionDate',
  expirationDate: 't.expirationDate',
  amount: 't.amount',
  sentOn: 'link.sentOn',
}

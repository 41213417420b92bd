// Statements of a period: the balances before its first and after its last day, regardless of other filters. They use
// the monthly sums and the rows of one month each, so that fifty thousand rows take no longer than ten.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { badInput } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import type { StatementFilter } from './statement.contract.ts'
import { rowsOf, signed } from './statementRows.store.ts'

type Period = Pick<StatementFilter, 'from' | 'till' | 'objectId'>

/** 400 for a period that ends before it begins. */
export function mustBePeriod({ from, till }: Period): void {
  if (from && till && till < from) throw badInput({ till: ['transaction.endsBeforeStart'] })
}

/** SQL for the balance at the beginning of a day. */
const balanceBefore = (accountId: number, day: RawBuilder<unknown>) => sql`(
  coalesce((SELECT sum(${signed('s')}) FROM "transactionSum" s
    WHERE s."accountId" = ${accountId} AND s."month" < date_trunc('month', ${day})::date), 0)
  + coalesce((SELECT sum(${signed('t')}) FROM "transaction" t
    WHERE ${rowsOf(accountId)} AND t."transactionDate" >= date_trunc('month', ${day}) AND t."transactionDate" < ${day}), 0))`

/** The same for one property, which has no derived sums. */
const ofObjectBefore = (accountId: number, objectId: number, day: RawBuilder<unknown>) => sql`
  coalesce((SELECT sum(${signed('t')}) FROM "transaction" t
    WHERE ${rowsOf(accountId)} AND t."objectId" = ${objectId}::integer AND t."transactionDate" < ${day}), 0)`

/** SQL for "opening" and "closing", null without a period. */
export function periodColumns(accountId: number, { from, till, objectId }: Period) {
  if (!from && !till) return sql`NULL::numeric AS "opening", NULL::numeric AS "closing"`
  const before = (moment: RawBuilder<unknown>) =>
    objectId ? ofObjectBefore(accountId, objectId, moment) : balanceBefore(accountId, moment)
  const opening = from ? before(sql`${from}::date::timestamp`) : sql`0::numeric`
  const end = till ? sql`(${till}::date + 1)::timestamp` : sql`timestamp '3000-01-01'`
  return sql`${opening} AS "opening", ${before(end)} AS "closing"`
}

export type PeriodBalances = { opening: number | null; closing: number | null }

export async function periodBalances(
  db: Db,
  accountId: number,
  period: Period,
): Promise<PeriodBalances> {
  const { rows } = await sql<PeriodBalances>`SELECT ${periodColumns(accountId, period)}`.execute(db)
  return rows[0]!
}

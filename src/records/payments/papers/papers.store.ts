import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { notFound } from '#kit/http/problem.ts'
import { office } from '#base/permissions/permissions.contract.ts'
import { objectName } from '#records/objects/objectTitle.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { StatementOf } from '../statement/statement.contract.ts'
import { rowsOf, sumsWhere } from '../statement/statementRows.store.ts'
import type { StatementMonth } from './papers.contract.ts'

/** The name of the account. 404 when it does not exist or the actor may not see its statement. */
export async function mayTakeStatement(db: Db, accountId: number, actor: Actor): Promise<string> {
  if (accountId !== actor.accountId && !office.allows(actor)) throw notFound()
  const account = db
    .selectFrom('account')
    .select('name')
    .where('id', '=', accountId)
    .where('deletedOn', 'is', null)
  const { name } = await account.executeTakeFirstOrThrow(notFound)
  return name ?? `#${accountId}`
}

/** The name of a property; null without one. */
export async function nameOfObjectIn(db: Db, id: number, language: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    SELECT ${objectName('o', language)} AS "name" FROM "object" o WHERE o."id" = ${id}`.execute(db)
  return rows[0]?.name ?? null
}

const monthsOfObject = (accountId: number, objectId: number) => sql`(
  SELECT t."accountId", date_trunc('month', t."transactionDate")::date AS "month", t."isDebit", t."paymentMethod", t."categoryId",
    coalesce(t."status", 1) = 0 AS "isUnpaid", 1 AS "rows", t."amount"
  FROM "transaction" t WHERE ${rowsOf(accountId)} AND t."objectId" = ${objectId}::integer)`

/**
 * Reads the derived sums, so that fifty thousand rows take no longer than ten; for one property, its rows. Months without
 * rows are included.
 */
export async function statementMonths(
  db: Db,
  accountId: number,
  filter: StatementOf,
): Promise<StatementMonth[]> {
  const { rows } = await sql<StatementMonth>`
    WITH "sums" AS (
      SELECT s."month",
        sum(s."amount") FILTER (WHERE NOT s."isDebit" AND ${sumsWhere(filter)}) AS "income",
        sum(s."amount") FILTER (WHERE s."isDebit" AND ${sumsWhere(filter)}) AS "expense",
        sum(CASE WHEN s."isDebit" THEN -s."amount" ELSE s."amount" END) AS "change"
      FROM ${filter.objectId ? monthsOfObject(accountId, filter.objectId) : sql`"transactionSum"`} s
      WHERE s."accountId" = ${accountId} AND s."rows" > 0 GROUP BY s."month"
    ), "months" AS (
      SELECT generate_series(min("month")::timestamp, max("month")::timestamp, '1 month')::date AS "month"
      FROM "sums"
    )
    SELECT to_char(m."month", 'YYYY-MM') AS "month", coalesce(s."income", 0) AS "income",
      coalesce(s."expense", 0) AS "expense",
      sum(coalesce(s."change", 0)) OVER (ORDER BY m."month") AS "balance"
    FROM "months" m LEFT JOIN "sums" s ON s."month" = m."month" ORDER BY m."month"
  `.execute(db)
  return rows
}

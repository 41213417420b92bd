// The rows of a statement, each with the balance behind it: the same SQL for a page of the screen and for all of
// them, as the spreadsheet and the PDF have them.
//
// A balance is of all rows up to its own, in the order of their dates and numbers, whatever is shown. It is not
// added up from the beginning: "transactionSum" knows what every month adds up to (keepPayments.sql), so only the
// months that the shown rows lie in are walked through, in the index alone.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { admin, office } from '#features/session/permissions.contract.ts'
import { inLanguage } from '#features/settings/selectLists.store.ts'
import { existingAttachments } from '../transactions/attachments.store.ts'
import { expenseStatuses, transactionTypes } from '../transactions/transactionFields.contract.ts'
import type { StatementFilter, StatementSort } from './statement.contract.ts'

type Sql = RawBuilder<unknown>

/** What of the rows called "t" is filtered for. Always the same text, so that it is planned once. */
export const rowsWhere = ({
  type = 0,
  paymentMethod = 0,
  categoryId = 0,
  unpaidOnly = false,
}: StatementFilter) =>
  sql<SqlBool>`(${type}::integer = 0 OR t."isDebit" = (${type}::integer = ${sql.lit(transactionTypes.expense)}))
    AND ${paymentMethod}::integer IN (0, t."paymentMethod")
    AND ${categoryId}::integer IN (0, t."categoryId")
    AND (NOT ${unpaidOnly}::boolean OR t."status" = ${sql.lit(expenseStatuses.notPaid)})`

/** The same of the sums called "s". */
export const sumsWhere = ({
  type = 0,
  paymentMethod = 0,
  categoryId = 0,
  unpaidOnly = false,
}: StatementFilter) =>
  sql<SqlBool>`(${type}::integer = 0 OR s."isDebit" = (${type}::integer = ${sql.lit(transactionTypes.expense)}))
    AND ${paymentMethod}::integer IN (0, s."paymentMethod")
    AND ${categoryId}::integer IN (0, s."categoryId")
    AND (NOT ${unpaidOnly}::boolean OR s."isUnpaid")`

export const rowsOf = (accountId: number) =>
  sql<SqlBool>`t."accountId" = ${accountId} AND t."deletedOn" IS NULL`

const signed = (of: 's' | 't') =>
  sql`CASE WHEN ${sql.ref(`${of}.isDebit`)} THEN -${sql.ref(`${of}.amount`)} ELSE ${sql.ref(`${of}.amount`)} END`

/**
 * SQL of "running": the balance of each row of "page", which has their "id" and "transactionDate", from "kept", the
 * sums of the account. Each step is made once: pulled into the next, it would be made for each of its rows.
 */
export const balancesOf = (accountId: number) => sql`
  "months" AS MATERIALIZED (
    SELECT date_trunc('month', "transactionDate") AS "month", max("transactionDate") AS "last" FROM "page" GROUP BY 1
  ),
  "openings" AS MATERIALIZED (
    SELECT "month", sum(sum(${signed('s')})) OVER (ORDER BY "month") - sum(${signed('s')}) AS "opening" FROM "kept" s GROUP BY "month"
  ),
  "running" AS MATERIALIZED (
    SELECT t."id", "openings"."opening" + t."sum" AS "balance"
    FROM "months" JOIN "openings" ON "openings"."month" = "months"."month"
    CROSS JOIN LATERAL (
      SELECT t."id", sum(${signed('t')}) OVER (ORDER BY t."transactionDate", t."id" ROWS UNBOUNDED PRECEDING) AS "sum"
      FROM "transaction" t
      WHERE ${rowsOf(accountId)} AND t."transactionDate" BETWEEN "months"."month" AND "months"."last"
    ) t
  )`

/** The sums of the account that everything else is made of, by whether they are filtered for: few rows. */
export const keptOf = (accountId: number, filter: StatementFilter = {}) => sql`
  "kept" AS MATERIALIZED (
    SELECT "month", "isDebit", "isUnpaid", ${sumsWhere(filter)} AS "isShown", sum("rows") AS "rows", sum("amount") AS "amount"
    FROM "transactionSum" s WHERE "accountId" = ${accountId} GROUP BY 1, 2, 3, 4
  )`

/** Of an expense that is not approved: whether the client knows its link, or knew one that ended; else null. */
const approvalOf = sql`CASE WHEN t."isDebit" AND t."confirmedByClientDate" IS NULL THEN (
    SELECT json_build_object('state', coalesce(l."ended", 'waiting'), 'since', coalesce(l."endedOn", l."sentOn", l."seenOn"))
    FROM "approvalLink" l WHERE l."transactionId" = t."id" AND l."amount" IS NOT NULL
    ORDER BY l."token" = t."approvalToken" DESC, l."endedOn" DESC LIMIT 1
  ) END`

/** What of the link of an expense a person is shown: nothing, how far its approval is, or its token, too. */
type OfLink = 'nothing' | 'state' | 'token'
export const linkShownTo = (actor: Actor): OfLink =>
  admin.allows(actor) ? 'token' : office.allows(actor) ? 'state' : 'nothing'

/** What is shown of the rows of "page", joined with "running". */
export const shownColumns = (ofLink: OfLink) => sql`
  t."id", t."referenceNumber", t."transactionDate", t."isDebit",
  CASE WHEN t."isDebit" THEN t."amount" END AS "debit", CASE WHEN NOT t."isDebit" THEN t."amount" END AS "credit",
  "running"."balance", "status"."text" AS "status", t."status" AS "statusId",
  coalesce("category"."text", '') AS "categoryName", t."categoryId", t."confirmedByClientDate",
  t."expirationDate", t."startDate", t."endDate", t."paymentDate",
  coalesce("method"."text", '') AS "paymentMethod", t."paymentMethod" AS "paymentMethodId",
  ${existingAttachments(sql`t."id"`)} AS "attachments",
  ${ofLink === 'token' ? sql`t."approvalToken"` : sql`NULL::text`} AS "approvalToken",
  ${ofLink === 'nothing' ? sql`NULL::json` : approvalOf} AS "approval"`

const choices = (list: string, name: string, column: string, language: string) => sql`
  LEFT JOIN LATERAL (
    SELECT ${inLanguage('text', language)} AS "text" FROM "selectOption"
    WHERE "list" = ${sql.lit(list)} AND "value" = t.${sql.ref(column)}
  ) AS ${sql.ref(name)} ON true`

export const shownRows = (language: string) => sql`
  "page" JOIN "running" ON "running"."id" = "page"."id" JOIN "transaction" t ON t."id" = "page"."id"
  ${choices('transactionStatus', 'status', 'status', language)}
  ${choices('transactionCategory', 'category', 'categoryId', language)}
  ${choices('paymentMethod', 'method', 'paymentMethod', language)}`

const nameOf = (list: string, column: string, language: string) => sql`(
  SELECT ${inLanguage('text', language)} COLLATE "und-x-icu" FROM "selectOption"
  WHERE "list" = ${sql.lit(list)} AND "value" = t.${sql.ref(column)})`

/** What the rows called "t" are sorted by, before their number. */
export const sortedBy = (sort: StatementSort, language: string): Sql =>
  ({
    transactionDate: sql`t."transactionDate"`,
    // In the order in which they were given.
    referenceNumber: sql`length(t."referenceNumber") * 1000000000::bigint + substr(t."referenceNumber", 2)::bigint`,
    debit: sql`CASE WHEN t."isDebit" THEN t."amount" END`,
    credit: sql`CASE WHEN NOT t."isDebit" THEN t."amount" END`,
    status: nameOf('transactionStatus', 'status', language),
    categoryName: nameOf('transactionCategory', 'categoryId', language),
    paymentMethod: nameOf('paymentMethod', 'paymentMethod', language),
    expirationDate: sql`t."expirationDate"`,
    paymentDate: sql`t."paymentDate"`,
  })[sort]

// The rows of a statement, each with its balance: the same SQL for a page of the screen and for all rows in
// the workbook and the PDF.
//
// A balance covers all rows up to its own, by date and id, regardless of filters. To avoid adding them up from the
// beginning, it starts from the monthly sums in "transactionSum" (keepPayments.sql): only the months of the shown rows
// are read, by an index-only scan, and only the sums of the months from there to
// the nearer end.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { admin, office } from '#base/permissions/permissions.contract.ts'
import { onDays } from '#kit/db/days.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import { objectName } from '#records/objects/objectTitle.store.ts'
import { stayOfIncome } from '../payout/stayOfIncome.store.ts'
import { existingAttachments } from '../transactions/attachments.store.ts'
import { nameOfObject } from '../transactions/readTransaction.store.ts'
import { expenseStatuses, transactionTypes } from '../transactions/transactionFields.contract.ts'
import { approvalStates } from './statement.contract.ts'
import type { StatementFilter, StatementKinds, StatementSort } from './statement.contract.ts'

type Sql = RawBuilder<unknown>

/** Conditions of a filter on the rows "t"; filters that are not set add none. */
export const rowsWhere = (filter: StatementFilter) =>
  allOf([
    ...kindConditions(filter, 't', sql`t."status" = ${sql.lit(expenseStatuses.notPaid)}`),
    ...(filter.objectId ? [sql`t."objectId" = ${filter.objectId}::integer`] : []),
    ...onDays(sql`t."transactionDate"`, 'local', { from: filter.from, to: filter.till }),
    ...(filter.approval
      ? [sql`${answerColumns[approvalStates[filter.approval - 1]!]} IS NOT NULL`]
      : []),
  ])

const answerColumns = {
  approved: sql`t."confirmedByClientDate"`,
  declined: sql`t."declinedByClientDate"`,
  asked: sql`t."askedByClientDate"`,
}

/** Whether the filter needs the rows, because the derived sums cannot answer it. */
export const asksRows = ({ from, till, approval, objectId }: StatementFilter) =>
  Boolean(from || till || approval || objectId)

/** SQL for the properties of an account's rows, as options: one index lookup for each. */
export const objectsIn = (accountId: number, language: string) => sql`(
  WITH RECURSIVE "named" AS (
    (SELECT t."objectId" FROM "transaction" t WHERE ${rowsOf(accountId)} AND t."objectId" IS NOT NULL ORDER BY 1 LIMIT 1)
    UNION ALL
    SELECT (SELECT t."objectId" FROM "transaction" t
      WHERE ${rowsOf(accountId)} AND t."objectId" > "named"."objectId" ORDER BY 1 LIMIT 1)
    FROM "named" WHERE "named"."objectId" IS NOT NULL
  )
  SELECT coalesce(json_agg(json_build_object('value', o."id", 'text', ${objectName('o', language)}, 'parent', NULL) ORDER BY o."id"), '[]')
  FROM "named" JOIN "object" o ON o."id" = "named"."objectId")`

/** Conditions of a filter on the sums "s". */
export const sumsWhere = (filter: StatementKinds) =>
  allOf(kindConditions(filter, 's', sql`s."isUnpaid"`))

function kindConditions(
  { type, paymentMethod, categoryId, unpaidOnly }: StatementKinds,
  of: 's' | 't',
  isUnpaid: Sql,
) {
  const column = (name: string) => sql.ref(`${of}.${name}`)
  return [
    ...(type ? [sql`${column('isDebit')} = ${type === transactionTypes.expense}::boolean`] : []),
    ...(paymentMethod ? [sql`${column('paymentMethod')} = ${paymentMethod}::integer`] : []),
    ...(categoryId ? [sql`${column('categoryId')} = ${categoryId}::integer`] : []),
    ...(unpaidOnly ? [isUnpaid] : []),
  ]
}

const allOf = (asked: readonly Sql[]) =>
  asked.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(asked, sql` AND `)})`

/** Which filters are set, without their values: part of the name of the prepared statement. */
export const filterName = (filter: StatementFilter) =>
  [
    filter.type && 'T',
    filter.paymentMethod && 'M',
    filter.categoryId && 'C',
    filter.unpaidOnly && 'U',
    filter.from && 'F',
    filter.till && 'L',
    filter.approval && `A${filter.approval}`,
    filter.objectId && 'O',
  ]
    .filter(Boolean)
    .join('')

export const rowsOf = (accountId: number) =>
  sql<SqlBool>`t."accountId" = ${accountId} AND t."deletedOn" IS NULL`

export const signed = (of: 's' | 't') =>
  sql`CASE WHEN ${sql.ref(`${of}.isDebit`)} THEN -${sql.ref(`${of}.amount`)} ELSE ${sql.ref(`${of}.amount`)} END`

/**
 * SQL of "running": the balance of each row of "page", which has their "id" and "transactionDate", from "openings",
 * the balances at the beginning of months. Each step is materialized: inlined into the next, it would run for each of
 * its rows.
 */
export const balancesOf = (accountId: number, { objectId }: StatementFilter, openings: Sql) =>
  objectId ? balancesOfObject(accountId, objectId) : balancesOfAll(accountId, openings)

/** A property has few rows and no derived sums, so all of its rows are added up. */
const balancesOfObject = (accountId: number, objectId: number) => sql`
  "running" AS MATERIALIZED (
    SELECT t."id", sum(${signed('t')}) OVER (ORDER BY t."transactionDate", t."id" ROWS UNBOUNDED PRECEDING) AS "balance"
    FROM "transaction" t
    WHERE ${rowsOf(accountId)} AND t."objectId" = ${objectId}::integer AND t."transactionDate" <= (SELECT max("transactionDate") FROM "page")
  )`

const balancesOfAll = (accountId: number, openings: Sql) => sql`
  "months" AS MATERIALIZED (
    SELECT date_trunc('month', "transactionDate") AS "month", max("transactionDate") AS "last" FROM "page" GROUP BY 1
  ),
  "openings" AS MATERIALIZED (${openings}),
  "running" AS MATERIALIZED (
    SELECT t."id", "openings"."opening" + t."sum" AS "balance"
    FROM "months" JOIN "openings" ON "openings"."month" = "months"."month"
    CROSS JOIN LATERAL (
      SELECT t."id", sum(${signed('t')}) OVER (ORDER BY t."transactionDate", t."id" ROWS UNBOUNDED PRECEDING) AS "sum"
      FROM "transaction" t
      WHERE ${rowsOf(accountId)} AND t."transactionDate" BETWEEN "months"."month" AND "months"."last"
    ) t
  )`

/** From the first month to the last one of "months". */
export const openingsFromFirst = (accountId: number) => sql`
  SELECT s."month", sum(sum(${signed('s')})) OVER (ORDER BY s."month") - sum(${signed('s')}) AS "opening"
  FROM "transactionSum" s
  WHERE s."accountId" = ${accountId} AND s."month" <= (SELECT max("month")::date FROM "months") GROUP BY s."month"`

/** The same from the other end: the present balance, "total" of "sums", minus all later changes. */
export const openingsFromLast = (accountId: number) => sql`
  SELECT s."month", (SELECT "total" FROM "sums") - sum(sum(${signed('s')})) OVER (ORDER BY s."month" DESC) AS "opening"
  FROM "transactionSum" s
  WHERE s."accountId" = ${accountId} AND s."month" >= (SELECT min("month")::date FROM "months") GROUP BY s."month"`

/** The client's last reaction: an unanswered question, or declining. */
const clientAnswer = sql`CASE
    WHEN t."askedByClientDate" IS NOT NULL THEN json_build_object('state', 'asked', 'since', t."askedByClientDate")
    WHEN t."declinedByClientDate" IS NOT NULL THEN json_build_object('state', 'declined', 'since', t."declinedByClientDate")
  END`

/** For other expenses that are not approved: whether the client knows the current link, or one that ended; else null. */
const approvalOf = sql`coalesce(${clientAnswer}, CASE WHEN t."isDebit" AND t."confirmedByClientDate" IS NULL THEN (
    SELECT json_build_object('state', coalesce(l."ended", 'waiting'), 'since', coalesce(l."endedOn", l."sentOn", l."seenOn"))
    FROM "approvalLink" l WHERE l."transactionId" = t."id" AND l."amount" IS NOT NULL
    ORDER BY l."token" = t."approvalToken" DESC, l."endedOn" DESC LIMIT 1
  ) END)`

/** What a user sees of an expense's link: only the client's reaction, also the state of the link, or also its token. */
type LinkVisibility = 'nothing' | 'state' | 'token'
export const linkVisibilityFor = (actor: Actor): LinkVisibility =>
  admin.allows(actor) ? 'token' : office.allows(actor) ? 'state' : 'nothing'

/** SQL for the columns of the rows of "page", joined with "running". */
export const shownColumns = (ofLink: LinkVisibility, language: string) => sql`
  t."id", t."referenceNumber", t."transactionDate", t."isDebit",
  CASE WHEN t."isDebit" THEN t."amount" END AS "debit", CASE WHEN NOT t."isDebit" THEN t."amount" END AS "credit",
  "running"."balance", "status"."text" AS "status", t."status" AS "statusId",
  coalesce("category"."text", '') AS "categoryName", t."categoryId", t."objectId",
  ${nameOfObject(language)} AS "objectName", t."confirmedByClientDate",
  t."expirationDate", t."startDate", t."endDate", t."paymentDate",
  coalesce("method"."text", '') AS "paymentMethod", t."paymentMethod" AS "paymentMethodId",
  ${existingAttachments(sql`t."id"`)} AS "attachments", ${stayOfIncome(language)} AS "stay",
  ${ofLink === 'token' ? sql`t."approvalToken"` : sql`NULL::text`} AS "approvalToken",
  ${ofLink === 'nothing' ? clientAnswer : approvalOf} AS "approval"`

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

/** SQL that the rows "t" are sorted by, before their id. */
export const sortedBy = (sort: StatementSort, language: string): Sql =>
  ({
    transactionDate: sql`t."transactionDate"`,
    // In the order in which numbers were assigned.
    referenceNumber: sql`length(t."referenceNumber") * 1000000000::bigint + substr(t."referenceNumber", 2)::bigint`,
    debit: sql`CASE WHEN t."isDebit" THEN t."amount" END`,
    credit: sql`CASE WHEN NOT t."isDebit" THEN t."amount" END`,
    status: nameOf('transactionStatus', 'status', language),
    categoryName: nameOf('transactionCategory', 'categoryId', language),
    paymentMethod: nameOf('paymentMethod', 'paymentMethod', language),
    expirationDate: sql`t."expirationDate"`,
    paymentDate: sql`t."paymentDate"`,
  })[sort]

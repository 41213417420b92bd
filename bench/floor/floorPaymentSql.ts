// The SQL of the floor for payments.
import { optionLists } from './floorObjectSql.ts'
import { titleOfObject } from './floorTitle.ts'

export { optionLists }

const rowsOf = `"accountId" = $1 AND "deletedOn" IS NULL`
const nameOfObject = `concat_ws(' ', '#' || o."referenceNumber", ${titleOfObject})`

/** The list of accounts, the last changed first. $1 and $2 are the page. */
export const listOfPayments = `
  SELECT a."id", a."name", p."transactionModifiedOn", p."balance"
  FROM (SELECT * FROM "paymentAccount" WHERE "isListed"
    ORDER BY coalesce("transactionModifiedOn", '-infinity') DESC, "accountId" DESC LIMIT $1 OFFSET $2) p
  JOIN "account" a ON a."id" = p."accountId" ORDER BY coalesce(p."transactionModifiedOn", '-infinity') DESC, a."id" DESC`

/** The same for names with a word that begins with $1. */
const named = `FROM "paymentAccount" p JOIN "account" a ON a."id" = p."accountId"
  WHERE p."isListed" AND a."hasTransactions" AND a."deletedOn" IS NULL
    AND (' ' || a."searchName") LIKE ANY (ARRAY(SELECT '% ' || "reading" || '%' FROM unnest(foldReadings($1)) AS "reading"))`
export const namedPayments = `
  SELECT a."id", a."name", p."transactionModifiedOn", p."balance" ${named}
  ORDER BY coalesce(p."transactionModifiedOn", '-infinity') DESC, a."id" DESC LIMIT $2`
export const countOfNamed = `SELECT count(*) AS "total" ${named}`

export const accountOfStatement = `
  SELECT "id", "name" AS "accountDisplayName", "email" AS "accountEmail", "createdOn" AS "accountCreatedOn"
  FROM "account" WHERE "id" = $1 AND "deletedOn" IS NULL`

/** The properties of the rows of account $1, each found by one step in the index. */
export const objectsOfStatement = `
  WITH RECURSIVE "named" AS (
    (SELECT "objectId" FROM "transaction" WHERE ${rowsOf} AND "objectId" IS NOT NULL ORDER BY 1 LIMIT 1)
    UNION ALL
    SELECT (SELECT t."objectId" FROM "transaction" t WHERE ${rowsOf} AND t."objectId" > "named"."objectId" ORDER BY 1 LIMIT 1)
    FROM "named" WHERE "named"."objectId" IS NOT NULL
  )
  SELECT o."id" AS "value", ${nameOfObject} AS "text", NULL AS "parent" FROM "named" JOIN "object" o ON o."id" = "named"."objectId"
  ORDER BY o."id"`

export type Filter = {
  type?: string
  categoryId?: string
  paymentMethod?: string
  unpaidOnly?: string
}

const filtered = ({ type, categoryId, paymentMethod, unpaidOnly }: Filter, unpaid: string) =>
  [
    'true',
    ...(type ? [`"isDebit" = ${Number(type) === 2}`] : []),
    ...(categoryId ? [`"categoryId" = ${Number(categoryId)}`] : []),
    ...(paymentMethod ? [`"paymentMethod" = ${Number(paymentMethod)}`] : []),
    ...(unpaidOnly === 'true' ? [unpaid] : []),
  ].join(' AND ')

const change = `CASE WHEN "isDebit" THEN -"amount" ELSE "amount" END`

/** The sums of a statement, in total and filtered, from the stored sums. */
export function sumsOf(filter: Filter): string {
  const is = filtered(filter, '"isUnpaid"')
  return `
    SELECT coalesce(sum(${change}), 0) AS "balance",
      coalesce(sum("amount") FILTER (WHERE "isDebit"), 0) AS "totalDebit",
      coalesce(sum("amount") FILTER (WHERE NOT "isDebit"), 0) AS "totalCredit",
      coalesce(sum("rows") FILTER (WHERE "isUnpaid"), 0) AS "unpaid",
      coalesce(sum("amount") FILTER (WHERE "isDebit" AND ${is}), 0) AS "filteredDebit",
      coalesce(sum("amount") FILTER (WHERE NOT "isDebit" AND ${is}), 0) AS "filteredCredit",
      coalesce(sum("rows") FILTER (WHERE ${is}), 0) AS "totalRows"
    FROM "transactionTotal" WHERE "accountId" = $1`
}

const option = (list: string, value: string) =>
  `(SELECT "textEn" FROM "selectOption" WHERE "list" = '${list}' AND "value" = t."${value}")`

const monthsBefore = `coalesce((SELECT sum(${change}) FROM "transactionSum" s
      WHERE s."accountId" = $1 AND s."month" < "first"), 0)`
const monthsFrom = `(SELECT "balance" FROM "paymentAccount" WHERE "accountId" = $1) - coalesce((SELECT sum(${change}) FROM "transactionSum" s
      WHERE s."accountId" = $1 AND s."month" >= "first"), 0)`

/**
 * A page, read from the newest row or, with `fromEnd`, from the oldest. $1 is the account, $2 and $3 the page. The balance of a
 * row is the balance at the start of its month, from the stored sums between that and the nearer end, plus the rows of the
 * month up to the row.
 */
export const pageOfStatement = (filter: Filter, fromEnd: boolean): string => `
  WITH "page" AS MATERIALIZED (
    SELECT "id", "transactionDate" FROM "transaction"
    WHERE "accountId" = $1 AND "deletedOn" IS NULL AND ${filtered(filter, '"status" = 0')}
    ORDER BY "transactionDate" ${fromEnd ? 'ASC' : 'DESC'}, "id" ${fromEnd ? 'ASC' : 'DESC'} LIMIT $2 OFFSET $3
  ), "month" AS MATERIALIZED (
    SELECT "first", "last", ${fromEnd ? monthsBefore : monthsFrom} AS "opening"
    FROM (SELECT date_trunc('month', "transactionDate") AS "first", max("transactionDate") AS "last" FROM "page" GROUP BY 1) AS x
  ), "balances" AS MATERIALIZED (
    SELECT x."id", x."sum" + m."opening" AS "balance"
    FROM "month" m CROSS JOIN LATERAL (
      SELECT "id", sum(${change}) OVER (ORDER BY "transactionDate", "id" ROWS UNBOUNDED PRECEDING) AS "sum"
      FROM "transaction" WHERE "accountId" = $1 AND "deletedOn" IS NULL AND "transactionDate" BETWEEN m."first" AND m."last"
      OFFSET 0
    ) AS x
    WHERE x."id" IN (SELECT "id" FROM "page")
  )
  SELECT t."id", t."referenceNumber", t."transactionDate", t."isDebit", CASE WHEN t."isDebit" THEN t."amount" END AS "debit",
    CASE WHEN NOT t."isDebit" THEN t."amount" END AS "credit", b."balance", ${option('transactionStatus', 'status')} AS "status",
    t."status" AS "statusId", ${option('transactionCategory', 'categoryId')} AS "categoryName", t."categoryId", t."objectId",
    (SELECT ${nameOfObject} FROM "object" o WHERE o."id" = t."objectId") AS "objectName",
    CASE WHEN t."reservationId" IS NOT NULL THEN (
      SELECT json_build_object('id', r."id", 'number', r."reservationNumber", 'checkIn', r."checkIn", 'checkOut', r."checkOut",
        'objectNumber', o."referenceNumber", 'objectTitle', ${titleOfObject})
      FROM "reservation" r JOIN "object" o ON o."id" = r."objectId" WHERE r."id" = t."reservationId"
    ) END AS "stay",
    t."confirmedByClientDate", t."expirationDate", t."startDate", t."endDate", t."paymentDate",
    ${option('paymentMethod', 'paymentMethod')} AS "paymentMethod", t."paymentMethod" AS "paymentMethodId",
    coalesce((SELECT json_agg(json_build_object('id', f."id", 'name', f."userName") ORDER BY f."position", f."id")
      FROM "file" f WHERE f."parentKind" = 'Transaction' AND f."parentId" = t."id" AND f."deletedOn" IS NULL), '[]') AS "attachments",
    t."approvalToken", CASE
      WHEN t."askedByClientDate" IS NOT NULL THEN json_build_object('state', 'asked', 'since', t."askedByClientDate")
      WHEN t."declinedByClientDate" IS NOT NULL THEN json_build_object('state', 'declined', 'since', t."declinedByClientDate")
      WHEN t."isDebit" AND t."confirmedByClientDate" IS NULL THEN (
      SELECT json_build_object('state', coalesce(l."ended", 'waiting'), 'since', coalesce(l."endedOn", l."sentOn", l."seenOn"))
      FROM "approvalLink" l WHERE l."transactionId" = t."id" AND l."amount" IS NOT NULL
      ORDER BY l."token" = t."approvalToken" DESC, l."endedOn" DESC LIMIT 1
    ) END AS "approval"
  FROM "page" JOIN "balances" b ON b."id" = "page"."id" JOIN "transaction" t ON t."id" = "page"."id"
  ORDER BY t."transactionDate" DESC, t."id" DESC`

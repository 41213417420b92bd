// A page of a statement, with its account and all sums: a single SQL statement, so that all data is from one
// moment and uses one connection.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied, notFound } from '#kit/http/problem.ts'
import { optionsOf } from '#base/settings/selectLists.store.ts'
import { preparedIn } from '#kit/db/inLanguage.ts'
import type { ListOption } from '#base/settings/listOption.ts'
import { office } from '#base/permissions/permissions.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import type {
  StatementFilter,
  StatementQuery,
  StatementRow,
  StatementSort,
  StatementSums,
} from './statement.contract.ts'
import { mustBePeriod, periodColumns } from './statementPeriod.store.ts'
import {
  asksRows,
  balancesOf,
  filterName,
  linkVisibilityFor,
  objectsIn,
  openingsFromFirst,
  openingsFromLast,
  rowsOf,
  rowsWhere,
  shownColumns,
  shownRows,
  sortedBy,
  sumsWhere,
} from './statementRows.store.ts'

/** Longer pages are streamed through a cursor. */
const streamedFrom = 1000

/** The account of the query. 403 for another's account, except for the office. */
export function accountOf({ accountId }: StatementQuery, actor: Actor): number {
  const wanted = accountId ?? actor.accountId
  if (wanted !== actor.accountId && !office.allows(actor)) throw accessDenied()
  return wanted
}

/** Newest first by default. 404 when the account does not exist or was deleted. */
export async function readStatement(db: Db, query: StatementQuery, actor: Actor) {
  const accountId = accountOf(query, actor)
  mustBePeriod(query)
  if (query.perPage !== undefined && query.perPage <= streamedFrom) {
    const { rows } = await onePage(accountId, query, actor).execute(db)
    if (!rows[0]) throw notFound()
    return { ...headIn(rows[0].head), items: rows[0].items.map(rowIn) }
  }
  const { rows } = await headOf(accountId, query, actor.language).execute(db)
  if (!rows[0]) throw notFound()
  return { ...headIn(rows[0].head), items: statementRows(db, accountId, query, actor) }
}

/** The account, its sums, and the options of the filters. */
type Head = Omit<StatementSums, 'balance'> & {
  total: number
  totalRows: number
  accountId: number
  accountDisplayName: string
  accountEmail: string | null
  accountCreatedOn: string
} & Record<'types' | 'paymentMethods' | 'categories' | 'objects', ListOption<number>[]>

/** No row if the account does not exist. */
const accountOfHead = (id: number, language: string) => sql`(
  SELECT "id" AS "accountId", "name" AS "accountDisplayName", "email" AS "accountEmail", "createdOn" AS "accountCreatedOn",
    ${optionsOf('transactionType', language)} AS "types", ${optionsOf('paymentMethod', language)} AS "paymentMethods",
    ${optionsOf('transactionCategory', language)} AS "categories", ${objectsIn(id, language)} AS "objects"
  FROM "account" WHERE "id" = ${id} AND "deletedOn" IS NULL) AS "account"`

const headOf = (accountId: number, query: StatementQuery, language: string) => sql<{ head: Head }>`
  SELECT row_to_json("head") AS "head"
  FROM (SELECT * FROM ${accountOfHead(accountId, language)}, (${sumsOf(accountId, query)}) AS "sums") AS "head"`

const headIn = ({ types, paymentMethods, categories, objects, ...head }: Head) => {
  const { accountId: id, accountCreatedOn, total: balance, ...rest } = head
  const options = { types, paymentMethods, categories, objects }
  return { id, ...rest, accountCreatedOn: instantOf(accountCreatedOn), balance, options }
}

// JSON returns timestamps in another format than plain columns.
const instantOf = (text: string) => new Date(text).toISOString()
const rowIn = (row: StatementRow): StatementRow => ({
  ...row,
  transactionDate: row.transactionDate.slice(0, 19),
  confirmedByClientDate: row.confirmedByClientDate && instantOf(row.confirmedByClientDate),
})

/** Sums of all rows, and of the filtered ones. Without a filter PostgreSQL computes each only once. */
function sumsOf(accountId: number, filter: StatementFilter): Sql {
  if (asksRows(filter)) return sumsOfRows(accountId, filter)
  const isShown = sumsWhere(filter)
  const debit = sql`coalesce(sum(s."amount") FILTER (WHERE s."isDebit"), 0)`
  const credit = sql`coalesce(sum(s."amount") FILTER (WHERE NOT s."isDebit"), 0)`
  return sql`
    SELECT ${credit} - ${debit} AS "total", ${debit} AS "totalDebit", ${credit} AS "totalCredit",
      coalesce(sum(s."rows") FILTER (WHERE s."isUnpaid"), 0) AS "unpaid",
      coalesce(sum(s."amount") FILTER (WHERE s."isDebit" AND ${isShown}), 0) AS "filteredDebit",
      coalesce(sum(s."amount") FILTER (WHERE NOT s."isDebit" AND ${isShown}), 0) AS "filteredCredit",
      coalesce(sum(s."rows") FILTER (WHERE ${isShown}), 0) AS "totalRows",
      ${periodColumns(accountId, filter)}
    FROM "transactionTotal" s WHERE s."accountId" = ${accountId}`
}

/** The same for filters that need the rows: an index-only scan, unless it filters by approval. */
function sumsOfRows(accountId: number, filter: StatementFilter): Sql {
  const { from: _from, till: _till, approval: _approval, objectId: _object, ...kinds } = filter
  return sql`
    SELECT "all"."total", "all"."totalDebit", "all"."totalCredit", "all"."unpaid", "rows".*, ${periodColumns(accountId, filter)}
    FROM (${sumsOf(accountId, kinds)}) AS "all", (
      SELECT coalesce(sum(t."amount") FILTER (WHERE t."isDebit"), 0) AS "filteredDebit",
        coalesce(sum(t."amount") FILTER (WHERE NOT t."isDebit"), 0) AS "filteredCredit", count(*) AS "totalRows"
      FROM "transaction" t WHERE ${rowsOf(accountId)} AND ${rowsWhere(filter)}) AS "rows"`
}

type RowOrder = { sort: StatementSort; isDown: boolean }
const orderOf = ({ sortBy, sortDesc }: StatementQuery): RowOrder => ({
  sort: sortBy ?? 'transactionDate',
  isDown: sortDesc ?? sortBy === undefined,
})
const direction = (isDown: boolean) => sql.raw(isDown ? 'DESC' : 'ASC')

const sizes = new Set([25, 50, 100, 250, 1000])

/** The first pages are read from the start, because finding the nearer end would take longer than reading them. */
const firstPages = 3

type PageQuery = { page: Sql; openings: Sql }
type Sql = RawBuilder<unknown>

function onePage(accountId: number, query: StatementQuery, actor: Actor) {
  const { language } = actor
  const { perPage = 0, currentPage = 1 } = query
  const { sort, isDown } = orderOf(query)
  const isNear = currentPage <= firstPages
  const { page, openings } = (isNear ? fromStart : fromNearerEnd)(accountId, query, language)
  const order = `${sort}${isDown ? 'Down' : 'Up'}${perPage}${isNear ? `Page${currentPage}` : ''}`
  const name = `statement${order}${linkVisibilityFor(actor)}${filterName(query)}`
  const direct = direction(isDown)
  return sql<{ head: Head; items: StatementRow[] }>`
    ${sizes.has(perPage) ? preparedIn(language, name) : sql``}
    WITH "sums" AS MATERIALIZED (${sumsOf(accountId, query)}),
    ${page},
    ${balancesOf(accountId, query, openings)},
    "head" AS (SELECT * FROM "sums", ${accountOfHead(accountId, language)})
    -- As JSON: taking apart some thirty columns of each row costs more than to find them.
    SELECT row_to_json("head") AS "head", (
      SELECT coalesce(json_agg("shown" ORDER BY "page"."by" ${direct}, "page"."id" ${direct}), '[]')
      FROM ${shownRows(language)} CROSS JOIN LATERAL (SELECT ${shownColumns(linkVisibilityFor(actor), language)}) AS "shown"
    ) AS "items" FROM "head"
  `
}

/** Rows in the requested order, or in reverse. */
function walked(accountId: number, query: StatementQuery, language: string, isTurned = false) {
  const { sort, isDown } = orderOf(query)
  const direct = direction(isDown !== isTurned)
  return (where: Sql, limit: Sql, offset: Sql) => sql`
    SELECT t."id", t."transactionDate", ${sortedBy(sort, language)} AS "by" FROM "transaction" t
    WHERE ${rowsOf(accountId)} AND ${rowsWhere(query)} AND ${where}
    ORDER BY "by" ${direct}, t."id" ${direct} LIMIT ${limit} OFFSET ${offset}`
}

function fromStart(accountId: number, query: StatementQuery, language: string): PageQuery {
  const { perPage = 0, currentPage = 1 } = query
  const walk = walked(accountId, query, language)
  // A literal, like the limit below: the planner needs the number to choose a plan for few rows.
  const rows = walk(sql`true`, sql.lit(perPage), sql.lit((currentPage - 1) * perPage))
  return { page: sql`"page" AS MATERIALIZED (${rows})`, openings: openingsFromLast(accountId) }
}

/**
 * Reads pages in the second half from the other end.
 *
 * EXPLAIN (ANALYZE, BUFFERS) with 50,000 rows of the account among a million: the first page reads 319 pages of 8 kB
 * and takes 2 ms. A window over all rows of the account would add up 50,000 amounts instead of 300, one over the sums
 * of all its months 5,800.
 */
function fromNearerEnd(accountId: number, query: StatementQuery, language: string): PageQuery {
  const { perPage = 0, currentPage = 1 } = query
  const size = sql.lit(perPage)
  const isTurned = sql`(SELECT "isTurned" FROM "part")`
  const of = (name: string) => sql`(SELECT ${sql.ref(name)} FROM "part")`
  const rows = (turned: boolean, offset: string) => sql`(
    SELECT * FROM (${walked(
      accountId,
      query,
      language,
      turned,
    )(sql`${isTurned} = ${sql.lit(turned)}`, of('limit'), of(offset))}) AS "near" LIMIT ${size})`
  const page = sql`
    "part" AS MATERIALIZED (
      SELECT "offset", greatest("totalRows" - "offset" - ${size}, 0) AS "behind",
        greatest(least(${size}, "totalRows" - "offset"), 0) AS "limit", "totalRows" - "offset" - ${size} < "offset" AS "isTurned"
      FROM "sums", (SELECT ${(currentPage - 1) * perPage}::bigint AS "offset") AS "asked"
    ),
    "page" AS MATERIALIZED (${rows(false, 'offset')} UNION ALL ${rows(true, 'behind')})`
  const openings = sql`
    SELECT * FROM (${openingsFromLast(accountId)}) AS "last" WHERE NOT ${isTurned}
    UNION ALL SELECT * FROM (${openingsFromFirst(accountId)}) AS "first" WHERE ${isTurned}`
  return { page, openings }
}

/**
 * All rows of a statement that match the filter, in the requested order, with the same columns as its pages. They
 * are streamed, so that fifty thousand are never all in memory. Also used for workbooks and PDFs.
 */
export function statementRows(
  db: Db,
  accountId: number,
  query: StatementQuery,
  actor: Actor,
): AsyncIterable<StatementRow> {
  const { language } = actor
  const { perPage, currentPage = 1 } = query
  const { sort, isDown } = orderOf(query)
  const cut =
    perPage === undefined
      ? sql``
      : sql`ORDER BY "by" ${direction(isDown)}, t."id" ${direction(isDown)} LIMIT ${perPage} OFFSET ${(currentPage - 1) * perPage}`
  return (
    db
      .selectFrom(
        sql<StatementRow>`(
        WITH "page" AS MATERIALIZED (
          SELECT t."id", t."transactionDate", ${sortedBy(sort, language)} AS "by" FROM "transaction" t
          WHERE ${rowsOf(accountId)} AND ${rowsWhere(query)} ${cut}
        ),
        ${balancesOf(accountId, query, openingsFromFirst(accountId))}
        SELECT ${shownColumns(linkVisibilityFor(actor), language)} FROM ${shownRows(language)}
        ORDER BY "page"."by" ${direction(isDown)}, "page"."id" ${direction(isDown)}
      )`.as('row'),
      )
      .selectAll()
      // Small batches are freed before the garbage collector has to run.
      .stream(100)
  )
}

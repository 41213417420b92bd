// A page of a statement, with its account and the sums of all of it: one statement of SQL, so that all is of one
// moment, and keeps one connection busy.
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
  linkShownTo,
  openingsFromFirst,
  openingsFromLast,
  rowsOf,
  rowsWhere,
  shownColumns,
  shownRows,
  sortedBy,
  sumsWhere,
} from './statementRows.store.ts'

/** Above this many rows an answer is streamed through a cursor. */
const streamedFrom = 1000

/** Whose statement the query is about. 403 for another's, but to the office. */
export function accountOf({ accountId }: StatementQuery, actor: Actor): number {
  const wanted = accountId ?? actor.accountId
  if (wanted !== actor.accountId && !office.allows(actor)) throw accessDenied()
  return wanted
}

/** The newest first. 404 when there is no such account, or it was deleted. */
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

/** The account, all that it adds up to, and what its rows can be filtered by. */
type Head = Omit<StatementSums, 'balance'> & {
  total: number
  totalRows: number
  accountId: number
  accountDisplayName: string
  accountEmail: string | null
  accountCreatedOn: string
} & Record<'types' | 'paymentMethods' | 'categories', ListOption<number>[]>

/** No row where there is no such account. */
const accountOfHead = (id: number, language: string) => sql`(
  SELECT "id" AS "accountId", "name" AS "accountDisplayName", "email" AS "accountEmail", "createdOn" AS "accountCreatedOn",
    ${optionsOf('transactionType', language)} AS "types", ${optionsOf('paymentMethod', language)} AS "paymentMethods",
    ${optionsOf('transactionCategory', language)} AS "categories"
  FROM "account" WHERE "id" = ${id} AND "deletedOn" IS NULL) AS "account"`

const headOf = (accountId: number, query: StatementQuery, language: string) => sql<{ head: Head }>`
  SELECT row_to_json("head") AS "head"
  FROM (SELECT * FROM ${accountOfHead(accountId, language)}, (${sumsOf(accountId, query)}) AS "sums") AS "head"`

const headIn = ({ types, paymentMethods, categories, ...head }: Head) => {
  const { accountId: id, accountCreatedOn, total: balance, ...rest } = head
  const options = { types, paymentMethods, categories }
  return { id, ...rest, accountCreatedOn: instantOf(accountCreatedOn), balance, options }
}

// In JSON a time is written otherwise than as a column by itself.
const instantOf = (text: string) => new Date(text).toISOString()
const rowIn = (row: StatementRow): StatementRow => ({
  ...row,
  transactionDate: row.transactionDate.slice(0, 19),
  confirmedByClientDate: row.confirmedByClientDate && instantOf(row.confirmedByClientDate),
})

/** Of all rows, and of those that are filtered for. Without a filter PostgreSQL adds up the same but once. */
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

/** The same where the rows that are filtered for have to be looked at: in the index alone, unless an approval is asked for. */
function sumsOfRows(accountId: number, filter: StatementFilter): Sql {
  const { from: _from, till: _till, approval: _approval, ...kinds } = filter
  return sql`
    SELECT "all"."total", "all"."totalDebit", "all"."totalCredit", "all"."unpaid", "rows".*, ${periodColumns(accountId, filter)}
    FROM (${sumsOf(accountId, kinds)}) AS "all", (
      SELECT coalesce(sum(t."amount") FILTER (WHERE t."isDebit"), 0) AS "filteredDebit",
        coalesce(sum(t."amount") FILTER (WHERE NOT t."isDebit"), 0) AS "filteredCredit", count(*) AS "totalRows"
      FROM "transaction" t WHERE ${rowsOf(accountId)} AND ${rowsWhere(filter)}) AS "rows"`
}

type Order = { sort: StatementSort; isDown: boolean }
const orderOf = ({ sortBy, sortDesc }: StatementQuery): Order => ({
  sort: sortBy ?? 'transactionDate',
  isDown: sortDesc ?? sortBy === undefined,
})
const direction = (isDown: boolean) => sql.raw(isDown ? 'DESC' : 'ASC')

const sizes = new Set([25, 50, 100, 250, 1000])

/** The first pages are walked to sooner than it is found out from which end there are fewer rows to them. */
const firstPages = 3

type Walk = { page: Sql; openings: Sql }
type Sql = RawBuilder<unknown>

function onePage(accountId: number, query: StatementQuery, actor: Actor) {
  const { language } = actor
  const { perPage = 0, currentPage = 1 } = query
  const { sort, isDown } = orderOf(query)
  const isNear = currentPage <= firstPages
  const { page, openings } = (isNear ? fromStart : fromNearerEnd)(accountId, query, language)
  const order = `${sort}${isDown ? 'Down' : 'Up'}${perPage}${isNear ? `Page${currentPage}` : ''}`
  const name = `statement${order}${linkShownTo(actor)}${filterName(query)}`
  const direct = direction(isDown)
  return sql<{ head: Head; items: StatementRow[] }>`
    ${sizes.has(perPage) ? preparedIn(language, name) : sql``}
    WITH "sums" AS MATERIALIZED (${sumsOf(accountId, query)}),
    ${page},
    ${balancesOf(accountId, openings)},
    "head" AS (SELECT * FROM "sums", ${accountOfHead(accountId, language)})
    -- As JSON: taking apart some thirty columns of each row costs more than to find them.
    SELECT row_to_json("head") AS "head", (
      SELECT coalesce(json_agg("shown" ORDER BY "page"."by" ${direct}, "page"."id" ${direct}), '[]')
      FROM ${shownRows(language)} CROSS JOIN LATERAL (SELECT ${shownColumns(linkShownTo(actor), language)}) AS "shown"
    ) AS "items" FROM "head"
  `
}

/** Rows in the order that is asked for, or the other way round. */
function walked(accountId: number, query: StatementQuery, language: string, isTurned = false) {
  const { sort, isDown } = orderOf(query)
  const direct = direction(isDown !== isTurned)
  return (where: Sql, limit: Sql, offset: Sql) => sql`
    SELECT t."id", t."transactionDate", ${sortedBy(sort, language)} AS "by" FROM "transaction" t
    WHERE ${rowsOf(accountId)} AND ${rowsWhere(query)} AND ${where}
    ORDER BY "by" ${direct}, t."id" ${direct} LIMIT ${limit} OFFSET ${offset}`
}

function fromStart(accountId: number, query: StatementQuery, language: string): Walk {
  const { perPage = 0, currentPage = 1 } = query
  const walk = walked(accountId, query, language)
  // Written out, as its limit below: the plan of few rows is another than that of as many as there might be.
  const rows = walk(sql`true`, sql.lit(perPage), sql.lit((currentPage - 1) * perPage))
  return { page: sql`"page" AS MATERIALIZED (${rows})`, openings: openingsFromLast(accountId) }
}

/**
 * Pages behind the middle are walked to from the other end.
 *
 * EXPLAIN (ANALYZE, BUFFERS) with 50,000 rows of the account among a million: the first page reads 319 pages of 8 kB
 * and takes 2 ms. A window over all rows of the account would add up 50,000 amounts instead of 300, one over the sums
 * of all its months 5,800.
 */
function fromNearerEnd(accountId: number, query: StatementQuery, language: string): Walk {
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
 * All rows of a statement that are filtered for, in the order that is asked for and with the same columns as its
 * pages: streamed, so that fifty thousand are never held in memory. For the spreadsheet and the PDF, too.
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
        ${balancesOf(accountId, openingsFromFirst(accountId))}
        SELECT ${shownColumns(linkShownTo(actor), language)} FROM ${shownRows(language)}
        ORDER BY "page"."by" ${direction(isDown)}, "page"."id" ${direction(isDown)}
      )`.as('row'),
      )
      .selectAll()
      // Few at a time: what is read and let go again before memory is tidied up takes none.
      .stream(100)
  )
}

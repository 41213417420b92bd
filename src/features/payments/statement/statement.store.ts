// A page of a statement, with the sums of all of it: one statement of SQL, so that both are of one moment.
import { sql } from 'kysely'
import { prepared } from '#kit/db/preparedClient.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied, notFound } from '#kit/http/problem.ts'
import { preparedIn, selectLists } from '#features/settings/selectLists.store.ts'
import type { ListOption } from '#features/settings/listOption.ts'
import { office } from '#features/session/permissions.contract.ts'
import type { Db } from '../../backend.ts'
import { statementRow } from './statement.contract.ts'
import type {
  StatementFilter,
  StatementQuery,
  StatementRow,
  StatementSort,
  StatementSums,
} from './statement.contract.ts'
import {
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
  const [page, account, options] = await Promise.all([
    pageOf(db, accountId, query, actor),
    readAccount(db, accountId),
    readOptions(db, actor.language),
  ])
  return { ...account, ...page, options }
}

async function readAccount(db: Db, id: number) {
  const { rows } = await sql<AccountOfStatement>`
    ${prepared('accountOfStatement')}
    SELECT "id", "name" AS "accountDisplayName", "email" AS "accountEmail", "createdOn" AS "accountCreatedOn"
    FROM "account" WHERE "id" = ${id} AND "deletedOn" IS NULL`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}
type AccountOfStatement = {
  id: number
  accountDisplayName: string
  accountEmail: string | null
  accountCreatedOn: string
}

async function readOptions(db: Db, language: string) {
  const names = ['transactionType', 'paymentMethod', 'transactionCategory']
  const lists = (await selectLists(db, names, language)) as Record<string, ListOption<number>[]>
  return {
    types: lists['transactionType']!,
    paymentMethods: lists['paymentMethod']!,
    categories: lists['transactionCategory']!,
  }
}

type Sums = Omit<StatementSums, 'balance'> & { total: number; totalRows: number }

async function pageOf(db: Db, accountId: number, query: StatementQuery, actor: Actor) {
  if (query.perPage !== undefined && query.perPage <= streamedFrom) {
    const { rows } = await onePage(accountId, query, actor).execute(db)
    const items = rows.filter((row): row is Sums & StatementRow => row.id !== null)
    return { ...sumsIn(rows[0]!), items: items.map(rowIn) }
  }
  const { rows } = await sumsOf(accountId, query).execute(db)
  return { ...sumsIn(rows[0]!), items: statementRows(db, accountId, query, actor) }
}

const sumsIn = ({ total, totalDebit, totalCredit, unpaid, ...of }: Sums) => ({
  balance: total,
  totalDebit,
  totalCredit,
  unpaid,
  filteredDebit: of.filteredDebit,
  filteredCredit: of.filteredCredit,
  totalRows: of.totalRows,
})

const columns = Object.keys(statementRow.shape) as (keyof StatementRow)[]
const rowIn = (row: StatementRow) =>
  Object.fromEntries(columns.map((name) => [name, row[name]])) as StatementRow

/** Of all rows, and of those that are filtered for. Without a filter PostgreSQL adds up the same but once. */
function sumsOf(accountId: number, filter: StatementFilter) {
  const isShown = sumsWhere(filter)
  const debit = sql`coalesce(sum(s."amount") FILTER (WHERE s."isDebit"), 0)`
  const credit = sql`coalesce(sum(s."amount") FILTER (WHERE NOT s."isDebit"), 0)`
  return sql<Sums>`
    SELECT ${credit} - ${debit} AS "total", ${debit} AS "totalDebit", ${credit} AS "totalCredit",
      coalesce(sum(s."rows") FILTER (WHERE s."isUnpaid"), 0) AS "unpaid",
      coalesce(sum(s."amount") FILTER (WHERE s."isDebit" AND ${isShown}), 0) AS "filteredDebit",
      coalesce(sum(s."amount") FILTER (WHERE NOT s."isDebit" AND ${isShown}), 0) AS "filteredCredit",
      coalesce(sum(s."rows") FILTER (WHERE ${isShown}), 0) AS "totalRows"
    FROM "transactionTotal" s WHERE s."accountId" = ${accountId}`
}

type Order = { sort: StatementSort; isDown: boolean }
const orderOf = ({ sortBy, sortDesc }: StatementQuery): Order => ({
  sort: sortBy ?? 'transactionDate',
  isDown: sortDesc ?? sortBy === undefined,
})
const direction = (isDown: boolean) => sql.raw(isDown ? 'DESC' : 'ASC')

const sizes = new Set([25, 50, 100, 250, 1000])

/**
 * Pages behind the middle are walked to from the other end.
 *
 * EXPLAIN (ANALYZE, BUFFERS) with 50,000 rows of the account among a million: the first page reads 319 pages of 8 kB
 * and takes 2 ms. A window over all rows of the account would add up 50,000 amounts instead of 300, one over the sums
 * of all its months 5,800.
 */
function onePage(accountId: number, query: StatementQuery, actor: Actor) {
  const { language } = actor
  const { perPage = 0, currentPage = 1 } = query
  const { sort, isDown } = orderOf(query)
  // Written out: the plan of few rows is another than that of as many as there might be.
  const size = sql.lit(perPage)
  const rows = (isTurned: boolean, limit: string, offset: string) => sql`(
    SELECT * FROM (
      SELECT t."id", t."transactionDate", ${sortedBy(sort, language)} AS "by" FROM "transaction" t
      WHERE ${rowsOf(accountId)} AND ${rowsWhere(query)} AND (SELECT "isTurned" FROM "part") = ${sql.lit(isTurned)}
      ORDER BY "by" ${direction(isDown !== isTurned)}, t."id" ${direction(isDown !== isTurned)}
      LIMIT (SELECT ${sql.ref(limit)} FROM "part") OFFSET (SELECT ${sql.ref(offset)} FROM "part")
    ) AS "near" LIMIT ${size})`
  const name = `statement${sort}${isDown ? 'Down' : 'Up'}${perPage}${linkShownTo(actor)}${filterName(query)}`
  const isTurned = sql`(SELECT "isTurned" FROM "part")`
  const openings = sql`
    SELECT * FROM (${openingsFromLast(accountId)}) AS "last" WHERE NOT ${isTurned}
    UNION ALL SELECT * FROM (${openingsFromFirst(accountId)}) AS "first" WHERE ${isTurned}`
  return sql<Sums & (StatementRow | { id: null })>`
    ${sizes.has(perPage) ? preparedIn(language, name) : sql``}
    WITH "sums" AS MATERIALIZED (${sumsOf(accountId, query)}),
    "part" AS MATERIALIZED (
      SELECT "offset", greatest("totalRows" - "offset" - ${size}, 0) AS "behind",
        greatest(least(${size}, "totalRows" - "offset"), 0) AS "limit", "totalRows" - "offset" - ${size} < "offset" AS "isTurned"
      FROM "sums", (SELECT ${(currentPage - 1) * perPage}::bigint AS "offset") AS "asked"
    ),
    "page" AS MATERIALIZED (${rows(false, 'limit', 'offset')} UNION ALL ${rows(true, 'limit', 'behind')}),
    ${balancesOf(accountId, openings)}
    SELECT "sums".*, "shown".*
    FROM "sums" LEFT JOIN (SELECT "page"."by", ${shownColumns(linkShownTo(actor))} FROM ${shownRows(language)}) AS "shown" ON true
    ORDER BY "shown"."by" ${direction(isDown)}, "shown"."id" ${direction(isDown)}
  `
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
        SELECT ${shownColumns(linkShownTo(actor))} FROM ${shownRows(language)}
        ORDER BY "page"."by" ${direction(isDown)}, "page"."id" ${direction(isDown)}
      )`.as('row'),
      )
      .selectAll()
      // Few at a time: what is read and let go again before memory is tidied up takes none.
      .stream(100)
  )
}

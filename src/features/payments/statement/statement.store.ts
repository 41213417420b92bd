// A page of a statement, with the sums of all of it: one statement of SQL, so that both are of one moment.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied, notFound } from '#kit/http/problem.ts'
import { preparedIn, selectLists } from '#features/settings/selectLists.store.ts'
import type { ListOption } from '#features/settings/listOption.ts'
import { office } from '#features/session/permissions.contract.ts'
import type { Db } from '../../backend.ts'
import { statementRow } from './statement.contract.ts'
import type {
  StatementQuery,
  StatementRow,
  StatementSort,
  StatementSums,
} from './statement.contract.ts'
import {
  balancesOf,
  keptOf,
  linkShownTo,
  rowsOf,
  rowsWhere,
  shownColumns,
  shownRows,
  sortedBy,
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

const readAccount = (db: Db, id: number) =>
  db
    .selectFrom('account')
    .select([
      'id',
      'name as accountDisplayName',
      'email as accountEmail',
      'createdOn as accountCreatedOn',
    ])
    .where('id', '=', id)
    .where('deletedOn', 'is', null)
    .executeTakeFirstOrThrow(notFound)

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
  const { rows } = await sql<Sums>`
    WITH ${keptOf(accountId, query)} ${sums}`.execute(db)
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

/** Made of "kept" alone: of all rows, and of those that are filtered for. */
const sums = sql`
  SELECT coalesce(sum(CASE WHEN s."isDebit" THEN -s."amount" ELSE s."amount" END), 0) AS "total",
    coalesce(sum(s."amount") FILTER (WHERE s."isDebit"), 0) AS "totalDebit",
    coalesce(sum(s."amount") FILTER (WHERE NOT s."isDebit"), 0) AS "totalCredit",
    coalesce(sum(s."rows") FILTER (WHERE s."isUnpaid"), 0) AS "unpaid",
    coalesce(sum(s."amount") FILTER (WHERE s."isDebit" AND s."isShown"), 0) AS "filteredDebit",
    coalesce(sum(s."amount") FILTER (WHERE NOT s."isDebit" AND s."isShown"), 0) AS "filteredCredit",
    coalesce(sum(s."rows") FILTER (WHERE s."isShown"), 0) AS "totalRows"
  FROM "kept" s`

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
 * EXPLAIN (ANALYZE, BUFFERS) with 50,000 rows of the account among 200,000: the first page reads 176 pages of 8 kB,
 * the last 162, one of a single category 189. A window over all rows of the account would add up 50,000 amounts
 * instead of 1,300.
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
  const name = `statement${sort}${isDown ? 'Down' : 'Up'}${perPage}${linkShownTo(actor)}`
  return sql<Sums & (StatementRow | { id: null })>`
    ${sizes.has(perPage) ? preparedIn(language, name) : sql``}
    WITH ${keptOf(accountId, query)}, "sums" AS MATERIALIZED (${sums}),
    "part" AS MATERIALIZED (
      SELECT "offset", greatest("totalRows" - "offset" - ${size}, 0) AS "behind",
        greatest(least(${size}, "totalRows" - "offset"), 0) AS "limit", "totalRows" - "offset" - ${size} < "offset" AS "isTurned"
      FROM "sums", (SELECT ${(currentPage - 1) * perPage}::bigint AS "offset") AS "asked"
    ),
    "page" AS MATERIALIZED (${rows(false, 'limit', 'offset')} UNION ALL ${rows(true, 'limit', 'behind')}),
    ${balancesOf(accountId)}
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
  return db
    .selectFrom(
      sql<StatementRow>`(
        WITH ${keptOf(accountId)}, "page" AS MATERIALIZED (
          SELECT t."id", t."transactionDate", ${sortedBy(sort, language)} AS "by" FROM "transaction" t
          WHERE ${rowsOf(accountId)} AND ${rowsWhere(query)} ${cut}
        ),
        ${balancesOf(accountId)}
        SELECT ${shownColumns(linkShownTo(actor))} FROM ${shownRows(language)}
        ORDER BY "page"."by" ${direction(isDown)}, "page"."id" ${direction(isDown)}
      )`.as('row'),
    )
    .selectAll()
    .stream(500)
}

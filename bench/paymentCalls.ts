// Typical requests for payments, the action log, the overview and alerts.
import type pg from 'pg'
import { agencyToday } from '#kit/clock.ts'
import type { Call } from './workload.ts'

const get = (path: string) => ({ method: 'GET' as const, path })
const statementPage = 25

/** Calls that the floor has too. */
export async function paymentCalls(pool: pg.Pool): Promise<Call[]> {
  const { id, rows, names, pages, of } = await biggest(pool)
  const list = (name: string, query: (n: number) => string): Call => ({
    name,
    alike: 'wholly',
    request: (n) => get(`/api/transactions/accounts?perPage=20&${query(n)}`),
  })
  const statement = (name: string, total: number, filter: string): Call[] =>
    [
      { at: 'first', page: (n: number) => 1 + (n % 3) },
      { at: 'last', page: (n: number) => Math.max(1, Math.ceil(total / statementPage) - (n % 3)) },
    ].map(({ at, page }) => ({
      name: `Statement of ${rows} rows, ${name}, ${at} pages`,
      alike: 'wholly',
      request: (n) =>
        get(
          `/api/transactions?accountId=${id}&perPage=${statementPage}&currentPage=${page(n)}${filter}`,
        ),
    }))
  return [
    list('Payments, first pages', (n) => `currentPage=${1 + (n % 5)}`),
    list('Payments, last pages', (n) => `currentPage=${Math.max(1, pages - (n % 5))}`),
    list(
      'Payments, search by a word',
      (n) => `searchStr=${encodeURIComponent(names[n % names.length]!.slice(0, 4))}`,
    ),
    ...statement('all', rows, ''),
    ...statement('expenses', of.expenses, '&type=2'),
    ...statement('a category', of.category, '&categoryId=9'),
    ...statement('cash', of.cash, '&paymentMethod=2'),
    ...statement('not paid', of.unpaid, '&unpaidOnly=true'),
  ]
}

/** Calls without a floor: only their times are reported. */
export async function furtherAlone(pool: pg.Pool): Promise<Call[]> {
  const { id } = await biggest(pool)
  const today = agencyToday()
  const year = Number(today.slice(0, 4))
  const log = (name: string, filter: (n: number) => object): Call => ({
    name: `Action log, ${name}`,
    request: (n) => ({
      method: 'POST',
      path: '/api/actionLog',
      body: { perPage: 20, currentPage: 1, ...filter(n) },
    }),
  })
  const overview = (name: string, from: string, to: string): Call => ({
    name: `Overview of ${name}`,
    request: () => get(`/api/overview?from=${from}&to=${to}`),
  })
  const { by, total } = await busiest(pool)
  const last = Math.ceil(total / 20)
  return [
    { name: 'Statement by month', request: () => get(`/api/transactions/months/${id}`) },
    { name: 'Unread alerts', request: () => get('/api/Alert/unreadCount') },
    overview('ten years', `${year - 9}-01-01`, `${year}-12-31`),
    overview('last year', `${year - 1}-01-01`, `${year - 1}-12-31`),
    overview('this month', `${today.slice(0, 8)}01`, today),
    log('first pages', (n) => ({ currentPage: 1 + (n % 5) })),
    log('last pages', (n) => ({ currentPage: Math.max(1, last - (n % 5)) })),
    log('of a person', () => ({ actionBy: by })),
    log('of a kind', (n) => ({ entity: 1 + (n % 4) })),
    log('of a record', (n) => ({ entity: 1, entityId: 1 + n })),
    log('of a month', (n) => ({
      startDate: `${year - 1}-0${1 + (n % 9)}-01`,
      endDate: `${year - 1}-0${1 + (n % 9)}-28`,
    })),
    log('of a person, a kind and a year', () => ({
      actionBy: by,
      entity: 2,
      startDate: `${year - 1}-01-01`,
      endDate: `${year - 1}-12-31`,
    })),
  ]
}

async function biggest(pool: pg.Pool) {
  const { rows } = await pool.query<{
    id: number
    rows: number
    names: string[]
    pages: number
    of: { expenses: number; category: number; cash: number; unpaid: number }
  }>(`
    SELECT "accountId" AS "id", count(*) AS "rows",
      (SELECT array_agg("lastName") FROM (SELECT "lastName" FROM "account" WHERE "hasTransactions" AND "deletedOn" IS NULL
        AND length("lastName") > 4 ORDER BY "id" LIMIT 300) AS "named") AS "names",
      (SELECT ceil(count(*) / 20.0) FROM "paymentAccount" WHERE "isListed") AS "pages",
      json_build_object('expenses', count(*) FILTER (WHERE "isDebit"), 'category', count(*) FILTER (WHERE "categoryId" = 9),
        'cash', count(*) FILTER (WHERE "paymentMethod" = 2), 'unpaid', count(*) FILTER (WHERE "status" = 0)) AS "of"
    FROM "transaction"
    WHERE "accountId" = (SELECT "accountId" FROM "paymentAccount" WHERE "isListed" ORDER BY "accountId" LIMIT 1) AND "deletedOn" IS NULL
    GROUP BY 1`)
  return rows[0]!
}

async function busiest(pool: pg.Pool) {
  const { rows } = await pool.query<{ by: number; total: number }>(`
    SELECT (SELECT "actionById" FROM "actionLogTotal" WHERE "entity" = '' AND "actionById" > 0
        GROUP BY 1 ORDER BY sum("total") DESC LIMIT 1) AS "by",
      (SELECT count(*) FROM "actionLog") AS "total"`)
  return rows[0]!
}

// The floor: bare Fastify and pg with the best SQL for each response. No sign-in, no permissions, no validation of requests, no
// merging of stale saves.
import Fastify from 'fastify'
import pg from 'pg'
import { valueParsers } from '#kit/db/valueParsers.ts'
import { dealingFloor } from './floor/floorDealings.ts'
import { objectFloor } from './floor/floorObjects.ts'
import { paymentFloor } from './floor/floorPayments.ts'
import {
  addAccount,
  countOf,
  keptTotal,
  listOf,
  oneAccount,
  saveNotes,
  searchHits,
  sourceList,
} from './floor/floorSql.ts'

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 20,
  types: valueParsers,
  options: '-c timezone=UTC -c DateStyle=ISO',
})
const server = Fastify()

/** A prepared statement, planned once per connection. */
const rows = async (name: string, text: string, values: unknown[] = []) =>
  (await pool.query({ name, text, values })).rows

type Query = Record<string, string>

server.get('/readyz', () => ({}))

server.get<{ Querystring: Query }>('/api/account', ({ query }) => list('accounts', '', query))
server.get<{ Querystring: Query }>('/api/owner', ({ query }) =>
  list('owners', 'AND a."isOwner"', query),
)

async function list(name: string, where: string, { perPage, currentPage = '1' }: Query) {
  const offset = (Number(currentPage) - 1) * Number(perPage)
  const [items, [count]] = await Promise.all([
    rows(name, listOf(where), [perPage, offset]),
    rows('total', keptTotal, [name]),
  ])
  return { items, totalRows: count.total }
}

server.post<{ Body: { lastName: string; perPage: number } }>(
  '/api/clients/search',
  async ({ body }) => {
    const where = 'AND a."isClient" AND a."searchLastName" LIKE ANY (foldPatterns($1))'
    // Planned for its values, because the best plan depends on how common the name is.
    const [items, { rows: counted }, sources] = await Promise.all([
      pool.query(listOf(where, 2), [body.lastName, body.perPage, 0]),
      pool.query(countOf(where), [body.lastName]),
      rows('sources', sourceList),
    ])
    return {
      items: items.rows,
      totalRows: Number(counted[0].count),
      filterLists: { sourceList: sources },
    }
  },
)

server.get<{ Params: { id: string } }>(
  '/api/account/view/:id',
  async ({ params }) => (await rows('one', oneAccount, [params.id]))[0],
)

server.get<{ Querystring: { searchStr: string } }>('/api/search', async ({ query }) => ({
  items: await rows('search', searchHits, [query.searchStr]),
}))

server.patch<{ Params: { id: string }; Body: { value: string }[] }>(
  '/api/account/patch/:id',
  async ({ params, body }) => (await rows('save', saveNotes, [params.id, body[0]?.value]))[0],
)

server.post<{ Body: { firstName: string; lastName: string } }>(
  '/api/account/add',
  async ({ body }) => (await rows('add', addAccount, [body.firstName, body.lastName]))[0],
)

const ask = {
  prepared: rows,
  planned: async (text: string, values: unknown[]) => (await pool.query(text, values)).rows,
}
objectFloor(server, ask)
dealingFloor(server, ask)
paymentFloor(server, ask)

await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })

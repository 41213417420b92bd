import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { foldTotals, keptTotal } from '#kit/db/totals.ts'
import { testApp } from '../../testing/testApp.ts'
import type { TestApp } from '../../testing/testApp.ts'

type KeptList = { list: string; table: string; condition: string }
type KeptOrder = KeptList & { sort: string; group: string }

let app: TestApp
let lists: KeptList[]
let orders: KeptOrder[]
beforeAll(async () => {
  app = await testApp()
  lists = (await sql<KeptList>`SELECT "list", "table", "condition" FROM "keptList"`.execute(app.db))
    .rows
  const ordered = sql<KeptOrder>`SELECT * FROM "keptOrder" JOIN "keptList" USING ("list")`
  orders = (await ordered.execute(app.db)).rows
})
afterAll(() => app.close())

const post = (url: string, payload: object) => app.call('POST', url, { payload })

async function mustBeRight() {
  for (const { list, table, condition } of lists) {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) FROM ${sql.table(table)} WHERE ${sql.raw(condition)}`.execute(app.db)
    expect({ list, total: await keptTotal(app.db, list) }).toEqual({ list, total: rows[0]!.count })
  }
  for (const { list, sort, table, condition, group } of orders) {
    const counted = sql`SELECT ${sql.raw(group)} AS "group", count(*) AS "rows"
      FROM ${sql.table(table)} WHERE ${sql.raw(condition)} GROUP BY 1 ORDER BY 1`
    const kept = sql`SELECT "group", sum("rows") AS "rows" FROM "listChange"
      WHERE "list" = ${list} AND "sort" = ${sort} GROUP BY 1 HAVING sum("rows") <> 0 ORDER BY 1`
    const groups = async (of: typeof kept) => ({
      list,
      sort,
      groups: (await of.execute(app.db)).rows,
    })
    expect(await groups(kept)).toEqual(await groups(counted))
  }
}

const kinds = ['isOwner', 'isClient', 'isProfessional', 'isSource', 'isPartnerTourism'] as const
const change = fc.record({
  what: fc.constantFrom('add', 'changeKind', 'delete', 'restore', 'merge', 'fold'),
  one: fc.nat(7),
  other: fc.nat(7),
  kind: fc.constantFrom(...kinds),
  is: fc.boolean(),
})

let ids: number[]
beforeEach(async () => {
  ids = await Promise.all(Array.from({ length: 8 }, () => addAccount({})))
})

async function addAccount(values: object): Promise<number> {
  const payload = { firstName: 'Eleni', lastName: 'Vlachou', ...values }
  return (await post('/api/account/add', payload)).json().id
}

test('totals of account lists are right after any concurrent changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
      const answers = await Promise.all(
        changes.map(async ({ what, one, other, kind, is }) => {
          const [id, second] = [ids[one]!, ids[other]!]
          if (what === 'fold') return foldTotals(app.db)
          if (what === 'add') return void (ids[one] = await addAccount({ [kind]: is }))
          if (what === 'changeKind') return post('/api/account/update', { id, [kind]: is })
          if (what === 'delete') return app.call('DELETE', `/api/account/${id}`)
          if (what === 'restore') return post(`/api/account/restore/${id}`, {})
          return post('/api/account/merge', { account: { id }, duplicateId: second })
        }),
      )
      for (const answer of answers) expect(answer?.statusCode ?? 200).toBeLessThan(500)
      await mustBeRight()
    }),
    { numRuns: 20 },
  )
})

test('totals of lists of objects, keys, leads, activities and alerts are right', async () => {
  const { id } = (await app.call('GET', '/api/object/add')).json()
  await mustBeRight()
  await post('/api/object/update', { id, hasKey: true })
  const links = [{ entity: 'Object', id }]
  const { lead } = (await post('/api/lead/add', {})).json()
  const { id: activity } = (await post('/api/activity/update', { done: false, links })).json()
  const alert = await app.db
    .insertInto('alert')
    .values({ source: 'test', content: 'Rent is due' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await mustBeRight()
  await post('/api/activity/update', { id: activity, done: true })
  await app.call('GET', `/api/alert/${alert.id}`)
  await mustBeRight()
  expect(await keptTotal(app.db, 'actionsDone')).toBe(1)
  const stay = { object: { id }, checkIn: '2026-07-01', duration: 2, client: { lastName: 'Guest' } }
  const { id: reservation } = (await post('/api/Reservation/update', stay)).json()
  await mustBeRight()
  expect(await keptTotal(app.db, 'reservations')).toBe(1)
  await app.call('DELETE', `/api/Reservation/${reservation}`)
  await mustBeRight()
  await app.call('DELETE', `/api/object/${id}`)
  await app.call('DELETE', `/api/lead/${lead.id}`)
  await app.call('DELETE', `/api/activity/${activity}`)
  await app.call('DELETE', `/api/alert/${alert.id}`)
  await mustBeRight()
  await post(`/api/object/restore/${id}`, {})
  await mustBeRight()
  expect(await keptTotal(app.db, 'objectKeys')).toBe(1)
})

test.each([
  ['Viewing', 'viewings'],
  ['Deal', 'deals'],
])('the list of each %s has as many as there are', async (kind, list) => {
  const { id } = (await post(`/api/${kind}/update`, {})).json()
  await post(`/api/${kind}/update`, {})
  await mustBeRight()
  await app.call('DELETE', `/api/${kind}/${id}`)
  await mustBeRight()
  expect(await keptTotal(app.db, list)).toBe(1)
  await post(`/api/${kind}/restore/${id}`, {})
  await mustBeRight()
})

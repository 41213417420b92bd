// Next and previous in every list that leads to records, in every order that it can be sorted by.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { kindsOpenedFrom, trailKinds } from '../shell/trailRecords.ts'
import { testApp } from '../testing/testApp.ts'
import type { Person, TestApp } from '../testing/testApp.ts'
import { instantNow } from '#kit/clock.ts'

let app: TestApp
const account: number[] = []
beforeAll(async () => {
  app = await testApp()
  const insert = async (table: string, values: object): Promise<number> => {
    const row = app.db.insertInto(table as never).values(values as never)
    return ((await row.returning('id' as never).executeTakeFirstOrThrow()) as { id: number }).id
  }
  const some = <T>(of: readonly T[], at: number) => of[at % of.length]!
  for (let at = 0; at < 7; at++) {
    const makers = [app.admin.accountId, app.employee.accountId, null]
    const stamps = { createdById: some(makers, at), modifiedById: some(makers, at + 1) }
    const accountId = await insert('account', {
      ...stamps,
      lastName: some(['Ωνάση', 'Кузнецова', 'Adams'], at),
      isOwner: true,
      isClient: true,
      isSource: true,
      isProfessional: true,
      isNotary: at % 2 === 0,
      isPartnerTourism: true,
      isEmploye: at === 5,
      hasTransactions: true,
      companyType: some([null, 1, 2], at),
      purchaseBudgetRangeMin: some([null, 1000, 2000], at),
    })
    account.push(accountId)
    const { id: objectId } = (await app.call('GET', '/api/object/add')).json()
    const payload = { id: objectId, title: some(['Flat', 'House'], at), hasKey: true }
    const area = some([null, 50, 90], at)
    await app.call('POST', '/api/object/update', { payload: { ...payload, area } })
    const demandId = await insert('lead', { accountId, ...stamps, stage: some([1, 2, null], at) })
    await insert('viewing', {
      demandId,
      dateOfViewing: some([null, '2026-05-01T10:00:00', '2026-05-02T10:00:00'], at),
      result: some([0, 1], at),
    })
    await insert('deal', { objectId, dealType: some([null, 1], at), price: some([null, 5], at) })
    await insert('brokerOrder', {
      side: 'viewing',
      partyNames: some(['Anna', 'Boris'], at),
      ...stamps,
    })
    await insert('document', { name: some(['Lease', 'Deed'], at), ...stamps })
    await insert('alert', {
      source: some(['Mail', 'Site'], at),
      content: 'News',
      date: instantNow(),
    })
  }
})
afterAll(() => app.close())

const lists = () =>
  app.http.endpoints.filter(({ path, method }) => {
    const isRead = method === 'POST' || path !== '/api/alert/list'
    return isRead && kindsOpenedFrom(path).length > 0
  })
type Sent = Record<string, unknown>
type Asked = { path: string; method: string }
const ask = async ({ path, method }: Asked, sent: Sent, as: Person = app.admin) => {
  const query = new URLSearchParams(Object.entries(sent).map(([name, value]) => [name, `${value}`]))
  const answer =
    method === 'GET'
      ? await app.call('GET', `${path}?${query}`, { as })
      : await app.call('POST', path, { payload: sent, as })
  expect([path, sent, answer.statusCode]).toEqual([path, sent, 200])
  return answer.json()
}

const sortsOf = ({ query, body, method }: { query: z.ZodType; body: z.ZodType; method: string }) =>
  (
    ((method === 'GET' ? query : body) as z.ZodObject).shape['sortBy'] as z.ZodOptional<z.ZodEnum>
  ).unwrap().options as string[]

// Two of the many flags of a specialist are enough.
const isTold = (sort: string) => !/^is(?!Notary|Lawyer|PartnerTourism)/.test(sort)

test('the neighbours of a record are the rows beside it in the list', async () => {
  expect(new Set(lists().flatMap(({ path }) => kindsOpenedFrom(path)))).toEqual(
    new Set(trailKinds()),
  )
  for (const list of lists())
    for (const [at, sortBy] of sortsOf(list).filter(isTold).entries()) {
      const sortDesc = at % 2 === 0
      const { items, totalRows } = await ask(list, { sortBy, sortDesc })
      const ids = items.map(({ id }: { id: number }) => id)
      if (!list.path.includes('Reservation')) expect(ids.length).toBeGreaterThan(1)
      expect((await ask(list, { sortBy, sortDesc, numbers: true })).numbers).toEqual(ids)
      const shown = [...new Set([0, Math.floor(ids.length / 2), ids.length - 1])].filter(
        (at) => at >= 0 && ids.length > 0,
      )
      const beside = await Promise.all(
        shown.map((at) => ask(list, { sortBy, sortDesc, beside: ids[at] })),
      )
      expect([list.path, sortBy, beside.map((one) => one.beside)]).toEqual([
        list.path,
        sortBy,
        shown.map((at) => ({
          before: ids[at - 1] ?? null,
          after: ids[at + 1] ?? null,
          at: at + 1,
          isIn: true,
        })),
      ])
      expect(beside.every((one) => one.totalRows === totalRows)).toBe(true)
    }
})

const owners = { path: '/api/owner', method: 'GET' }

test('a record that left the list keeps its neighbours, but has no position', async () => {
  const sorted = { sortBy: 'id', sortDesc: false }
  const [first, second, third] = account
  await app.call('POST', '/api/account/update', { payload: { id: second, isOwner: false } })
  expect((await ask(owners, { ...sorted, beside: second })).beside).toEqual({
    before: first,
    after: third,
    at: null,
    isIn: false,
  })
  expect((await ask(owners, { ...sorted, beside: first })).beside.after).toBe(third)
  await app.call('DELETE', `/api/account/${third}`)
  expect((await ask(owners, { ...sorted, beside: third })).beside).toMatchObject({
    before: first,
    after: account[3],
    isIn: false,
  })
})

test('with a filter, neighbours are rows that match it', async () => {
  const clients = { path: '/api/clients/search', method: 'POST' }
  const sent = { lastName: 'Кузнецова', sortBy: 'id', sortDesc: false }
  const { items } = await ask(clients, sent)
  const [one, other] = items.map(({ id }: { id: number }) => id)
  expect((await ask(clients, { ...sent, beside: one })).beside).toMatchObject({
    after: other,
    at: 1,
  })
})

test('nobody learns the position of a record that they may not open', async () => {
  const all = { path: '/api/account', method: 'GET' }
  const employe = account[5]!
  const nothing = { before: null, after: null, at: null, isIn: false }
  expect((await ask(all, { beside: employe }, app.branchEmployee)).beside).toEqual(nothing)
  expect((await ask(owners, { beside: employe }, app.branchEmployee)).beside).toEqual(nothing)
  expect((await ask(all, { beside: employe })).beside.isIn).toBe(true)
  const neighbours = await ask(
    all,
    { beside: account[4], sortBy: 'id', sortDesc: false },
    app.branchEmployee,
  )
  expect(neighbours.beside.after).toBe(account[6])
})

test('an unknown id has no position', async () => {
  expect((await ask(owners, { beside: 2_000_000_000 })).beside).toEqual({
    before: null,
    after: null,
    at: null,
    isIn: false,
  })
})

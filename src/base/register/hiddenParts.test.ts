// For every foreign key between records × every operation that moves, deletes or switches off: users who may not open a
// record that refers to another may not do it to the other one; an administrator may.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRow } from '#app/testing/insertRow.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { referencesTo } from '#kit/db/references.ts'
import type { Method } from '#kit/http/endpoint.ts'
import { recordKinds } from './records.contract.ts'
import type { RecordKind } from './records.contract.ts'
import { tableOf } from './tableOf.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const insert = (table: string, values: object) => insertRow(app.db, table, values)
const addObject = async (): Promise<number> => (await app.call('GET', '/api/object/add')).json().id
const addAccount = (more: object = {}) =>
  insert('account', { lastName: 'Client', firstName: 'Maria', isClient: true, ...more })
const addStay = async (more: object = {}) =>
  insert('reservation', {
    objectId: await addObject(),
    checkIn: '2026-07-01',
    duration: 3,
    clientLastName: 'Guest',
    ...more,
  })
const addPayment = (accountId: number, more: object = {}) =>
  insert('transaction', {
    accountId,
    isDebit: false,
    amount: 480,
    transactionDate: '2026-03-01T10:00:00',
    paymentMethod: 1,
    categoryId: 1,
    ...more,
  })
const addFeed = (objectId: number) => insert('stayFeed', { objectId, name: 'Booking' })

/** Records hidden from branch employees, by the foreign key with which they refer to another record. */
const parts: Record<string, (id: number) => Promise<unknown>> = {
  'transaction.accountId': (accountId) => addPayment(accountId),
  'transaction.objectId': async (objectId) => addPayment(await addAccount(), { objectId }),
  'reservation.sourceId': (sourceId) => addStay({ sourceId }),
  'reservation.accountId': (accountId) => addStay({ accountId }),
  'reservation.objectId': (objectId) => addStay({ objectId }),
  'reservation.demandId': (demandId) => addStay({ demandId }),
  'lead.accountId': async (accountId) => addStay({ demandId: await insert('lead', { accountId }) }),
  'lead.source': async (source) =>
    insert('lead', { source, accountId: await addAccount({ isEmploye: true }) }),
  'stayFeed.objectId': addFeed,
  'stayBlock.objectId': async (objectId) =>
    insert('stayBlock', { objectId, from: '2026-07-01', till: '2026-07-03' }),
  'staySeason.objectId': (objectId) =>
    insert('staySeason', { objectId, from: '2026-07-01', till: '2026-07-03', price: 90 }),
  'stayLink.objectId': (objectId) => insert('stayLink', { objectId, tokenHash: randomBytes(32) }),
}

/** Foreign keys of records that do not belong to the other record, or that everyone who may open it may open. */
const others = [
  'createdById',
  'modifiedById',
  'deletedById',
  'mergedIntoId',
  'readedById',
  'alert.accountId',
  'alert.objectId',
  'account.branchId',
  'deal.objectId',
  'deal.demandId',
  'objectAccount.objectId',
  'objectAccount.accountId',
  'objectKey.id',
  'objectKey.accountId',
  'selection.leadId',
  'viewing.demandId',
  // Who may open an order follows its lead alone.
  'brokerOrder.agentId',
  'brokerOrder.demandId',
  'brokerOrder.viewingId',
  'brokerOrder.extendsId',
  'brokerOrder.templateId',
  'orderTemplate.approvedById',
  // Only the office sees alerts.
  'stayFeed.alertId',
  // People who may see stays may see payments.
  'transaction.reservationId',
  // Records aside: a refusal would tell that they exist (knownClientAccess.test.ts).
  'knownClient.accountId',
  'knownClient.dealId',
]

type Call = [method: Method, url: string, payload?: object]
type KindCalls = {
  make: () => Promise<number>
  /** Operations on a record that is not deleted. */
  calls: (id: number) => Promise<Record<string, Call>>
  /** Operations on a record in the trash. */
  restore: (id: number) => Record<string, Call>
}

const kinds: Partial<Record<RecordKind, KindCalls>> = {
  Account: {
    make: () => addAccount({ hasTransactions: true }),
    calls: async (id) => ({
      ...deletesOf('Account', id, `/api/account/${id}`),
      'merge away': [
        'POST',
        '/api/account/merge',
        { account: { id: await addAccount() }, duplicateId: id },
      ],
      'merge into': [
        'POST',
        '/api/account/merge',
        { account: { id }, duplicateId: await addAccount() },
      ],
      update: ['POST', '/api/account/update', { id, hasTransactions: false }],
      patch: [
        'PATCH',
        `/api/account/patch/${id}`,
        [{ op: 'replace', path: '/hasTransactions', value: false }],
      ],
    }),
    restore: (id) => restoresOf('Account', id, `/api/account/restore/${id}`),
  },
  Object: {
    make: addObject,
    calls: async (id) => deletesOf('Object', id, `/api/object/${id}`),
    restore: (id) => restoresOf('Object', id, `/api/object/restore/${id}`),
  },
  Demand: {
    make: async () => insert('lead', { accountId: await addAccount() }),
    calls: async (id) => ({
      ...deletesOf('Demand', id, `/api/lead/${id}`),
      'give to another client': ['POST', '/api/lead/update', { id, accountId: await addAccount() }],
    }),
    restore: (id) => restoresOf('Demand', id, `/api/lead/restore/${id}`),
  },
}

const deletesOf = (entity: RecordKind, id: number, url: string): Record<string, Call> => ({
  delete: ['DELETE', url],
  'delete many': ['POST', '/api/bulk/delete', { entity, ids: [id] }],
})
const restoresOf = (entity: RecordKind, id: number, url: string): Record<string, Call> => ({
  restore: ['POST', url],
  'restore from the trash': ['POST', '/api/trash/restore', { entity, id }],
  'restore many': ['POST', '/api/bulk/restore', { entity, ids: [id] }],
})

const answerOf = async ([method, url, payload]: Call, as: Person) => {
  const answer = await app.call(method, url, { as, payload })
  const refused = answer.statusCode === 200 && url.includes('/bulk/') && answer.json().items[0]
  return refused ? refused.refused : answer.statusCode === 200 ? null : answer.json().detail
}
const reason =
  'Payments, stays or other records that you may not see belong to this record. Ask a colleague in the office to do it.'
const markDeleted = (kind: RecordKind, id: number) =>
  sql`UPDATE ${sql.table(tableOf(kind))} SET "deletedOn" = now() WHERE "id" = ${id}`.execute(app.db)

test('every foreign key between records is tested or known to hide nothing', async () => {
  const tables = new Set<string>([
    ...recordKinds().map(tableOf),
    'stayFeed',
    'stayBlock',
    'stayLink',
    'staySeason',
  ])
  const missing: string[] = []
  for (const kind of recordKinds())
    for (const { table, column } of await referencesTo(app.db, tableOf(kind)))
      if (tables.has(table) && !others.includes(column) && !others.includes(`${table}.${column}`))
        if (!parts[`${table}.${column}`]) missing.push(`${table}.${column}`)
  expect(missing).toEqual([])
})

describe.each(Object.entries(kinds))('%s', (name, { make, calls, restore }) => {
  const kind = name as RecordKind
  const withPart = async (key: string) => {
    const id = await make()
    await parts[key]!(id)
    return id
  }
  const keysOf = async () =>
    (await referencesTo(app.db, tableOf(kind)))
      .map(({ table, column }) => `${table}.${column}`)
      .filter((key) => parts[key] && !others.includes(key))

  test('is moved by administrators, not by people who may not see its parts', async () => {
    const wrong: string[] = []
    const keys = await keysOf()
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys)
      for (const deleted of [false, true])
        for (const verb of Object.keys(deleted ? restore(0) : await calls(await make()))) {
          const id = await withPart(key)
          if (deleted) await markDeleted(kind, id)
          const call = (deleted ? restore(id) : await calls(id))[verb]!
          const refused = await answerOf(call, app.branchEmployee)
          if (refused !== reason) wrong.push(`${verb} with ${key} of a branch: ${refused}`)
          const done = await answerOf(call, app.admin)
          if (done !== null) wrong.push(`${verb} with ${key} as administrator: ${done}`)
        }
    expect(wrong).toEqual([])
  })

  test('is moved by branch employees who may see all its parts', async () => {
    for (const verb of Object.keys(await calls(await make())))
      expect([
        verb,
        await answerOf((await calls(await make()))[verb]!, app.branchEmployee),
      ]).toEqual([verb, null])
  })

  test('in the trash is marked as restorable or not', async () => {
    const free = await make()
    const [key] = await keysOf()
    const held = await withPart(key!)
    for (const id of [free, held]) await markDeleted(kind, id)
    const { items } = (
      await app.call('GET', `/api/trash?kind=${kind}&perPage=1000`, { as: app.branchEmployee })
    ).json()
    const can = (id: number) => items.find((row: { id: number }) => row.id === id)?.canRestore
    expect([can(free), can(held)]).toEqual([true, false])
  })
})

test('only people who may see the moved payments can undo a merge', async () => {
  const [keptId, duplicateId] = [await addAccount(), await addAccount()]
  await addPayment(duplicateId)
  const merge: Call = ['POST', '/api/account/merge', { account: { id: keptId }, duplicateId }]
  expect(await answerOf(merge, app.admin)).toBeNull()
  const undo: Call = ['POST', `/api/account/unmerge/${duplicateId}`]
  expect(await answerOf(undo, app.branchEmployee)).toBe(reason)
  expect(await answerOf(undo, app.admin)).toBeNull()
})

test.each([
  ['el', /πληρωμές/],
  ['ru', /платежи/],
])('the reason is given in the language %s', async (language, text) => {
  const id = await addAccount()
  await addPayment(id)
  await app.call('POST', '/api/UserSettings/Language', {
    payload: { language },
    as: app.branchEmployee,
  })
  const answer = await app.call('DELETE', `/api/account/${id}`, { as: app.branchEmployee })
  expect(answer.statusCode).toBe(403)
  expect(answer.json().detail).toMatch(text)
})

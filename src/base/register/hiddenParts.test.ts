// Walks every foreign key between records × everything that moves, deletes or switches off: who may not open what
// refers to a record may not do it. An administrator may, with the same records.
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
const addPayment = (accountId: number) =>
  insert('transaction', {
    accountId,
    isDebit: false,
    amount: 480,
    transactionDate: '2026-03-01T10:00:00',
    paymentMethod: 1,
    categoryId: 1,
  })
const addFeed = (objectId: number) => insert('stayFeed', { objectId, name: 'Booking' })

/** What refers to a record and is kept from people of a branch, by the foreign key that it refers with. */
const parts: Record<string, (id: number) => Promise<unknown>> = {
  'transaction.accountId': addPayment,
  'reservation.sourceId': (sourceId) => addStay({ sourceId }),
  'reservation.objectId': (objectId) => addStay({ objectId }),
  'reservation.demandId': (demandId) => addStay({ demandId }),
  'lead.accountId': async (accountId) => addStay({ demandId: await insert('lead', { accountId }) }),
  'lead.source': async (source) =>
    insert('lead', { source, accountId: await addAccount({ isEmploye: true }) }),
  'stayFeed.objectId': addFeed,
  'stayBlock.objectId': async (objectId) =>
    insert('stayBlock', { objectId, from: '2026-07-01', till: '2026-07-03' }),
  'stayLink.objectId': (objectId) => insert('stayLink', { objectId, tokenHash: randomBytes(32) }),
}

/** Refer to a record without belonging to it, or are open to all who may open the record. */
const others = [
  ...['createdById', 'modifiedById', 'deletedById', 'mergedIntoId', 'readedById'],
  ...['alert.accountId', 'alert.objectId', 'account.branchId'],
  ...['deal.objectId', 'deal.demandId', 'objectAccount.objectId', 'objectAccount.accountId'],
  ...['objectKey.id', 'objectKey.accountId', 'selection.leadId', 'viewing.demandId'],
  // Alerts are the office's.
  'stayFeed.alertId',
]

type Call = [method: Method, url: string, payload?: object]
type Moves = {
  make: () => Promise<number>
  /** What is done to a record that is there. */
  calls: (id: number) => Promise<Record<string, Call>>
  /** What is done to one in the trash. */
  restore: (id: number) => Record<string, Call>
}

const kinds: Partial<Record<RecordKind, Moves>> = {
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

test('every foreign key between records is walked, or cannot hide anything', async () => {
  const tables = new Set<string>([
    ...recordKinds().map(tableOf),
    'stayFeed',
    'stayBlock',
    'stayLink',
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

  test('is not moved by who may not see what belongs to it, and is by an administrator', async () => {
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

  test('is moved by people of a branch who see all that belongs to it', async () => {
    for (const verb of Object.keys(await calls(await make())))
      expect([
        verb,
        await answerOf((await calls(await make()))[verb]!, app.branchEmployee),
      ]).toEqual([verb, null])
  })

  test('in the trash says whether it can be restored', async () => {
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

test('a merge is not undone by who may not see the payments that it moved', async () => {
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
])('the reason is said in the language %s', async (language, text) => {
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

// Search boxes of the lists of activities, alerts and actions: by words and names, in any script.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'

let app: TestApp
let account: number
let object: { id: number; referenceNumber: string }
const add = async (table: 'activity' | 'alert', values: object) =>
  (
    await app.db
      .insertInto(table)
      .values(values as never)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

beforeAll(async () => {
  app = await testApp()
  const payload = { firstName: 'Άννα', lastName: 'Τσιλιγκίρη' }
  account = (await app.call('POST', '/api/account/add', { payload })).json().id
  object = (await app.call('GET', '/api/object/add')).json().object
  const update = { id: object.id, title: 'Windmill' }
  await app.call('POST', '/api/object/update', { payload: update })
  const link = async (description: string, entity: string, entityId: number) => {
    const activityId = await add('activity', { description, done: false })
    const values = { activityId, entity, entityId, position: 0 }
    await app.db.insertInto('activityLink').values(values).execute()
  }
  await link('Κλειδιά στο γραφείο', 'Account', app.admin.accountId)
  await link('Call back', 'Account', account)
  await link('Take pictures', 'Object', object.id)
  await add('alert', { source: 'Site form', content: 'Please call me about the boat' })
  await add('alert', { source: 'Rent', content: '-', entity: 'Object', entityId: object.id })
  await add('alert', { source: 'Rent', content: '-', accountId: account })
  await add('alert', { source: 'Rent', content: '-', notes: 'Позвонил Иванов' })
  await add('alert', { source: 'Gone', content: 'boat', deletedOn: '2026-01-01' })
})
afterAll(() => app.close())

async function found(path: string, searchStr: string | null, as?: Person): Promise<object[]> {
  const payload = { searchStr }
  const answer = (await app.call('POST', path, { payload, ...(as && { as }) })).json()
  expect(answer.totalRows).toBe(answer.items.length)
  return answer.items
}
const texts = async (path: string, typed: string, of: string) =>
  (await found(path, typed)).map((row) => (row as Record<string, unknown>)[of])

test.each([
  ['kleidia', ['Κλειδιά στο γραφείο']],
  ['tsiligkiri', ['Call back']],
  ['call', ['Call back']],
  ['windmill', ['Take pictures']],
  ['zzzz', []],
])('activities: %s', async (typed, expected) => {
  expect(await texts('/api/activity/actions', typed, 'description')).toEqual(expected)
})

test('activities are found by object number and with other filters; an empty text finds all', async () => {
  const path = '/api/activity/actions'
  expect(await texts(path, object.referenceNumber, 'description')).toEqual(['Take pictures'])
  const both = { payload: { searchStr: 'call', done: true } }
  expect((await app.call('POST', path, both)).json()).toMatchObject({ items: [], totalRows: 0 })
  expect([(await found(path, ' ')).length, (await found(path, null)).length]).toEqual([3, 3])
})

test.each([
  ['boat', 1],
  ['site', 1],
  ['ivanov', 1],
  ['Windmill', 1],
  ['ΤΣΙΛΙΓΚ', 1],
  ['zzzz', 0],
  ['', 4],
])('alerts: %s', async (typed, count) => {
  expect(await found('/api/alert/list', typed)).toHaveLength(count)
})

test('log entries are found by person or record', async () => {
  const over = async (typed: string) =>
    (await found('/api/actionLog', typed)).map((row) => {
      const { entity, entityId } = row as { entity: string; entityId: number }
      return `${entity} ${entityId}`
    })
  expect(new Set(await over('tsiligkiri'))).toEqual(new Set([`Account ${account}`]))
  expect(new Set(await over('windmill'))).toEqual(new Set([`Object ${object.id}`]))
  expect(await over('zzzz')).toEqual([])
  expect((await over('')).length).toBeGreaterThan(2)
})

test.each(['/api/activity/actions', '/api/alert/list', '/api/actionLog'])(
  '%s rejects invalid texts',
  async (path) => {
    for (const searchStr of [7, 'a\u0000', 'x'.repeat(201)]) {
      const answer = await app.call('POST', path, { payload: { searchStr } })
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['searchStr']])
    }
  },
)

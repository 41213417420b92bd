// While the disk is full, saves are refused in the person's language; reading and signing in still work.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildBackend } from '#app/buildBackend.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { plentyOfDiskSpace } from '#kit/files/diskSpace.ts'
import type { DiskSpace, DiskSpaceState } from '#kit/files/diskSpace.ts'
import { languages } from '#kit/i18n/languages.ts'
import { bundledTexts } from '#base/register/bundledTexts.ts'
import type { Backend } from '#base/backend/backend.ts'

let app: TestApp
let http: Backend['http']
let room: DiskSpace = plentyOfDiskSpace
const listeners: ((room: DiskSpace) => Promise<void> | void)[] = []

beforeAll(async () => {
  app = await testApp()
  const { http: _http, translate: _translate, log: _log, ...parts } = app
  const watch: Backend['room'] = {
    now: () => room,
    all: () => [],
    listen: (listener) => void listeners.push(listener),
    stop: async () => {},
  }
  http = (await buildBackend({ ...parts, logger: false, room: watch })).http
})
beforeEach(() => becomes('plenty'))
afterAll(async () => {
  await http.close()
  await app.close()
})

async function becomes(state: DiskSpaceState) {
  const megabyte = 1_000_000
  const freeBytes = { plenty: 9000, low: 812, full: 312 }[state] * megabyte
  room = { state, path: '/data', freeBytes, totalBytes: 9000 * megabyte, stopBytes: 500 * megabyte }
  for (const listener of listeners) await listener(room)
}

const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, as = app.admin) =>
  http.inject({
    method,
    url,
    headers: { authorization: `Bearer ${as.token}` },
    ...(payload && { payload }),
  })

const saveAgency = () => call('POST', '/api/Agency/update', { phone: '+30 2310 111 222' })

test("a save on a full disk is refused in the user's language, and works once there is space", async () => {
  await becomes('full')
  for (const language of languages) {
    const change = app.db.updateTable('user').set({ language })
    await change.where('accountId', '=', app.admin.accountId).execute()
    const answer = await saveAgency()
    expect([answer.statusCode, answer.json()]).toEqual([
      507,
      expect.objectContaining({
        title: bundledTexts[language]['problem.title.507'],
        detail: bundledTexts[language]['problem.detail.507'],
      }),
    ])
  }
  await becomes('low')
  expect((await saveAgency()).statusCode).toBe(200)
})

test('people can read, list, sign in and out while the disk is full', async () => {
  await becomes('full')
  const list = await call('POST', '/api/alert/list', { from: 0, rows: 10 })
  expect(list.statusCode).not.toBe(507)
  expect((await call('GET', '/api/Alert/unreadCount')).statusCode).toBe(200)
  const login = { username: 'nobody@example.com', password: 'wrong' }
  expect((await call('POST', '/api/authenticate/login', login)).statusCode).toBe(400)
})

test('the office is alerted once a day of each state, and can read the alert while the disk is full', async () => {
  await app.db.deleteFrom('alert').execute()
  await becomes('low')
  await becomes('plenty')
  await becomes('low')
  await becomes('full')
  await becomes('low')
  const alerts = await app.db.selectFrom('alert').select(['id', 'said']).orderBy('id').execute()
  expect(alerts.map(({ said }) => said?.lines[0]?.[0])).toEqual([
    'room.alert.low',
    'room.alert.full',
  ])
  await becomes('full')
  for (const { id } of alerts) {
    const answer = await call('GET', `/api/alert/${id}`)
    expect([answer.statusCode, answer.json().content]).toEqual([
      200,
      expect.stringContaining('/data'),
    ])
  }
  await app.db.updateTable('alert').set({ date: '2020-01-01T00:00:00Z' }).execute()
  await becomes('low')
  expect((await app.db.selectFrom('alert').select('id').execute()).length).toBe(3)
})

test('only administrators see the free disk space', async () => {
  await becomes('low')
  expect((await call('GET', '/api/Room')).json()).toEqual(room)
  expect((await call('GET', '/api/Room', undefined, app.employee)).statusCode).toBe(403)
})

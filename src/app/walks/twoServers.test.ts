// Two servers on one database behave as one: no important state is only in a process's memory.
// @module-tag faults
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'
import { writeSheet } from '#kit/sheets/writeSheet.ts'
import type { Tables } from '#base/backend/tables.ts'
import {
  databaseSettings,
  endServer,
  get,
  post,
  signIn,
  startServer,
} from '../testing/runningServer.ts'
import type { RunningServer } from '../testing/runningServer.ts'

let database: TestDatabase<Tables>
let folder: string
let one: RunningServer
let other: RunningServer

beforeAll(async () => {
  database = await testDatabase<Tables>()
  folder = await mkdtemp(join(tmpdir(), 'estia-two-'))
  ;[one, other] = await Promise.all([start(), start()])
})
afterAll(async () => {
  await Promise.all([one, other].map(endServer))
  await database?.drop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

const start = (): Promise<RunningServer> =>
  startServer({ DATA_DIR: folder, ...databaseSettings(database) })

test('a session works on both servers, until it ends on either', async () => {
  const token = await signIn(one)
  expect((await get(other, '/api/account', token)).status).toBe(200)
  expect((await post(other, '/api/authenticate/logout', {}, token)).status).toBe(200)
  expect((await get(one, '/api/account', token)).status).toBe(401)
})

test('both servers together created one administrator', async () => {
  const { rows } = await database.pool.query<{ n: number }>('SELECT count(*) AS n FROM "user"')
  expect(rows[0]?.n).toBe(1)
})

test('failed tries at both count together', async () => {
  const wrong = { username: 'nobody@example.com', password: 'not this one' }
  const statuses: number[] = []
  for (let tries = 0; tries < 14; tries++) {
    statuses.push((await post(tries % 2 ? one : other, '/api/authenticate/login', wrong)).status)
  }
  expect(statuses.slice(0, 4)).toEqual([400, 400, 400, 400])
  expect(statuses.at(-1)).toBe(429)
  expect((await post(one, '/api/authenticate/login', wrong)).status).toBe(429)
  expect((await post(other, '/api/authenticate/login', wrong)).status).toBe(429)
})

test('a changed role, a changed password and a deletion take effect on the other server at once', async () => {
  const admin = await signIn(one)
  const person = { username: 'second@example.com', password: 'calm walnut ferry' }
  const names = { firstName: 'Eleni', lastName: 'Second', email: person.username, isEmploye: true }
  const { id } = (await (await post(one, '/api/account/add', names, admin)).json()) as {
    id: number
  }
  const setPassword = { email: person.username, password: person.password }
  await post(one, '/api/authenticate/setPassword', setPassword, admin)
  const enter = async () => {
    const answer = await post(other, '/api/authenticate/login', person)
    return ((await answer.json()) as { token: string }).token
  }
  const token = await enter()
  expect((await get(other, '/api/UserRole/1', token)).status).toBe(403)
  await post(one, `/api/UserRole/${id}`, { role: 'admin' }, admin)
  expect((await get(other, '/api/UserRole/1', token)).status).toBe(200)
  await post(one, '/api/account/update', { id, isEmploye: false }, admin)
  expect((await get(other, '/api/account', token)).status).toBe(403)
  await post(one, '/api/authenticate/setPassword', setPassword, admin)
  expect((await get(other, '/api/authenticate/me', token)).status).toBe(401)
  // The other server does nothing for a person whom it knew a moment ago.
  const late = { firstName: 'Too', lastName: 'Late' }
  expect((await post(other, '/api/account/add', late, token)).status).toBe(401)
  const saved = await post(other, '/api/account/update', { id, lastName: 'Late' }, token)
  expect(saved.status).toBe(401)
  const { rowCount } = await database.pool.query(`SELECT FROM "account" WHERE "lastName" = 'Late'`)
  expect(rowCount).toBe(0)
  const again = await enter()
  await fetch(`${one.url}/api/account/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${admin}` },
  })
  expect((await get(other, '/api/authenticate/me', again)).status).toBe(401)
})

test('simultaneous changes on different servers are both kept', async () => {
  const token = await signIn(one)
  const added = await post(
    one,
    '/api/account/add',
    { firstName: 'Maria', lastName: 'Petrou' },
    token,
  )
  const { id } = (await added.json()) as { id: number }
  const answers = await Promise.all([
    post(one, '/api/account/update', { id, version: 1, city: 'Volos' }, token),
    post(other, '/api/account/update', { id, version: 1, postcode: '38221' }, token),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const account = (await (await get(other, `/api/account/view/${id}`, token)).json()) as object
  expect(account).toMatchObject({ city: 'Volos', postcode: '38221', version: 3 })
})

test('a running server reads and saves while a newer one adds columns to its tables', async () => {
  const token = await signIn(one)
  const ask = async (path: string, body?: object) => {
    const answer = body ? await post(one, path, body, token) : await get(one, path, token)
    expect(answer.status, `${path}: ${await answer.clone().text()}`).toBe(200)
    return (await answer.json()) as { id: number }
  }
  const account = await ask('/api/account/add', { firstName: 'Nikos', lastName: 'Petrou' })
  const object = await ask('/api/object/add')
  await ask('/api/object/update', { id: object.id, hasKey: true })
  const links = [{ entity: 'Account', id: account.id }]
  const activity = await ask('/api/activity/update', { description: 'Call', links })

  const workDay = async (day: number) => {
    await ask('/api/account/update', { id: account.id, city: `Volos ${day}` })
    await ask('/api/account/update', { id: account.id, endDate: `2030-01-0${day}` })
    await ask(`/api/account/view/${account.id}`)
    await ask('/api/object/update', { id: object.id, title: `House ${day}` })
    await ask('/api/object/update', { id: object.id, imagesExisting: [] })
    await ask(`/api/object/view/${object.id}`)
    await ask('/api/ObjectKeys/edit', { objectId: object.id, description: `Hook ${day}` })
    await ask(`/api/ObjectKeys/edit/${object.id}`)
    await ask('/api/activity/update', { id: activity.id, description: `Call ${day}`, links })
    await ask(`/api/activity/${activity.id}`)
  }
  await workDay(1)
  for (const table of [
    'account',
    'object',
    'objectKey',
    'activity',
    'actionLog',
    'session',
    'user',
  ])
    await database.pool.query(`ALTER TABLE "${table}" ADD COLUMN "newer" text DEFAULT 'later'`)
  await workDay(2)
  expect(await ask(`/api/account/view/${account.id}`)).toMatchObject({ city: 'Volos 2' })
})

test('texts imported on one server are used on the other at once', async () => {
  const token = await signIn(one)
  const columns = ['key', 'en'].map((title) => ({ title, width: 20 }))
  const rows = [['problem.noSession', 'Please sign in first.']]
  const parts: Uint8Array[] = []
  for await (const part of writeSheet({ name: 'Texts', columns, rows })) parts.push(part as Buffer)
  const form = new FormData()
  form.append('file', new Blob([Buffer.concat(parts)]), 'texts.xlsx')
  const headers = { authorization: `Bearer ${token}` }
  const url = `${one.url}/api/LocalizationExport`
  expect((await fetch(url, { method: 'POST', headers, body: form })).status).toBe(200)
  for (const server of [one, other])
    expect(await (await get(server, '/api/account', '')).json()).toMatchObject({
      detail: 'Please sign in first.',
    })
})

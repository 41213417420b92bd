// GETs that change something: only on purpose, and only those that declare it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changesSomething } from '#kit/http/endpoint.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { buildBackend } from '../buildBackend.ts'
import { countUses } from '../testing/effectsOfCalls.ts'
import { noteWrites, tablesBut } from '../testing/noteWrites.ts'
import { password } from '../testing/seedPeople.ts'
import { testApp } from '../testing/testApp.ts'
import type { TestApp } from '../testing/testApp.ts'

let app: TestApp
/** Returns the tables written since its last call. */
let written: () => Promise<string[]>
beforeAll(async () => {
  app = await testApp()
  for (let time = 0; time < 3; time++) await app.call('GET', '/api/object/add')
  for (const isClient of [true, false])
    await app.call('POST', '/api/account/add', {
      payload: { firstName: 'Anna', lastName: 'Pappa', isClient },
    })
  await newAlert()
  // Ignore writes of when somebody was last active.
  written = await noteWrites(app.db, await tablesBut(app.db, 'session'))
})
afterAll(() => app.close())

async function newAlert(): Promise<number> {
  const { id } = await app.db
    .insertInto('alert')
    .values({ source: 'rent', content: 'is due' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const gets = () => app.http.endpoints.filter(({ method }) => method === 'GET')
const addressesOf = ({ path }: Endpoint) =>
  path.includes('{') ? ['1', '2', '3'].map((id) => path.replace(/\{\w+\}/g, id)) : [path]

test('no GET changes anything unless it declares it', async () => {
  await written()
  expect(gets().length).toBeGreaterThan(30)
  const wrong: string[] = []
  const readOnly = gets().filter(
    (endpoint) => !changesSomething(endpoint) && !countUses.includes(`GET ${endpoint.path}`),
  )
  for (const endpoint of readOnly)
    for (const address of addressesOf(endpoint)) {
      await app.call('GET', address)
      const tables = await written()
      if (tables.length > 0) wrong.push(`${address}: ${tables.join(', ')}`)
    }
  expect(wrong).toEqual([])
})

test('the GETs that change something are those of the specification', () => {
  const changing = gets().filter(changesSomething)
  const known = [
    '/api/alert/{id}',
    '/api/object/add',
    '/api/transactions/sendInvitation/{accountId}',
  ]
  expect(changing.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([])
  expect(changing.length).toBeGreaterThanOrEqual(2)
})

const changing = async () => ['/api/object/add', `/api/alert/${await newAlert()}`]

test('HEAD does not do what GET does', async () => {
  for (const url of await changing()) {
    await written()
    const answer = await app.http.inject({
      method: 'HEAD',
      url,
      headers: { authorization: `Bearer ${app.admin.token}` },
    })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(answer.headers['content-type']).toContain('application/json')
    expect((await app.http.inject({ method: 'HEAD', url })).statusCode).toBe(401)
    expect(await written()).toEqual([])
    expect((await app.call('GET', url)).statusCode).toBe(200)
    expect(await written()).not.toEqual([])
  }
})

test('prefetching changes nothing', async () => {
  const ahead: Record<string, string>[] = [
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
  ]
  for (const url of await changing())
    for (const headers of ahead) {
      await written()
      const answer = await app.call('GET', url, { headers })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().detail).toContain('not ahead of time')
      expect(await written()).toEqual([])
    }
  expect((await app.call('GET', '/api/account', { headers: ahead[0]! })).statusCode).toBe(200)
})

test('the session cookie alone, which another site could send, changes nothing', async () => {
  const cookie = `session=${app.admin.token}; __Host-session=${app.admin.token}`
  for (const url of await changing()) {
    await written()
    for (const site of ['cross-site', 'same-site', 'none', 'same-origin'])
      expect(
        (await app.call('GET', url, { as: null, headers: { cookie, 'sec-fetch-site': site } }))
          .statusCode,
      ).toBe(401)
    expect(await written()).toEqual([])
  }
  expect(
    (await app.call('GET', '/api/account', { as: null, headers: { cookie } })).statusCode,
  ).toBe(200)
})

test('HEAD works wherever GET does', async () => {
  for (const endpoint of gets().filter((endpoint) => !changesSomething(endpoint))) {
    const [url] = addressesOf(endpoint)
    const headers = { authorization: `Bearer ${app.admin.token}` }
    const got = await app.http.inject({ method: 'GET', url: url!, headers })
    const head = await app.http.inject({ method: 'HEAD', url: url!, headers })
    expect([url, head.statusCode, head.body]).toEqual([url, got.statusCode, ''])
  }
})

test('over TLS the session cookie can only be set by this very host', async () => {
  const { http: _http, translate: _translate, log: _log, ...parts } = app
  const { http } = await buildBackend({
    ...parts,
    logger: false,
    publicUrl: 'https://crm.example.com',
  })
  const payload = { username: app.employee.username, password }
  const answer = await http.inject({ method: 'POST', url: '/api/authenticate/login', payload })
  const { value } = answer.cookies.find(({ name }) => name === '__Host-session')!
  expect(answer.cookies.find(({ name }) => name === '__Host-session')).toMatchObject({
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
  })
  const me = async (cookie: string) =>
    (await http.inject({ url: '/api/authenticate/me', headers: { cookie } })).statusCode
  expect(await me(`__Host-session=${value}`)).toBe(200)
  // Another host of the domain could have set this cookie.
  expect(await me(`session=${value}`)).toBe(401)
  await http.close()
})

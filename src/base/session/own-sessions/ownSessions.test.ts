import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '#app/testing/testApp.ts'
import { password } from '#app/testing/seedPeople.ts'
import { deviceOf } from '../sign-in/deviceOf.ts'
import { networkOf } from '../sign-in/networkOf.ts'
import type { OwnSession } from '../session.contract.ts'
import { openSession } from '../sessions.store.ts'
import { epochMs, instantNow } from '#kit/clock.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('signInFailure').execute())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const signIn = async ({ username }: Person, userAgent: string, from: string): Promise<Person> => {
  const answer = await app.call('POST', '/api/authenticate/login', {
    as: null,
    payload: { username, password },
    headers: { 'user-agent': userAgent, 'x-forwarded-for': from },
  })
  return { accountId: 0, username, token: answer.json().token }
}
const list = async (as: Person): Promise<OwnSession[]> =>
  (await app.call('GET', '/api/authenticate/sessions', { as })).json()
const end = async (as: Person, id: number) =>
  (await app.call('DELETE', `/api/authenticate/sessions/${id}`, { as })).statusCode
const isSignedIn = async (as: Person) =>
  (await app.call('GET', '/api/authenticate/me', { as })).statusCode === 200

test('a person sees their sessions, with the current one marked', async () => {
  const here = await signIn(app.client, firefox, '203.0.113.7')
  const phone = await signIn(app.client, iphone, '2001:db8:12:34::7')
  const sessions = await list(here)
  expect(sessions).toHaveLength(3)
  expect(sessions.find(({ current }) => current)).toMatchObject({
    browser: 'Firefox',
    system: 'Linux',
    address: '203.0.113.*',
    createdOn: expect.stringMatching(/Z$/),
  })
  expect(sessions).toContainEqual(
    expect.objectContaining({
      browser: 'Safari',
      system: 'iPhone',
      address: '2001:db8:12:*',
      current: false,
    }),
  )
  expect((await list(phone)).filter(({ current }) => current)).toHaveLength(1)
  expect(JSON.stringify(sessions)).not.toContain(here.token)
})

test('ending a session leaves the others untouched', async () => {
  const here = await signIn(app.employee, firefox, '203.0.113.7')
  const lost = await signIn(app.employee, iphone, '203.0.113.8')
  const { id } = (await list(lost)).find(({ current }) => current)!
  expect(await end(here, id)).toBe(200)
  expect([await isSignedIn(here), await isSignedIn(lost)]).toEqual([true, false])
  expect(await end(here, id)).toBe(404)
  const own = (await list(here)).find(({ current }) => current)!
  expect(await end(here, own.id)).toBe(200)
  expect(await isSignedIn(here)).toBe(false)
})

test('nobody sees or ends a session of somebody else', async () => {
  const [theirs] = await list(app.branchEmployee)
  expect((await list(app.admin)).map(({ id }) => id)).not.toContain(theirs!.id)
  expect(await end(app.admin, theirs!.id)).toBe(404)
  expect(await isSignedIn(app.branchEmployee)).toBe(true)
})

test('a session ends after thirty days, however much it is used', async () => {
  const token = await openSession(app.db, app.admin.accountId)
  const day = 24 * 3600 * 1000
  const ago = (days: number) => instantNow(-days * day)
  const session = app.db.updateTable('session').where('accountId', '=', app.admin.accountId)
  await session.set({ createdOn: ago(29), lastUsedOn: ago(1) }).execute()
  expect(await isSignedIn({ ...app.admin, token })).toBe(true)
  const { expiresOn } = (await list({ ...app.admin, token })).find(({ current }) => current)!
  expect(Date.parse(expiresOn)).toBeLessThan(epochMs() + 1.01 * day)
  await session.set({ createdOn: ago(31), lastUsedOn: ago(1) }).execute()
  await isSignedIn({ ...app.admin, token })
  expect(await isSignedIn({ ...app.admin, token })).toBe(false)
})

test.each([
  ['203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.7', '203.0.113.*'],
  ['2001:db8:12:34:56::7', '2001:db8:12:*'],
  ['::1', '0:0:0:*'],
  ['unknown', null],
  [undefined, null],
])('the network of the address %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('browser and system are recognised by the user agent', () => {
  expect(deviceOf('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0')).toEqual({
    browser: 'Edge',
    system: 'Windows',
  })
  expect(deviceOf('curl/8.5')).toEqual({ browser: null, system: null })
  expect(deviceOf(null)).toEqual({ browser: null, system: null })
})

// The payments-only variant answers its own calls, and nothing else is reachable at its host.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#kit/testing/eventually.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { healthRoutes } from './health.ts'
import { clientRoutes } from './client.ts'
import { isOfPayments } from './keepToPayments.ts'
import { postForm } from './testing/postForm.ts'
import { testApp } from './testing/testApp.ts'
import type { Person, TestApp } from './testing/testApp.ts'

const host = 'pay.example.com'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ paymentsHost: host })
  healthRoutes(app)
  await clientRoutes(app)
})
afterAll(() => app.close())

const addressOf = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, '2147483647')
const ask = (endpoint: Endpoint, as: TestApp['admin'] | null) =>
  app.call(endpoint.method, addressOf(endpoint), {
    as,
    headers: { host },
    ...(endpoint.method !== 'GET' && { payload: {} }),
  })
const open = (
  url: string,
  headers: Record<string, string> = { host },
  remoteAddress = '127.0.0.1',
) => app.http.inject({ method: 'GET', url, headers, remoteAddress })

describe('the payments host', () => {
  test('every call except payments and signing in is refused, for everybody', async () => {
    const answered: string[] = []
    const refused = app.http.endpoints.filter((endpoint) => !isOfPayments(endpoint))
    expect(refused.length).toBeGreaterThan(100)
    for (const endpoint of refused)
      for (const person of [app.admin, app.employee, app.branchEmployee, app.client, null]) {
        const { statusCode } = await ask(endpoint, person)
        if (statusCode !== 403) answered.push(`${endpoint.method} ${endpoint.path} ${statusCode}`)
      }
    expect(answered).toEqual([])
  })

  test('the allowed calls are these', () => {
    const left = app.http.endpoints.filter(isOfPayments).map(({ path }) => path)
    const others = left.filter((path) => !/^\/api\/(transactions|authenticate)(\/|$)/.test(path))
    expect([...new Set(others)].toSorted()).toEqual([
      '/api/Localization',
      '/api/SelectLists',
      '/api/UserSettings/Language',
      '/api/account/add',
      '/api/files',
      '/api/listChoice',
      '/api/listView',
      '/api/listView/add',
      '/api/listView/default',
      '/api/listView/restore/{id}',
      '/api/listView/update',
      '/api/listView/{id}',
      '/api/mail/bounced',
    ])
  })

  test('an administrator can add an account with payments, but not read accounts of the CRM', async () => {
    const added = await app.call('POST', '/api/account/add', {
      headers: { host },
      payload: { firstName: 'Eleni', lastName: 'Payer', hasTransactions: true },
    })
    expect(added.statusCode).toBe(200)
    const { id } = added.json<{ id: number }>()
    const read = await app.call('GET', `/api/account/view/${id}`, { headers: { host } })
    expect([read.statusCode, read.json()]).toMatchObject([403, { title: 'Access denied' }])
  })

  test('an administrator can add an expense with its bill, and nobody else can upload a file', async () => {
    const upload = (as: Person, headers: Record<string, string> = { host }) =>
      postForm(app, '/api/files', {}, { files: { 'bill.txt': 'Repairs' }, as, headers })
    const sent = await upload(app.admin)
    expect(sent.statusCode).toBe(200)
    const [{ systemName }] = sent.json<[{ systemName: string }]>()
    const added = await postForm(
      app,
      '/api/transactions/addExpense',
      {
        accountId: app.client.accountId,
        amount: '12.50',
        paymentMethod: 1,
        categoryId: 15,
        transactionDate: '2026-10-05T10:00:00',
        filesNew: systemName,
      },
      { headers: { host } },
    )
    expect([added.statusCode, added.json().attachments]).toMatchObject([
      200,
      [{ name: 'bill.txt' }],
    ])
    for (const as of [app.employee, app.branchEmployee, app.client])
      expect((await upload(as)).statusCode).toBe(403)
    expect((await upload(app.employee, {})).statusCode).toBe(200)
    const open = await app.call('GET', `/api/files/${systemName}`, { headers: { host } })
    expect(open.statusCode).toBe(403)
  })

  test('an employee cannot add an account there, but can in the CRM', async () => {
    const payload = { firstName: 'Eleni', lastName: 'Payer', hasTransactions: true }
    const add = (headers: Record<string, string>) =>
      app.call('POST', '/api/account/add', { headers, payload, as: app.employee })
    expect([(await add({ host })).statusCode, (await add({})).statusCode]).toEqual([403, 200])
  })

  test.each([
    '/site',
    '/site/en',
    '/site/nowhere',
    '/%73ite/el',
    '//site/en',
    '/site/sitemap.xml',
    '/site/en/selection/abc',
    '/site/en/enquiry',
    '/calendar/abc.ics',
    '/calendar/stays/abc.ics',
    '/feeds/abc/kyero.xml',
    '/feeds/picture/abc.jpg/800.jpg',
  ])('the agency is not shown at %s', async (path) => {
    const answer = await open(path)
    expect([answer.statusCode, answer.headers['content-type']]).not.toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(answer.headers['content-type']).not.toContain('text/html')
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  })

  test('it has no API documentation, and nothing for search engines', async () => {
    expect((await open('/api/docs')).statusCode).toBe(403)
    expect((await open('/api/docs/json')).statusCode).toBe(403)
    const robots = await open('/robots.txt')
    expect(robots.body).toBe('User-agent: *\nDisallow: /\n')
    expect(robots.headers['x-robots-tag']).toBe('noindex, nofollow')
  })

  test('health checks work, and the variant is announced', async () => {
    expect((await open('/healthz')).statusCode).toBe(200)
    expect((await open('/readyz')).statusCode).toBe(200)
    expect((await open('/variant.json')).json()).toMatchObject({
      paymentsOnly: true,
      paymentsBrand: true,
      crmUrl: 'http://estia.test',
      mapStyle: null,
    })
  })
})

test('the link for a forgotten password leads back to it', async () => {
  for (const named of [host, 'crm.example.com']) {
    const asked = await app.call('POST', '/api/authenticate/forgotPassword', {
      as: null,
      headers: { host: named },
      payload: { email: app.client.username },
    })
    expect(asked.statusCode).toBe(200)
  }
  await eventually(async () => {
    await app.sendMail()
    expect(app.outbox).toHaveLength(2)
  })
  const texts = app.outbox.map(({ text }) => text).toSorted()
  expect(texts[0]).toContain('http://estia.test/ResetPassword?')
  expect(texts[1]).toContain(`http://${host}/ResetPassword?`)
})

const variantOf = async (headers: Record<string, string>, remoteAddress?: string) =>
  (await open('/variant.json', headers, remoteAddress)).json<{ paymentsOnly: boolean }>()
    .paymentsOnly

test.each([host, 'PAY.example.com', `${host}.`, `${host}:8443`, `${host}.:443`])(
  '%s is the payments host',
  async (named) => {
    expect(await variantOf({ host: named })).toBe(true)
    expect((await open('/api/owner', { host: named })).statusCode).toBe(403)
  },
)

test.each(['crm.example.com', `x${host}`, `${host}.example.org`, 'example.com', `${host}@crm`, ''])(
  '"%s" is not',
  async (named) => {
    expect(await variantOf({ host: named })).toBe(false)
  },
)

test('a forged header does not lead from the payments host to the CRM', async () => {
  const forged = { host, 'x-forwarded-host': 'crm.example.com' }
  expect(await variantOf(forged)).toBe(true)
  expect(await variantOf(forged, '203.0.113.9')).toBe(true)
  const signed = { authorization: `Bearer ${app.admin.token}` }
  expect((await open('/api/owner', { ...forged, ...signed })).statusCode).toBe(403)
})

test('only a trusted proxy can set the host', async () => {
  const behind = { host: '10.0.0.5:3000', 'x-forwarded-host': host }
  expect(await variantOf(behind)).toBe(true)
  expect(await variantOf(behind, '203.0.113.9')).toBe(false)
})

test('any other host has the whole product', async () => {
  const asked = await app.call('GET', '/api/owner', { headers: { host: 'crm.example.com' } })
  expect(asked.statusCode).toBe(200)
  expect((await open('/site/en', { host: 'crm.example.com' })).statusCode).toBe(200)
  expect((await open('/variant.json', { host: 'crm.example.com' })).json()).toMatchObject({
    paymentsOnly: false,
    crmUrl: null,
  })
})

describe('with PAYMENTS_ONLY', () => {
  let flagged: TestApp
  beforeAll(async () => {
    flagged = await testApp({ paymentsOnly: true })
    await clientRoutes(flagged)
  })
  afterAll(() => flagged.close())

  test("every host has payments only, with the agency's brand", async () => {
    expect((await flagged.call('GET', '/api/owner')).statusCode).toBe(403)
    expect((await flagged.call('GET', '/site/en', { as: null })).statusCode).toBe(404)
    const variant = await flagged.call('GET', '/variant.json', { as: null })
    expect(variant.json()).toMatchObject({ paymentsOnly: true, paymentsBrand: false })
  })
})

// Timestamps of acts, from a real service on loopback that also lies, hangs and breaks.
import { X509Certificate } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { checkEvidence } from '#kit/evidence/evidenceFile.ts'
import { timestampService } from '#kit/evidence/testing/timestampService.ts'
import type { TimestampService } from '#kit/evidence/testing/timestampService.ts'
import { orderingIn } from '../testing/ordering.ts'
import { stampActs } from './stampActs.store.ts'

let service: TimestampService
let stranger: TimestampService
let app: TestApp
let orders: ReturnType<typeof orderingIn>
let templateId: number
beforeAll(async () => {
  service = await timestampService()
  stranger = await timestampService()
  app = await testApp({
    reach: {
      resolve: () => Promise.reject(new Error('unknown')),
      inside: [service.host, '127.0.0.1:1'],
    },
  })
  orders = orderingIn(app)
  ;({ viewing: templateId } = await orders.prepare())
})
afterAll(async () => {
  await app.close()
  await Promise.all([service.close(), stranger.close()])
})
beforeEach(async () => {
  service.mood = 'answers'
  service.asked = 0
  await save({ url: service.url, certificates: null })
  await stampActs(app)
  await sql`DELETE FROM "signInFailure"`.execute(app.db)
})

const pemOf = ({ certificate }: TimestampService) => new X509Certificate(certificate).toString()
const read = async () => (await app.call('GET', '/api/TimestampSettings')).json()
const save = async (values: object, as: Person = app.admin) =>
  orders.post('/api/TimestampSettings/update', { version: (await read()).version, ...values }, as)
const trial = (values: object = {}, as: Person = app.admin) =>
  orders.post('/api/TimestampSettings/try', { url: service.url, certificates: null, ...values }, as)
const stampedOf = async (id: number) =>
  (await orders.edit(id)).acts.map(({ isStamped }) => isStamped)
const letPass = () =>
  sql`UPDATE "orderAct" SET "timestampDueOn" = now() WHERE "timestamp" IS NULL`.execute(app.db)
const patience = 500

test('nothing is stamped until a service is entered; then every act is, and proves it without this server', async () => {
  await save({ url: null })
  const order = await orders.signed({ templateId })
  expect(await stampActs(app)).toBe(0)
  await save({ url: service.url })
  await stampActs(app)
  expect(await stampedOf(order.id)).toEqual([true, true, true])
  expect(await stampActs(app)).toBe(0)
  const evidence = (await app.call('GET', `/api/Order/evidence/${order.id}`)).body
  const verdict = await checkEvidence(evidence, [service.certificate])
  expect(verdict.findings).toEqual([])
  expect(verdict.acts.map(({ timestamp }) => timestamp)).toMatchObject(
    Array.from({ length: 3 }, () => ({ service: 'Timestamps for tests', isTrusted: true })),
  )
})

describe('a service', () => {
  test.each([
    ['that is down', 'breaks', 'status'],
    ['that hangs', 'hangs', 'slow'],
    ['that refuses', 'refuses', 'refused'],
    ['that stamps something else', 'lies', 'otherContent'],
    ['that answers another request', 'mixesUp', 'otherRequest'],
    ['that answers without end', 'floods', 'large'],
    ['that answers with nonsense', 'babbles', 'unreadable'],
    ['that has moved', 'moves', 'redirects'],
    ['whose clock is wrong', 'isLate', 'otherTime'],
  ] as const)('%s costs the stamp, never the order', async (_name, mood, failure) => {
    service.mood = mood
    const order = await orders.signed({ templateId })
    expect(order.state).toBe('valid')
    expect(await stampActs(app, patience)).toBe(0)
    expect(await stampedOf(order.id)).toEqual([false, false, false])
    expect(await read()).toMatchObject({ failure, failedOn: expect.any(String) })
    service.mood = 'answers'
    await letPass()
    await stampActs(app)
    expect(await stampedOf(order.id)).toEqual([true, true, true])
    expect(await read()).toMatchObject({ failure: null, failedOn: null, unstamped: 0 })
  })

  test('that is down is asked once in a run, and less and less often for an act', async () => {
    service.mood = 'breaks'
    await orders.signed({ templateId })
    service.asked = 0
    await stampActs(app)
    expect(service.asked).toBe(1)
    const pause = async () =>
      (
        await sql<{ minutes: number }>`
          SELECT round(extract(epoch FROM max("timestampDueOn") - now()) / 60)::int AS "minutes"
          FROM "orderAct" WHERE "timestamp" IS NULL`.execute(app.db)
      ).rows[0]!.minutes
    const pauses: number[] = [await pause()]
    for (const _ of [2, 3, 4]) {
      // Only the act that failed is due.
      await sql`
        UPDATE "orderAct" SET "timestampDueOn" = CASE WHEN "timestampTries" > 0 THEN now() ELSE 'infinity' END
        WHERE "timestamp" IS NULL`.execute(app.db)
      await stampActs(app)
      await sql`
        UPDATE "orderAct" SET "timestampDueOn" = now() WHERE "timestamp" IS NULL AND "timestampTries" = 0`.execute(
        app.db,
      )
      pauses.push(await pause())
    }
    expect(pauses).toEqual([1, 2, 4, 8])
  })

  test('of somebody else is refused where certificates are trusted', async () => {
    await save({ certificates: pemOf(stranger) })
    const order = await orders.signed({ templateId })
    await stampActs(app)
    expect(await stampedOf(order.id)).toEqual([false, false, false])
    expect(await read()).toMatchObject({ failure: 'untrusted' })
    await save({ certificates: pemOf(service) })
    await stampActs(app)
    expect(await stampedOf(order.id)).toEqual([true, true, true])
  })

  test('stamps each act once, whichever server asks', async () => {
    const order = await orders.signed({ templateId })
    service.asked = 0
    await Promise.all([stampActs(app), stampActs(app), stampActs(app)])
    expect(await stampedOf(order.id)).toEqual([true, true, true])
    expect(service.asked).toBe(3)
  })
})

describe('the settings', () => {
  test('are only for administrators', async () => {
    const answers = await Promise.all([
      app.call('GET', '/api/TimestampSettings', { as: app.employee }),
      orders.post('/api/TimestampSettings/update', { url: null }, app.employee),
      trial({}, app.employee),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
  })

  test.each([
    ['an address inside the network', { url: 'http://127.0.0.1/tsr' }, 'url'],
    ['localhost', { url: 'http://localhost/' }, 'url'],
    ['another protocol', { url: 'ftp://example.com/' }, 'url'],
    ['a password in the address', { url: 'http://a:b@example.com/' }, 'url'],
    ['an unusual port', { url: 'http://example.com:8080/' }, 'url'],
    ['no certificates', { certificates: 'hello' }, 'certificates'],
    [
      'a broken certificate',
      { certificates: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----' },
      'certificates',
    ],
  ])('refuse %s, and name the field', async (_name, values, field) => {
    const saved = await save(values)
    expect([saved.statusCode, Object.keys(saved.json().errors)]).toEqual([400, [field]])
    const tried = await trial(values)
    expect([tried.statusCode, Object.keys(tried.json().errors)]).toEqual([400, [field]])
  })

  test('say what the service answers now, saved or not', async () => {
    expect((await trial()).json()).toMatchObject({
      isStamped: true,
      text: expect.stringContaining('Timestamps for tests'),
    })
    expect((await trial({ certificates: pemOf(service) })).json().text).toContain('which you trust')
    expect((await trial({ certificates: pemOf(stranger) })).json()).toMatchObject({
      isStamped: false,
      text: 'The timestamp does not lead to one of the certificates that you trust.',
    })
    service.mood = 'refuses'
    expect((await trial()).json().text).toBe('The service refused to stamp.')
    expect((await trial({ url: 'http://127.0.0.1:1/' })).json().text).toBe(
      'The server does not answer.',
    )
    expect((await trial({ url: 'http://unknown.example/' })).json().text).toBe(
      'There is no server of this name.',
    )
  })

  test('of two administrators who save different addresses, the second is told', async () => {
    const { version } = await read()
    const body = (url: string) => ({ version, url })
    const path = '/api/TimestampSettings/update'
    expect((await orders.post(path, body('http://one.example/'))).statusCode).toBe(200)
    expect((await orders.post(path, body('http://two.example/'))).statusCode).toBe(409)
  })
})

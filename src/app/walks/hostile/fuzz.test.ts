// No request of a stranger breaks the server, and no refused request changes data.
// @module-tag faults
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { openSession } from '#base/session/sessions.store.ts'
import { recordKinds } from '#base/register/records.contract.ts'
import { tableOf } from '#base/register/tableOf.ts'
import { noteWrites } from '../../testing/noteWrites.ts'
import { sampleOf } from '../../testing/sampleOf.ts'
import { testApp } from '../../testing/testApp.ts'
import type { Person, TestApp } from '../../testing/testApp.ts'

let app: TestApp
/** Returns the tables written since its last call. */
let written: () => Promise<string[]>
beforeAll(async () => {
  app = await testApp()
  // Log entries about sign-ins and refusals are written after the response, and are no change of data.
  const actionLog = sql<boolean>`NEW."data" IS NOT NULL OR NEW."version" IS NOT NULL`
  written = await noteWrites(app.db, tables, { actionLog })
})
afterAll(() => app.close())

// Difficult values: wrong types, limits of number types, text that databases cannot store.
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '%',
    '_',
    "'",
    ';DROP',
    '[]',
    '{}',
    -1,
    0,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    -1e308,
    '2024-02-30',
    '0000-00-00',
    '2024-02-29T25:00:00',
    'x'.repeat(30_000),
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(fc.integer(), fc.string()), { maxLength: 3 }),
  fc.object({ maxDepth: 2 }),
)

const namesOf = (schema: z.ZodType): string[] => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(json.properties ?? {})
}

/** Bodies with fields of the endpoint or unknown fields, with any values. */
const bodyFor = (schema: z.ZodType) => {
  const names = namesOf(schema)
  const fields =
    names.length > 0
      ? fc.dictionary(fc.constantFrom(...names), nasty, { maxKeys: 6 })
      : fc.constant({})
  return fc.oneof({ weight: 6, arbitrary: fields }, { weight: 1, arbitrary: nasty })
}

const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const wellFormed = (value: string) => value.toWellFormed()

function requestFor(endpoint: Endpoint) {
  const names = namesOf(endpoint.query)
  const query =
    names.length > 0
      ? fc.dictionary(fc.constantFrom(...names, 'other'), nasty, { maxKeys: 4 })
      : fc.constant({})
  return fc.record({
    id: fc.oneof(
      fc.constantFrom('1', '2', '0', '-1', 'abc', '99999999999', '%00'),
      fc.integer().map(String),
    ),
    query,
    body: bodyFor(endpoint.body),
  })
}

const tables = [
  ...recordKinds().map(tableOf),
  'activityLink',
  'activityAssigned',
  'assignment',
  'leadObject',
  'objectKeyHistory',
  'viewingResult',
  'dealAccount',
  'dealShare',
  'selectionObject',
  'selectionMessage',
  'actionLog',
  'user',
  'session',
  'resetCode',
  'localization',
]
// Each endpoint is called in a new session of an administrator, because some calls sign out or require a second step.
async function signedInAnew(): Promise<Person> {
  await app.db.deleteFrom('secondFactorRule').execute()
  const as = { ...app.admin, token: await openSession(app.db, app.admin.accountId) }
  expect((await app.call('GET', '/api/Localization/changes', { as })).statusCode).toBe(200)
  return as
}

/** The endpoints in parts, because all of them take minutes on a busy machine. */
const parts = Array.from({ length: 8 }, (_, part) => part)
const endpointsOf = (part: number) => {
  const endpoints = app.http.endpoints.filter((_, at) => at % parts.length === part)
  expect(endpoints.length).toBeGreaterThan(20)
  return endpoints
}

// Anything that is accepted may change data; only refusals must not.
test.each(parts)('no malformed input fails, none that is refused writes: part %i', async (part) => {
  for (const endpoint of endpointsOf(part)) {
    const as = await signedInAnew()
    expect(await written()).toContain('session')
    await fc.assert(
      fc.asyncProperty(requestFor(endpoint), async ({ id, query, body }) => {
        const search = new URLSearchParams(
          Object.entries(query).map(([name, value]) => [name, wellFormed(text(value))]),
        ).toString()
        const url = `${endpoint.path.replace(/\{\w+\}/g, id)}${search ? `?${search}` : ''}`
        const payload =
          endpoint.method === 'GET' || endpoint.multipart ? undefined : (body as object)
        const answer = await app.call(endpoint.method, url, {
          as,
          payload: typeof payload === 'object' ? payload : JSON.stringify(payload ?? null),
          headers: payload === undefined ? {} : { 'content-type': 'application/json' },
        })
        expect(
          answer.statusCode,
          `${endpoint.method} ${url} ${JSON.stringify(body)}: ${answer.body}`,
        ).toBeLessThan(500)
        if (answer.statusCode >= 400 && answer.statusCode !== 429) {
          expect(answer.headers['content-type']).toContain('application/problem+json')
          if (!endpoint.path.includes('login') && !endpoint.path.includes('forgot')) {
            expect(await written(), `${endpoint.method} ${url}`).toEqual([])
            return
          }
        }
        // Accepted requests may have changed anything, so reset.
        await written()
      }),
      { numRuns: 25 },
    )
  }
})

// Names that every object with a prototype inherits.
const inherited = Object.getOwnPropertyNames(Object.prototype)

test.each(parts)('inherited property names are treated like any other: part %i', async (part) => {
  const wrong: string[] = []
  for (const endpoint of endpointsOf(part)) {
    const as = await signedInAnew()
    const fields = [...namesOf(endpoint.body), ...namesOf(endpoint.query)]
    const path = endpoint.path.replace(/\{\w+\}/g, '1')
    for (const name of inherited) {
      const asValues = Object.fromEntries(fields.map((field) => [field, name]))
      const schema = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' })
      const depths = ['required', 'all', 'tables'] as const
      const samples = depths.map((full) => JSON.stringify(sampleOf(schema, name, full)))
      const texts = [`{"${name}":1}`, `[{"${name}":1}]`, `"${name}"`, JSON.stringify(asValues)]
      texts.push(...samples)
      // Without parameters or fields, calls would be the same: one is enough.
      const bodies =
        endpoint.method === 'GET' || endpoint.multipart ? [undefined] : [...new Set(texts)]
      const searches = new Set([`${name}=1`, new URLSearchParams(asValues).toString(), ''])
      const paths = new Set([path, endpoint.path.replace(/\{\w+\}/g, name)])
      const [first, ...others] = bodies
      const requests = [
        ...[...paths].flatMap((at) =>
          [...searches].map((search) => ({ at, search, payload: first })),
        ),
        ...others.map((payload) => ({ at: path, search: '', payload })),
      ]
      for (const { at, search, payload } of requests) {
        const answer = await app.call(endpoint.method, search ? `${at}?${search}` : at, {
          as,
          payload,
          headers: payload === undefined ? {} : { 'content-type': 'application/json' },
        })
        if (answer.statusCode >= 500)
          wrong.push(`${endpoint.method} ${at}?${search} ${payload}: ${answer.statusCode}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

// Nothing that a stranger can send breaks the server or changes what it should refuse.
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { prepared } from '#kit/db/preparedClient.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { openSession } from '#features/session/sessions.store.ts'
import { recordTables } from '#features/records/recordTables.ts'
import { testApp } from './testing/testApp.ts'
import type { Person, TestApp } from './testing/testApp.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

// Values that trip servers: wrong types, edges of number types, text that databases cannot store.
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

/** Bodies with the endpoint's own field names, or none of them, holding anything. */
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
  ...Object.values(recordTables),
  ...[
    'activityLink',
    'activityAssigned',
    'assignment',
    'leadObject',
    'objectKeyHistory',
    'viewingResult',
    'dealAccount',
    'selectionObject',
    'selectionMessage',
    'actionLog',
  ],
  ...['user', 'session', 'resetCode', 'localization'],
]
async function snapshot() {
  // What is noted of sign-ins and refusals comes after the answer, and is no change of data.
  const changes = sql`WHERE "data" IS NOT NULL OR "version" IS NOT NULL`
  const sums = tables.map(
    (table) =>
      sql`(SELECT ${table} || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '')
        FROM ${sql.table(table)} t ${table === 'actionLog' ? changes : sql``})`,
  )
  // Asked for thousands of times, and far longer to plan than to answer.
  const asked = prepared('everything')
  const all = sql<{ all: string[] }>`${asked} SELECT array[${sql.join(sums)}] AS "all"`
  const { rows } = await all.execute(app.db)
  return rows[0]!.all
}

// One of the calls signs out: each endpoint is asked in a session of its own.
const signedInAnew = async (): Promise<Person> => ({
  ...app.admin,
  token: await openSession(app.db, app.admin.accountId),
})

// Anything that is accepted may change data; only refusals must not.
test('no malformed input gives a server error, and none that is refused changes data', async () => {
  let before: string[] | null = null
  for (const endpoint of app.http.endpoints) {
    const as = await signedInAnew()
    // Somebody has signed in.
    before = null
    await fc.assert(
      fc.asyncProperty(requestFor(endpoint), async ({ id, query, body }) => {
        const search = new URLSearchParams(
          Object.entries(query).map(([name, value]) => [name, wellFormed(text(value))]),
        ).toString()
        const url = `${endpoint.path.replace(/\{\w+\}/g, id)}${search ? `?${search}` : ''}`
        before ??= await snapshot()
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
            expect(await snapshot()).toEqual(before)
            return
          }
        }
        // What is accepted may have changed anything.
        before = null
      }),
      { numRuns: 25 },
    )
  }
})

// Every object has these, unless it was made without a prototype.
const inherited = ['toString', '__proto__', 'constructor', 'hasOwnProperty', 'valueOf']

test('names that every object inherits are fields and values like any other', async () => {
  const wrong: string[] = []
  for (const endpoint of app.http.endpoints) {
    const as = await signedInAnew()
    const fields = [...namesOf(endpoint.body), ...namesOf(endpoint.query)]
    const path = endpoint.path.replace(/\{\w+\}/g, '1')
    for (const name of inherited) {
      const asValues = Object.fromEntries(fields.map((field) => [field, name]))
      const texts = [`{"${name}":1}`, `[{"${name}":1}]`, `"${name}"`, JSON.stringify(asValues)]
      // Many have no parameter in their path, or no fields: the same call once is enough.
      const bodies = endpoint.method === 'GET' || endpoint.multipart ? [undefined] : texts
      const searches = new Set([`${name}=1`, new URLSearchParams(asValues).toString(), ''])
      const paths = new Set([path, endpoint.path.replace(/\{\w+\}/g, name)])
      for (const payload of bodies)
        for (const search of searches)
          for (const at of paths) {
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

// Calls every list in every way, on the demo agency with some records of each kind deleted, restored and ticked: no
// response is a server error.
// @module-tag faults
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { agencyDay } from '#kit/clock.ts'
import { file, onlyAnswers } from '#kit/http/endpoint.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { openSession } from '#base/session/sessions.store.ts'
import { restorableKinds } from '#daily/trash/restoreFromTrash.ts'
import { recordKinds } from '#base/register/records.contract.ts'
import { tableOf } from '#base/register/tableOf.ts'
import { loadDemo } from '../loadDemo.ts'
import { testApp } from '../testing/testApp.ts'
import type { Person, TestApp } from '../testing/testApp.ts'

let app: TestApp
let people: Record<'admin' | 'employee' | 'branchEmployee', Person>
const deletable = restorableKinds()
const typed = ['a', 'Παπαδόπουλος', '#1', '%_\\', '😀']

beforeAll(async () => {
  app = await testApp()
  // The demo agency needs an empty database; its own people make the requests.
  for (const table of ['user', 'account', 'branch', 'nameWord'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(app.db)
  const agency = { name: 'Estia', email: 'office@example.com', phone: null }
  const { db, files } = app
  await loadDemo(
    { db, files, agency, secretsKey: null, publicUrl: 'https://estia.test' },
    { username: 'admin@example.com' },
    () => {},
  )
  const branchless = sql<SqlBool>`a."branchId" IS NULL`
  people = {
    admin: await personWho(sql`a."role" = 'admin' AND ${branchless}`),
    employee: await personWho(sql`a."role" = 'employee' AND ${branchless}`),
    branchEmployee: await personWho(sql`a."role" = 'employee' AND NOT ${branchless}`),
  }
  for (const kind of deletable) {
    const table = sql.table(tableOf(kind))
    // What was issued is never deleted.
    const mayBeDeleted = kind === 'Order' ? sql`"issuedOn" IS NULL` : sql`true`
    await sql`UPDATE ${table} SET "deletedOn" = now(), "deletedById" = ${people.admin.accountId}
      WHERE "id" IN (SELECT "id" FROM ${table} WHERE "deletedOn" IS NULL AND ${mayBeDeleted}
        ORDER BY "id" DESC LIMIT 2)`.execute(app.db)
    const { rows } = await sql<{ id: number }>`
      SELECT "id" FROM ${table} WHERE "deletedOn" IS NOT NULL ORDER BY "id" LIMIT 1`.execute(app.db)
    for (const { id } of rows)
      await app.call('POST', '/api/trash/restore', {
        payload: { entity: kind, id },
        as: people.admin,
      })
  }
})
afterAll(() => app.close())

async function personWho(is: RawBuilder<unknown>): Promise<Person> {
  const { rows } = await sql<Omit<Person, 'token'>>`
    SELECT a."id" AS "accountId", u."username" FROM "account" a JOIN "user" u ON u."accountId" = a."id"
    WHERE ${is} AND a."deletedOn" IS NULL AND a."endDate" IS NULL ORDER BY a."id" LIMIT 1`.execute(
    app.db,
  )
  return { ...rows[0]!, token: await openSession(app.db, rows[0]!.accountId) }
}

const inputOf = ({ method, query, body }: Endpoint) => (method === 'GET' ? query : body)
const shapeOf = (endpoint: Endpoint): Record<string, z.ZodType> => {
  const input = inputOf(endpoint)
  return input instanceof z.ZodObject ? input.shape : {}
}

/** Test values for the field that the endpoint accepts. */
function* valuesOf(field: z.ZodType, name: string): Generator {
  const options = optionsOf(field)
  const all = [
    ...(options ?? []),
    ...(options ? [options] : []),
    ...(/search|name|object/i.test(name) ? typed : []),
    0,
    1,
    2,
    5,
    '1',
    'true',
    true,
    false,
    null,
    [1, 2],
    ['1'],
    [],
    agencyDay(),
    agencyDay(-400),
    'Account',
    'Object',
  ]
  for (const value of all) if (field.safeParse(value).success) yield value
}
const optionsOf = (field: z.ZodType): readonly unknown[] | undefined => {
  let inner = field as { options?: unknown[]; unwrap?: () => never; element?: never }
  for (let depth = 0; depth < 6 && !Array.isArray(inner.options); depth++)
    if (inner.element) inner = inner.element
    else if (inner.unwrap) inner = inner.unwrap()
    else return undefined
  return inner.options?.filter((one) => typeof one !== 'object')
}

const needed: Record<string, object> = { '/api/activity': { parent: 'Account', parentId: 1 } }

const call = (endpoint: Endpoint, input: object) => {
  const address = endpoint.path.replace(/\{\w+\}/g, '1')
  const entries = Object.entries(input).map(([key, value]) => [key, String(value)])
  return endpoint.method === 'GET'
    ? app.call('GET', `${address}?${new URLSearchParams(entries).toString()}`, { as: people.admin })
    : app.call(endpoint.method, address, { payload: input, as: people.admin })
}

const pages = { perPage: 3, currentPage: 2 }

test('each filter, search, order and page of each list', async () => {
  const wrong: string[] = []
  let asked = 0
  let right = 0
  const lists = app.http.endpoints.filter((one) => onlyAnswers(one) && 'perPage' in shapeOf(one))
  expect(lists.length).toBeGreaterThan(20)
  for (const endpoint of lists) {
    const shape = shapeOf(endpoint)
    const inputs = Object.entries(shape).flatMap(([name, field]) =>
      [...valuesOf(field, name)].map((value) => ({ [name]: value })),
    )
    for (const input of [{}, ...inputs]) {
      const whole = { ...needed[endpoint.path], ...pages, ...input }
      const { statusCode, body } = await call(endpoint, whole)
      asked += 1
      if (statusCode === 200) right += 1
      if (statusCode >= 500) wrong.push(`${endpoint.path} ${JSON.stringify(whole)}: ${body}`)
    }
  }
  expect(wrong).toEqual([])
  expect(right).toBeGreaterThan(asked / 2)
})

describe.each(['admin', 'employee', 'branchEmployee'] as const)('as %s', (role) => {
  test.each([undefined, ...deletable])('the trash of each kind is searched: %s', async (kind) => {
    for (const searchStr of typed) {
      const query = new URLSearchParams({ ...(kind && { kind }), searchStr, sortBy: 'deletedBy' })
      const answer = await app.call('GET', `/api/trash?${query.toString()}`, { as: people[role] })
      expect([searchStr, answer.statusCode]).toEqual([searchStr, 200])
    }
  })
})

test('many records of each kind are deleted, restored, reassigned, and all of it undone', async () => {
  const wrong: string[] = []
  const bulk = app.http.endpoints.filter(
    ({ path, answer }) => path.startsWith('/api/bulk/') && answer !== file,
  )
  expect(bulk.length).toBeGreaterThan(4)
  for (const entity of recordKinds()) {
    const { rows } = await sql<{ id: number }>`
      SELECT "id" FROM ${sql.table(tableOf(entity))} ORDER BY "id" LIMIT 40`.execute(app.db)
    const ids = [...rows.map(({ id }) => id), 2_000_000_000]
    for (const { path } of bulk)
      for (const body of [
        { entity, ids },
        { entity, ids, accountId: people.employee.accountId },
        { ids, published: true },
      ])
        for (const as of [people.branchEmployee, people.employee, people.admin]) {
          const answer = await app.call('POST', path, { payload: body, as })
          if (answer.statusCode >= 500) wrong.push(`${path} ${entity}: ${answer.body}`)
        }
  }
  expect(wrong).toEqual([])
})

test('each record that can be opened is recorded as opened, of every kind and in every state', async () => {
  const wrong: string[] = []
  for (const entity of recordKinds()) {
    const { rows } = await sql<{ id: number; gone: boolean }>`
      SELECT "id", "deletedOn" IS NOT NULL AS "gone" FROM ${sql.table(tableOf(entity))}
      ORDER BY "deletedOn" NULLS LAST, "id" LIMIT 30`.execute(app.db)
    for (const { id, gone } of rows) {
      const answer = await app.call('POST', '/api/opened', {
        payload: { entity, id },
        as: people.admin,
      })
      const right = answer.statusCode === 400 || answer.statusCode === (gone ? 404 : 200)
      if (!right && entity !== 'ObjectKey') wrong.push(`${entity} ${id}: ${answer.statusCode}`)
      if (answer.statusCode >= 500) wrong.push(`${entity} ${id}: ${answer.statusCode}`)
    }
  }
  expect(wrong).toEqual([])
})

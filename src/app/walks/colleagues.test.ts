// Calls every endpoint that only reads: nobody sees private data of a colleague whose account they may not open, or
// finds it by searching.
// @module-tag faults
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { onlyAnswers } from '#kit/http/endpoint.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { readSheet } from '#kit/sheets/readSheet.ts'
import { declaredList, exportedLists } from '#base/register/recordLists.contract.ts'
import { insertRow } from '../testing/insertRow.ts'
import { testApp } from '../testing/testApp.ts'
import type { Person, TestApp } from '../testing/testApp.ts'

/** As they appear in responses, and as people search for them. */
const secrets = {
  phone: '+30 694 711 2233',
  email: 'k.private@example.org',
  taxNumber: '098765432',
  taxNumberOfOtherCountry: 'DE811907980',
  passportNumber: 'AK7654321',
  internalPassportNumber: 'IN7654321',
  address: 'Hiddenstreet 7',
  city: 'Hiddenville',
  notes: 'Hidden notes',
}
const typed = [...Object.values(secrets), '6947112233', '711 2233', 'k.priv', 'EL098765432']

let app: TestApp
/** Ids of records related to the colleague. */
let ids: number[]
let colleague: number
let objectNumber: string
const insert = (table: string, values: object) => insertRow(app.db, table, values)

beforeAll(async () => {
  app = await testApp()
  const kinds = ['isOwner', 'isClient', 'isProfessional', 'isSource', 'isPartnerRealEstate']
  colleague = await insert('account', {
    lastName: 'Kolleginova',
    firstName: 'Karolina',
    isEmploye: true,
    isPlumber: true,
    ...Object.fromEntries(kinds.map((name) => [name, true])),
    purchaseBudgetRangeMin: 765432,
    ...secrets,
  })
  const { object } = (await app.call('GET', '/api/object/add')).json()
  objectNumber = object.referenceNumber
  const objectId: number = object.id
  const change = (url: string, payload: object) => app.call('POST', url, { payload })
  await change('/api/object/update', { id: objectId, title: 'Villa', hasKey: true })
  await change('/api/objectAccount/add', { objectId, accountId: colleague, relation: 1 })
  const leadId = await insert('lead', { accountId: colleague, source: colleague })
  const viewingId = await insert('viewing', { demandId: leadId, dateOfViewing: '2026-05-01' })
  const openViewing = await insert('viewing', { dateOfViewing: '2026-05-01' })
  for (const id of [viewingId, openViewing])
    await sql`INSERT INTO "viewingResult" ("viewingId", "objectId", "position") VALUES (${id}, ${objectId}, 0)`.execute(
      app.db,
    )
  const dealId = await insert('deal', { dealType: 1, objectId, demandId: leadId })
  await insert('dealAccount', { dealId, accountId: colleague, relation: 1, position: 0 })
  const activityId = await insert('activity', { description: 'Rang', done: false })
  await sql`INSERT INTO "activityLink" ("activityId", "entity", "entityId", "position") VALUES
    (${activityId}, 'Account', ${colleague}, 0), (${activityId}, 'Object', ${objectId}, 1)`.execute(
    app.db,
  )
  await sql`INSERT INTO "activityAssigned" ("activityId", "accountId") VALUES (${activityId}, ${colleague})`.execute(
    app.db,
  )
  for (const [kind, id] of [
    ['Object', objectId],
    ['Viewing', openViewing],
  ])
    await sql`INSERT INTO "assignment" ("parentKind", "parentId", "accountId") VALUES (${kind}, ${id}, ${colleague})`.execute(
      app.db,
    )
  ids = [colleague, objectId, leadId, viewingId, openViewing, dealId, activityId]
})
afterAll(() => app.close())

const answers = () => app.http.endpoints.filter(onlyAnswers)

const inputOf = ({ method, query, body }: Endpoint) => (method === 'GET' ? query : body)
const shapeOf = (endpoint: Endpoint): Record<string, z.ZodType> => {
  const input = inputOf(endpoint)
  return input instanceof z.ZodObject ? input.shape : {}
}

/** Requests to the endpoint with the id in each of its places, and with each of its options. */
function* asked(endpoint: Endpoint): Generator<Record<string, unknown>> {
  const shape = shapeOf(endpoint)
  const accepts = (input: object) =>
    !(inputOf(endpoint) instanceof z.ZodObject) || inputOf(endpoint).safeParse(input).success
  const details = [true, 'true', ['picture', 'price', 'ownerPhone', 'status']]
  const all = 'details' in shape ? details.map((one) => ({ details: one })) : [{}]
  const numbered = Object.keys(shape).filter((name) => /id$|^person$|^ids$/i.test(name))
  for (const id of numbered.length > 0 ? ids : [0])
    for (const more of all) {
      const given = {
        ...more,
        ...Object.fromEntries(numbered.map((name) => [name, name === 'ids' ? [id] : id])),
      }
      for (const kind of ['Account', 'Object', 'Demand', 'Viewing', 'Deal', 'Activity']) {
        const named = Object.keys(shape).filter((name) => /^(entity|parent|kind)/i.test(name))
        const input = {
          ...given,
          ...Object.fromEntries(named.filter((name) => !/id$/i.test(name)).map((n) => [n, kind])),
        }
        if (accepts(input)) yield input
        if (named.length === 0) break
      }
    }
}

const addressesOf = ({ path }: Endpoint) =>
  path.includes('{') ? ids.map((id) => path.replace(/\{\w+\}/g, String(id))) : [path]

async function ask(
  endpoint: Endpoint,
  address: string,
  input: Record<string, unknown>,
  as: Person | null,
) {
  const query = new URLSearchParams(Object.entries(input).map(([k, v]) => [k, String(v)]))
  const isGet = endpoint.method === 'GET'
  const answer = await app.call(endpoint.method, isGet ? `${address}?${query}` : address, {
    as,
    payload: isGet ? undefined : input,
  })
  return answer.body
}

/** How often a response names the colleague or their property: some always list people to choose from. */
const namings = async (endpoint: Endpoint, name: string, text: string, as: Person | null) => {
  const body = await ask(endpoint, endpoint.path, { [name]: text }, as)
  return body.split(/kolleginova/i).length + body.split(objectNumber).length
}

const compact = (text: string) => text.toLowerCase().replace(/[\s-]/g, '')
const told = (body: string) =>
  Object.values(secrets).filter((secret) => compact(body).includes(compact(secret)))

describe.each(['branchEmployee', 'client', 'nobody'] as const)('%s', (role) => {
  const person = () => (role === 'nobody' ? null : app[role])

  test('sees no private data of a colleague anywhere', async () => {
    const wrong: string[] = []
    for (const endpoint of answers())
      for (const address of addressesOf(endpoint))
        for (const input of asked(endpoint)) {
          const found = told(await ask(endpoint, address, input, person()))
          if (found.length > 0) wrong.push(`${address} ${JSON.stringify(input)}: ${found.join()}`)
        }
    expect(wrong).toEqual([])
  })

  test('finds no colleague by private data', async () => {
    const wrong: string[] = []
    for (const endpoint of answers())
      for (const name of Object.keys(shapeOf(endpoint)).filter((one) => searched.test(one)))
        for (const text of typed) {
          if (!inputOf(endpoint).safeParse({ [name]: text }).success) continue
          const found = await namings(endpoint, name, text, person())
          if (found > (await namings(endpoint, name, '5555555', person())))
            wrong.push(`${endpoint.path} ${name}=${text}`)
        }
    expect(wrong).toEqual([])
  })
})
const searched = /search|phone|email|taxNumber|lastName|clientName|^name$/i

test('the test itself works: the office sees and finds this data', async () => {
  const read = new Set<string>()
  const found = new Set<string>()
  for (const endpoint of answers()) {
    for (const address of addressesOf(endpoint))
      for (const input of asked(endpoint))
        if (told(await ask(endpoint, address, input, app.employee)).length > 0)
          read.add(endpoint.path)
    for (const name of Object.keys(shapeOf(endpoint)).filter((one) => searched.test(one))) {
      const times = await namings(endpoint, name, '6947112233', app.employee)
      if (times > (await namings(endpoint, name, '5555555', app.employee))) found.add(endpoint.path)
    }
  }
  expect([...read]).toEqual(
    expect.arrayContaining(['/api/owner', '/api/clients/search', '/api/account/view/{id}']),
  )
  expect([...found]).toEqual(
    expect.arrayContaining([
      '/api/owner',
      '/api/account/search',
      '/api/object',
      '/api/Deal/search',
    ]),
  )
})

test('all staff can pick a colleague by name', async () => {
  for (const searchStr of ['kolleg', 'Колегинова']) {
    const query = new URLSearchParams({ searchStr }).toString()
    const answer = await app.call('GET', `/api/account/search?${query}`, { as: app.branchEmployee })
    expect(answer.json().items).toEqual([
      { id: colleague, description: 'Kolleginova Karolina', detail: '', trades: [] },
    ])
  }
})

test('a list exported by people of a branch has no such colleagues', async () => {
  const texts: string[] = []
  for (const list of exportedLists()) {
    if (declaredList(list).endpoint.may.name === 'office') continue
    const columns = declaredList(list).columns.map(({ key }) => ({ key, title: key }))
    const payload = { list, input: {}, columns }
    const answer = await app.call('POST', '/api/bulk/export', { payload, as: app.branchEmployee })
    expect([list, answer.statusCode]).toEqual([list, 200])
    const bounds = { bytes: 1_000_000, rows: 100, columns: 60 }
    texts.push(JSON.stringify(await readSheet(answer.rawPayload, bounds)))
  }
  expect(texts.length).toBeGreaterThan(8)
  expect(texts.flatMap(told)).toEqual([])
})

test('totals of their lists count only visible rows', async () => {
  for (const list of ['owner', 'professional', 'source'])
    for (const more of ['', '&searchStr=kolleg']) {
      const url = `/api/${list}?perPage=1${more}`
      const { totalRows } = (await app.call('GET', url, { as: app.branchEmployee })).json()
      expect([list, more, totalRows]).toEqual([list, more, 0])
    }
})

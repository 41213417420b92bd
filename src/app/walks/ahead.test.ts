// Endpoints that only read start while their session is still looked up, and run again if it turns out different. So
// they must write nothing.
// @module-tag faults
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onlyAnswers } from '#kit/http/endpoint.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { testApp } from '../testing/testApp.ts'
import type { TestApp } from '../testing/testApp.ts'

let app: TestApp
/** Ids by the beginning of a path; other paths get the id of the account. */
const ids: Record<string, number> = {}

/** Input of endpoints that need some. */
const asked = (): Record<string, object> => ({
  '/api/SelectLists': { names: 'leadStage' },
  '/api/account/mergeLook': { id: ids['account'], duplicateId: ids['account'] },
  '/api/account/search': { searchStr: 'vlachos' },
  '/api/activity': ofLead(),
  '/api/files': ofLead(),
  '/api/timeline': ofLead(),
  '/api/timeline/open': ofLead(),
  '/api/calendar/clashes': { kind: 'viewing', id: ids['Viewing'] },
  '/api/calendar/route': { day: '2026-05-04', person: ids['account'] },
  '/api/calendar/planned': { from: '2026-05-04', till: '2026-05-10', people: [ids['account']] },
  '/api/lead/searchQuick': { searchStr: 'vlachos' },
  '/api/import/values': { id: 1, column: 0 },
  '/api/import/rows': { id: 1 },
  '/api/import/photos': { id: 1 },
  '/api/import/stays': { id: 1 },
  '/api/import/origin': { entity: 'Account', id: ids['account'] },
  '/api/location/position': { address: 'Egnatia 1, Thessaloniki' },
  '/api/location/search': { searchStr: 'kalamaria' },
  '/api/object/fittingLeads/propose': { objectId: ids['object'], leadIds: [ids['lead']] },
  '/api/object/searchByRefNumOrTitle': { searchStr: '1' },
  '/api/search': { searchStr: 'vlachos' },
  '/api/search/title': { entity: 'Account', id: ids['account'] },
  '/api/search/related': { of: `Account/${ids['account']}` },
  '/api/transactions/addExpense': { accountId: ids['account'] },
  '/api/transactions/addIncome': { accountId: ids['account'] },
  '/api/Reservation/timeline': { from: '2026-05-04', days: 30 },
  '/api/Reservation/quote': { objectId: ids['object'], checkIn: '2026-05-04', duration: 3 },
  '/api/freeStays': { checkIn: '2026-05-04', duration: 3 },
  '/api/freeStays/read': { text: '4-7 May, Halkidiki' },
  '/api/MailTemplate/preview': {
    entity: 'Account',
    ids: [ids['account']],
    templateId: ids['MailTemplate'],
  },
  '/api/Viewing/clashes': { dateOfViewing: '2026-05-04T11:00:00', objects: [ids['object']] },
})
const ofLead = () => ({ parent: 'Demand', parentId: ids['lead'] })
const fieldOf: Record<string, string> = {
  Deal: 'dealStage',
  Reservation: 'source',
  Viewing: 'demandId',
  account: 'nationality',
  lead: 'stage',
  object: 'objectSubTypeId',
}

beforeAll(async () => {
  app = await testApp()
  const made = async (path: string, payload?: object) => {
    const { statusCode, body } = await app.call(payload ? 'POST' : 'GET', path, { payload })
    expect([path, statusCode, statusCode === 200 ? '' : body]).toEqual([path, 200, ''])
    return JSON.parse(body)
  }
  const client = { firstName: 'Α', lastName: 'Vlachos', isClient: true }
  const accountId = (ids['account'] = (await made('/api/account/add', client)).id)
  const object = (ids['object'] = (await made('/api/object/add')).object.id)
  ids['lead'] = (await made('/api/lead/add', { accountId, forRent: true })).lead.id
  const demandId = ids['lead']
  const texts = {
    subjectEn: 'A',
    textEn: 'A',
    subjectEl: 'Α',
    textEl: 'Α',
    subjectRu: 'А',
    textRu: 'А',
  }
  const template = { name: 'A', isAdvertising: false, ...texts }
  ids['MailTemplate'] = (await made('/api/MailTemplate/add', template)).id
  ids['Viewing'] = (await made('/api/Viewing/update', { demandId, results: [] })).id
  ids['activity'] = (
    await made('/api/activity/update', {
      description: 'Ring',
      links: [{ entity: 'Demand', id: demandId }],
    })
  ).id
  const portal = {
    name: 'A',
    format: 'kyero',
    viewId: null,
    language: 'en',
    isOn: false,
    contactName: null,
    contactPhone: null,
    contactEmail: null,
    mostObjects: null,
    mostPictures: null,
  }
  ids['portal'] = (await made('/api/portal/add', portal)).id
  ids['Deal'] = (await made('/api/Deal/update', { objectId: object })).id
  await readOnlyFromNowOn()
})
afterAll(() => app.close())

async function readOnlyFromNowOn() {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS "name"`.execute(app.db)
  await sql`ALTER DATABASE ${sql.id(rows[0]!.name)} SET default_transaction_read_only = on`.execute(
    app.db,
  )
  // End existing connections, which would keep the old setting, except autovacuum's, which nobody may end.
  await sql`SELECT pg_terminate_backend("pid") FROM pg_stat_activity
    WHERE "datname" = current_database() AND "usename" = session_user AND "pid" <> pg_backend_pid()`.execute(
    app.db,
  )
  await sql`SET default_transaction_read_only = on`.execute(app.db)
}

function requestTo({ method, path }: Endpoint) {
  const kind = path.split('/')[2]!
  const id = ids[kind] ?? ids['account']!
  const choices = path.endsWith('editRequestSelectList') && { id, fieldName: fieldOf[kind] }
  const values = { ...choices, ...asked()[path] }
  const query = new URLSearchParams(
    Object.entries(values).map(([key, value]) => [key, String(value)]),
  )
  const url = path.replace('{parent}', 'Account').replaceAll(/\{\w+\}/g, String(id))
  return method === 'GET' ? { url: `${url}?${query}` } : { url, payload: values }
}

test('GET endpoints write nothing', async () => {
  const asking = app.http.endpoints.filter(onlyAnswers)
  const answers = { right: 0, missing: 0 }
  const wrong: string[] = []
  for (const endpoint of asking) {
    const { url, payload } = requestTo(endpoint)
    const { statusCode, body } = await app.call(endpoint.method, url, { payload })
    if (statusCode === 200) answers.right += 1
    else if (statusCode === 404) answers.missing += 1
    else wrong.push(`${statusCode} ${url} ${body.slice(0, 200)}`)
  }
  expect(wrong).toEqual([])
  // Most endpoints find a record to return.
  expect(answers.right).toBeGreaterThan(5 * answers.missing)
})

test('writes fail while the database is read-only', async () => {
  const payload = { id: ids['account'], firstName: 'Β' }
  expect((await app.call('POST', '/api/account/update', { payload })).statusCode).toBeGreaterThan(
    499,
  )
})

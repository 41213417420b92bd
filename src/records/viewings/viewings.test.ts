import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import { unassign } from '#app/testing/unassign.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { Viewing } from './viewings.contract.ts'

let app: TestApp
let client: number
let lead: number
type Flat = { id: number; referenceNumber: string }
const flats = [] as unknown as [Flat, Flat, Flat]

const addAccount = async (lastName: string, more: object = {}): Promise<number> =>
  (
    await app.call('POST', '/api/account/add', { payload: { firstName: 'V', lastName, ...more } })
  ).json().id
const addLead = async (accountId: number, description = 'By the sea'): Promise<number> => {
  const row = app.db
    .insertInto('lead')
    .values({ accountId, description } as never)
    .returning('id')
  return (await row.executeTakeFirstOrThrow()).id
}
const addObject = async () => (await app.call('GET', '/api/object/add')).json().object

beforeAll(async () => {
  app = await testApp()
  client = await addAccount('Papadaki', { isClient: true })
  lead = await addLead(client)
  for (const at of [0, 1, 2] as const) flats[at] = await addObject()
})
afterAll(() => app.close())

const save = (payload: object, as: Person = app.admin) =>
  app.call('POST', '/api/Viewing/update', { payload, as })
const stored = async (payload: object): Promise<Viewing & { id: number }> => {
  const answer = await save(payload)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const edit = (id: number, as: Person = app.admin) =>
  app.call('GET', `/api/Viewing/edit/${id}`, { as })

describe('a viewing', () => {
  test('starts as a blank, which is not stored but can be saved as it is', async () => {
    const blank = (await app.call('GET', '/api/Viewing/add')).json()
    expect(blank).toMatchObject({ id: null, viewingNumber: null, demandId: null, results: [] })
    expect(blank.appointmentCreated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00$/)
    expect(blank.dateOfViewing).toHaveLength(19)
    expect((await app.call('POST', '/api/Viewing/search', { payload: {} })).json().totalRows).toBe(
      0,
    )
    const viewing = await stored(blank)
    expect(viewing).toMatchObject({
      id: expect.any(Number),
      viewingNumber: `V${viewing.id}`,
      version: 1,
      appointmentCreated: blank.appointmentCreated,
      createdByAccountDisplayName: 'Admin Anna',
      modifiedByAccountDisplayName: 'Admin Anna',
    })
    expect((await edit(viewing.id)).json()).toEqual(viewing)
    expect(await stored(viewing)).toEqual(viewing)
  })

  test('stores its lead, dates and results, in order', async () => {
    const results = [
      { objectId: flats[2].id, result: 5 },
      { objectId: flats[0].id, result: null },
      { objectId: flats[1].id, result: 2 },
    ]
    const values = {
      appointmentCreated: '2026-05-01T09:15:00',
      dateOfViewing: '2026-05-04T18:30:00',
      demandId: lead,
    }
    const viewing = await stored({ ...values, results })
    expect(viewing).toMatchObject({ ...values, demand: 'Papadaki V, By the sea', results })
    expect(viewing.results[0]!.objectReferenceNumber).toBe(flats[2].referenceNumber)
    expect(viewing.resultOptions[0]).toEqual({ value: 1, text: 'Offer made', parent: null })
    const turned = await stored({
      id: viewing.id,
      version: 1,
      results: results.slice(0, 2).reverse(),
    })
    expect(turned.results.map(({ objectId }) => objectId)).toEqual([flats[0].id, flats[2].id])
    expect(turned).toMatchObject({ ...values, version: 2 })
  })

  test('has each object once, at its first position with its last result', async () => {
    const [{ id: one }, { id: other }] = flats
    const { results } = await stored({
      results: [{ objectId: one, result: 4 }, { objectId: other }, { objectId: one, result: 2 }],
    })
    expect(results).toMatchObject([
      { objectId: one, result: 2 },
      { objectId: other, result: null },
    ])
  })

  test('is shown in the language of the user', async () => {
    const { id } = await stored({})
    const speak = (language: string) =>
      app.call('POST', '/api/UserSettings/Language', { payload: { language }, as: app.employee })
    await speak('el')
    expect((await edit(id, app.employee)).json().resultOptions[1].text).toBe('Ενδιαφέρεται')
    await speak('en')
  })

  test('hides a deleted object until it is restored, and keeps its result', async () => {
    const object = await addObject()
    const results = [
      { objectId: object.id, result: 1 },
      { objectId: flats[0].id, result: 5 },
    ]
    const { id } = await stored({ results })
    const row = async () =>
      (await search({ objectId: flats[0].id })).items.find((one) => one.id === id)
    expect(await row()).toMatchObject({ result: 'Offer made' })
    await app.call('DELETE', `/api/object/${object.id}`)
    expect((await edit(id)).json().results).toHaveLength(1)
    expect(await row()).toMatchObject({ result: 'Not interested', objects: String(flats[0].id) })
    await stored({ id, results: [{ objectId: flats[0].id, result: 4 }] })
    await app.call('POST', `/api/object/restore/${object.id}`)
    const back = (await edit(id)).json().results
    expect(back.map(({ result }: { result: number }) => result).sort()).toEqual([1, 4])
  })

  test('can be saved unchanged when its lead is deleted', async () => {
    const demandId = await addLead(client)
    const viewing = await stored({ demandId })
    await app.call('DELETE', `/api/lead/${demandId}`)
    const saved = await stored({ ...viewing, dateOfViewing: '2026-05-05T10:00:00' })
    expect(saved).toMatchObject({ dateOfViewing: '2026-05-05T10:00:00', demand: null, demandId })
  })

  test('is deleted, hidden everywhere, and restored', async () => {
    const { id } = await stored({ demandId: lead })
    expect((await app.call('DELETE', `/api/Viewing/${id}`)).statusCode).toBe(200)
    expect((await edit(id)).statusCode).toBe(404)
    expect((await save({ id, demandId: null })).statusCode).toBe(404)
    expect((await app.call('POST', `/api/Viewing/restore/${id}`)).json()).toMatchObject({ id })
    expect((await edit(id)).statusCode).toBe(200)
  })

  test('a single field is changed by itself, with its options', async () => {
    const { id } = await stored({})
    const answer = await app.call('PATCH', `/api/Viewing/patch/${id}`, {
      payload: [{ op: 'replace', path: '/dateOfViewing', value: '2026-06-01T11:00:00' }],
      headers: { 'content-type': 'application/json-patch+json' },
    })
    expect(answer.json()).toMatchObject({ id, dateOfViewing: '2026-06-01T11:00:00', version: 2 })
    const url = `/api/Viewing/editRequestSelectList?id=${id}&fieldName=dateOfViewing`
    expect((await app.call('GET', url)).json()).toEqual({
      dtoFieldName: 'dateOfViewing',
      value: '2026-06-01T11:00:00',
      selectList: [],
    })
  })

  test('merges simultaneous changes and reports conflicts', async () => {
    const objectId = flats[0].id
    const { id, version } = await stored({ results: [{ objectId }] })
    await stored({ id, version, dateOfViewing: '2026-05-05T10:00:00' })
    const both = await stored({ id, version, results: [{ objectId, result: 2 }] })
    expect(both).toMatchObject({ dateOfViewing: '2026-05-05T10:00:00', results: [{ result: 2 }] })
    const late = await save({ id, version, results: [{ objectId, result: 5 }] })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ conflicts: ['results'], current: { id } })
  })
})

describe('nothing is stored', () => {
  test.each([
    ['a day without a time', { dateOfViewing: '2026-05-04' }, 'dateOfViewing'],
    [
      'a day that does not exist',
      { appointmentCreated: '2026-02-30T10:00:00' },
      'appointmentCreated',
    ],
    ['an unknown lead', { demandId: 999_999 }, 'demandId'],
    ['an unknown object', { results: [{ objectId: 999_999 }] }, 'results'],
    ['an unknown field', { colour: 'blue' }, 'colour'],
  ])('with %s', async (_what, payload, field) => {
    const answer = await save(payload)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors)[0]).toContain(field)
  })
  test('with a result that is not offered', async () => {
    const answer = await save({ results: [{ objectId: flats[0].id, result: 99 }] })
    expect(answer.json().errors).toHaveProperty('results')
  })
})

type Row = { id: number; [field: string]: unknown }
const search = async (payload: object = {}, as: Person = app.admin) => {
  const answer = await app.call('POST', '/api/Viewing/search', { payload, as })
  expect(answer.statusCode).toBe(200)
  return answer.json() as { items: Row[]; totalRows: number; options: { results: Row[] } }
}

describe('the list', () => {
  let early: number
  let late: number
  let undated: number
  beforeEach(async () => {
    await app.db.deleteFrom('viewing').execute()
    const [one, two] = flats
    early = (
      await stored({
        appointmentCreated: '2026-05-01T09:00:00',
        dateOfViewing: '2026-05-04T23:30:00',
        demandId: lead,
        results: [
          { objectId: one.id, result: 5 },
          { objectId: two.id, result: 2 },
        ],
      })
    ).id
    late = (
      await stored({
        appointmentCreated: '2026-05-02T09:00:00',
        dateOfViewing: '2026-05-06T10:00:00',
        results: [{ objectId: two.id, result: 8 }],
      })
    ).id
    undated = (await stored({})).id
    await app.call('POST', '/api/assignment/viewing/add', {
      payload: { viewingId: early, assignedTo: app.employee.accountId },
    })
  })

  test('shows date, client, assigned people, objects and result', async () => {
    const { items, totalRows } = await search()
    expect(totalRows).toBe(3)
    expect(items.map(({ id }) => id)).toEqual([undated, late, early])
    expect(items[2]).toEqual({
      id: early,
      appointmentCreated: '2026-05-01T09:00:00',
      dateOfViewing: '2026-05-04T23:30:00',
      lead: 'Papadaki V, By the sea',
      leadId: lead,
      assigned: 'Admin Anna, Employee Eleni',
      objects: `${flats[0].id} ${flats[1].id}`,
      objectReferenceNumbers: `${flats[0].referenceNumber} ${flats[1].referenceNumber}`,
      result: 'Interested',
      resultStyle: 'interested',
    })
    expect(items[0]).toMatchObject({ lead: null, leadId: null, objects: '', result: null })
  })

  test.each([
    ['a result', () => ({ results: [2, 1] }), () => [early]],
    ['no result yet', () => ({ results: [0] }), () => [undated]],
    [
      'the day of the viewing',
      () => ({ dateOfViewingFrom: '2026-05-04', dateOfViewingTill: '2026-05-04' }),
      () => [early],
    ],
    [
      'times',
      () => ({
        dateOfViewingFrom: '2026-05-04T23:31:00',
        dateOfViewingTill: '2026-05-06T10:00:00',
      }),
      () => [late],
    ],
    [
      'the time of arrangement',
      () => ({ appointmentCreatedFrom: '2026-05-02', appointmentCreatedTill: '2026-05-09' }),
      () => [late],
    ],
    ['its lead', () => ({ demandId: lead, demandText: 'Papadaki' }), () => [early]],
    ['one of its objects', () => ({ objectId: flats[1].id, objectText: '#' }), () => [late, early]],
    [
      'an assigned person',
      () => ({ assigned: app.employee.accountId, assignedText: 'E' }),
      () => [early],
    ],
    [
      'all filters at once',
      () => ({ assigned: app.employee.accountId, objectId: flats[0].id, results: [8] }),
      () => [],
    ],
  ])('is filtered by %s', async (_by, filter, expected) => {
    const { items, totalRows } = await search(filter())
    expect(items.map(({ id }) => id)).toEqual(expected())
    expect(totalRows).toBe(expected().length)
  })

  test('is paged and sorted on the server, both ways', async () => {
    const all = [
      'id',
      'appointmentCreated',
      'dateOfViewing',
      'lead',
      'assigned',
      'objects',
      'result',
    ]
    for (const sortBy of all) {
      const up = (await search({ sortBy })).items.map(({ id }) => id)
      const down = (await search({ sortBy, sortDesc: true })).items.map(({ id }) => id)
      expect([sortBy, down]).toEqual([sortBy, up.reverse()])
    }
    const second = await search({ perPage: 1, currentPage: 2 })
    expect([second.items[0]!.id, second.totalRows]).toEqual([late, 3])
    expect(await search({ perPage: 5, currentPage: 9 })).toMatchObject({ items: [], totalRows: 3 })
  })

  test('offers all results, and "no result yet"', async () => {
    const { results } = (await search()).options
    expect(results[0]).toEqual({ value: 0, text: 'No result yet', parent: null })
    expect(results).toHaveLength(9)
  })

  test.each([
    { results: ['x'] },
    { dateOfViewingFrom: 'soon' },
    { demandId: 0 },
    { sortBy: 'colour' },
    { colour: 1 },
  ])('refuses %o', async (payload) => {
    expect((await app.call('POST', '/api/Viewing/search', { payload })).statusCode).toBe(400)
  })

  test('follows renamed people and changed assignments', async () => {
    await app.call('POST', '/api/account/update', { payload: { id: client, lastName: 'Zografou' } })
    const row = async () => (await search({ demandId: lead })).items[0]
    expect(await row()).toMatchObject({ lead: 'Zografou V, By the sea' })
    const names = async () => (await search({ sortBy: 'lead' })).items.map(({ lead }) => lead)
    expect(await names()).toEqual(['Zografou V, By the sea', null, null])
    await app.call('DELETE', `/api/assignment/viewing/${early}/${app.employee.accountId}`)
    expect(await row()).toMatchObject({ assigned: 'Admin Anna' })
    await app.call('POST', '/api/account/update', { payload: { id: client, lastName: 'Papadaki' } })
  })
})

describe('a viewing for an employee', () => {
  let hidden: number
  let demandId: number
  beforeAll(async () => {
    demandId = await addLead(await addAccount('Colleague', { isEmploye: true }))
    hidden = (await stored({ demandId, results: [{ objectId: flats[0].id }] })).id
  })

  test('is neither listed nor counted for branch employees', async () => {
    const all = await search()
    const theirs = await search({}, app.branchEmployee)
    expect(theirs.totalRows).toBe(all.totalRows - 1)
    expect(theirs.items.map(({ id }) => id)).not.toContain(hidden)
    expect((await search({ demandId }, app.branchEmployee)).totalRows).toBe(0)
    expect((await search({}, app.employee)).totalRows).toBe(all.totalRows)
  })

  test('is hidden from them on the screen of its object', async () => {
    const viewings = async (as: Person) =>
      (await app.call('GET', `/api/object/view/${flats[0].id}`, { as })).json().viewings
    const its = { id: hidden, descr: `V${hidden}, Colleague V` }
    expect(await viewings(app.employee)).toContainEqual(its)
    const shown = (await viewings(app.branchEmployee)) as { id: number }[]
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.map(({ id }) => id)).not.toContain(hidden)
  })

  test('cannot be opened, changed, deleted, restored or added by them', async () => {
    const calls = [
      edit(hidden, app.branchEmployee),
      save({ id: hidden, dateOfViewing: null }, app.branchEmployee),
      save({ demandId }, app.branchEmployee),
      app.call('DELETE', `/api/Viewing/${hidden}`, { as: app.branchEmployee }),
      app.call('PATCH', `/api/Viewing/patch/${hidden}`, {
        as: app.branchEmployee,
        payload: [{ op: 'replace', path: '/demandId', value: null }],
      }),
      app.call('GET', `/api/Viewing/editRequestSelectList?id=${hidden}&fieldName=demandId`, {
        as: app.branchEmployee,
      }),
    ]
    for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(403)
    await app.call('DELETE', `/api/Viewing/${hidden}`)
    const back = () =>
      app.call('POST', `/api/Viewing/restore/${hidden}`, { as: app.branchEmployee })
    expect((await back()).statusCode).toBe(403)
    await app.call('POST', `/api/Viewing/restore/${hidden}`)
  })

  test('cannot be moved by them to another lead, nor another viewing to its lead', async () => {
    expect((await save({ id: hidden, demandId: lead }, app.branchEmployee)).statusCode).toBe(403)
    const { id } = await stored({ demandId: lead })
    expect((await save({ id, demandId }, app.branchEmployee)).statusCode).toBe(403)
  })
})

test('a merge moves viewings, and undoing it moves them back', async () => {
  const [kept, duplicate] = [
    await addAccount('Kept'),
    await addAccount('Twice', { isEmploye: true }),
  ]
  const other = await addLead(duplicate)
  const { id } = await stored({ demandId: other })
  const { id: assigned } = await stored({})
  for (const each of [id, assigned]) await unassign(app.db, 'Viewing', each)
  await app.call('POST', '/api/assignment/viewing/add', {
    payload: { viewingId: assigned, assignedTo: duplicate },
  })
  const rows = async () => {
    const { items } = await search({ sortBy: 'id' })
    return items.filter((row) => row.id >= id).map((row) => [row.lead, row.assigned])
  }
  const before = await rows()
  expect(before).toEqual([
    ['Twice V, By the sea', null],
    [null, 'Twice V'],
  ])
  await app.call('POST', '/api/account/merge', {
    payload: { account: { id: kept, isEmploye: true }, duplicateId: duplicate },
  })
  expect(await rows()).toEqual([
    ['Kept V, By the sea', null],
    [null, 'Kept V'],
  ])
  const undone = await app.call('POST', `/api/account/unmerge/${duplicate}`)
  expect(undone.statusCode).toBe(200)
  expect(await rows()).toEqual(before)
})

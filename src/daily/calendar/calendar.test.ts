// Planned entries, their people and their clashes.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import { unassign } from '#app/testing/unassign.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { CalendarEntry } from './calendar.contract.ts'
import { agencyDay } from '#kit/clock.ts'

let app: TestApp
let client: number
type Flat = { id: number; referenceNumber: string }
let flat: Flat, house: Flat

const post = async (url: string, payload: object, as?: Person) => {
  const answer = await app.call('POST', url, { payload, ...(as && { as }) })
  expect([url, answer.statusCode === 200 || answer.body]).toEqual([url, true])
  return answer.json()
}
async function newObject(): Promise<Flat> {
  const { object } = (await app.call('GET', '/api/object/add')).json()
  await post('/api/object/update', { id: object.id, hasKey: true })
  return { id: object.id, referenceNumber: object.referenceNumber }
}
beforeAll(async () => {
  app = await testApp()
  client = (await post('/api/account/add', { firstName: 'Vera', lastName: 'Popova' })).id
  flat = await newObject()
  house = await newObject()
})
afterAll(() => app.close())

const newViewing = async (dateOfViewing: string, people: Person[] = [], more: object = {}) => {
  const { id } = await post('/api/Viewing/update', { dateOfViewing, ...more })
  await unassign(app.db, 'Viewing', id)
  for (const { accountId } of people)
    await post('/api/assignment/viewing/add', { viewingId: id, assignedTo: accountId })
  return id as number
}
const newActivity = async (date: string, people: Person[] = [], more: object = {}) => {
  const links = [{ entity: 'Account', id: client }]
  const assignedTo = people.map(({ accountId }) => ({ id: accountId }))
  return (await post('/api/activity/update', { date, links, assignedTo, ...more })).id as number
}
type Planned = { items: CalendarEntry[]; more: { day: string; totalRows: number }[] }
const planned = (
  from: string,
  { till = from, people = [] as number[], as = undefined as Person | undefined } = {},
): Promise<Planned> => post('/api/calendar/planned', { from, till, people }, as)
const named = ({ items }: Planned) => items.map(({ kind, id }) => `${kind} ${id}`)
const clashesIn = ({ items }: Planned) =>
  items.map(({ id, clashes }) => [id, clashes.map(({ by, what }) => `${by} ${what}`)] as const)
const asks = (payload: object, as?: Person | null) =>
  app.call('POST', '/api/calendar/planned', { payload, ...(as !== undefined && { as }) })

describe('planned entries', () => {
  test('lists viewings and activities of the days in chronological order, with all shown fields', async () => {
    const { lead } = await post('/api/lead/add', { accountId: client })
    const more = { demandId: lead.id, results: [{ objectId: flat.id }, { objectId: house.id }] }
    const viewing = await newViewing('2031-05-06T12:30:00', [app.employee, app.admin], more)
    const call = await newActivity('2031-05-06T09:00:00', [app.employee], {
      category: 'call',
      description: 'Ask for the papers',
      done: true,
      links: [{ entity: 'Object', id: flat.id }],
    })
    const late = await newViewing('2031-05-07T23:59:00')
    await newViewing('2031-05-08T00:00:00')
    await newViewing('2031-05-05T23:59:59')
    const found = await planned('2031-05-06', { till: '2031-05-07' })
    expect(named(found)).toEqual([`activity ${call}`, `viewing ${viewing}`, `viewing ${late}`])
    expect(found.more).toEqual([])
    expect(found.items[0]).toMatchObject({
      at: '2031-05-06T09:00:00',
      category: 'call',
      title: 'Ask for the papers',
      done: true,
      objects: [flat],
      opens: { entity: 'Object', id: flat.id },
      isTask: false,
    })
    expect(found.items[1]).toEqual({
      kind: 'viewing',
      id: viewing,
      version: expect.any(Number),
      at: '2031-05-06T12:30:00',
      category: 'viewing',
      title: 'Popova Vera',
      result: null,
      done: false,
      isTask: false,
      people: [
        { id: app.admin.accountId, name: 'Admin Anna' },
        { id: app.employee.accountId, name: 'Employee Eleni' },
      ],
      objects: [flat, house],
      opens: { entity: 'Viewing', id: viewing },
      canEdit: true,
      clashes: [],
    })
  })

  test('are filtered by people, or everybody if none is given', async () => {
    const day = '2031-06-02'
    const hers = await newViewing(`${day}T10:00:00`, [app.employee])
    const both = await newActivity(`${day}T12:00:00`, [app.employee, app.admin])
    const nobodys = await newViewing(`${day}T14:00:00`)
    const { accountId } = app.employee
    expect(named(await planned(day, { people: [accountId] }))).toEqual([
      `viewing ${hers}`,
      `activity ${both}`,
    ])
    const own = [`activity ${both}`]
    expect(named(await planned(day, { people: [app.admin.accountId] }))).toEqual(own)
    expect(named(await planned(day, { people: [0] }))).toEqual(own)
    expect(named(await planned(day))).toEqual([
      `viewing ${hers}`,
      `activity ${both}`,
      `viewing ${nobodys}`,
    ])
    await app.call('DELETE', `/api/Viewing/${hers}`)
    await app.call('DELETE', `/api/activity/${both}`)
    expect(named(await planned(day))).toEqual([`viewing ${nobodys}`])
  })

  test('an activity without assignees is in the calendar of its author', async () => {
    const day = '2031-06-09'
    const noted = await newActivity(day, [], { done: false })
    await newActivity(day, [app.employee])
    const found = await planned(day, { people: [0] })
    expect(named(found)).toEqual([`activity ${noted}`])
    expect(found.items[0]).toMatchObject({ at: `${day}T00:00:00`, isTask: true })
  })

  test('a day that is too full returns its first entries and its total', async () => {
    const day = '2031-07-01'
    await sql`
      INSERT INTO "viewing" ("dateOfViewing")
      SELECT ${day}::timestamp + "i" * interval '1 minute' FROM generate_series(1, 104) AS "i"
    `.execute(app.db)
    const last = await newActivity(`${day}T23:00:00`)
    const week = await planned('2031-06-30', { till: '2031-07-06' })
    expect(week.items).toHaveLength(100)
    expect(week.more).toEqual([{ day, totalRows: 105 }])
    expect(named(week)).not.toContain(`activity ${last}`)
    const month = await planned('2031-06-30', { till: '2031-08-03' })
    expect(month.items).toHaveLength(30)
    expect(month.more).toEqual([{ day, totalRows: 105 }])
  })

  test.each([
    ['2031-03-30', '02:30', '03:30', '04:30'],
    ['2031-10-26', '02:30', '03:30', '04:30'],
  ])(
    'on %s, a day of a clock change, each entry keeps the time that was entered',
    async (day, ...times) => {
      for (const time of times) await newViewing(`${day}T${time}:00`)
      const found = await planned(day)
      expect(found.items.map(({ at }) => at)).toEqual(times.map((time) => `${day}T${time}:00`))
    },
  )

  test('branch employees see nothing that concerns an employee', async () => {
    const day = '2031-09-01'
    const { lead } = await post('/api/lead/add', { accountId: app.admin.accountId })
    const closed = await newViewing(`${day}T10:00:00`, [], { demandId: lead.id })
    const task = await newActivity(`${day}T11:00:00`, [], {
      links: [{ entity: 'Account', id: app.admin.accountId }],
    })
    const open = await newViewing(`${day}T12:00:00`)
    expect(await planned(day)).toMatchObject({ items: [{}, {}, {}] })
    expect(named(await planned(day, { as: app.branchEmployee }))).toEqual([`viewing ${open}`])
    const of = (kind: string, id: number) =>
      app.call('GET', `/api/calendar/clashes?kind=${kind}&id=${id}`, { as: app.branchEmployee })
    expect((await of('viewing', closed)).statusCode).toBe(403)
    expect((await of('activity', task)).statusCode).toBe(403)
    expect((await of('viewing', open)).json()).toEqual({ items: [] })
  })

  test('clients and visitors are refused', async () => {
    const body = { from: '2031-01-01', till: '2031-01-02', people: [] }
    expect((await asks(body, app.client)).statusCode).toBe(403)
    expect((await asks(body, null)).statusCode).toBe(401)
  })

  test.each([
    [{ from: '2031-01-01', till: '2031-03-04', people: [] }, 'till'],
    [{ from: '2031-01-02', till: '2031-01-01', people: [] }, 'till'],
    [{ from: '2031-02-30', till: '2031-03-01', people: [] }, 'from'],
    [{ from: '2031-01-01', till: 'soon', people: [] }, 'till'],
    [{ from: '2031-01-01', till: '2031-01-01', people: ['Anna'] }, 'people.0'],
    [{ from: '2031-01-01', till: '2031-01-01', people: Array(51).fill(1) }, 'people'],
    [{ from: '2031-01-01', till: '2031-01-01' }, 'people'],
  ])('%o is rejected', async (payload, field) => {
    const answer = await asks(payload)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors)).toContain(field)
  })

  test('two months are accepted', async () => {
    expect((await asks({ from: '2031-01-01', till: '2031-03-03', people: [] })).statusCode).toBe(
      200,
    )
  })
})

const at = (time: string, days = 3) => `${agencyDay(days)}T${time}:00`

describe('clashes', () => {
  test('a person with two entries within an hour clashes, whatever their kinds', async () => {
    const viewing = await newViewing(at('10:00'), [app.employee])
    const meeting = await newActivity(at('10:59'), [app.employee, app.admin], {
      category: 'meeting',
    })
    await newActivity(at('10:30'), [app.employee], { category: 'call' })
    await newActivity(at('10:30'), [app.admin], { category: 'meeting', done: true })
    await newViewing(at('10:15'), [app.admin])
    await newViewing(at('11:00', 3), [app.branchEmployee])
    const found = await planned(agencyDay(3), { people: [app.employee.accountId] })
    const { items } = found
    expect(items.find(({ kind }) => kind === 'viewing')!.clashes).toEqual([
      { by: 'person', what: 'Employee Eleni', kind: 'activity', id: meeting, at: at('10:59') },
    ])
    expect(items.find(({ id, kind }) => kind === 'activity' && id === meeting)!.clashes).toEqual([
      { by: 'person', what: 'Employee Eleni', kind: 'viewing', id: viewing, at: at('10:00') },
      {
        by: 'person',
        what: 'Admin Anna',
        kind: 'viewing',
        id: expect.any(Number),
        at: at('10:15'),
      },
    ])
    expect(items.find(({ category }) => category === 'call')!.clashes).toEqual([])
    const alone = await app.call('GET', `/api/calendar/clashes?kind=viewing&id=${viewing}`)
    expect(alone.json().items).toMatchObject([{ by: 'person', id: meeting }])
  })

  test('an object in two viewings clashes, and so does a key that somebody else holds', async () => {
    const results = [{ objectId: flat.id }]
    const one = await newViewing(at('10:00', 4), [app.employee], { results })
    const other = await newViewing(at('10:30', 4), [app.admin], { results })
    const later = await newViewing(at('11:30', 4), [], { results })
    expect(clashesIn(await planned(agencyDay(4)))).toEqual([
      [one, [`object ${flat.referenceNumber}`]],
      [other, [`object ${flat.referenceNumber}`]],
      [later, []],
    ])
    const key = { objectId: flat.id, accountId: app.employee.accountId, givenAway: agencyDay(-2) }
    await post('/api/ObjectKeys/edit', { ...key, received: null })
    const missing = `key ${flat.referenceNumber} · Employee Eleni`
    expect(clashesIn(await planned(agencyDay(4)))).toEqual([
      [one, [`object ${flat.referenceNumber}`]],
      [other, [`object ${flat.referenceNumber}`, missing]],
      [later, [missing]],
    ])
    await post('/api/ObjectKeys/edit', { ...key, received: agencyDay(-1) })
    expect(clashesIn(await planned(agencyDay(4)))[2]).toEqual([later, []])
  })

  test('cancelled viewings and cancelled objects do not clash', async () => {
    const shown = (one: number | null, other: number | null) => ({
      results: [
        { objectId: flat.id, result: one },
        { objectId: house.id, result: other },
      ],
    })
    const key = { objectId: house.id, accountId: client, givenAway: agencyDay(-2), received: null }
    await post('/api/ObjectKeys/edit', key)
    const one = await newViewing(at('10:00', 6), [app.employee], shown(null, null))
    const other = await newViewing(at('10:30', 6), [app.employee], shown(8, 8))
    const missing = `key ${house.referenceNumber} · Popova Vera`
    expect(clashesIn(await planned(agencyDay(6)))).toEqual([
      [one, [missing]],
      [other, []],
    ])
    await post('/api/Viewing/update', { id: other, ...shown(null, 8) })
    const both = ['person Employee Eleni', `object ${flat.referenceNumber}`]
    expect(clashesIn(await planned(agencyDay(6)))).toEqual([
      [one, [...both, missing]],
      [other, both],
    ])
    await post('/api/ObjectKeys/edit', { ...key, received: agencyDay(-1) })
  })

  test('past entries and viewings that the caller may not open do not clash', async () => {
    const results = [{ objectId: house.id }]
    for (const time of ['10:00', '10:30'])
      await newViewing(at(time, -4), [app.employee], { results })
    expect(clashesIn(await planned(agencyDay(-4))).flatMap(([, clashes]) => clashes)).toEqual([])
    const { lead } = await post('/api/lead/add', { accountId: app.admin.accountId })
    await newViewing(at('10:00', 5), [], { results, demandId: lead.id })
    const open = await newViewing(at('10:30', 5), [], { results })
    expect(clashesIn(await planned(agencyDay(5), { as: app.branchEmployee }))).toEqual([[open, []]])
    expect(clashesIn(await planned(agencyDay(5)))).toHaveLength(2)
  })
})

test('current staff can be chosen by name, clients cannot', async () => {
  const { own, items } = (
    await app.call('GET', '/api/calendar/people', { as: app.branchEmployee })
  ).json()
  expect(own).toBe(app.branchEmployee.accountId)
  expect(items).toEqual(
    [app.admin, app.employee].map(({ accountId }) => ({
      id: accountId,
      name: expect.any(String),
    })),
  )
})

// Route sheet of a person's day.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'

let app: TestApp
let owner: number
let flat: { id: number; referenceNumber: string }
const day = '2031-05-06'

const post = async (url: string, payload: object) => {
  const answer = await app.call('POST', url, { payload })
  expect([url, answer.statusCode === 200 || answer.body]).toEqual([url, true])
  return answer.json()
}
const addAccount = async (lastName: string, more: object = {}): Promise<number> =>
  (await post('/api/account/add', { firstName: 'Vera', lastName, ...more })).id
const newViewing = async (dateOfViewing: string, person: Person, more: object = {}) => {
  const { id } = await post('/api/Viewing/update', { dateOfViewing, ...more })
  await post('/api/assignment/viewing/add', { viewingId: id, assignedTo: person.accountId })
  return id as number
}
const sheet = (query: string, as: Person | null = app.admin) =>
  app.call('GET', `/api/calendar/route?${query}`, { as })

beforeAll(async () => {
  app = await testApp()
  owner = await addAccount('Ownerova', { phone: '+30 2310 111 111;+30 694 222 2222' })
  flat = (await app.call('GET', '/api/object/add')).json().object
  await post('/api/object/update', {
    id: flat.id,
    hasKey: true,
    title: 'By the sea',
    address: 'Tsimiski 5',
    latitude: 40.63,
    longitude: 22.94,
  })
  await post('/api/objectAccount/add', { objectId: flat.id, accountId: owner, relation: 1 })
  const key = { objectId: flat.id, accountId: owner, givenAway: '2031-05-01', received: null }
  await post('/api/ObjectKeys/edit', { ...key, description: 'Ring twice' })
})
afterAll(() => app.close())

test('lists clients, places, owners and key holders in chronological order', async () => {
  const client = await addAccount('Buyerova', { phone: '+30 694 333 3333' })
  const { lead } = await post('/api/lead/add', { accountId: client })
  await post('/api/lead/update', { id: lead.id, description: 'Two rooms' })
  const second = await newViewing(`${day}T12:00:00`, app.employee)
  const first = await newViewing(`${day}T10:00:00`, app.employee, {
    demandId: lead.id,
    results: [{ objectId: flat.id }],
  })
  await newViewing(`${day}T11:00:00`, app.admin)
  await newViewing('2031-05-07T10:00:00', app.employee)
  await post('/api/activity/update', {
    description: 'Comes with a child',
    links: [{ entity: 'Viewing', id: first }],
  })
  const answer = await sheet(`day=${day}&person=${app.employee.accountId}`)
  expect(answer.json()).toEqual({
    person: 'Employee Eleni',
    totalRows: 2,
    stops: [
      {
        id: first,
        viewingNumber: `V${first}`,
        at: `${day}T10:00:00`,
        client: 'Buyerova Vera',
        phone: '+30 694 333 3333',
        wish: 'Two rooms',
        notes: ['Comes with a child'],
        objects: [
          {
            id: flat.id,
            referenceNumber: flat.referenceNumber,
            title: 'By the sea',
            place: null,
            address: 'Tsimiski 5',
            latitude: 40.63,
            longitude: 22.94,
            owners: [{ name: 'Ownerova Vera', phone: expect.stringContaining('2310 111 111') }],
            key: { holder: 'Ownerova Vera', since: '2031-05-01', description: 'Ring twice' },
          },
        ],
      },
      expect.objectContaining({ id: second, client: null, objects: [], notes: [] }),
    ],
  })
})

test('leaves out cancelled viewings and objects', async () => {
  const other = (await app.call('GET', '/api/object/add')).json().object
  const seen = (result: number | null) => [
    { objectId: other.id, result },
    { objectId: flat.id, result: 8 },
  ]
  await newViewing('2031-08-01T10:00:00', app.employee, { results: seen(8) })
  const id = await newViewing('2031-08-01T11:00:00', app.employee, { results: seen(null) })
  const answer = await sheet(`day=2031-08-01&person=${app.employee.accountId}`)
  expect(answer.json()).toMatchObject({
    totalRows: 1,
    stops: [{ id, objects: [{ id: other.id }] }],
  })
  expect(answer.json().stops[0].objects).toHaveLength(1)
})

test('branch employees see neither viewings for employees nor owners who are employees', async () => {
  const { lead } = await post('/api/lead/add', { accountId: app.admin.accountId })
  await newViewing('2031-06-01T09:00:00', app.employee, { demandId: lead.id })
  await newViewing('2031-06-01T10:00:00', app.employee, { results: [{ objectId: flat.id }] })
  await post('/api/objectAccount/add', {
    objectId: flat.id,
    accountId: app.admin.accountId,
    relation: 1,
  })
  const asked = `day=2031-06-01&person=${app.employee.accountId}`
  const ownersFor = async (as: Person) =>
    (await sheet(asked, as))
      .json()
      .stops.map((stop: { objects: { owners: { name: string }[] }[] }) =>
        stop.objects.flatMap(({ owners }) => owners.map(({ name }) => name)),
      )
  expect(await ownersFor(app.employee)).toEqual([[], ['Admin Anna', 'Ownerova Vera']])
  expect(await ownersFor(app.branchEmployee)).toEqual([['Ownerova Vera']])
})

test('is refused to clients and visitors, and checks day and person', async () => {
  const asked = `day=${day}&person=${app.employee.accountId}`
  expect((await sheet(asked, app.client)).statusCode).toBe(403)
  expect((await sheet(asked, null)).statusCode).toBe(401)
  expect((await sheet(`day=${day}&person=2147483647`)).statusCode).toBe(404)
  // Clients guide no viewings.
  expect((await sheet(`day=${day}&person=${owner}`)).statusCode).toBe(404)
  expect((await sheet('day=2031-02-30&person=1')).json().errors).toHaveProperty('day')
  expect((await sheet(`day=${day}`)).json().errors).toHaveProperty('person')
})

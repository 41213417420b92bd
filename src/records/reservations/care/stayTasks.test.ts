import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'
import { formatDate } from '#kit/fields/format.ts'
import { stages } from '../reservationFields.contract.ts'

let app: TestApp
let [host, cleaner]: number[] = []
beforeAll(async () => {
  app = await testApp()
  host = await addPerson('Host')
  cleaner = await addPerson('Cleaner')
})
afterAll(() => app.close())

const post = async (url: string, payload: object) =>
  (await app.call('POST', url, { payload })).json()
const addPerson = async (lastName: string): Promise<number> =>
  (await post('/api/account/add', { firstName: 'A', lastName, isProfessional: true })).id
const addObject = async (title: string): Promise<number> => {
  const { id } = (await app.call('GET', '/api/object/add')).json()
  await post('/api/object/update', { id, title, forShortRent: true })
  return id
}
const nameWho = async (objectId: number, who: object) =>
  app.call('POST', '/api/Reservation/care/update', { payload: { objectId, ...who } })
async function addVilla() {
  const objectId = await addObject('Villa')
  await nameWho(objectId, { handedOverById: host, cleanedById: cleaner })
  return objectId
}
const book = async (objectId: number, fields: object = {}): Promise<number> =>
  (
    await post('/api/Reservation/update', {
      object: { id: objectId },
      checkIn: agencyDay(10),
      duration: 4,
      client: { lastName: 'Petrova', phone: '+30 6944 123456' },
      ...fields,
      reservationStage: stages.confirmed,
    })
  ).id
const change = (id: number, fields: object) => post('/api/Reservation/update', { id, ...fields })

type Task = { id: number; date: string; done: boolean; description: string; version: number }
type Listed = Task & { assignedTo: { id: number }[]; links: { entity: string; id: number }[] }
/** In the order of their days. */
const tasksOf = async (id: number): Promise<Listed[]> =>
  (
    await app.call(
      'GET',
      `/api/activity?parent=Reservation&parentId=${id}&sortBy=date&sortDesc=false`,
    )
  ).json().items
const datesOf = async (id: number) => (await tasksOf(id)).map(({ date }) => date)
const whoHas = async (id: number) =>
  (await tasksOf(id)).map(({ assignedTo }) => assignedTo.map((each) => each.id))

test('a confirmed stay has a handover on its first day and a cleaning on its last', async () => {
  const objectId = await addVilla()
  const id = await book(objectId, { arrivalTimePlanned: 'about 18:30' })
  const tasks = await tasksOf(id)
  expect(tasks).toMatchObject([
    { date: `${agencyDay(10)}T18:30:00`, done: false, assignedTo: [{ id: host }] },
    { date: `${agencyDay(14)}T11:00:00`, done: false, assignedTo: [{ id: cleaner }] },
  ])
  const [{ description, links }] = tasks as [Listed, Listed]
  for (const part of ['Villa', 'Petrova', '6944', formatDate(agencyDay(14))])
    expect(description).toContain(part)
  expect(links.map((link) => [link.entity, link.id])).toEqual([
    ['Reservation', id],
    ['Object', objectId],
  ])
  await change(id, { adults: 3 })
  await change(id, { reservationStage: stages.checkedIn })
  expect(await tasksOf(id)).toEqual(tasks)
})

test('tasks move with their stay, except for what a person changed in them', async () => {
  const [objectId, other] = [await addVilla(), await addObject('Loft')]
  await nameWho(other, { cleanedById: host })
  const id = await book(objectId)
  const [handover] = (await tasksOf(id)) as [Listed, Listed]
  await post('/api/activity/update', { id: handover.id, date: `${agencyDay(10)}T20:00:00` })
  await change(id, { client: { phone: '+30 2310 555555' } })
  expect(await datesOf(id)).toEqual([`${agencyDay(10)}T20:00:00`, `${agencyDay(14)}T11:00:00`])
  expect((await tasksOf(id))[0]!.description).toContain('555555')
  await change(id, { checkIn: agencyDay(20) })
  expect(await datesOf(id)).toEqual([`${agencyDay(20)}T15:00:00`, `${agencyDay(24)}T11:00:00`])
  // In the other object nobody hands over, and somebody else cleans.
  await change(id, { object: { id: other } })
  const tasks = await tasksOf(id)
  expect(tasks).toMatchObject([{ assignedTo: [{ id: host }] }])
  expect(tasks[0]!.links.map((link) => link.id)).toEqual([id, other])
  expect(tasks[0]!.description).toContain('Loft')
})

test('tasks are deleted and restored with their stay, and never added twice', async () => {
  const objectId = await addVilla()
  const id = await book(objectId)
  const ids = (await tasksOf(id)).map((task) => task.id)
  await change(id, { reservationStage: stages.cancelled })
  expect(await tasksOf(id)).toEqual([])
  await change(id, { reservationStage: stages.confirmed })
  expect((await tasksOf(id)).map((task) => task.id)).toEqual(ids)
  await app.call('DELETE', `/api/Reservation/${id}`)
  for (const each of ids)
    expect((await app.call('GET', `/api/activity/${each}`)).statusCode).toBe(404)
  await app.call('POST', `/api/Reservation/restore/${id}`)
  expect((await tasksOf(id)).map((task) => task.id)).toEqual(ids)
  // A task deleted by a person is not added again.
  await app.call('DELETE', `/api/activity/${ids[0]}`)
  await change(id, { reservationStage: stages.cancelled })
  await change(id, { reservationStage: stages.confirmed })
  await Promise.all([1, 2, 3].map((adults) => change(id, { adults })))
  expect((await tasksOf(id)).map((task) => task.id)).toEqual([ids[1]])
})

test('a task that is done stays as it is', async () => {
  const id = await book(await addVilla())
  const [handover] = (await tasksOf(id)) as [Listed, Listed]
  await post('/api/activity/update', { id: handover.id, done: true })
  await change(id, { checkIn: agencyDay(12), reservationStage: stages.cancelled })
  const tasks = await tasksOf(id)
  expect(tasks).toMatchObject([{ id: handover.id, done: true, date: handover.date }])
})

test('tasks are added for future stays, once somebody is chosen', async () => {
  const objectId = await addObject('Villa')
  const [past, next] = [
    await book(objectId, { checkIn: agencyDay(-20) }),
    await book(objectId, { checkIn: agencyDay(5) }),
  ]
  expect(await tasksOf(next)).toEqual([])
  await nameWho(objectId, { cleanedById: cleaner })
  expect(await whoHas(next)).toEqual([[cleaner]])
  expect(await tasksOf(past)).toEqual([])
  await nameWho(objectId, { version: 1, cleanedById: host })
  expect(await whoHas(next)).toEqual([[host]])
  // Of two people who choose somebody else at once, the second gets a conflict.
  expect(
    (await nameWho(objectId, { version: 1, cleanedById: await addPerson('Third') })).statusCode,
  ).toBe(409)
  await nameWho(objectId, { cleanedById: null })
  expect(await tasksOf(next)).toEqual([])
})

test('choosing people conflicts with a choice that somebody else made meanwhile', async () => {
  const objectId = await addVilla()
  const late = await nameWho(objectId, { version: null, handedOverById: cleaner })
  expect([late.statusCode, late.json().current]).toMatchObject([409, { handedOverById: host }])
  const same = await nameWho(objectId, { version: null, handedOverById: host })
  expect(same.statusCode).toBe(200)
})

test('only the office chooses, and only people who may get tasks', async () => {
  const objectId = await addObject('Villa')
  const { id: guest } = await post('/api/account/add', { firstName: 'A', lastName: 'Guest' })
  expect((await nameWho(objectId, { cleanedById: guest })).json()).toHaveProperty(
    'errors.cleanedById',
  )
  expect((await nameWho(999_999, { cleanedById: host })).statusCode).toBe(400)
  const url = '/api/Reservation/care/update'
  const payload = { objectId, cleanedById: host }
  const refused = await app.call('POST', url, { payload, as: app.branchEmployee })
  expect(refused.statusCode).toBe(403)
})

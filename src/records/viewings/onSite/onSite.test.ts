// What an agent needs at a viewing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'
import type { OnSite } from './onSite.contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const post = async (url: string, payload: object) => {
  const answer = await app.call('POST', url, { payload })
  expect([url, answer.statusCode === 200 || answer.body]).toEqual([url, true])
  return answer.json()
}
const onSite = (id: number, as: Person = app.admin) =>
  app.call('GET', `/api/Viewing/onSite/${id}`, { as })
const read = async (id: number): Promise<OnSite> => (await onSite(id)).json()
const addAccount = async (lastName: string, more: object = {}) =>
  (await post('/api/account/add', { firstName: 'O', lastName, ...more })).id as number
async function addObject(fields: object = {}) {
  const { object } = (await app.call('GET', '/api/object/add')).json()
  await post('/api/object/update', { id: object.id, ...fields })
  return object as { id: number; referenceNumber: string }
}

test('shows how to reach client and owner, where the object is, and who has its key', async () => {
  const [client, owner, holder] = [
    await addAccount('Client', { phone: '6944 123456' }),
    await addAccount('Owner', { phone: '2310 111222' }),
    await addAccount('Holder'),
  ]
  const fields = { title: 'Flat', address: 'Egnatia 5', latitude: 40.63, longitude: 22.94 }
  const flat = await addObject({ ...fields, hasKey: true })
  const house = await addObject({ title: 'House' })
  await post('/api/objectAccount/add', { objectId: flat.id, accountId: owner, relation: 1 })
  const key = { objectId: flat.id, accountId: holder, givenAway: agencyDay(-1), description: 'Two' }
  await post('/api/ObjectKeys/edit', key)
  const demandId = (await post('/api/lead/add', { accountId: client })).id
  const results = [
    { objectId: flat.id },
    { objectId: house.id },
    // A cancelled object, which nobody visits.
    { objectId: (await addObject()).id, result: 8 },
  ]
  const { id } = await post('/api/Viewing/update', { demandId, results })
  const found = await read(id)
  expect(found.client).toEqual({ id: client, name: 'Client O', phones: '6944 123456' })
  expect(found.objects).toMatchObject([
    {
      number: flat.referenceNumber,
      title: 'Flat',
      address: 'Egnatia 5',
      latitude: 40.63,
      longitude: 22.94,
      key: 'out',
      keyHolder: 'Holder O',
      keyNote: 'Two',
      owner: { id: owner, phones: '2310 111222' },
    },
    { title: 'House', key: 'none', keyHolder: null, owner: null },
  ])
})

test('proposes the stage that follows, never a step back', async () => {
  const demandId = (await post('/api/lead/add', {})).id
  const { id: objectId } = await addObject()
  const { id } = await post('/api/Viewing/update', { demandId, results: [{ objectId }] })
  const proposed = async () => (await read(id)).lead?.proposed?.value ?? null
  expect(await proposed()).toBe(3)
  // An offer moves the lead automatically; a lead that was put back by hand gets the proposal again.
  await post('/api/Viewing/update', { id, results: [{ objectId, result: 1 }] })
  expect(await proposed()).toBeNull()
  await post('/api/lead/update', { id: demandId, stage: 3 })
  expect(await proposed()).toBe(4)
  for (const stage of [4, 5, 7]) {
    await post('/api/lead/update', { id: demandId, stage })
    expect(await proposed()).toBeNull()
  }
  const alone = await post('/api/Viewing/update', {})
  expect(await read(alone.id)).toEqual({ client: null, lead: null, objects: [] })
})

test('is for who may open the viewing', async () => {
  const demandId = (await post('/api/lead/add', { accountId: app.employee.accountId })).id
  const { id } = await post('/api/Viewing/update', { demandId })
  expect((await onSite(id, app.employee)).statusCode).toBe(200)
  for (const as of [app.branchEmployee, app.client])
    expect((await onSite(id, as)).statusCode).toBe(403)
  expect((await onSite(999_999)).statusCode).toBe(404)
})

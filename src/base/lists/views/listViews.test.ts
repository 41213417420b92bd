import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { ListView } from './listViews.contract.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const columns = { shown: [], hidden: ['phone'], order: [], density: 'compact' }
const view = {
  list: 'ClientList',
  name: 'Rentals in Kalamaria',
  filters: { serviceFilter: 2, sources: [4, 7], lastName: 'Παπά' },
  sort: '-name',
  columns,
}
const post = (path: string, payload: object = {}, as = app.employee) =>
  app.call('POST', `/api/listView/${path}`, { payload, as })
const add = async (more: object = {}, as = app.employee): Promise<number> => {
  const answer = await post('add', { ...view, ...more }, as)
  expect(answer.statusCode).toBe(200)
  return answer.json().id
}
const seen = async (id: number, as: Person): Promise<ListView | undefined> => {
  const { items } = (await app.call('GET', '/api/listView', { as })).json()
  return items.find((one: ListView) => one.id === id)
}

test('a view is private until its author shares it', async () => {
  const id = await add()
  expect(await seen(id, app.employee)).toEqual({
    ...view,
    id,
    version: expect.any(String),
    shared: false,
    author: null,
    canEdit: true,
    isDefault: false,
  })
  expect(await seen(id, app.admin)).toBeUndefined()
  for (const [path, payload] of [
    ['update', { id, name: 'Mine' }],
    ['default', { list: view.list, id }],
    [`restore/${id}`, {}],
  ] as const)
    expect((await post(path, payload, app.admin)).statusCode).toBe(404)
  await post('update', { id, shared: true })
  expect(await seen(id, app.branchEmployee)).toMatchObject({
    author: 'Employee Eleni',
    canEdit: false,
  })
})

test('a shared view is changed only by its author and by administrators', async () => {
  const id = await add({ shared: true })
  expect((await post('update', { id, name: 'No' }, app.branchEmployee)).statusCode).toBe(403)
  const gone = { as: app.branchEmployee }
  expect((await app.call('DELETE', `/api/listView/${id}`, gone)).statusCode).toBe(403)
  expect((await post('update', { id, name: 'Ours', sort: null }, app.admin)).statusCode).toBe(200)
  expect(await seen(id, app.employee)).toMatchObject({ name: 'Ours', sort: null, columns })
})

test('a conflicting change of a view is refused with the current view', async () => {
  const id = await add({ shared: true })
  const version = (await seen(id, app.admin))!.version
  const change = (name: string, as: Person, known = version) =>
    post('update', { id, version: known, name }, as)
  const answers = await Promise.all([
    change('Mine', app.employee),
    change('Theirs', app.admin),
    post('update', { id, version, name: 'Third', sort: 'name' }, app.admin),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  const stored = (await seen(id, app.employee))!
  for (const refused of answers.filter(({ statusCode }) => statusCode === 409))
    expect(refused.json()).toMatchObject({
      detail: 'Somebody else has changed this view in the meantime.',
      conflicts: expect.arrayContaining(['name']),
      current: { id, name: stored.name, version: stored.version, filters: view.filters },
    })
  expect(stored.version).not.toBe(version)
  expect((await change(stored.name, app.employee)).statusCode).toBe(200)
  expect((await change('Mine again', app.employee, stored.version)).statusCode).toBe(200)
  expect((await seen(id, app.admin))?.name).toBe('Mine again')
  expect((await post('update', { id, name: 'Whatever' })).statusCode).toBe(200)
})

test('a deleted view is restored as the default of its users', async () => {
  const id = await add()
  await post('default', { list: view.list, id })
  expect((await seen(id, app.employee))?.isDefault).toBe(true)
  for (const status of [200, 404])
    expect((await app.call('DELETE', `/api/listView/${id}`, { as: app.employee })).statusCode).toBe(
      status,
    )
  expect(await seen(id, app.employee)).toBeUndefined()
  for (const status of [200, 404]) expect((await post(`restore/${id}`)).statusCode).toBe(status)
  expect((await seen(id, app.employee))?.isDefault).toBe(true)
})

test('each user has one default view of a list, or none', async () => {
  const [one, other] = [await add({ shared: true }), await add()]
  const list = view.list
  for (const id of [one, other]) await post('default', { list, id })
  expect((await seen(one, app.employee))?.isDefault).toBe(false)
  expect((await seen(other, app.employee))?.isDefault).toBe(true)
  await post('default', { list, id: one }, app.admin)
  expect((await seen(one, app.employee))?.isDefault).toBe(false)
  await post('default', { list, id: null })
  expect((await seen(other, app.employee))?.isDefault).toBe(false)
  expect((await post('default', { list: 'OwnerList', id: one })).statusCode).toBe(404)
})

test('views of a list are only for users who may see the list', async () => {
  const id = await add({ list: 'ReservationList', shared: true })
  expect(await seen(id, app.branchEmployee)).toBeUndefined()
  const stays = { ...view, list: 'ReservationList' }
  expect((await post('add', stays, app.branchEmployee)).statusCode).toBe(403)
  expect((await post('update', { id, name: 'x' }, app.branchEmployee)).statusCode).toBe(403)
  expect((await post('add', view, app.client)).statusCode).toBe(403)
})

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(81) }],
  ['name', { name: 'a\u0000b' }],
  ['list', { list: 'UserList' }],
  ['filters', { filters: { a: { b: 1 } } }],
  ['filters', { filters: { a: 'x'.repeat(501) } }],
  ['sort', { sort: 7 }],
  ['columns', { columns: { ...columns, density: 'tiny' } }],
  ['colour', { colour: 1 }],
])('an invalid view is refused with the name of the field: %s', async (field, more) => {
  const answer = await post('add', { ...view, ...more })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors).join()).toContain(field)
})

// The optional details of rows in the object list.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { objectDetails } from './objectLists.contract.ts'

let app: TestApp
let villa: number
let plot: number
beforeAll(async () => {
  app = await testApp()
  const owner = await app.call('POST', '/api/account/add', {
    payload: { firstName: 'Olga', lastName: 'Owner', phone: '+30 694 111 1111;2310 222222' },
  })
  const add = async (payload: object) => {
    const { object } = (await app.call('GET', '/api/object/add')).json()
    const saved = await app.call('POST', '/api/object/update', {
      payload: { id: object.id, ...payload },
    })
    expect(saved.statusCode).toBe(200)
    return object.id as number
  }
  const prices = {
    forSale: true,
    salePrice: 900_000,
    salePriceWithDiscount: 800_000,
    forRent: true,
    rentPrice: 3000,
    shortRentPrice: 300,
  }
  villa = await add({ title: 'Villa', area: 300.5, bedrooms: 5, active: true, ...prices })
  plot = await add({ title: 'Plot', active: false })
  const link = { objectId: villa, accountId: owner.json().id, relation: 1 }
  await app.call('POST', '/api/objectAccount/add', { payload: link })
  const file = (systemName: string, position: number, contentType = 'image/jpeg') => ({
    systemName: `${systemName}.jpeg`.padStart(24, '0'),
    userName: systemName,
    size: 1,
    position,
    contentType,
    parentKind: 'Object',
    parentId: villa,
  })
  await app.db
    .insertInto('file')
    .values([file('second', 2), file('plan', 0, 'application/pdf'), file('first', 1)] as never)
    .execute()
})
afterAll(() => app.close())

const list = async (payload: object = {}) =>
  (await app.call('POST', '/api/object', { payload })).json().items as { id: number }[]
const rowOf = async (id: number, payload: object) =>
  (await list(payload)).find((row) => row.id === id)

test('a row has the requested details and no others', async () => {
  expect(await rowOf(villa, { details: ['price', 'picture'] })).toMatchObject({
    picture: expect.stringContaining('first'),
    salePriceNow: 800_000,
    rentPriceNow: 3000,
    shortRentPriceNow: null,
  })
  expect(await rowOf(villa, { details: ['price', 'picture'] })).not.toHaveProperty('ownerPhone')
  const plain = Object.keys((await rowOf(villa, {}))!)
  expect(plain.filter((name) => (objectDetails as readonly string[]).includes(name))).toEqual([])
})

test('all details can be requested at once, and missing values are null', async () => {
  const details = [...objectDetails]
  expect(await rowOf(villa, { details })).toMatchObject({
    area: 300.5,
    bedrooms: 5,
    status: 'internal',
    ownerPhone: '+30 694 111 1111;2310 222222',
  })
  expect(await rowOf(plot, { details, perPage: 5 })).toMatchObject({
    picture: null,
    salePriceNow: null,
    area: null,
    bedrooms: null,
    status: 'inactive',
    ownerPhone: null,
  })
})

test('the phone of a deleted owner is not shown', async () => {
  const { ownerId } = (await rowOf(villa, {})) as unknown as { ownerId: number }
  await app.call('DELETE', `/api/account/${ownerId}`)
  const row = await rowOf(villa, { details: ['ownerPhone'] })
  expect((row as { ownerPhone?: string | null }).ownerPhone ?? null).toBeNull()
  await app.call('POST', `/api/account/restore/${ownerId}`)
})

test('the phone of an owner who is an employee is not shown to branch employees', async () => {
  const { ownerId } = (await rowOf(villa, {})) as unknown as { ownerId: number }
  const phoneFor = async (as: Person) => {
    const payload = { details: ['ownerPhone'] }
    const { items } = (await app.call('POST', '/api/object', { payload, as })).json()
    return items.find(({ id }: { id: number }) => id === villa).ownerPhone
  }
  const phone = '+30 694 111 1111;2310 222222'
  expect([await phoneFor(app.employee), await phoneFor(app.branchEmployee)]).toEqual([phone, phone])
  await app.db.updateTable('account').set({ isEmploye: true }).where('id', '=', ownerId).execute()
  expect([await phoneFor(app.employee), await phoneFor(app.branchEmployee)]).toEqual([phone, null])
  await app.db.updateTable('account').set({ isEmploye: false }).where('id', '=', ownerId).execute()
})

test('sorts by bedrooms, in both directions', async () => {
  const order = async (sortDesc: boolean) =>
    (await list({ sortBy: 'bedrooms', sortDesc })).map(({ id }) => id)
  expect(await order(false)).toEqual([plot, villa])
  expect(await order(true)).toEqual([villa, plot])
})

test.each([{ details: ['colour'] }, { details: 'price' }, { details: [null] }])(
  'refuses %j',
  async (payload) => {
    const answer = await app.call('POST', '/api/object', { payload })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors).join()).toContain('details')
  },
)

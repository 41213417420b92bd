import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const save = (payload: object, as?: Person) =>
  app.call('POST', '/api/listChoice', { payload, ...(as && { as }) })
const chosen = async (list: string, as = app.admin) => {
  const { items } = (await app.call('GET', '/api/listChoice', { as })).json()
  return items.find((one: { list: string }) => one.list === list)
}

test('choices for a list are stored for the user who made them', async () => {
  expect(await chosen('OwnerList')).toBeUndefined()
  const saved = await save({ list: 'OwnerList', hidden: ['phone'], density: 'compact' })
  const choice = {
    list: 'OwnerList',
    shown: [],
    hidden: ['phone'],
    order: [],
    density: 'compact',
  }
  expect([saved.statusCode, saved.json()]).toEqual([200, choice])
  expect(await chosen('OwnerList')).toEqual(choice)
  expect(await chosen('OwnerList', app.employee)).toBeUndefined()
  expect(await chosen('ClientList')).toBeUndefined()
})

test('simultaneous choices in two windows add up', async () => {
  const list = 'DealList'
  await save({ list, shown: ['lawer'] })
  await Promise.all([
    save({ list, hidden: ['lawer'] }),
    save({ list, hidden: ['notary'] }),
    save({ list, order: ['price', 'buyer'] }),
    save({ list, density: 'compact' }),
  ])
  expect(await chosen(list)).toEqual({
    list,
    shown: [],
    hidden: ['lawer', 'notary'],
    order: ['price', 'buyer'],
    density: 'compact',
  })
})

test('a reset forgets all choices and can be repeated', async () => {
  const list = 'LeadList'
  await save({ list, hidden: ['type'], order: ['createdOn'], density: 'compact' })
  const usual = { list, shown: [], hidden: [], order: [], density: 'comfortable' }
  for (let time = 0; time < 2; time++)
    expect((await save({ list, reset: true })).json()).toEqual(usual)
  expect((await save({ list, reset: true, shown: ['type'] })).json().shown).toEqual(['type'])
})

test.each([
  ['list', { list: 'UserList' }],
  ['list', { list: 'toString' }],
  ['list', {}],
  ['shown', { list: 'OwnerList', shown: ['price'] }],
  ['shown', { list: 'OwnerList', shown: 'phone' }],
  ['hidden', { list: 'OwnerList', hidden: ['toString'] }],
  ['hidden', { list: 'OwnerList', hidden: ['name'] }],
  ['hidden', { list: 'OwnerList', shown: ['phone'], hidden: ['phone'] }],
  ['order', { list: 'OwnerList', order: ['phone', 'phone'] }],
  ['order', { list: 'OwnerList', order: [null] }],
  ['density', { list: 'OwnerList', density: 'tiny' }],
  ['accountId', { list: 'OwnerList', accountId: 1 }],
])('an unknown list, column or order is refused by field: %s of %j', async (field, payload) => {
  const before = await chosen('OwnerList')
  const answer = await save(payload)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors).join()).toContain(field)
  expect(await chosen('OwnerList')).toEqual(before)
})

test('only users who may see a list can choose its columns', async () => {
  const list = 'ReservationList'
  expect((await save({ list, hidden: ['total'] }, app.employee)).statusCode).toBe(200)
  expect((await save({ list, hidden: ['total'] }, app.branchEmployee)).statusCode).toBe(403)
  expect((await save({ list: 'ActionLog', hidden: ['data'] }, app.employee)).statusCode).toBe(403)
  for (const as of [app.client, null]) {
    const answer = await app.call('POST', '/api/listChoice', { payload: { list }, as })
    expect(answer.statusCode).toBe(as ? 403 : 401)
  }
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
let objectId: number
let referenceNumber: string
let maria: number
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(async () => {
  const { object } = (await app.call('GET', '/api/object/add')).json()
  objectId = object.id
  referenceNumber = object.referenceNumber
  maria = await addAccount('Μαρία', 'Παππά')
})

const addAccount = async (firstName: string, lastName: string): Promise<number> =>
  (await app.call('POST', '/api/account/add', { payload: { firstName, lastName } })).json().id
const link = (action: 'add' | 'update', payload: object) =>
  app.call('POST', `/api/objectAccount/${action}`, {
    payload: { objectId, accountId: maria, ...payload },
  })
const unlink = (payload: object = {}) =>
  app.call('DELETE', '/api/objectAccount', { payload: { objectId, accountId: maria, ...payload } })
const contacts = async (id = objectId) =>
  (await app.call('GET', `/api/object/view/${id}`)).json().contacts
const account = async (id: number) => (await app.call('GET', `/api/account/view/${id}`)).json()
const ownerOf = async (id = objectId) => {
  const { owner, ownerId } = (await app.call('GET', `/api/object/view/${id}`)).json()
  return { owner, ownerId }
}

describe('links', () => {
  test('a tenant is linked with dates, price and rent day, and is one of the contacts', async () => {
    const tenancy = {
      relation: 4,
      startDate: '2025-09-01',
      endDate: '2026-08-31',
      price: 650.5,
      rentPaymentDay: -3,
    }
    const added = (await link('add', tenancy)).json()
    expect(added).toMatchObject({
      objectId,
      accountId: maria,
      account: 'Παππά Μαρία',
      relationName: 'Tenant',
      version: 1,
      ...tenancy,
    })
    expect(await contacts()).toEqual([{ ...added, phone: null, email: null }])
    const viewed = (await app.call('GET', `/api/object/view/${objectId}`)).json()
    expect(viewed.accounts).toEqual([{ id: maria, descr: 'Παππά Μαρία, Tenant' }])
    expect((await app.call('GET', `/api/object/edit/${objectId}`)).json().objectAccounts).toEqual([
      added,
    ])
  })

  test('adding the same account twice changes the one link', async () => {
    await link('add', { relation: 1, price: 5 })
    expect((await link('add', { relation: 4 })).json()).toMatchObject({ relation: 4, price: 5 })
    expect(await contacts()).toHaveLength(1)
  })

  test('adding the same account in concurrent requests makes one link', async () => {
    const answers = await Promise.all([1, 1, 1, 1].map((relation) => link('add', { relation })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await contacts()).toHaveLength(1)
  })

  test('a link can be sent back changed, and a deleted one is not found', async () => {
    const added = (await link('add', { relation: 4 })).json()
    expect((await link('update', { ...added, rentPaymentDay: 0 })).json()).toMatchObject({
      rentPaymentDay: 0,
      version: 2,
    })
    expect((await unlink()).statusCode).toBe(200)
    expect(await contacts()).toEqual([])
    expect((await unlink()).statusCode).toBe(404)
    expect((await link('update', { relation: 1 })).statusCode).toBe(404)
    expect((await link('add', { relation: 2 })).json()).toMatchObject({
      relation: 2,
      rentPaymentDay: null,
    })
  })

  test.each([
    [{ relation: 99 }, 'relation'],
    [{ relation: null }, 'relation'],
    [{}, 'relation'],
    [{ relation: 4, rentPaymentDay: 32 }, 'rentPaymentDay'],
    [{ relation: 4, rentPaymentDay: -32 }, 'rentPaymentDay'],
    [{ relation: 4, rentPaymentDay: 1.5 }, 'rentPaymentDay'],
    [{ relation: 4, startDate: '2026-02-01', endDate: '2026-01-31' }, 'endDate'],
    [{ relation: 4, price: -1 }, 'price'],
    [{ relation: 1, objectId: 2_000_000_000 }, 'objectId'],
    [{ relation: 1, accountId: 2_000_000_000 }, 'accountId'],
    [{ relation: 1, colour: 'red' }, 'colour'],
  ])('%j is refused, naming the field', async (payload, field) => {
    const answer = await link('add', payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toHaveProperty(field)
    expect(await contacts()).toEqual([])
  })

  test('constraints of the database check dates, rent days and duplicates', async () => {
    const insert = (values: object) =>
      app.db
        .insertInto('objectAccount')
        .values({ objectId, accountId: maria, relation: 4, ...values } as never)
        .execute()
    await expect(insert({ startDate: '2026-02-01', endDate: '2026-01-01' })).rejects.toThrow(
      'objectAccountDates',
    )
    await expect(insert({ rentPaymentDay: 32 })).rejects.toThrow('check constraint')
    await insert({})
    await expect(insert({})).rejects.toThrow('objectAccountOnce')
  })
})

describe('the owner', () => {
  test('is the current one, with the current name', async () => {
    const nikos = await addAccount('Νίκος', 'Αλεξίου')
    await link('add', { relation: 1 })
    await link('add', { accountId: nikos, relation: 1 })
    expect(await ownerOf()).toEqual({ owner: 'Παππά Μαρία', ownerId: maria })
    await app.call('POST', '/api/account/update', { payload: { id: maria, lastName: 'Δήμου' } })
    expect(await ownerOf()).toEqual({ owner: 'Δήμου Μαρία', ownerId: maria })
    await link('update', { endDate: '2026-01-01' })
    expect(await ownerOf()).toEqual({ owner: 'Αλεξίου Νίκος', ownerId: nikos })
    await unlink({ accountId: nikos })
    expect(await ownerOf()).toMatchObject({ ownerId: maria })
    await app.call('DELETE', `/api/account/${maria}`)
    expect(await ownerOf()).toEqual({ owner: null, ownerId: null })
    await app.call('POST', `/api/account/restore/${maria}`)
    expect(await ownerOf()).toMatchObject({ ownerId: maria })
  })
})

describe('an account', () => {
  test('has the numbers of the objects that it owns, bought and rents', async () => {
    await link('add', { relation: 1 })
    const other = (await app.call('GET', '/api/object/add')).json().object
    await link('add', { objectId: other.id, relation: 7 })
    expect(await account(maria)).toMatchObject({
      ownedObjectsReferenceNumbers: referenceNumber,
      boughtObjectsReferenceNumbers: null,
      rentedObjectsReferenceNumbers: other.referenceNumber,
    })
    await app.call('POST', '/api/account/update', {
      payload: { id: maria, isOwner: true, isClient: true },
    })
    const { items: owners } = (await app.call('GET', '/api/owner')).json()
    expect(owners.find(({ id }: { id: number }) => id === maria).objectReferenceNumbers).toBe(
      referenceNumber,
    )
    const { items: clients } = (
      await app.call('POST', '/api/clients/search', { payload: {} })
    ).json()
    const numbers = clients.find(({ id }: { id: number }) => id === maria).objectReferenceNumbers
    expect(numbers.split(' ').sort()).toEqual([referenceNumber, other.referenceNumber].sort())
  })

  test('passes its objects to the kept account in a merge, each of them once', async () => {
    const double = await addAccount('Maria', 'Pappa')
    const other = (await app.call('GET', '/api/object/add')).json().object.id
    await link('add', { relation: 1 })
    await link('add', { accountId: double, relation: 1, price: 900 })
    await link('add', { objectId: other, accountId: double, relation: 1 })
    const merged = await app.call('POST', '/api/account/merge', {
      payload: { account: { id: maria }, duplicateId: double },
    })
    expect(merged.statusCode).toBe(200)
    expect(await contacts()).toMatchObject([{ accountId: maria, relation: 1, price: 900 }])
    expect(await contacts(other)).toMatchObject([{ accountId: maria, relation: 1 }])
    expect(await ownerOf(other)).toEqual({ owner: 'Παππά Μαρία', ownerId: maria })
  })
})

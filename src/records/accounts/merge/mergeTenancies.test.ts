// Two accounts of one person that are both linked to one object: one link stays, and nothing that the other said is lost.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { emptyTrash } from '#across/trash/emptyTrash.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await app.db.updateTable('user').set({ language: 'en' }).execute()
})
afterAll(() => app.close())

let kept: number
let duplicate: number
let objectId: number
let number: string
beforeEach(async () => {
  kept = (await post('/api/account/add', { firstName: 'Maria', lastName: 'Kept' })).id
  const twice = { firstName: 'Mary', lastName: 'Twice', notes: 'Has a dog.' }
  duplicate = (await post('/api/account/add', twice)).id
  const { object } = (await app.call('GET', '/api/object/add')).json()
  objectId = object.id
  number = object.referenceNumber
})

const post = async (path: string, payload: object) => {
  const answer = await app.call('POST', path, { payload })
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
  return answer.json()
}
const link = (accountId: number, values: object) =>
  post('/api/objectAccount/add', { objectId, accountId, relation: 4, ...values })
const links = async () => (await app.call('GET', `/api/object/view/${objectId}`)).json().contacts
const notesOf = async (id: number) =>
  (await app.call('GET', `/api/account/view/${id}`)).json().notes
const look = async () => {
  const { links } = (
    await app.call('GET', `/api/account/mergeLook?id=${kept}&duplicateId=${duplicate}`)
  ).json()
  return links
}
const merge = (account: object = {}) =>
  post('/api/account/merge', { account: { id: kept, ...account }, duplicateId: duplicate })
const unmerge = () => post(`/api/account/unmerge/${duplicate}`, {})
const unstamped = (rows: { version: number }[]) => rows.map(({ version: _version, ...row }) => row)

const first = { startDate: '2026-01-01', endDate: '2026-12-31', price: 500, rentPaymentDay: 5 }
const second = { startDate: '2027-01-01', price: 650, rentPaymentDay: -2 }
const inWords =
  'Tenant · since 01.01.2027 · 650\u00a0€ · Rent is paid 2 days before the last day of the month'

describe('two tenancies of one object', () => {
  beforeEach(async () => {
    await link(kept, first)
    await link(duplicate, second)
  })

  test('stay both: the one as the link, the other in the notes, and the last look says so', async () => {
    expect(await look()).toMatchObject([
      {
        objectId,
        referenceNumber: number,
        joins: false,
        kept: { relationName: 'Tenant', ...first },
        gone: { relationName: 'Tenant', endDate: null, ...second },
      },
    ])
    await merge()
    expect(await links()).toMatchObject([{ accountId: kept, relation: 4, ...first }])
    expect(await notesOf(kept)).toBe(
      `Has a dog.\n\nProperty ${number}, from the merged account Twice Mary: ${inWords}`,
    )
  })

  test('come both back when it is undone, and the notes are what they were', async () => {
    const before = unstamped(await links())
    await merge()
    await unmerge()
    expect(unstamped(await links())).toEqual(before)
    expect([await notesOf(kept), await notesOf(duplicate)]).toEqual([null, 'Has a dog.'])
  })

  test('come back though the trash was emptied since, which shows none of them', async () => {
    const before = unstamped(await links())
    await merge()
    const { items } = (await app.call('GET', '/api/trash?perPage=100')).json()
    expect(items.filter((one: { entity: string }) => one.entity === 'ObjectAccount')).toEqual([])
    await app.db
      .updateTable('objectAccount')
      .set({ deletedOn: '2020-01-01T00:00:00Z' })
      .where('objectId', '=', objectId)
      .where('deletedOn', 'is not', null)
      .execute()
    await emptyTrash(app.db)
    await unmerge()
    expect(unstamped(await links())).toEqual(before)
  })

  test('stand under the notes that the merge chooses', async () => {
    await merge({ notes: 'Chosen.' })
    expect(await notesOf(kept)).toBe(
      `Chosen.\n\nProperty ${number}, from the merged account Twice Mary: ${inWords}`,
    )
  })

  test('are written in the language of the office, not of whoever merges', async () => {
    await app.db.updateTable('user').set({ language: 'el' }).execute()
    await merge()
    expect(await notesOf(kept)).toContain('Ενοικιαστής · από 01.01.2027 · 650\u00a0€')
    await app.db.updateTable('user').set({ language: 'en' }).execute()
  })
})

test('an owner who is also the tenant stays an owner, and what it rents is in the notes', async () => {
  await link(kept, { relation: 1 })
  await link(duplicate, second)
  await merge()
  expect(await links()).toMatchObject([{ relation: 1, startDate: null, price: null }])
  expect(await notesOf(kept)).toContain(inWords)
})

test('what one says and the other leaves open becomes one link, and two again when it is undone', async () => {
  await link(kept, { startDate: '2026-01-01' })
  await link(duplicate, { endDate: '2026-12-31', price: 500, rentPaymentDay: 5 })
  const before = unstamped(await links())
  expect(await look()).toMatchObject([{ joins: true }])
  await merge()
  expect(await links()).toMatchObject([{ accountId: kept, ...first }])
  expect(await notesOf(kept)).toBe('Has a dog.')
  await unmerge()
  expect(unstamped(await links())).toEqual(before)
})

test('nothing of one tenancy is mixed into another', async () => {
  await link(kept, { startDate: '2026-01-01', endDate: '2026-12-31' })
  await link(duplicate, second)
  await merge()
  expect(await links()).toMatchObject([
    { endDate: '2026-12-31', price: null, rentPaymentDay: null },
  ])
  expect(await notesOf(kept)).toContain(inWords)
})

test('of two that say the same nothing is said', async () => {
  await link(kept, first)
  await link(duplicate, first)
  expect(await look()).toEqual([])
  await merge()
  expect(await notesOf(kept)).toBe('Has a dog.')
})

test('a sign-in that will end is said beforehand', async () => {
  const signs = async (id: number, email: string) => {
    await post('/api/account/update', { id, email, hasTransactions: true })
    await post('/api/authenticate/setPassword', { email, password: 'seven grey herons' })
  }
  const ends = async () =>
    (await app.call('GET', `/api/account/mergeLook?id=${kept}&duplicateId=${duplicate}`)).json()
      .endsSignIn
  await signs(duplicate, 'twice@example.com')
  expect(await ends()).toBe(false)
  await signs(kept, 'kept@example.com')
  expect(await ends()).toBe(true)
})

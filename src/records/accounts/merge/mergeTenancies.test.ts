// Merges of two accounts that are linked to the same object: one link stays, and the terms of the other are not lost.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { emptyTrash } from '#daily/trash/emptyTrash.ts'

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
const linksInPreview = async () => {
  const { links } = (
    await app.call('GET', `/api/account/mergeLook?id=${kept}&duplicateId=${duplicate}`)
  ).json()
  return links
}
const merge = (account: object = {}) =>
  post('/api/account/merge', { account: { id: kept, ...account }, duplicateId: duplicate })
const unmerge = () => post(`/api/account/unmerge/${duplicate}`, {})
const withoutVersions = (rows: { version: number }[]) =>
  rows.map(({ version: _version, ...row }) => row)

const first = { startDate: '2026-01-01', endDate: '2026-12-31', price: 500, rentPaymentDay: 5 }
const second = { startDate: '2027-01-01', price: 650, rentPaymentDay: -2 }
const secondInWords =
  'Tenant · since 01.01.2027 · 650\u00a0€ · Rent is paid 2 days before the last day of the month'

describe('two tenancies of one object', () => {
  beforeEach(async () => {
    await link(kept, first)
    await link(duplicate, second)
  })

  test('are both kept, one as the link and one in the notes, as the preview says', async () => {
    expect(await linksInPreview()).toMatchObject([
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
      `Has a dog.\n\nProperty ${number}, from the merged account Twice Mary: ${secondInWords}`,
    )
  })

  test('both come back when the merge is undone, and the notes are as before', async () => {
    const before = withoutVersions(await links())
    await merge()
    await unmerge()
    expect(withoutVersions(await links())).toEqual(before)
    expect([await notesOf(kept), await notesOf(duplicate)]).toEqual([null, 'Has a dog.'])
  })

  test('both come back even if the trash, which does not list them, was emptied since', async () => {
    const before = withoutVersions(await links())
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
    expect(withoutVersions(await links())).toEqual(before)
  })

  test('are appended to the notes that the merge sets', async () => {
    await merge({ notes: 'Chosen.' })
    expect(await notesOf(kept)).toBe(
      `Chosen.\n\nProperty ${number}, from the merged account Twice Mary: ${secondInWords}`,
    )
  })

  test('are written in the language of the office, not of the user who merges', async () => {
    await app.db.updateTable('user').set({ language: 'el' }).execute()
    await merge()
    expect(await notesOf(kept)).toContain('Ενοικιαστής · από 01.01.2027 · 650\u00a0€')
    await app.db.updateTable('user').set({ language: 'en' }).execute()
  })
})

test('an owner who is also the tenant stays the owner, and the tenancy is in the notes', async () => {
  await link(kept, { relation: 1 })
  await link(duplicate, second)
  await merge()
  expect(await links()).toMatchObject([{ relation: 1, startDate: null, price: null }])
  expect(await notesOf(kept)).toContain(secondInWords)
})

test('links with complementary terms become one, and two again when the merge is undone', async () => {
  await link(kept, { startDate: '2026-01-01' })
  await link(duplicate, { endDate: '2026-12-31', price: 500, rentPaymentDay: 5 })
  const before = withoutVersions(await links())
  expect(await linksInPreview()).toMatchObject([{ joins: true }])
  await merge()
  expect(await links()).toMatchObject([{ accountId: kept, ...first }])
  expect(await notesOf(kept)).toBe('Has a dog.')
  await unmerge()
  expect(withoutVersions(await links())).toEqual(before)
})

test('the terms of two different tenancies are not mixed', async () => {
  await link(kept, { startDate: '2026-01-01', endDate: '2026-12-31' })
  await link(duplicate, second)
  await merge()
  expect(await links()).toMatchObject([
    { endDate: '2026-12-31', price: null, rentPaymentDay: null },
  ])
  expect(await notesOf(kept)).toContain(secondInWords)
})

test('links with the same terms are not in the preview, and add nothing to the notes', async () => {
  await link(kept, first)
  await link(duplicate, first)
  expect(await linksInPreview()).toEqual([])
  await merge()
  expect(await notesOf(kept)).toBe('Has a dog.')
})

test('the preview says whether a sign-in will end', async () => {
  const addSignIn = async (id: number, email: string) => {
    await post('/api/account/update', { id, email, hasTransactions: true })
    await post('/api/authenticate/setPassword', { email, password: 'seven grey herons' })
  }
  const endsSignIn = async () =>
    (await app.call('GET', `/api/account/mergeLook?id=${kept}&duplicateId=${duplicate}`)).json()
      .endsSignIn
  await addSignIn(duplicate, 'twice@example.com')
  expect(await endsSignIn()).toBe(false)
  await addSignIn(kept, 'kept@example.com')
  expect(await endsSignIn()).toBe(true)
})

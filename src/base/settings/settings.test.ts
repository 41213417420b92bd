import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '#app/testing/testApp.ts'
import { selectList } from './selectLists.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await app.db
    .insertInto('account')
    .values([
      { lastName: 'Ялта', isSource: true },
      { lastName: 'Αλέξης', isSource: true },
      { lastName: 'Gone', isSource: true, deletedOn: '2026-01-01T00:00:00Z' },
    ])
    .execute()
})
afterAll(() => app.close())

const lists = async (names: string, as: Person = app.employee) =>
  app.call('GET', `/api/SelectLists?names=${names}`, { as })
const textIn = async (list: string, value: unknown, language: string) =>
  (await selectList(app.db, list, language)).find((option) => option.value === value)?.text

test('several lists are returned at once, with options in order', async () => {
  const answer = await lists('leadPriority,branch,role,source')
  expect(answer.json().lists).toMatchObject({
    leadPriority: [
      { value: 1, text: 'Low', parent: null },
      { value: 2, text: 'Normal', parent: null },
      { value: 3, text: 'High', parent: null },
    ],
    branch: [{ value: 1, text: 'Kalamaria', parent: null }],
    role: [{ value: 'admin' }, { value: 'employee' }, { value: 'clientPayments' }],
    source: [{ text: 'Αλέξης' }, { text: 'Ялта' }],
  })
})

test.each([
  ['country', 'GR', ['Greece', 'Ελλάδα', 'Греция']],
  ['nationality', 'GR', ['Greek', 'Ελληνική', 'Греческое']],
  ['nationality', 'KR', ['South Korean', 'Νοτιοκορεατική', 'Южнокорейское']],
  ['nationality', 'GL', ['Greenland', 'Γροιλανδία', 'Гренландия']],
  ['language', 'ru', ['Russian', 'Ρωσικά', 'Русский']],
  ['branch', 1, ['Kalamaria', 'Καλαμαριά', 'Каламарья']],
  ['companyType', 10, ['Other', 'Άλλο', 'Другое']],
  ['role', 'employee', ['Employee', 'Υπάλληλος', 'Сотрудник']],
])('options of %s have names in three languages', async (list, value, texts) => {
  const all = await Promise.all(['en', 'el', 'ru'].map((language) => textIn(list, value, language)))
  expect(all).toEqual(texts)
})

test.each(['country', 'nationality'])('the names of every %s are distinct', async (list) => {
  for (const language of ['en', 'el', 'ru']) {
    const countries = await selectList(app.db, list, language)
    expect(new Set(countries.map(({ text }) => text)).size).toBe(249)
    expect(countries.every(({ value, text }) => value !== text)).toBe(true)
  }
})

test('an unknown list is refused with the name of the parameter', async () => {
  const answer = await lists('country,toString')
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toHaveProperty('names')
})

test('sources are for staff only', async () => {
  expect((await lists('country,source', app.client)).statusCode).toBe(403)
  expect((await lists('country', app.client)).statusCode).toBe(200)
})

test('an administrator adds, renames and deletes branches', async () => {
  const names = { nameEn: 'Halkidiki', nameEl: 'Χαλκιδική', nameRu: 'Халкидики' }
  const added = (await app.call('POST', '/api/branch/add', { payload: names })).json()
  expect(added).toMatchObject({ ...names, version: 1, createdBy: 'Admin Anna' })
  const changed = { ...added, nameEn: 'Chalkidiki' }
  expect((await app.call('POST', '/api/branch/update', { payload: changed })).json()).toMatchObject(
    {
      nameEn: 'Chalkidiki',
      version: 2,
    },
  )
  const other = { ...added, nameEn: 'Halkidhiki' }
  expect((await app.call('POST', '/api/branch/update', { payload: other })).json()).toMatchObject({
    conflicts: ['nameEn'],
    current: { nameEn: 'Chalkidiki' },
  })
  const { items, totalRows } = (await app.call('GET', '/api/branch')).json()
  expect([items.map((branch: { nameEn: string }) => branch.nameEn), totalRows]).toEqual([
    ['Chalkidiki', 'Kalamaria'],
    2,
  ])
  expect((await app.call('DELETE', `/api/branch/${added.id}`)).statusCode).toBe(200)
  expect((await app.call('GET', '/api/branch')).json().totalRows).toBe(1)
})

test('a branch needs a name in every language', async () => {
  const payload = { nameEn: 'Serres', nameEl: '  ', nameRu: 'Серры' }
  const answer = await app.call('POST', '/api/branch/add', { payload })
  expect(answer.json().errors).toEqual({ nameEl: ['Please fill in this field.'] })
  const update = await app.call('POST', '/api/branch/update', { payload: { id: 1, nameEl: null } })
  expect(update.statusCode).toBe(400)
})

test('a branch with people in it cannot be deleted', async () => {
  const answer = await app.call('DELETE', '/api/branch/1')
  expect(answer.statusCode).toBe(409)
  expect(answer.json().detail).toContain('1 account belongs')
})

test('only an administrator changes branches', async () => {
  const answer = await app.call('DELETE', '/api/branch/1', { as: app.employee })
  expect(answer.statusCode).toBe(403)
})

// What a hit shows: a distinguishing detail, and why it was found.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { SearchHit } from '#base/register/find.contract.ts'

let app: TestApp
const ids: Record<string, number> = {}

const post = async (path: string, payload: object) => {
  const answer = await app.call('POST', path, { payload })
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
  return answer.json()
}
const person = async (name: string, more: object) =>
  (ids[name] = (await post('/api/account/add', { firstName: 'A', lastName: 'B', ...more })).id)
const newObject = async (name: string, more: object) => {
  const { id } = (await app.call('GET', '/api/object/add')).json()
  await post('/api/object/update', { id, ...more })
  ids[name] = id
  const row = app.db.selectFrom('object').select('referenceNumber').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).referenceNumber
}
const search = async (searchStr: string, as: Person = app.admin): Promise<SearchHit[]> => {
  const answer = await app.call('GET', `/api/search?${new URLSearchParams({ searchStr })}`, { as })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().items
}
const hitOf = async (typed: string, name: string) => {
  const hit = (await search(typed)).find(({ id }) => id === ids[name])
  return hit && { by: hit.by, found: hit.found, detail: hit.detail }
}

const numbers: Record<string, string> = {}
beforeAll(async () => {
  app = await testApp()
  await person('kostas', {
    lastName: 'Παπαγεωργίου',
    firstName: 'Κωνσταντίνος',
    phone: '+30 2310 444417; 6944 555666',
    email: 'first@example.gr;Papag@Example.gr',
    city: 'Καλαμαριά',
    taxNumber: '094014249',
    isOwner: true,
  })
  await person('namesake', {
    lastName: 'Παπαγεωργίου',
    firstName: 'Κωνσταντίνος',
    email: 'k@example.gr',
  })
  await person('also', { lastName: 'Ευσταθίου', firstName: 'Άννα', lastNameEng: 'Efstathiou' })
  await person('weber', { lastName: 'Вебер', firstName: 'Анна', lastNameEng: 'Weaver' })
  numbers['flat'] = await newObject('flat', {
    title: 'Flat by the harbour',
    titleEl: 'Διαμέρισμα στο λιμάνι',
  })
  // Same as when the owner is chosen among the object's contacts.
  await sql`UPDATE "object" SET "ownerId" = ${ids['kostas']} WHERE "id" = ${ids['flat']}`.execute(
    app.db,
  )
  ids['viewing'] = (await post('/api/Viewing/update', { dateOfViewing: '2099-05-04T10:30:00' })).id
  ids['deal'] = (await post('/api/Deal/update', { objectId: ids['flat'] })).id
})
afterAll(() => app.close())

test('two people with the same name have different details', async () => {
  expect(await hitOf('Παπαγεωργίου', 'kostas')).toEqual({
    by: null,
    found: null,
    detail: `+30 2310 444417, Καλαμαριά, #${numbers['flat']}`,
  })
  expect((await hitOf('Παπαγεωργίου', 'namesake'))?.detail).toBe('k@example.gr')
})

test.each([
  ['Papageorgiou', null, null],
  ['Papageo', null, null],
  ['Kwnstantinos', 'sound', null],
  ['Kostas', 'everyday', 'Kostas'],
  ['Kostas Papageorgiou', 'everyday', null],
  ['Παπαγεωργιυο', 'mistake', null],
  ['444417', 'phone', '4417'],
  ['6944555', 'phone', '5666'],
  ['00306944555666', 'phone', '5666'],
  ['papag@', 'email', 'papag@example.gr'],
  ['094014249', 'taxNumber', null],
])('%s: the hit says why it was found', async (typed, by, found) => {
  expect(await hitOf(typed, 'kostas')).toMatchObject({ by, found })
})

test('a hit says so if another name or a number matched', async () => {
  expect(await hitOf('Veber', 'weber')).toMatchObject({ by: null })
  expect(await hitOf('Weaver', 'weber')).toMatchObject({ by: 'otherName', found: 'Weaver' })
  expect(await hitOf('Efstath', 'also')).toMatchObject({ by: null })
  expect(await hitOf(String(ids['weber']), 'weber')).toMatchObject({ by: 'number' })
})

test('a hit that only sounds like the typed name says so, one in another script does not', async () => {
  await person('umlaut', { lastName: 'Müllner', firstName: 'Jörg' })
  for (const typed of ['Müllner', 'Mullner', 'müll'])
    expect([typed, await hitOf(typed, 'umlaut')]).toMatchObject([typed, { by: null }])
  for (const typed of ['Millner', 'Muellner', 'Millner Jörg'])
    expect([typed, await hitOf(typed, 'umlaut')]).toMatchObject([typed, { by: 'sound' }])
  expect(await hitOf('Μύλνερ', 'umlaut')).toMatchObject({ by: null })
})

test('an exact address comes before one that begins with the text', async () => {
  await person('longer', { lastName: 'Ααα', email: 'k@example.gr.example.com' })
  expect((await search('k@example.gr')).map(({ id }) => id)).toEqual([
    ids['namesake'],
    ids['longer'],
  ])
})

test('an object found by its title in another language shows that title', async () => {
  expect(await hitOf('λιμάνι', 'flat')).toMatchObject({
    by: 'otherTitle',
    found: 'Διαμέρισμα στο λιμάνι',
  })
  expect(await hitOf('harbour', 'flat')).toMatchObject({ by: null, found: null })
  expect(await hitOf(numbers['flat']!, 'flat')).toMatchObject({ by: null })
})

test('viewings and deals are found by their numbers', async () => {
  const [viewing] = await search(` v${ids['viewing']} `)
  expect(viewing).toMatchObject({ entity: 'Viewing', id: ids['viewing'] })
  const [deal] = await search(`D ${ids['deal']}`)
  expect(deal).toMatchObject({ entity: 'Deal', id: ids['deal'] })
  expect(await search('V99999999')).toEqual([])
})

test('incomes and expenses are found by their account', async () => {
  const accountId = ids['kostas']
  await app.db
    .insertInto('transaction')
    .values({
      accountId: accountId!,
      isDebit: false,
      amount: 10,
      transactionDate: '2026-01-01',
      paymentMethod: 1,
      categoryId: 1,
    })
    .execute()
  const { referenceNumber } = await app.db
    .selectFrom('transaction')
    .select('referenceNumber')
    .executeTakeFirstOrThrow()
  expect((await search(referenceNumber))[0]).toMatchObject({ entity: 'Transaction' })
  expect(await search(referenceNumber, app.branchEmployee)).toEqual([])
})

test('a name and a part of a phone in any order find the person who has both', async () => {
  const found = { by: 'phone', found: '4417' }
  expect(await hitOf('papageorgiou 4417', 'kostas')).toMatchObject(found)
  expect(await hitOf('444417 Κωνσταντίνος', 'kostas')).toMatchObject({ by: 'phone' })
  expect(await hitOf('papageorgiou 4417', 'namesake')).toBeUndefined()
  expect(await hitOf('weber 4417', 'kostas')).toBeUndefined()
  const url = `/api/account/search?${new URLSearchParams({ searchStr: 'Κώστας 4417' })}`
  expect((await app.call('GET', url)).statusCode).toBe(200)
})

// Search box of each list: one person and one object are found in every list that contains them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'

let app: TestApp
let number = ''
const ids: Record<string, number> = {}

const post = async (path: string, payload: object) => {
  const answer = await app.call('POST', path, { payload })
  if (answer.statusCode !== 200) throw new Error(`${path} ${answer.body}`)
  return answer.json()
}
const addAccount = async (lastName: string, firstName: string, more: object) =>
  (await post('/api/account/add', { lastName, firstName, ...more })).id

beforeAll(async () => {
  app = await testApp()
  const kinds = {
    isOwner: true,
    isClient: true,
    isSource: true,
    isProfessional: true,
    isPartnerTourism: true,
  }
  ids['person'] = await addAccount('Ζαφειροπούλου', 'Μελπομένη', {
    ...kinds,
    phone: '+30 694 7731 902',
    email: 'melpo@example.org',
  })
  ids['other'] = await addAccount('Кузнецова', 'Ольга', { isOwner: true, isClient: true })
  const { object } = (await app.call('GET', '/api/object/add')).json()
  const place = await app.db
    .selectFrom('place')
    .select('id')
    .where('textEn', 'like', 'Nea Moudania%')
    .executeTakeFirstOrThrow()
  await post('/api/object/update', {
    id: object.id,
    title: 'Maisonette at the quay',
    locationId: place.id,
    forShortRent: true,
  })
  number = object.referenceNumber
  ids['object'] = object.id
  const link = { objectId: object.id, accountId: ids['person'], relation: 1 }
  await app.call('POST', '/api/objectAccount/add', { payload: link })
  ids['lead'] = (
    await post('/api/lead/add', { accountId: ids['person'], description: 'A garden for two dogs' })
  ).lead.id
  ids['viewing'] = (
    await post('/api/Viewing/update', {
      demandId: ids['lead'],
      results: [{ objectId: object.id, result: 1 }],
      dateOfViewing: '2026-05-04T10:00:00',
    })
  ).id
  ids['deal'] = (
    await post('/api/Deal/update', {
      objectId: object.id,
      accounts: [{ accountId: ids['person'], relation: 2 }],
    })
  ).id
  ids['reservation'] = (
    await post('/api/Reservation/update', {
      object: { id: object.id },
      checkIn: '2026-07-01',
      duration: 3,
      client: { lastName: 'Ζαφειροπούλου' },
      reservationNumberExternal: 'HM-99',
    })
  ).id
})
afterAll(() => app.close())

type List = { path: string; get?: true; of: string }
const lists: Record<string, List> = {
  'all accounts': { path: '/api/account', get: true, of: 'person' },
  owners: { path: '/api/owner', get: true, of: 'person' },
  clients: { path: '/api/clients/search', of: 'person' },
  specialists: { path: '/api/professional', get: true, of: 'person' },
  partners: { path: '/api/partners', of: 'person' },
  sources: { path: '/api/source', get: true, of: 'person' },
  objects: { path: '/api/object', of: 'object' },
  leads: { path: '/api/lead/search', of: 'lead' },
  viewings: { path: '/api/Viewing/search', of: 'viewing' },
  deals: { path: '/api/Deal/search', of: 'deal' },
  reservations: { path: '/api/Reservation/search', of: 'reservation' },
}
const names = Object.keys(lists)
const ofPeople = names.slice(0, 6)

async function search(name: string, searchStr: string, more: object = {}, as?: Person) {
  const { path, get } = lists[name]!
  const input = { searchStr, perPage: 20, currentPage: 1, ...more }
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, `${value}`]))
  const by = as ? { as } : {}
  const answer = get
    ? await app.call('GET', `${path}?${query}`, by)
    : await app.call('POST', path, { payload: input, ...by })
  return { status: answer.statusCode, ...answer.json() }
}
const found = async (name: string, searchStr: string) => {
  const { items, totalRows } = await search(name, searchStr)
  return [items.map(({ id }: { id: number }) => id), totalRows]
}

describe.each(names)('the list of %s', (name) => {
  test.each(['Ζαφειρ', 'zafeiropoul', 'зафиропулу'])('is searched by "%s"', async (typed) => {
    expect(await found(name, typed)).toEqual([[ids[lists[name]!.of]], 1])
  })
  test('finds nothing for an unknown name, and everything for spaces', async () => {
    expect(await found(name, 'Xylouris')).toEqual([[], 0])
    expect(await found(name, '---')).toEqual([[], 0])
    const all = await search(name, '   ')
    expect(all.items.length).toBeGreaterThan(0)
    expect(all.totalRows).toBe(all.items.length)
  })
  test('keeps the search together with order, page and sort', async () => {
    const second = await search(name, 'zafeir', { currentPage: 2, perPage: 5, sortBy: 'id' })
    expect(second).toMatchObject({ items: [], totalRows: 1 })
  })
  test('rejects texts that are too long or cannot be stored', async () => {
    for (const typed of ['x'.repeat(201), 'a\u0000b'])
      expect(await search(name, typed)).toMatchObject({
        status: 400,
        errors: { searchStr: [expect.any(String)] },
      })
  })
})

test.each([
  ['both words, in any order', 'μελπο ζαφ'],
  ['digits of the phone', '7731902'],
  ['the phone as people write it', '694 77 31'],
  ['the beginning of the e-mail', 'melpo@ex'],
])('people are found by %s', async (_by, typed) => {
  for (const name of ofPeople) expect(await found(name, typed)).toEqual([[ids['person']], 1])
})

test('objects and records about them are found by number, title and place', async () => {
  for (const name of ['objects', 'viewings', 'deals', 'reservations'])
    for (const typed of [number, `#${number}`, 'quay maison', 'Μουδανιά'])
      expect(await found(name, typed)).toEqual([[ids[lists[name]!.of]], 1])
})

test('records are found by their own number, and a lead by its wish', async () => {
  expect(await found('viewings', `V${ids['viewing']}`)).toEqual([[ids['viewing']], 1])
  expect(await found('leads', 'two dogs')).toEqual([[ids['lead']], 1])
  expect(await found('leads', `#${ids['lead']}`)).toEqual([[ids['lead']], 1])
  expect(await found('reservations', 'hm-99')).toEqual([[ids['reservation']], 1])
})

test('people come with phone and e-mail only if the screen asks for them', async () => {
  for (const name of ofPeople) {
    const { items } = await search(name, 'zafeir', { details: true })
    expect(items).toMatchObject([{ phone: '+30 694 7731 902', email: 'melpo@example.org' }])
    const [plain] = (await search(name, 'zafeir')).items
    expect([plain.phone, plain.email]).toEqual([undefined, undefined])
  }
})

test('a common name is found completely, beyond the limit of the global search', async () => {
  const many = Array.from({ length: 230 }, (_, at) => ({
    lastName: 'Ασημακόπουλος',
    firstName: `Ν${at}`,
    isOwner: true,
  }))
  await app.db.insertInto('account').values(many).execute()
  const { items, totalRows } = await search('owners', 'asimakop', { currentPage: 12 })
  expect([items.length, totalRows]).toEqual([10, 230])
})

test('branch employees find no employees', async () => {
  const branch = await app.db.selectFrom('branch').select('id').executeTakeFirstOrThrow()
  await app.db
    .updateTable('account')
    .set({ branchId: branch.id })
    .where('id', '=', app.employee.accountId)
    .execute()
  const hired = await addAccount('Προσληφθείς', 'Νέος', { isEmploye: true })
  const everyone = await search('all accounts', 'προσληφθ')
  const seen = await search('all accounts', 'προσληφθ', {}, app.employee)
  expect([everyone.items[0].id, everyone.totalRows]).toEqual([hired, 1])
  expect(seen).toMatchObject({ items: [], totalRows: 0 })
})

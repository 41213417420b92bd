import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { freePerPage } from './freeStays.contract.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const [kalamaria, nikiti] = [736_083, 734_916]
async function addObject(fields: object = {}): Promise<number> {
  const { id } = (await app.call('GET', '/api/object/add')).json()
  await app.call('POST', '/api/object/update', { payload: { id, forShortRent: true, ...fields } })
  return id
}
const post = (url: string, payload: object) =>
  app.call('POST', `/api/Reservation/${url}`, { payload })
const search = async (more = '', nights = 'checkIn=2031-07-01&duration=4') =>
  (await app.call('GET', `/api/freeStays?${nights}${more}`)).json()
const found = async (more = '', nights?: string): Promise<number[]> =>
  (await search(more, nights)).items.map(({ objectId }: { objectId: number }) => objectId)
const read = async (text: string, as: Person | null = app.admin) =>
  app.call('GET', `/api/freeStays/read?text=${encodeURIComponent(text)}`, { as })

test('free objects are found by nights, guests, place and price, with their totals by season', async () => {
  const cheap = await addObject({ shortRentPrice: 50, sleeps: 2, locationId: kalamaria })
  const large = await addObject({ shortRentPrice: 90, sleeps: 6, locationId: nikiti, minNights: 7 })
  const unknown = await addObject({ locationId: nikiti })
  await addObject({ shortRentPrice: 10, forShortRent: false })
  const season = { from: '2031-07-03', till: '2031-08-31', price: 80.5 }
  await post('season/update', { objectId: cheap, ...season, minNights: 5 })
  const { items, totalRows } = await search()
  expect(totalRows).toBe(3)
  expect(items).toMatchObject([
    { objectId: cheap, sleeps: 2, total: 261, minNights: null },
    { objectId: large, sleeps: 6, total: 360, minNights: 7 },
    { objectId: unknown, sleeps: null, total: null, minNights: null },
  ])
  expect(await found('&guests=3')).toEqual([large, unknown])
  expect(await found(`&locationId=${nikiti}`)).toEqual([large, unknown])
  // A region includes its towns.
  const { path } = (await app.call('GET', `/api/location/${nikiti}`)).json()
  expect(await found(`&locationId=${path[0]}`)).toContain(large)
  expect(await found('&priceMax=65.25')).toEqual([cheap])
  expect(await found('&priceMax=65.24')).toEqual([])

  const client = { lastName: 'Müller' }
  await post('update', { object: { id: cheap }, checkIn: '2031-07-04', duration: 3, client })
  await post('block/update', { objectId: large, from: '2031-06-20', till: '2031-07-02' })
  expect(await found()).toEqual([unknown])
  // A guest may arrive on the day on which another leaves.
  expect(await found('', 'checkIn=2031-07-02&duration=2')).toEqual([cheap, large, unknown])
  for (const id of [cheap, large, unknown]) await app.call('DELETE', `/api/object/${id}`)
  expect(await found()).toEqual([])
})

test('pages are sorted by the price of the stay, and the total counts all pages', async () => {
  const ids = []
  for (let price = 1; price <= freePerPage + 1; price++)
    ids.push(await addObject({ shortRentPrice: price }))
  // Usually the cheapest, but the most expensive in these nights.
  const [first, ...others] = ids as [number, ...number[]]
  await post('season/update', {
    objectId: first,
    from: '2031-07-04',
    till: '2031-07-04',
    price: 999,
  })
  expect([...(await found()), ...(await found('&page=2'))]).toEqual([...others, first])
  for (const page of [1, 2, 3])
    expect(await search(`&page=${page}`)).toMatchObject({ totalRows: freePerPage + 1 })
  expect(await search('&priceMax=20')).toMatchObject({ totalRows: 19 })
})

test.each([
  ['1–5 July 2031, 4 guests, Halkidiki, under 120 €', /Halkidiki|Chalkidiki/],
  ['1–5 Ιουλίου 2031, 4 άτομα, στη Χαλκιδική, έως 120 €', /Halkidiki|Chalkidiki/],
  ['1–5 июля 2031, 4 гостя, на Халкидиках, до 120 €', /Halkidiki|Chalkidiki/],
  ['1–5 июля 2031, 4 гостя, в Салониках, до 120 €', /Thessaloniki/],
])('%s is read', async (text, place) => {
  const answer = (await read(text)).json()
  const wish = { checkIn: '2031-07-01', duration: 4, guests: 4, priceMax: 120 }
  expect(answer).toMatchObject(wish)
  expect(answer.location).toMatch(place)
})

test('an unknown place is ignored, and only the office may search', async () => {
  expect((await read('zzzzqq')).json()).toMatchObject({ locationId: null, checkIn: null })
  expect((await read('%_\\')).json()).toMatchObject({ locationId: null })
  expect((await read('a', app.branchEmployee)).statusCode).toBe(403)
  expect((await read('a', app.client)).statusCode).toBe(403)
  expect((await read('a', null)).statusCode).toBe(401)
})

test('an invalid search is refused with the name of the field', async () => {
  for (const [field, query] of [
    ['checkIn', 'checkIn=2031-02-30&duration=1'],
    ['duration', 'checkIn=2031-02-20&duration=0'],
    ['priceMax', 'checkIn=2031-02-20&duration=1&priceMax=-1'],
  ])
    expect(Object.keys((await search('', query)).errors)).toEqual([field])
})

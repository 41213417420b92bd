import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'

let app: TestApp
let objectId: number
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(async () => void (objectId = await addObject({ shortRentPrice: 60, minNights: 2 })))

async function addObject(fields: object = {}): Promise<number> {
  const { id } = (await app.call('GET', '/api/object/add')).json()
  const payload = { id, forShortRent: true, ...fields }
  expect((await app.call('POST', '/api/object/update', { payload })).statusCode).toBe(200)
  return id
}
const post = (url: string, payload: object, as: Person | null = app.admin) =>
  app.call('POST', `/api/Reservation/${url}`, { payload, as })
const save = (from: string, till: string, price: number, more: object = {}) =>
  post('season/update', { objectId, from, till, price, ...more })
const seasonsOf = async (id = objectId) =>
  (await app.call('GET', `/api/Reservation/seasons/${id}`)).json()
const quote = async (checkIn: string, duration: number, more = '') =>
  (
    await app.call(
      'GET',
      `/api/Reservation/quote?objectId=${objectId}&checkIn=${checkIn}&duration=${duration}${more}`,
    )
  ).json()
const year = Number(agencyDay().slice(0, 4)) + 1
const on = (monthAndDay: string) => `${year}-${monthAndDay}`
const book = async (checkIn: string, duration: number) =>
  (
    await post('update', {
      object: { id: objectId },
      checkIn,
      duration,
      client: { lastName: 'Müller' },
    })
  ).json()

describe('seasons of a property', () => {
  test('are listed by date, with the price outside of them', async () => {
    await save(on('09-01'), on('09-30'), 80)
    await save(on('07-01'), on('08-31'), 120.5, { minNights: 5 })
    expect(await seasonsOf()).toMatchObject({
      object: { id: objectId },
      usualPrice: 60,
      minNights: 2,
      items: [
        { from: on('07-01'), till: on('08-31'), price: 120.5, minNights: 5, version: 1 },
        { from: on('09-01'), till: on('09-30'), price: 80, minNights: null },
      ],
    })
  })

  test('do not overlap: the error names the conflicting season, and the database refuses it, too', async () => {
    await save(on('07-01'), on('08-31'), 120)
    const refused = await save(on('08-31'), on('09-30'), 80)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toContain(`01.07.${year} to 31.08.${year}`)
    const both = await Promise.all([90, 91].map((price) => save(on('09-01'), on('09-30'), price)))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const insert = sql`INSERT INTO "staySeason" ("objectId", "from", "till", "price")
      VALUES (${objectId}, ${on('07-05')}, ${on('07-05')}, 1)`.execute(app.db)
    await expect(insert).rejects.toThrow('staySeasonOverlap')
  })

  test('are changed with their version, deleted, and restored unless another season has their days', async () => {
    const season = (await save(on('07-01'), on('08-31'), 120)).json()
    const { id } = season
    const change = (more: object) => post('season/update', { id, version: 1, ...more })
    expect((await change({ price: 130 })).json()).toMatchObject({ price: 130, version: 2 })
    const late = await change({ price: 140 })
    expect([late.statusCode, late.json().conflicts]).toEqual([409, ['price']])
    expect((await change({ till: on('06-01') })).json().errors).toHaveProperty('till')
    await app.call('DELETE', `/api/Reservation/season/${id}`)
    expect((await seasonsOf()).items).toEqual([])
    const other = (await save(on('08-01'), on('08-10'), 150)).json()
    expect((await post(`season/restore/${id}`, {})).statusCode).toBe(409)
    await app.call('DELETE', `/api/Reservation/season/${other.id}`)
    expect((await post(`season/restore/${id}`, {})).json()).toMatchObject({ id, price: 130 })
  })

  test.each([
    ['from', { from: null }],
    ['from', { from: '2027-02-30' }],
    ['till', { till: '2020-01-01' }],
    ['till', { till: '2999-01-01' }],
    ['price', { price: null }],
    ['price', { price: -1 }],
    ['minNights', { minNights: 0 }],
    ['objectId', { objectId: undefined }],
    ['objectId', { objectId: 2_000_000_000 }],
  ])('are refused with a wrong %s: %j', async (field, wrong) => {
    const answer = await save(on('07-01'), on('07-02'), 1, wrong)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors)).toEqual([field])
  })

  test('are copied from another property, except for those that overlap', async () => {
    await save(on('07-01'), on('08-31'), 120, { minNights: 5 })
    await save(on('09-01'), on('09-30'), 80)
    const source = objectId
    objectId = await addObject()
    await save(on('09-30'), on('10-10'), 70)
    const copy = await post(`seasons/copy/${objectId}`, { fromObjectId: source })
    expect(copy.json()).toEqual({ copied: 1, leftOut: 1 })
    const { items } = await seasonsOf()
    expect(items.map(({ price, minNights }: never) => [price, minNights])).toEqual([
      [120, 5],
      [70, null],
    ])
    const again = await post(`seasons/copy/${objectId}`, { fromObjectId: source })
    expect(again.json()).toEqual({ copied: 0, leftOut: 2 })
    const itself = await post(`seasons/copy/${objectId}`, { fromObjectId: objectId })
    expect(itself.json().errors).toHaveProperty('fromObjectId')
  })

  test('are for the office only', async () => {
    for (const person of [app.branchEmployee, app.client, null]) {
      const status = person ? 403 : 401
      expect((await post('season/update', { objectId }, person)).statusCode).toBe(status)
      const url = `/api/Reservation/seasons/${objectId}`
      expect((await app.call('GET', url, { as: person })).statusCode).toBe(status)
    }
  })
})

describe('the price of a stay', () => {
  test('is the sum of its nights, within and outside of seasons', async () => {
    await save(on('07-01'), on('07-03'), 100.1, { minNights: 4 })
    await save(on('07-06'), on('07-31'), 120)
    expect(await quote(on('06-30'), 8)).toMatchObject({
      parts: [
        { from: on('06-30'), till: on('07-01'), nights: 1, price: 60, isSeason: false },
        { from: on('07-01'), till: on('07-04'), nights: 3, price: 100.1, isSeason: true },
        { from: on('07-04'), till: on('07-06'), nights: 2, price: 60, isSeason: false },
        { from: on('07-06'), till: on('07-08'), nights: 2, price: 120, isSeason: true },
      ],
      total: 60 + 300.3 + 120 + 240,
      minNights: 2,
    })
    expect(await quote(on('07-03'), 1)).toMatchObject({ total: 100.1, minNights: 4 })
    // A season without fewest nights of its own has those of the property.
    expect(await quote(on('07-06'), 1)).toMatchObject({ total: 120, minNights: 2 })
  })

  test('is unknown if a night has no price', async () => {
    objectId = await addObject({ sleeps: 4 })
    await save(on('07-01'), on('07-03'), 100)
    const answer = await quote(on('07-02'), 3)
    expect(answer).toMatchObject({ total: null, minNights: null, sleeps: 4 })
    expect(await quote(on('07-02'), 2)).toMatchObject({ total: 200 })
  })

  test('comes with conflicts: other stays and blocks, but not the stay itself', async () => {
    const { id, reservationNumber } = await book(on('07-01'), 5)
    await post('block/update', {
      objectId,
      from: on('07-10'),
      till: on('07-12'),
      summary: 'Painting',
    })
    const whole = await quote(on('07-04'), 10)
    expect(whole.taken).toEqual([
      {
        from: on('07-01'),
        till: on('07-06'),
        block: null,
        reservation: { id, reservationNumber, clientDisplayName: 'Müller' },
      },
      { from: on('07-10'), till: on('07-12'), block: { name: 'Painting' }, reservation: null },
    ])
    expect((await quote(on('07-04'), 3, `&exceptId=${id}`)).taken).toEqual([])
    // One stay ends on the day on which the other begins.
    expect((await quote(on('07-06'), 4)).taken).toEqual([])
  })

  test('requires an existing property', async () => {
    objectId = 2_000_000_000
    expect((await quote(on('07-01'), 1)).errors).toHaveProperty('objectId')
  })
})

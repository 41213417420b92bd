import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { sweepBlankObjects } from '#records/objects/objects.store.ts'

let app: TestApp
let objectId: number
let source: number
let lead: number
let guestId: number
beforeAll(async () => {
  app = await testApp()
  source = await addAccount({ lastName: 'Booking', isSource: true })
  guestId = await addAccount({ lastName: 'Кузнецова' })
  const { id } = await app.db
    .insertInto('lead')
    .values({ accountId: app.client.accountId, description: 'Two weeks' } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  lead = id
})
afterAll(() => app.close())
beforeEach(async () => void (objectId = await addObject()))

async function addObject(fields: object = {}): Promise<number> {
  const { id } = (await app.call('GET', '/api/object/add')).json()
  await app.call('POST', '/api/object/update', { payload: { id, forShortRent: true, ...fields } })
  return id
}
const addAccount = async (fields: object): Promise<number> =>
  (await app.call('POST', '/api/account/add', { payload: { firstName: 'K', ...fields } })).json().id
const update = (payload: object, as: Person = app.admin) =>
  app.call('POST', '/api/Reservation/update', { payload, as })
const edit = (id: number) => app.call('GET', `/api/Reservation/edit/${id}`)
const stay = (checkIn: string, duration: number, more: object = {}) => ({
  object: { id: objectId },
  checkIn,
  duration,
  client: { lastName: 'Müller' },
  ...more,
})
const book = async (checkIn: string, duration: number, more: object = {}) => {
  const answer = await update(stay(checkIn, duration, more))
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
  return answer.json()
}

const everything = () => ({
  reservationNumberExternal: 'HM-4711',
  problem: true,
  awaiting: true,
  reservationStage: 2,
  bookingDate: '2026-02-03',
  object: { id: objectId },
  checkIn: '2026-07-01',
  duration: 5,
  adults: 2,
  children: 1,
  demandId: lead,
  accountId: guestId,
  client: {
    lastName: 'Кузнецова',
    firstName: 'Ольга',
    taxNumber: '094014201',
    internalPassportNumber: 'AK 123456',
    email: 'olga@example.com',
    phone: '+30 694 1234567',
  },
  total: 1000.1,
  totalDone: 300.33,
  prepaymentCash: 100,
  prepaymentBank: 200.33,
  prepaymentInvoice: 50,
  prepaymentCashDone: 99.99,
  prepaymentBankDone: 200.34,
  restCash: -0.01,
  restBank: 499.78,
  restInvoice: 12,
  restCashDone: 13,
  restBankDone: 14,
  paymentToOwner: 700,
  comission: 300.1,
  comission3rdParty: 150.05,
  finalComission: 99.5,
  totalPaymentDeposit: 250,
  sourceId: source,
  externalLink: 'https://booking.example/4711',
  ownerPayments: 350,
  paymentType: 2,
  ownerPaymentDate: '2026-07-10',
  ownerPaymentNotes: 'Half now',
  arrivalTimePlanned: '15:30',
  arrivalTimeActual: '18:05',
})

describe('booking', () => {
  test('a blank reservation is stored only when it is sent back filled in', async () => {
    const blank = (await app.call('GET', '/api/Reservation/add')).json()
    expect(blank).toMatchObject({ id: null, object: null, reservationStage: 1, checkOut: null })
    expect((await list({})).totalRows).toBe(0)
    const filled = { ...blank, ...stay('2026-06-01', 7) }
    const stored = (
      await update({ ...filled, client: { ...blank.client, lastName: 'Müller' } })
    ).json()
    expect(stored).toMatchObject({
      version: 1,
      checkOut: '2026-06-08',
      bookingDate: blank.bookingDate,
    })
    expect(stored.id).toBeGreaterThan(0)
    expect(stored.reservationNumber).toBeGreaterThan(1000)
    expect((await edit(stored.id)).json()).toEqual(stored)
    await app.call('DELETE', `/api/Reservation/${stored.id}`)
  })

  test('a blank reservation can be for an object and a day', async () => {
    const url = `/api/Reservation/add?objectId=${objectId}&checkIn=2026-05-01&duration=2`
    expect((await app.call('GET', url)).json()).toMatchObject({
      object: { id: objectId },
      checkIn: '2026-05-01',
      duration: 2,
    })
    expect((await app.call('GET', '/api/Reservation/add?objectId=999999')).statusCode).toBe(400)
    const tooLong = await app.call('GET', `${url}000`)
    expect([tooLong.statusCode, Object.keys(tooLong.json().errors)]).toEqual([400, ['duration']])
  })

  test('every field is answered as it was sent, and the response can be sent back', async () => {
    const { object, ...rest } = everything()
    const saved = (await update(everything())).json()
    expect(saved).toMatchObject({ ...rest, object, checkOut: '2026-07-06', source: 'Booking K' })
    expect(saved.demand).toContain('Two weeks')
    const again = await update(saved)
    expect(again.json()).toEqual(saved)
  })

  test("requires object, days and the client's name; the error names the field", async () => {
    const answer = await update({})
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors).sort()).toEqual(
      ['checkIn', 'client.lastName', 'duration', 'object'].sort(),
    )
    const { id } = await book('2026-08-01', 2)
    expect((await update({ id, client: { lastName: ' ' } })).json().errors).toHaveProperty([
      'client.lastName',
    ])
    expect((await update({ id, object: null })).statusCode).toBe(400)
    expect((await update({ id, duration: 0 })).statusCode).toBe(400)
    expect((await update({ id, checkOut: '2027-01-01' })).json()).toMatchObject({
      checkOut: '2026-08-03',
      version: 1,
    })
  })

  test('unknown accounts, objects, leads and sources are refused', async () => {
    for (const wrong of [{ object: { id: 999_999 } }, { demandId: 999_999 }]) {
      const { errors } = (await update(stay('2026-08-01', 2, wrong))).json()
      expect(Object.keys(errors)).toEqual(Object.keys(wrong))
    }
    const wrong = {
      sourceId: app.client.accountId,
      paymentType: 99,
      reservationStage: 99,
    }
    const { errors } = (await update(stay('2026-08-01', 2, wrong))).json()
    expect(Object.keys(errors).sort()).toEqual(Object.keys(wrong).sort())
  })

  test('a blank object is kept once it is booked', async () => {
    const { id } = (await app.call('GET', '/api/object/add')).json()
    await book('2026-08-01', 2, { object: { id } })
    await app.db
      .updateTable('object')
      .set({ createdOn: '2026-01-01T00:00:00Z' })
      .where('id', '=', id)
      .execute()
    await sweepBlankObjects(app.db)
    expect((await app.call('GET', `/api/object/view/${id}`)).statusCode).toBe(200)
  })

  test('changes of two people to different fields are both kept, and omitted fields of the client stay', async () => {
    const { id, version } = await book('2026-08-01', 2, { client: { lastName: 'M', phone: '1' } })
    await update({ id, version, client: { firstName: 'Eva' } })
    const second = await update({ id, version, total: 12.5 })
    expect(second.json()).toMatchObject({
      version: 3,
      total: 12.5,
      client: { lastName: 'M', firstName: 'Eva', phone: '1' },
    })
    const clash = await update({ id, version, total: 13 })
    expect(clash.statusCode).toBe(409)
    expect(clash.json()).toMatchObject({ conflicts: ['total'], current: { total: 12.5 } })
  })

  test('a single field is changed by itself', async () => {
    const { id } = await book('2026-08-01', 2)
    const patch = (path: string, value: unknown) =>
      app.call('PATCH', `/api/Reservation/patch/${id}`, {
        payload: [{ op: 'replace', path, value }],
      })
    expect((await patch('/reservationStage', 3)).json()).toMatchObject({ reservationStage: 3 })
    expect((await patch('/clientPhone', '12')).json().client).toMatchObject({ phone: '12' })
    expect((await patch('/version', 12)).statusCode).toBe(400)
    const choices = async (fieldName: string) =>
      (
        await app.call(
          'GET',
          `/api/Reservation/editRequestSelectList?id=${id}&fieldName=${fieldName}`,
        )
      ).json()
    expect(await choices('reservationStage')).toMatchObject({
      value: 3,
      dtoFieldName: 'reservationStage',
    })
    expect((await choices('reservationStage')).selectList).toHaveLength(5)
    expect((await choices('sourceId')).selectList).toMatchObject([{ value: source }])
    expect(await choices('clientPhone')).toMatchObject({ value: '12', selectList: [] })
  })
})

describe('an overlap', () => {
  test('is refused with the conflicting stay, in the language of the user', async () => {
    const first = await book('2026-07-10', 5)
    for (const [checkIn, nights] of [
      ['2026-07-14', 3],
      ['2026-07-06', 5],
      ['2026-07-11', 1],
      ['2026-07-01', 30],
    ] as const) {
      const answer = await update(stay(checkIn, nights))
      expect(answer.statusCode).toBe(409)
      expect(answer.json().detail).toBe(
        `The property is taken from 10.07.2026 to 15.07.2026: reservation #${first.reservationNumber}. Please choose other days or another property.`,
      )
      expect(answer.json().reservation).toMatchObject({ id: first.id, checkIn: '2026-07-10' })
    }
    const inLanguage = (language: string) =>
      app.db
        .updateTable('user')
        .set({ language })
        .where('accountId', '=', app.employee.accountId)
        .execute()
    await inLanguage('el')
    const { detail } = (await update(stay('2026-07-14', 3), app.employee)).json()
    await inLanguage('en')
    expect(detail).toBe(
      `Το ακίνητο είναι κρατημένο από 10.07.2026 έως 15.07.2026: κράτηση #${first.reservationNumber}. Επιλέξτε άλλες ημέρες ή άλλο ακίνητο.`,
    )
  })

  test('is not caused by departure and arrival on one day, nor by a stay in another object', async () => {
    await book('2026-07-10', 5)
    await book('2026-07-15', 2)
    await book('2026-07-08', 2)
    const other = { object: { id: await addObject() } }
    await book('2026-07-10', 5, other)
    expect((await list({ objectId })).totalRows).toBe(3)
  })

  test('is not caused by cancelled or deleted stays, which can then not be restored', async () => {
    const cancelled = await book('2026-07-10', 5)
    await update({ id: cancelled.id, reservationStage: 5 })
    const deleted = await book('2026-07-10', 5)
    await app.call('DELETE', `/api/Reservation/${deleted.id}`)
    const third = await book('2026-07-11', 1)
    for (const answer of [
      await update({ id: cancelled.id, reservationStage: 1 }),
      await app.call('POST', `/api/Reservation/restore/${deleted.id}`),
      await app.call('POST', '/api/trash/restore', {
        payload: { entity: 'Reservation', id: deleted.id },
      }),
    ]) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json().detail).toContain(`#${third.reservationNumber}`)
    }
    await update({ id: third.id, checkIn: '2026-07-20' })
    expect((await app.call('POST', `/api/Reservation/restore/${deleted.id}`)).statusCode).toBe(200)
    // A cancelled stay can always be restored, even if its nights are taken.
    await app.call('DELETE', `/api/Reservation/${cancelled.id}`)
    expect((await app.call('POST', `/api/Reservation/restore/${cancelled.id}`)).statusCode).toBe(
      200,
    )
  })

  test('is refused when dates or the object are changed', async () => {
    await book('2026-07-10', 5)
    const second = await book('2026-07-20', 5)
    expect((await update({ id: second.id, checkIn: '2026-07-14' })).statusCode).toBe(409)
    expect((await update({ id: second.id, checkIn: '2026-07-05', duration: 6 })).statusCode).toBe(
      409,
    )
    const elsewhere = await book('2026-07-12', 1, { object: { id: await addObject() } })
    expect((await update({ id: elsewhere.id, object: { id: objectId } })).statusCode).toBe(409)
    expect((await update({ id: second.id, checkIn: '2026-07-15' })).statusCode).toBe(200)
    expect((await update({ id: second.id, duration: 6 })).statusCode).toBe(200)
  })

  test('of a hundred simultaneous bookings of one flat, exactly one succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => update(stay(`2026-07-${10 + (at % 5)}`, 6))),
    )
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 409)).toHaveLength(99)
    for (const answer of answers)
      if (answer.statusCode === 409) expect(answer.json().detail).toMatch(/is taken from .*#\d+/)
    expect((await list({ objectId })).totalRows).toBe(1)
  })

  test('is prevented by the database, too', async () => {
    await book('2026-07-10', 5)
    const past = sql`INSERT INTO "reservation" ("objectId", "checkIn", "duration", "clientLastName")
      VALUES (${objectId}, '2026-07-14', 2, 'X')`
    await expect(past.execute(app.db)).rejects.toThrow('reservationOverlap')
  })
})

const list = async (payload: object, as: Person = app.admin) => {
  const answer = await app.call('POST', '/api/Reservation/search', { payload, as })
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
  return answer.json() as {
    items: ({ id: number } & Record<string, unknown>)[]
    totalRows: number
    sums: Record<string, number>
    options: Record<'stages' | 'sources', { value: number; text: string }[]>
  }
}

describe('the list', () => {
  let one: { id: number; reservationNumber: number }
  let other: { id: number; reservationNumber: number }
  beforeEach(async () => {
    await app.call('POST', '/api/object/update', {
      payload: { id: objectId, title: 'Sea view', websiteCode: `SV-${objectId}` },
    })
    one = await book('2026-07-01', 5, {
      bookingDate: '2026-01-10',
      reservationNumberExternal: `BK-${objectId}-1`,
      client: { lastName: 'Кузнецова', firstName: 'Ольга' },
      sourceId: source,
      reservationStage: 3,
      total: 100.1,
      paymentToOwner: 70.1,
      comission: 30,
      comission3rdParty: 10.01,
      finalComission: 19.99,
    })
    other = await book('2026-07-10', 10, {
      bookingDate: '2026-02-10',
      client: { lastName: 'Παπαδόπουλος' },
      total: 200.2,
      paymentToOwner: null,
      comission: 0.1,
    })
  })
  const found = async (filter: object) =>
    (await list({ objectId, sortBy: 'checkIn', ...filter })).items.map(({ id }) => id)

  test('shows object, client, source and stage of each', async () => {
    const { items, options } = await list({ objectId, sortBy: 'checkIn' })
    expect(items[0]).toMatchObject({
      id: one.id,
      objectTitle: 'Sea view',
      objectWebsiteCode: `SV-${objectId}`,
      clientDisplayName: 'Кузнецова Ольга',
      sourceDisplayName: 'Booking K',
      stage: 'Checked in',
      stageStyle: 'checkedin',
      checkOut: '2026-07-06',
      total: 100.1,
    })
    expect(Object.keys(items[0]!).join()).not.toMatch(/passport|tax/i)
    expect(options.stages.map(({ text }) => text)).toContain('Cancelled')
    expect(options.sources).toContainEqual({ value: source, text: 'Booking K' })
  })

  test('is filtered by each criterion', async () => {
    const dates = (dateFilterType: number, startDate: string, endDate: string) =>
      found({ dateFilterType, startDate, endDate })
    expect(await found({})).toEqual([one.id, other.id])
    expect(await dates(0, '2026-01-01', '2026-01-31')).toEqual([one.id])
    expect(await dates(1, '2026-07-10', '2026-07-10')).toEqual([other.id])
    expect(await dates(2, '2026-07-06', '2026-07-06')).toEqual([one.id])
    expect(await dates(2, '2026-07-01', '2026-07-05')).toEqual([])
    expect(await dates(3, '2026-07-05', '2026-07-09')).toEqual([one.id])
    expect(await dates(3, '2026-07-06', '2026-07-09')).toEqual([])
    expect(await dates(3, '2026-07-09', '2026-07-01')).toEqual([])
    expect(await found({ startDate: '2026-07-07' })).toEqual([other.id])
    expect(await found({ objectWebsiteCode: `sv-${objectId}` })).toEqual([one.id, other.id])
    expect(await found({ objectWebsiteCode: 'nothing' })).toEqual([])
    expect(await found({ reservationNumber: other.reservationNumber })).toEqual([other.id])
    expect(await found({ reservationNumber: `#${one.reservationNumber}` })).toEqual([one.id])
    expect(await found({ reservationNumber: 'x' })).toEqual([])
    expect(await found({ reservationNumberExternal: `bk-${objectId}` })).toEqual([one.id])
    expect(await found({ sources: [source] })).toEqual([one.id])
    expect(await found({ stages: [1, 2] })).toEqual([other.id])
    expect(await found({ stages: [], sources: [0] })).toEqual([one.id, other.id])
    for (const clientName of ['kuznets', 'Κουζνετσ', 'ольга'])
      expect([clientName, await found({ clientName })]).toEqual([clientName, [one.id]])
    expect(await found({ clientName: 'Papadopoulos' })).toEqual([other.id])
  })

  test('has sums of all matches, to the cent, on every page', async () => {
    const { sums, items, totalRows } = await list({ objectId, perPage: 1, currentPage: 1 })
    expect([items.length, totalRows]).toEqual([1, 2])
    expect(sums).toEqual({
      total: 300.3,
      paymentToOwner: 70.1,
      comission: 30.1,
      comission3rdParty: 10.01,
      finalComission: 19.99,
    })
    expect((await list({ objectId: 999_999 })).sums).toMatchObject({ total: 0 })
    expect((await list({ objectId, currentPage: 9, perPage: 5 })).sums).toEqual(sums)
  })

  test('has the right sums of all reservations after every change', async () => {
    const same = async () => {
      const { sums, totalRows } = await list({})
      const all = await list({ startDate: '1900-01-01' })
      expect([sums, totalRows]).toEqual([all.sums, all.totalRows])
      return sums['total']!
    }
    const before = await same()
    await update({ id: one.id, total: 100.15, comission: null })
    expect(await same()).toBeCloseTo(before + 0.05, 2)
    await app.call('DELETE', `/api/Reservation/${one.id}`)
    expect(await same()).toBeCloseTo(before - 100.1, 2)
    await update({ id: other.id, total: 0.01 })
    await app.call('POST', `/api/Reservation/restore/${one.id}`)
    await same()
    await app.db.deleteFrom('reservation').where('id', '=', one.id).execute()
    await same()
  })

  test('shows and finds the changed title and code of an object', async () => {
    const renamed = { id: objectId, title: 'Ännchen', websiteCode: `ZZ-${objectId}` }
    await app.call('POST', '/api/object/update', { payload: renamed })
    expect(await found({ objectWebsiteCode: `zz-${objectId}` })).toEqual([one.id, other.id])
    expect((await list({ sortBy: 'objectTitle' })).items.map(({ id }) => id)).toContain(one.id)
  })

  test('refuses an unknown sort order', async () => {
    const payload = { sortBy: 'searchClient' }
    expect((await app.call('POST', '/api/Reservation/search', { payload })).statusCode).toBe(400)
  })
})

describe('reservations on other screens', () => {
  test('are listed with their object, for the office', async () => {
    const { id, reservationNumber } = await book('2026-07-10', 5)
    const view = async (as: Person) =>
      (await app.call('GET', `/api/object/view/${objectId}`, { as })).json().reservations
    const descr = `#${reservationNumber}, 10.07.2026 – 15.07.2026, Müller, New`
    expect(await view(app.employee)).toEqual([{ id, descr }])
    expect(await view(app.branchEmployee)).toEqual([])
    await app.call('DELETE', `/api/Reservation/${id}`)
    expect(await view(app.employee)).toEqual([])
  })

  test('are found by number and by client in any script, for the office', async () => {
    const { id, reservationNumber } = await book('2026-07-10', 5, {
      reservationNumberExternal: 'XQ-77412',
      client: { lastName: 'Зеленковский' },
    })
    const hits = async (searchStr: string, as: Person = app.employee) =>
      (await app.call('GET', `/api/search?${new URLSearchParams({ searchStr })}`, { as }))
        .json()
        .items.filter((hit: { entity: string }) => hit.entity === 'Reservation')
    const days = expect.stringContaining('10.07.2026 – 15.07.2026')
    const description = `#${reservationNumber}, Зеленковский`
    const hit = expect.objectContaining({ id, entity: 'Reservation', description, detail: days })
    for (const typed of [
      String(reservationNumber),
      `#${reservationNumber}`,
      'xq-77412',
      'zelenkov',
    ])
      expect([typed, await hits(typed)]).toEqual([typed, [hit]])
    expect(await hits('zelenkov', app.branchEmployee)).toEqual([])
  })

  test('move with a merged source, and back when the merge is undone', async () => {
    const duplicate = await addAccount({ lastName: 'Bookking', isSource: true })
    const { id } = await book('2026-07-10', 5, { sourceId: duplicate })
    const sourceOf = async () => (await edit(id)).json().sourceId
    await app.call('POST', '/api/account/merge', {
      payload: { account: { id: source }, duplicateId: duplicate },
    })
    expect(await sourceOf()).toBe(source)
    await app.call('POST', `/api/account/unmerge/${duplicate}`)
    expect(await sourceOf()).toBe(duplicate)
  })
})

test('reservations are for the office only', async () => {
  const { id } = await book('2026-07-10', 5)
  const ways = [
    ['POST', '/api/Reservation/search', {}],
    ['GET', `/api/Reservation/edit/${id}`],
    ['GET', '/api/Reservation/add'],
    ['POST', '/api/Reservation/update', { id, total: 1 }],
    ['PATCH', `/api/Reservation/patch/${id}`, [{ op: 'replace', path: '/total', value: 1 }]],
    ['GET', `/api/Reservation/editRequestSelectList?id=${id}&fieldName=total`],
    ['DELETE', `/api/Reservation/${id}`],
    ['POST', `/api/Reservation/restore/${id}`],
  ] as const
  for (const [method, url, payload] of ways)
    for (const [as, status] of [
      [app.branchEmployee, 403],
      [app.client, 403],
      [null, 401],
      [app.employee, 200],
    ] as const)
      expect([url, (await app.call(method, url, { payload, as })).statusCode]).toEqual([
        url,
        status,
      ])
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendForm } from '#app/testing/sendForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { agencyDay, agencyToday } from '#kit/clock.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

async function addObject(fields: object = {}): Promise<number> {
  const { id } = (await app.call('GET', '/api/object/add')).json()
  await app.call('POST', '/api/object/update', { payload: { id, forShortRent: true, ...fields } })
  return id
}
const ask = (payload: object, as: Person | null = app.admin) =>
  app.call('POST', '/api/Reservation/timeline', { payload, as })
const july = (more: object = {}) => ({ from: '2027-07-01', days: 31, ...more })
async function book(objectId: number, checkIn: string, duration: number, more: object = {}) {
  const payload = {
    object: { id: objectId },
    checkIn,
    duration,
    client: { lastName: 'Müller', firstName: 'Eva' },
    ...more,
  }
  const answer = await app.call('POST', '/api/Reservation/update', { payload })
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
  return answer.json()
}

test('shows what is taken within the window, including both ends, without cancelled stays', async () => {
  const objectId = await addObject({ title: 'Studio', websiteCode: 'ST1' })
  await book(objectId, '2027-06-20', 5)
  const leaves = await book(objectId, '2027-06-27', 4)
  const long = await book(objectId, '2027-07-10', 5, { reservationStage: 2 })
  await book(objectId, '2027-07-20', 2, { reservationStage: 5 })
  const last = await book(objectId, '2027-07-31', 5)
  await book(objectId, '2027-08-05', 5)
  const { items, totalRows } = (await ask(july({ objectId }))).json()
  expect(totalRows).toBe(1)
  expect(items[0]).toMatchObject({ id: objectId, title: 'Studio', websiteCode: 'ST1' })
  expect(items[0].stays.map(({ id }: { id: number }) => id)).toEqual([leaves.id, long.id, last.id])
  expect(items[0].stays[1]).toEqual({
    id: long.id,
    reservationNumber: long.reservationNumber,
    version: 1,
    objectId,
    checkIn: '2027-07-10',
    checkOut: '2027-07-15',
    duration: 5,
    reservationStage: 2,
    clientDisplayName: 'Müller Eva',
    problem: false,
    awaiting: false,
  })
})

test('has a row for each object that is for short rent or taken, in pages', async () => {
  const [first, second] = [
    await addObject({ websiteCode: 'AA1' }),
    await addObject({ websiteCode: 'AA2' }),
  ]
  const other = await addObject({ forShortRent: false, websiteCode: 'AA0' })
  const idsOf = async (more: object) =>
    (await ask(july(more))).json().items.map(({ id }: { id: number }) => id)
  expect(await idsOf({})).toEqual(expect.arrayContaining([first, second]))
  expect(await idsOf({})).not.toContain(other)
  await book(other, '2027-07-03', 1)
  expect(await idsOf({ perPage: 2 })).toEqual([other, first])
  expect(await idsOf({ perPage: 1, currentPage: 3 })).toEqual([second])
  expect(await idsOf({ from: '2027-09-01' })).not.toContain(other)
  expect((await ask(july({ currentPage: 999 }))).json()).toMatchObject({ items: [] })
  await app.call('DELETE', `/api/object/${second}`)
  expect(await idsOf({})).not.toContain(second)
})

test('lists the guests who arrive and leave today', async () => {
  const objectId = await addObject({ title: 'Villa' })
  const [leaves, comes] = [
    await book(objectId, agencyDay(-3), 3),
    await book(objectId, agencyToday(), 2, { arrivalTimePlanned: '18:30' }),
  ]
  await book(await addObject(), agencyToday(), 2, { reservationStage: 5 })
  const { arrivals, departures, today } = (await ask(july())).json()
  expect(today).toBe(agencyToday())
  expect(arrivals).toMatchObject([
    { id: comes.id, objectTitle: 'Villa', arrivalTimePlanned: '18:30' },
  ])
  expect(departures).toMatchObject([{ id: leaves.id }])
})

test('lists the calendars whose guests arrive or leave today', async () => {
  const objectId = await addObject({ title: 'Loft' })
  const feed = { objectId, name: 'Booking' }
  const { id } = (await app.call('POST', '/api/Reservation/feed/update', { payload: feed })).json()
  const event = (uid: string, from: string, till: string) =>
    ['BEGIN:VEVENT', `UID:${uid}`, `DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${till}`]
      .concat('SUMMARY:Reserved', 'END:VEVENT')
      .join('\r\n')
  const plain = (days: number) => agencyDay(days).replaceAll('-', '')
  const events = [event('a', plain(0), plain(3)), event('b', plain(-4), plain(1))]
  const calendar = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//x//y//EN',
    ...events,
    'END:VCALENDAR',
    '',
  ]
  const read = await sendForm(app, `/api/Reservation/feed/file/${id}`, {
    files: [{ file: Buffer.from(calendar.join('\r\n')) }],
  })
  expect(read.statusCode).toBe(200)
  // Simulates the next day.
  await sql`UPDATE "stayBlock" SET "till" = ${agencyToday()} WHERE "till" = ${agencyDay(1)}`.execute(
    app.db,
  )
  const { arrivals, departures } = (await ask(july())).json()
  const booked = { id: null, objectId, clientDisplayName: 'Booking', objectTitle: 'Loft' }
  expect(arrivals).toContainEqual(expect.objectContaining(booked))
  expect(departures).toContainEqual(expect.objectContaining(booked))
})

test('names the stages in the language of the user', async () => {
  const answer = await app.call('POST', '/api/Reservation/timeline', {
    payload: july(),
    headers: { cookie: 'language=ru-RU' },
  })
  expect(answer.json().stages).toHaveLength(5)
  expect(answer.json().stages[1]).toMatchObject({ value: 2, style: 'confirmed' })
})

test('is for the office, and limited to a number of days', async () => {
  const status = async (payload: object, as?: Person | null) => (await ask(payload, as)).statusCode
  expect(await status(july(), app.employee)).toBe(200)
  expect(await status(july(), app.branchEmployee)).toBe(403)
  expect(await status(july(), app.client)).toBe(403)
  expect(await status(july(), null)).toBe(401)
  for (const wrong of [
    { days: 121 },
    { days: 0 },
    { from: '2027-02-30' },
    { perPage: 301 },
    { currentPage: 0 },
    { objectId: -1 },
    { other: 1 },
  ])
    expect([wrong, await status(july(wrong))]).toEqual([wrong, 400])
  expect(await status({ days: 3 })).toBe(400)
})

test('counts problems: failed calendars, vanished days, conflicts', async () => {
  const objectId = await addObject()
  const before = (await ask(july())).json().trouble
  await sql`INSERT INTO "stayFeed" ("objectId", "name", "failure") VALUES (${objectId}, 'A', 'slow')`.execute(
    app.db,
  )
  await sql`INSERT INTO "stayBlock" ("objectId", "feedId", "uid", "kind", "from", "till", "vanished")
    SELECT ${objectId}, max("id"), 'x', 'booked', ${agencyDay(10)}, ${agencyDay(12)}, true FROM "stayFeed"`.execute(
    app.db,
  )
  expect((await ask(july())).json().trouble).toEqual({
    feeds: before.feeds + 1,
    vanished: before.vanished + 1,
    clashes: before.clashes,
    bookedTwice: before.bookedTwice,
  })
  // Nobody can open the calendars of a deleted object.
  await app.call('DELETE', `/api/object/${objectId}`)
  expect((await ask(july())).json().trouble).toEqual(before)
})

// Portal calendars: fetched, read from files, and published.
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newestAlertIn } from '#app/testing/newestAlertIn.ts'
import { sendForm } from '#app/testing/sendForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { agencyDay, agencyToday, instantNow } from '#kit/clock.ts'
import { formatDate } from '#kit/fields/format.ts'
import { wholeInternet } from '#kit/http/outside/fetchOutside.ts'
import { fetchDueFeeds } from './fetchFeeds.ts'

let app: TestApp
let portal: Server
let host: string
let objectId: number
let answer: (request: IncomingMessage, response: ServerResponse) => void
let asked: string[] = []
beforeAll(async () => {
  portal = createServer((request, response) => {
    asked.push(request.url!)
    answer(request, response)
  })
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(portal.address() as AddressInfo).port}`
  app = await testApp({ reach: { ...wholeInternet, inside: [host] } })
})
afterAll(async () => {
  portal.closeAllConnections()
  portal.close()
  await app.close()
})
beforeEach(async () => {
  asked = []
  const { id } = (await app.call('GET', '/api/object/add')).json()
  await app.call('POST', '/api/object/update', {
    payload: { id, forShortRent: true, title: 'Villa' },
  })
  objectId = id
  await app.db.deleteFrom('alert').execute()
  await app.db.deleteFrom('signInFailure').execute()
})

const post = (url: string, payload: object = {}, as: Person | null = app.admin) =>
  app.call('POST', `/api/Reservation/${url}`, { payload, as })
const remove = (url: string, as: Person = app.admin) =>
  app.call('DELETE', `/api/Reservation/${url}`, { as })
const day = (days: number) => agencyDay(days)
const dashless = (text: string) => text.replaceAll('-', '')

type TestEvent = { uid?: string; from: number; till: number; summary?: string; more?: string }
const calendarOf = (events: TestEvent[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap(({ uid, from, till, summary = 'Reserved', more }) => [
      'BEGIN:VEVENT',
      `UID:${uid ?? `${from}-${till}`}`,
      `DTSTART;VALUE=DATE:${dashless(day(from))}`,
      `DTEND;VALUE=DATE:${dashless(day(till))}`,
      `SUMMARY:${summary}`,
      ...(more ? [more] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n')
const serves = (...events: TestEvent[]) =>
  (answer = (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/calendar' }).end(calendarOf(events)))

async function addFeed(more: object = {}): Promise<number> {
  const stored = await post('feed/update', {
    objectId,
    name: 'Airbnb',
    url: `http://${host}/a.ics`,
    ...more,
  })
  expect([stored.statusCode, stored.json().errors]).toEqual([200, undefined])
  return stored.json().id
}
const fetchNow = async (id: number) => (await post(`feed/fetch/${id}`)).json()
const calendars = async () =>
  (await app.call('GET', `/api/Reservation/calendars/${objectId}`)).json()
/** The blocks by their first day, as days from today. */
async function blocked(): Promise<string[]> {
  const at = (text: string) =>
    String(Math.round((Date.parse(text) - Date.parse(agencyToday())) / 86_400_000))
  type Row = { from: string; till: string; vanished: boolean; clashes: boolean }
  return (await calendars()).blocks
    .toReversed()
    .map(
      ({ from, till, vanished, clashes }: Row) =>
        `${at(from)}…${at(till)}${vanished ? ' vanished' : ''}${clashes ? ' clashes' : ''}`,
    )
}
const alerts = async () =>
  (await app.db.selectFrom('alert').select('content').orderBy('id').execute()).map(
    ({ content }) => content,
  )
const book = (from: number, nights: number) =>
  post('update', {
    object: { id: objectId },
    checkIn: day(from),
    duration: nights,
    client: { lastName: 'Müller' },
  })

test('days booked at a portal are blocked, and no reservation is added', async () => {
  const id = await addFeed()
  serves({ from: 3, till: 6 }, { from: 6, till: 8 })
  const feed = await fetchNow(id)
  expect(feed).toMatchObject({ blocks: 2, vanished: 0, failure: null })
  expect(feed.fetchedOn).not.toBeNull()
  expect(await blocked()).toEqual(['3…6', '6…8'])
  expect((await book(5, 2)).json().detail).toContain('Airbnb')
  expect((await book(8, 2)).statusCode).toBe(200)
  const list = await app.call('POST', '/api/Reservation/search', { payload: { objectId } })
  expect(list.json().totalRows).toBe(1)
})

test('an event with the same UID and other days is moved, not doubled', async () => {
  const id = await addFeed()
  serves({ uid: 'a', from: 3, till: 6 })
  await fetchNow(id)
  serves({ uid: 'a', from: 4, till: 9 })
  await fetchNow(id)
  await fetchNow(id)
  expect(await blocked()).toEqual(['4…9'])
  expect(await alerts()).toEqual([])
})

test('a closed period that slides on under new UIDs stays one block', async () => {
  const id = await addFeed()
  const closed = { summary: 'Airbnb (Not available)' }
  for (let today = 0; today < 5; today++) {
    serves({ from: 0, till: 1 }, { from: 300 + today, till: 500 + today, ...closed })
    await fetchNow(id)
  }
  expect(await blocked()).toEqual(['0…1', '304…504'])
  expect(await alerts()).toEqual([])
})

test('events missing from a calendar free nothing, and are reported once', async () => {
  const id = await addFeed()
  serves({ from: 3, till: 6 }, { from: 10, till: 12 })
  await fetchNow(id)
  serves({ from: 3, till: 6 })
  expect(await fetchNow(id)).toMatchObject({ blocks: 2, vanished: 1 })
  await fetchNow(id)
  expect(await blocked()).toEqual(['3…6', '10…12 vanished'])
  expect((await book(10, 1)).statusCode).toBe(409)
  expect(await alerts()).toHaveLength(1)
  expect((await alerts())[0]).toMatch(/Airbnb.*#.*Villa[^]*\d\d\.\d\d\.\d{4} – /)
  const gone = (await calendars()).blocks.find(({ vanished }: { vanished: boolean }) => vanished)
  expect((await remove(`block/${gone.id}`)).statusCode).toBe(200)
  expect((await book(10, 1)).statusCode).toBe(200)
})

test('an event that reappears in its calendar is no longer marked as vanished', async () => {
  const id = await addFeed()
  serves({ from: 3, till: 6 })
  await fetchNow(id)
  serves()
  await fetchNow(id)
  expect(await blocked()).toEqual(['3…6 vanished'])
  serves({ from: 3, till: 6 })
  await fetchNow(id)
  expect(await blocked()).toEqual(['3…6'])
})

test('an event that the calendar cancels frees its days', async () => {
  const id = await addFeed()
  serves({ uid: 'a', from: 3, till: 6 }, { uid: 'b', from: 7, till: 9 })
  await fetchNow(id)
  serves({ uid: 'a', from: 3, till: 6, more: 'STATUS:CANCELLED' }, { uid: 'b', from: 7, till: 9 })
  await fetchNow(id)
  expect(await blocked()).toEqual(['7…9'])
  expect(await alerts()).toEqual([])
})

test('days that are booked twice are stored, shown and reported', async () => {
  await book(3, 4)
  const id = await addFeed()
  serves({ from: 5, till: 9 })
  await fetchNow(id)
  await fetchNow(id)
  expect(await blocked()).toEqual(['5…9 clashes'])
  const { trouble } = (await post('timeline', { from: day(0), days: 30 })).json()
  const twice = { objectId, title: 'Villa', from: day(5) }
  expect(trouble.bookedTwice).toContainEqual(expect.objectContaining(twice))
  expect(await alerts()).toEqual([expect.stringContaining('Booked twice')])
  expect(await newestAlertIn(app, 'ru')).toMatchObject({
    source: 'Календари проживания',
    content: expect.stringMatching(/^Двойное бронирование.*\n\d\d\.\d\d\.\d{4} – /),
  })
  expect((await book(8, 1)).statusCode).toBe(409)
})

test('a stay of ours that a portal sends back as closed raises no alert, and does not stay blocked', async () => {
  const stay = (await book(3, 4)).json()
  const id = await addFeed()
  serves({ from: 3, till: 7, summary: 'CLOSED - Not available' })
  await fetchNow(id)
  expect(await alerts()).toEqual([])
  serves()
  await fetchNow(id)
  expect(await blocked()).toEqual([])
  expect(await alerts()).toEqual([])
  // Under our own UID it is not even stored.
  serves({ uid: `estia-stay-${stay.id}@estia.test`, from: 3, till: 7 })
  await fetchNow(id)
  expect(await blocked()).toEqual([])
})

test('a calendar has one alert, renewed by new problems until all are solved', async () => {
  const id = await addFeed()
  serves({ from: 3, till: 6 }, { from: 10, till: 12 }, { from: 20, till: 22 })
  await fetchNow(id)
  serves({ from: 10, till: 12 }, { from: 20, till: 22 })
  await fetchNow(id)
  await app.db.updateTable('alert').set({ readedOn: instantNow() }).execute()
  await fetchNow(id)
  const isRead = async () =>
    (await app.db.selectFrom('alert').select('readedOn').execute()).map(
      ({ readedOn }) => !!readedOn,
    )
  expect(await isRead()).toEqual([true])
  serves({ from: 20, till: 22 })
  await fetchNow(id)
  expect(await isRead()).toEqual([false])
  answer = (_request, response) => void response.writeHead(500).end()
  for (let times = 0; times < 4; times++) await fetchNow(id)
  const [told, ...others] = await alerts()
  expect(others).toEqual([])
  expect(told).toContain('three times in a row')
  for (const { from } of (await calendars()).blocks.slice(1))
    expect(told).toContain(formatDate(from))
  // Solved, and then a new problem: a second alert.
  serves({ from: 3, till: 6 }, { from: 10, till: 12 }, { from: 20, till: 22 })
  await fetchNow(id)
  serves({ from: 3, till: 6 }, { from: 10, till: 12 })
  await fetchNow(id)
  expect(await alerts()).toHaveLength(2)
})

test('an event that can no longer be read has not vanished', async () => {
  const id = await addFeed()
  serves({ uid: 'a', from: 3, till: 6 }, { uid: 'b', from: 10, till: 12 })
  await fetchNow(id)
  const text = calendarOf([
    { uid: 'a', from: 3, till: 6 },
    { uid: 'b', from: 10, till: 12 },
  ])
  answer = (_request, response) =>
    void response.end(
      text.replace(/DTSTART.*(?=\r\n.*\r\nSUMMARY.*\r\nEND:VEVENT\r\nEND:VC)/, 'DTSTART:soon'),
    )
  expect(await fetchNow(id)).toMatchObject({ blocks: 2, vanished: 0, failure: null })
  expect((await calendars()).feeds[0].problems).toMatchObject([
    { why: 'badStart', text: 'DTSTART:soon' },
  ])
  expect(await blocked()).toEqual(['3…6', '10…12'])
})

const twoStays = () =>
  calendarOf([
    { uid: 'a', from: 3, till: 6 },
    { uid: 'b', from: 10, till: 15 },
  ])
const servesText = (text: string) => (answer = (_request, response) => void response.end(text))

test('a calendar that is cut off frees no day, wherever it is cut', async () => {
  const id = await addFeed({ url: null, name: 'The owner' })
  const text = twoStays()
  await upload(id, text)
  for (let length = text.indexOf('BEGIN:VEVENT'); length < text.length; length += 3) {
    const { statusCode } = await upload(id, text.slice(0, length))
    expect([200, 400]).toContain(statusCode)
    expect([length, await blocked()]).toEqual([length, ['3…6', '10…15']])
  }
})

test.each([
  ['DTEND', /DTEND.*\r\nSUMMARY:Reserved\r\nEND:VEVENT\r\nBEGIN/, 'BEGIN'],
  ['DTEND with a broken date', /DTEND.*/, 'DTEND;VALUE=DATE:2026'],
  ['an invalid length', /DTEND.*/, 'DURATION:P'],
])('an event that lost its end (%s) keeps its known days', async (_what, lost, left) => {
  const id = await addFeed()
  servesText(twoStays())
  await fetchNow(id)
  servesText(twoStays().replace(lost, left))
  expect(await fetchNow(id)).toMatchObject({ blocks: 2, vanished: 0, failure: null })
  expect(await blocked()).toEqual(['3…6', '10…15'])
})

test('a new stay without a readable end blocks its first night, and the rest once it can be read', async () => {
  const id = await addFeed()
  serves({ uid: 'a', from: 3, till: 6 })
  await fetchNow(id)
  servesText(twoStays().replace(/DTEND(?![^]*DTEND)[^]*/, ''))
  await fetchNow(id)
  expect(await blocked()).toEqual(['3…6', '10…11'])
  servesText(twoStays())
  await fetchNow(id)
  expect(await blocked()).toEqual(['3…6', '10…15'])
})

test('a calendar without its end frees nothing, even if it cancels and moves stays', async () => {
  const id = await addFeed()
  servesText(twoStays())
  await fetchNow(id)
  const changed = calendarOf([
    { uid: 'a', from: 3, till: 6, more: 'STATUS:CANCELLED' },
    { uid: 'b', from: 12, till: 17 },
  ])
  servesText(changed.replace('END:VCALENDAR', ''))
  await fetchNow(id)
  expect(await blocked()).toEqual(['3…6', '10…15', '12…17'])
  servesText(changed)
  await fetchNow(id)
  expect((await blocked()).slice(0, 2)).toEqual(['10…15 vanished', '12…17'])
})

// Slow servers are tested in fetchOutside.test.ts.
const failing: Record<string, (response: ServerResponse) => void> = {
  large: (response) => void response.end(Buffer.alloc(5_000_001, 'x')),
  notCalendar: (response) => void response.end('<html>Sign in</html>'),
  broken: (response) => void response.end('BEGIN:VCALENDAR\r\nBEGIN:VEVENT'),
  missing: (response) => void response.writeHead(404).end(),
  status: (response) => void response.writeHead(500).end(),
  inside: (response) =>
    void response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  unreachable: (response) => void response.destroy(),
}

test.each(Object.keys(failing))('a calendar that fails (%s) frees nothing', async (failure) => {
  const id = await addFeed()
  serves({ from: 3, till: 6 })
  await fetchNow(id)
  answer = (_request, response) => failing[failure]!(response)
  expect(await fetchNow(id)).toMatchObject({ failure, blocks: 1, vanished: 0 })
  expect(await blocked()).toEqual(['3…6'])
  expect(await alerts()).toEqual([])
})

test('the office is alerted once when a calendar fails three times in a row', async () => {
  const id = await addFeed()
  answer = (_request, response) => void response.writeHead(500).end()
  for (let times = 0; times < 5; times++) await fetchNow(id)
  expect(await alerts()).toEqual([expect.stringContaining('three times in a row')])
  serves()
  expect(await fetchNow(id)).toMatchObject({ failure: null })
})

test('each due calendar is fetched once, by one of the servers', async () => {
  await Promise.all(
    Array.from({ length: 6 }, (_, at) => addFeed({ url: `http://${host}/${at}.ics` })),
  )
  serves({ from: 3, till: 6 })
  await Promise.all([fetchDueFeeds(app), fetchDueFeeds(app)])
  expect(asked.sort()).toEqual(Array.from({ length: 6 }, (_, at) => `/${at}.ics`))
  await fetchDueFeeds(app)
  expect(asked).toHaveLength(6)
})

test('a calendar of a deleted object is fetched again once the object is restored', async () => {
  await addFeed()
  serves({ from: 3, till: 6 })
  await app.call('DELETE', `/api/object/${objectId}`)
  await fetchDueFeeds(app)
  expect(asked).toEqual([])
  await app.call('POST', `/api/object/restore/${objectId}`, { payload: {} })
  await fetchDueFeeds(app)
  expect(asked).toEqual(['/a.ics'])
  expect(await blocked()).toEqual(['3…6'])
})

test('an invalid or internal address is refused at once', async () => {
  const errors = async (url: string) =>
    (await post('feed/update', { objectId, name: 'X', url })).json().errors
  for (const url of ['ftp://x.example/', 'http://x.example:8080/', 'https://a:b@x.example/', 'x'])
    expect([url, await errors(url)]).toEqual([
      url,
      { url: [expect.stringContaining('begins with https:')] },
    ])
  for (const url of ['http://127.0.0.1/', 'http://[::1]/', 'http://10.0.0.1/', 'http://localhost/'])
    expect([url, await errors(url)]).toEqual([url, { url: [expect.stringContaining('internal')] }])
  expect((await post('feed/update', { name: 'X' })).json().errors).toHaveProperty('objectId')
  expect((await post('feed/update', { objectId })).json().errors).toHaveProperty('name')
})

const upload = (id: number, ...texts: string[]) =>
  sendForm(app, `/api/Reservation/feed/file/${id}`, {
    files: texts.map((text) => ({ file: Buffer.from(text) })),
  })

test('a file is read like a fetched calendar; a broken file changes nothing', async () => {
  const id = await addFeed({ url: null, name: 'The owner' })
  const read = await upload(id, calendarOf([{ uid: 'a', from: 3, till: 6 }]))
  expect(read.json()).toMatchObject({ blocks: 1, url: null })
  await upload(
    id,
    calendarOf([
      { uid: 'a', from: 4, till: 6 },
      { uid: 'a', from: 15, till: 16 },
    ]),
  )
  // The same UID on different days makes two blocks.
  expect(await blocked()).toEqual(['4…6', '15…16'])
  const refused = await upload(id, 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT')
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    { file: [expect.stringContaining('damaged')] },
  ])
  expect((await upload(id, 'name,from,till')).json().errors.file[0]).toContain('iCal')
  expect((await upload(id, 'x', 'y')).statusCode).toBe(400)
  expect((await upload(id)).statusCode).toBe(400)
  expect(await blocked()).toEqual(['4…6', '15…16'])
  expect((await post(`feed/fetch/${id}`)).statusCode).toBe(404)
})

test('deleting a calendar deletes its blocks, and restoring it restores them', async () => {
  const id = await addFeed()
  serves({ from: 3, till: 6 }, { from: 10, till: 12 })
  await fetchNow(id)
  expect((await remove(`feed/${id}`)).statusCode).toBe(200)
  expect(await blocked()).toEqual([])
  expect((await book(4, 1)).statusCode).toBe(200)
  await fetchDueFeeds(app)
  expect((await post(`feed/fetch/${id}`)).statusCode).toBe(404)
  expect((await post(`feed/restore/${id}`)).json()).toMatchObject({ blocks: 2 })
  expect(await blocked()).toEqual(['3…6 clashes', '10…12'])
})

const read = (path: string) => app.http.inject({ method: 'GET', url: path })

test('portals can read when the object is taken, but nothing about its guests', async () => {
  const stay = (await book(3, 4)).json()
  const cancelled = (await book(20, 2)).json()
  await post('update', { id: cancelled.id, reservationStage: 5 })
  await post('block/update', { objectId, from: day(10), till: day(12), summary: 'Secret' })
  const id = await addFeed()
  serves({ from: 14, till: 16 })
  await fetchNow(id)
  const { link } = (await post(`calendarLink/${objectId}`)).json()
  const path = new URL(link).pathname
  expect(path).toMatch(/^\/calendar\/stays\/[\w-]{43}\.ics$/)
  const given = await read(path)
  expect(given.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
  })
  expect(given.body).not.toMatch(/Müller|Secret|Airbnb/)
  const events = new ICAL.Component(ICAL.parse(given.body) as never)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
  expect(
    events.map(({ uid, startDate, endDate, summary }) => [
      uid.replace(/block-\d+/, 'block'),
      startDate.toString(),
      endDate.toString(),
      startDate.isDate,
      summary,
    ]),
  ).toEqual([
    [`estia-stay-${stay.id}@estia.test`, day(3), day(7), true, 'Reserved'],
    ['estia-block@estia.test', day(10), day(12), true, 'Not available'],
  ])
  // The same UID for the same stay, even after it was moved.
  await post('update', { id: stay.id, checkIn: day(2) })
  expect((await read(path)).body).toContain(`UID:estia-stay-${stay.id}@estia.test`)
})

test('the calendar of an object is valid, whatever characters its name has', async () => {
  const websiteCode = 'Sea; 1, 2\nEND:VCALENDAR'
  const named = await app.call('POST', '/api/object/update', {
    payload: { id: objectId, websiteCode },
  })
  expect(named.statusCode).toBe(200)
  const { link } = (await post(`calendarLink/${objectId}`)).json()
  const { body } = await read(new URL(link).pathname)
  const calendar = new ICAL.Component(ICAL.parse(body) as never)
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(
    websiteCode.replace(/([;,])/g, '\\$1').replace('\n', '\\n'),
  )
})

test('a link that was renewed or revoked is no longer valid', async () => {
  const links = [
    (await post(`calendarLink/${objectId}`)).json().link,
    (await post(`calendarLink/${objectId}`)).json().link,
  ]
  const status = async (link: string) => (await read(new URL(link).pathname)).statusCode
  expect(await status(links[0])).toBe(404)
  expect(await status(links[1])).toBe(200)
  expect((await calendars()).linkSince).not.toBeNull()
  expect((await remove(`calendarLink/${objectId}`)).statusCode).toBe(200)
  expect(await status(links[1])).toBe(404)
  expect((await calendars()).linkSince).toBeNull()
  expect((await read('/calendar/stays/x.ics')).statusCode).toBe(404)
  const { rows } = await sql<{
    all: string
  }>`SELECT string_agg(t::text, '') AS "all" FROM "actionLog" t`.execute(app.db)
  for (const link of links)
    expect(rows[0]?.all ?? '').not.toContain(link.split('/').at(-1)!.slice(0, 20))
})

test('guessing links is limited', async () => {
  const tries: number[] = []
  for (let at = 0; at < 62; at++) tries.push((await read(`/calendar/stays/${at}.ics`)).statusCode)
  expect([tries[0], tries[59], tries[61]]).toEqual([404, 404, 429])
})

test('calendars are for the office only', async () => {
  const id = await addFeed()
  for (const [as, status] of [
    [app.branchEmployee, 403],
    [app.client, 403],
    [null, 401],
  ] as const)
    for (const [method, url] of [
      ['GET', `calendars/${objectId}`],
      ['POST', `calendarLink/${objectId}`],
      ['DELETE', `calendarLink/${objectId}`],
      ['POST', 'feed/update'],
      ['POST', `feed/fetch/${id}`],
      ['POST', `feed/file/${id}`],
      ['POST', `feed/restore/${id}`],
      ['DELETE', `feed/${id}`],
      ['POST', 'block/update'],
      ['DELETE', 'block/1'],
      ['POST', 'block/restore/1'],
    ] as const) {
      const refused = await app.call(method, `/api/Reservation/${url}`, {
        as,
        ...(method === 'POST' && { payload: {} }),
      })
      expect([url, refused.statusCode]).toEqual([url, status])
    }
  expect((await calendars()).feeds).toHaveLength(1)
  expect((await app.call('GET', '/api/Reservation/calendars/999999')).statusCode).toBe(404)
  expect((await post('calendarLink/999999')).statusCode).toBe(400)
})

test.each([
  ['a character that cannot be stored', { summary: 'Re\u0000served', uid: 'a\u0000b' }],
  ['a surrogate pair where the text is cut', { summary: `${'x'.repeat(299)}😀 guest` }],
  ['half of a surrogate pair', { summary: 'guest \ud83d' }],
])('%s does not prevent days from being read', async (_what, event) => {
  const id = await addFeed()
  serves({ from: 3, till: 6, ...event })
  expect(await fetchNow(id)).toMatchObject({ blocks: 1, failure: null })
  expect(await blocked()).toEqual(['3…6'])
  // Read again, it is still the same block.
  expect(await fetchNow(id)).toMatchObject({ blocks: 1, vanished: 0 })
})

test('two stays whose long UIDs begin alike are two blocks', async () => {
  const id = await addFeed()
  const long = 'u'.repeat(650)
  serves({ uid: `${long}1`, from: 3, till: 6 }, { uid: `${long}2`, from: 8, till: 9 })
  expect(await fetchNow(id)).toMatchObject({ blocks: 2, failure: null })
  expect(await fetchNow(id)).toMatchObject({ blocks: 2, vanished: 0 })
})

test("an event with the UID of another's repetition is read", async () => {
  const id = await addFeed()
  serves(
    { uid: 'week', from: 3, till: 4, more: 'RRULE:FREQ=DAILY;COUNT=2' },
    { uid: `week/${day(3)}`, from: 3, till: 5 },
  )
  expect(await fetchNow(id)).toMatchObject({ failure: null })
  expect(await blocked()).toContain('4…5')
})

test('a calendar that cannot be stored is reported, and does not hold up others', async () => {
  const [bad, good] = [await addFeed(), await addFeed({ url: `http://${host}/good.ics` })]
  answer = (request, response) => {
    const event =
      request.url === '/good.ics' ? { from: 8, till: 9 } : { from: 3, till: 6, uid: 'poison' }
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(calendarOf([event]))
  }
  await sql`ALTER TABLE "stayBlock" ADD CONSTRAINT "noPoison" CHECK ("uid" <> 'poison')`.execute(
    app.db,
  )
  try {
    await fetchDueFeeds(app)
  } finally {
    await sql`ALTER TABLE "stayBlock" DROP CONSTRAINT "noPoison"`.execute(app.db)
  }
  const { feeds } = await calendars()
  const failureOf = (id: number) =>
    feeds.find((feed: { id: number }) => feed.id === id).failure as string | null
  expect([failureOf(bad), failureOf(good)]).toEqual(['broken', null])
  expect(await blocked()).toEqual(['8…9'])
})

test('a webcal address is stored as https', async () => {
  const stored = await post('feed/update', {
    objectId,
    name: 'Airbnb',
    url: 'webcal://example.com/a.ics?s=1',
  })
  expect(stored.json()).toMatchObject({ url: 'https://example.com/a.ics?s=1' })
})

// The private calendar feed, parsed as a phone parses it, and its end when it is revoked.
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { addDays, agencyDay } from '#kit/clock.ts'

let app: TestApp
let client: number
beforeAll(async () => {
  app = await testApp()
  client = (
    await post('/api/account/add', {
      firstName: 'Vera',
      lastName: 'Popova',
      phone: '+30 694 333 3333',
    })
  ).id
})
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('signInFailure').execute())

const post = async (url: string, payload: object = {}, as?: Person) => {
  const answer = await app.call('POST', url, { payload, ...(as && { as }) })
  expect([url, answer.statusCode === 200 || answer.body]).toEqual([url, true])
  return answer.json()
}
/** Endpoint that shows and revokes one's own feed. */
const own = '/api/authenticate/calendarFeed'
const subscribe = async (as: Person): Promise<string> => {
  const { url } = await post('/api/calendar/feed', {}, as)
  expect(url).toMatch(/^http:\/\/estia\.test\/calendar\/[\w-]{43}\.ics$/)
  return new URL(url).pathname
}
const read = (path: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.http.inject({ method, url: path })
async function eventsAt(path: string) {
  const answer = await read(path)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ])
  const calendar = new ICAL.Component(ICAL.parse(answer.body))
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
}
const newViewing = async (dateOfViewing: string, as: Person[], more: object = {}) => {
  const { id, version } = await post('/api/Viewing/update', { dateOfViewing, ...more })
  for (const { accountId } of as)
    await post('/api/assignment/viewing/add', { viewingId: id, assignedTo: accountId })
  return { id, version } as { id: number; version: number }
}
const newActivity = (date: string, as: Person, more: object = {}) =>
  post('/api/activity/update', {
    date,
    links: [{ entity: 'Account', id: client }],
    assignedTo: [{ id: as.accountId }],
    ...more,
  })

describe('feed contents', () => {
  test('a viewing has client, address and exact time, and moves when it is moved', async () => {
    const { object } = (await app.call('GET', '/api/object/add')).json()
    await post('/api/object/update', { id: object.id, address: 'Tsimiski 5, 2nd; floor' })
    const { lead } = await post('/api/lead/add', { accountId: client })
    const day = agencyDay(7)
    const { id } = await newViewing(`${day}T12:30:00`, [app.employee], {
      demandId: lead.id,
      results: [{ objectId: object.id }],
    })
    await newViewing(`${day}T15:00:00`, [app.admin])
    const path = await subscribe(app.employee)
    const [event, ...others] = await eventsAt(path)
    expect(others).toEqual([])
    expect(event!.uid).toBe(`viewing-${id}@estia.test`)
    expect(event!.summary).toBe(`Viewing · Popova Vera · #${object.referenceNumber}`)
    expect(event!.location).toBe('Tsimiski 5, 2nd; floor')
    expect(event!.description).toContain('Popova Vera, +30 694 333 3333\n')
    expect(inAthensOf(event!.startDate)).toBe(`${day} 12:30`)
    expect(inAthensOf(event!.endDate)).toBe(`${day} 13:30`)
    expect(event!.component.getFirstPropertyValue('url')).toBe(`http://estia.test/Viewing/${id}`)
    await post('/api/Viewing/update', { id, dateOfViewing: `${day}T18:00:00` })
    const [moved] = await eventsAt(path)
    expect(moved!.uid).toBe(event!.uid)
    expect(inAthensOf(moved!.startDate)).toBe(`${day} 18:00`)
    expect(moved!.sequence).toBeGreaterThan(event!.sequence)
    expect(String(moved!.component.getFirstPropertyValue('last-modified'))).toMatch(/Z$/)
    await app.call('DELETE', `/api/Viewing/${id}`)
    expect(await eventsAt(path)).toEqual([])
  })

  test('a cancelled viewing is marked as cancelled', async () => {
    const { id: objectId } = (await app.call('GET', '/api/object/add')).json()
    const results = [{ objectId, result: 8 }]
    const both = [
      await newViewing(`${agencyDay(8)}T12:30:00`, [app.employee], { results }),
      await newViewing(`${agencyDay(8)}T15:00:00`, [app.employee]),
    ]
    const events = await eventsAt(await subscribe(app.employee))
    const status = events.map(({ component }) => component.getFirstPropertyValue('status'))
    expect(status).toEqual(['CANCELLED', null])
    for (const { id } of both) await app.call('DELETE', `/api/Viewing/${id}`)
  })

  test('tasks for a day or a time and done activities appear, with any text in them', async () => {
    const [day, text] = [agencyDay(2), 'Papers; keys, and\nmore: τα κλειδιά'.padEnd(300, ' ключи')]
    const of = (time: string, more: object) => newActivity(`${day}T${time}:00`, app.admin, more)
    await of('00:00', { description: text })
    await of('09:00', { description: 'Call', category: 'call', done: true })
    const path = await subscribe(app.admin)
    const events = await eventsAt(path)
    const whole = events.find(({ startDate }) => startDate.isDate)!
    expect(String(whole.startDate)).toBe(day)
    expect(whole.description).toContain(text.trim())
    expect(events.map(({ summary }) => summary)).toContain('✓ Call · Call')
    // RFC 5545 limits a line to 75 bytes.
    const lines = (await read(path)).body.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  })

  test("an activity without assignees is in its author's feed until it is assigned", async () => {
    const [mine, others] = [await subscribe(app.admin), await subscribe(app.employee)]
    const noted = async (path: string) =>
      (await eventsAt(path)).filter(({ summary }) => summary.includes('Noted for myself'))
    const note = { description: 'Noted for myself', assignedTo: [] }
    const { id } = await newActivity(`${agencyDay(3)}T10:15:00`, app.admin, note)
    const [event] = await noted(mine)
    expect([inAthensOf(event!.startDate), inAthensOf(event!.endDate)]).toEqual([
      `${agencyDay(3)} 10:15`,
      `${agencyDay(3)} 10:45`,
    ])
    expect(await noted(others)).toEqual([])
    const assignedTo = [{ id: app.employee.accountId }]
    await post('/api/activity/update', { id, assignedTo })
    expect(await noted(mine)).toEqual([])
    expect(await noted(others)).toHaveLength(1)
    await app.call('DELETE', `/api/activity/${id}`)
    expect(await noted(others)).toEqual([])
  })

  test('covers a month back and a year ahead, in the language of the person', async () => {
    for (const days of [-31, -30, 365, 366])
      await newViewing(`${agencyDay(days)}T12:00:00`, [app.branchEmployee])
    const path = await subscribe(app.branchEmployee)
    await app.call('POST', '/api/UserSettings/Language', {
      payload: { language: 'el' },
      as: app.branchEmployee,
    })
    const events = await eventsAt(path)
    expect(events.map(({ startDate }) => inAthensOf(startDate))).toEqual([
      `${agencyDay(-30)} 12:00`,
      `${agencyDay(365)} 12:00`,
    ])
    expect(events[0]!.summary).toBe('Υπόδειξη')
  })

  test('branch employees get nothing that they may not open, even if assigned', async () => {
    const path = await subscribe(app.branchEmployee)
    const before = (await eventsAt(path)).length
    const { lead } = await post('/api/lead/add', { accountId: app.admin.accountId })
    await newViewing(`${agencyDay(3)}T12:00:00`, [app.branchEmployee], { demandId: lead.id })
    await newActivity(`${agencyDay(3)}T12:00:00`, app.branchEmployee, {
      links: [{ entity: 'Account', id: app.admin.accountId }],
    })
    expect(await eventsAt(path)).toHaveLength(before)
  })

  test('forbids caches and search engines, and answers HEAD requests', async () => {
    const path = await subscribe(app.employee)
    const answer = await read(path, 'HEAD')
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers['x-robots-tag']).toBe('noindex')
  })
})

describe('on days of clock changes', () => {
  // The feed spans 396 days, so each kind of clock change is in it once. One viewing at 1:00,
  // before the change, and one at noon.
  const changes = () => {
    const days = Array.from({ length: 390 }, (_, at) => agencyDay(at - 29))
    return [23, 25].map((length) => days.find((day) => hours(day) === length)!).sort()
  }
  const hours = (day: string) => {
    const next = addDays(day, 1)
    return (midnight(next) - midnight(day)) / 3_600_000
  }
  const offset = (moment: number) => {
    const local = new Date(moment).toLocaleString('sv-SE', { timeZone: 'Europe/Athens' })
    return Date.parse(`${local.replace(' ', 'T')}Z`) - moment
  }
  const midnight = (day: string) => {
    const utc = Date.parse(`${day}T00:00:00Z`)
    return utc - offset(utc - 2 * 3_600_000)
  }

  test('times before and after the change are wall-clock times', async () => {
    const days = changes()
    for (const day of days)
      for (const time of ['01:00', '12:00']) await newViewing(`${day}T${time}:00`, [app.employee])
    const events = await eventsAt(await subscribe(app.employee))
    const times = events.map(({ startDate }) => inAthensOf(startDate))
    expect(times).toEqual(days.flatMap((day) => [`${day} 01:00`, `${day} 12:00`]))
    // Noon is an hour closer or further away.
    const apart = (at: number) =>
      (events[at + 1]!.startDate.toUnixTime() - events[at]!.startDate.toUnixTime()) / 3600
    expect([apart(0), apart(2)].sort()).toEqual([10, 12])
  })
})

describe('access to the feed', () => {
  test('a renewed or revoked address stops working', async () => {
    const feed = async () => (await app.call('GET', own, { as: app.admin })).json()
    const first = await subscribe(app.admin)
    expect((await feed()).createdOn).toMatch(/Z$/)
    expect(JSON.stringify(await feed())).not.toContain(first.slice(10, 40))
    const second = await subscribe(app.admin)
    expect((await read(first)).statusCode).toBe(404)
    expect((await read(second)).statusCode).toBe(200)
    await app.call('DELETE', own, { as: app.admin })
    expect((await read(second)).statusCode).toBe(404)
    expect(await feed()).toEqual({ createdOn: null, lastUsedOn: null })
    // Revoking twice is fine.
    const again = await app.call('DELETE', own, { as: app.admin })
    expect(again.statusCode).toBe(200)
  })

  test('only staff create feeds, each their own', async () => {
    const make = (as: Person | null) => app.call('POST', '/api/calendar/feed', { payload: {}, as })
    expect((await make(app.client)).statusCode).toBe(403)
    expect((await make(null)).statusCode).toBe(401)
    const others = await subscribe(app.employee)
    await app.call('DELETE', own, { as: app.branchEmployee })
    expect((await read(others)).statusCode).toBe(200)
  })

  test.each([
    ['has no role any more', { role: null }],
    ['is a client now', { role: 'clientPayments', isEmploye: false }],
    ['works here no longer', { endDate: '2020-01-01' }],
    ['was deleted', { deletedOn: '2026-01-01T00:00:00Z' }],
  ])('stops for somebody who %s', async (_what, changes) => {
    const { accountId } = app.employee
    const path = await subscribe(app.employee)
    const change = (values: object) =>
      app.db.updateTable('account').set(values).where('id', '=', accountId).execute()
    await change(changes)
    expect((await read(path)).statusCode).toBe(404)
    await change({ role: 'employee', isEmploye: true, endDate: null, deletedOn: null })
    expect((await read(path)).statusCode).toBe(200)
  })

  test('all unknown addresses get the same answer, and a limited number of tries', async () => {
    const known = await subscribe(app.employee)
    const unknown = ['x', 'a'.repeat(43), "'%00", '..%2f..', known.slice(10, -5)]
    const answers = await Promise.all(unknown.map((token) => read(`/calendar/${token}.ics`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(unknown.map(() => 404))
    const details = answers.map((answer) => answer.json().detail)
    expect(new Set(details).size).toBe(1)
    for (let times = 0; times < 60; times++) await read('/calendar/wrong.ics')
    const refused = await read('/calendar/wrong.ics')
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    // A valid address still works.
    expect((await read(known)).statusCode).toBe(200)
  })

  test('too many requests of one address are refused for a while', async () => {
    const path = await subscribe(app.admin)
    for (let times = 0; times < 60; times++) await read(path, 'HEAD')
    expect((await read(path)).statusCode).toBe(429)
  })

  test('special characters in a name are escaped', async () => {
    const { accountId } = app.employee
    const rename = (lastName: string) =>
      post('/api/account/update', { id: accountId, lastName }, app.admin)
    await rename('Eleni; and, Co')
    const { body } = await read(await subscribe(app.employee))
    expect(body).toContain(String.raw`Eleni\; and\, Co`)
    await rename('Employee')
  })

  test('the address is not stored in plain text', async () => {
    const path = await subscribe(app.employee)
    await read(path)
    const token = path.slice('/calendar/'.length, -'.ics'.length)
    const rows = await app.db.selectFrom('calendarFeed').selectAll().execute()
    const tries = await app.db.selectFrom('signInFailure').selectAll().execute()
    const log = await app.db.selectFrom('actionLog').selectAll().execute()
    expect([rows.length, tries.length].every((count) => count > 0)).toBe(true)
    const hashes = rows.map(({ tokenHash }) => [
      tokenHash.toString(),
      tokenHash.toString('base64url'),
    ])
    expect(JSON.stringify([hashes, tries, log])).not.toContain(token)
  })
})

function inAthensOf(time: { toUnixTime(): number }): string {
  const local = new Date(time.toUnixTime() * 1000).toLocaleString('sv-SE', {
    timeZone: 'Europe/Athens',
  })
  return local.slice(0, 16)
}

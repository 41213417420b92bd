// Cancelled objects in the calendar feed.
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'

const cancelled = 8

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const post = async (url: string, payload: object = {}) => {
  const answer = await app.call('POST', url, { payload, as: app.employee })
  expect([url, answer.statusCode === 200 || answer.body]).toEqual([url, true])
  return answer.json()
}
async function addObject(address: string): Promise<{ id: number; referenceNumber: string }> {
  const { object } = (await app.call('GET', '/api/object/add')).json()
  await post('/api/object/update', { id: object.id, address })
  return object
}
async function eventOf(results: { objectId: number; result?: number }[]) {
  const dateOfViewing = `${agencyDay(9)}T12:30:00`
  const { id } = await post('/api/Viewing/update', { dateOfViewing, results })
  const assigned = { viewingId: id, assignedTo: app.employee.accountId }
  await post('/api/assignment/viewing/add', assigned)
  const { url } = await post('/api/calendar/feed')
  const { body } = await app.http.inject({ method: 'GET', url: new URL(url).pathname })
  const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent')
  return events
    .map((one) => new ICAL.Event(one))
    .find(({ uid }) => uid.startsWith(`viewing-${id}@`))!
}

test('a cancelled object is left out of the event', async () => {
  const [off, on] = [await addObject('Egnatia 1'), await addObject('Tsimiski 9')]
  const event = await eventOf([{ objectId: off.id, result: cancelled }, { objectId: on.id }])
  expect(event.location).toBe('Tsimiski 9')
  expect(event.summary).toBe(`Viewing · #${on.referenceNumber}`)
  expect(event.description).toBe(`#${on.referenceNumber}: Tsimiski 9`)
})

test('a viewing whose objects are all cancelled still names them', async () => {
  const off = await addObject('Egnatia 1')
  const event = await eventOf([{ objectId: off.id, result: cancelled }])
  expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(event.summary).toBe(`Viewing · #${off.referenceNumber}`)
})

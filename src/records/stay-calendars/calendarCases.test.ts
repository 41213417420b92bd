// Calendars in the form that real programs write, read from files and fetched: `cases/`. They are moved to next year.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendForm } from '#app/testing/sendForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyToday } from '#kit/clock.ts'
import { wholeInternet } from '#kit/http/outside/fetchOutside.ts'
import type { Block, Feed } from './calendars.contract.ts'

let app: TestApp
let portal: Server
let host: string
let served: Buffer
beforeAll(async () => {
  portal = createServer((_request, response) => void response.end(served))
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(portal.address() as AddressInfo).port}`
  app = await testApp({ reach: { ...wholeInternet, inside: [host] } })
})
afterAll(async () => {
  portal.closeAllConnections()
  portal.close()
  await app.close()
})

const year = String(Number(agencyToday().slice(0, 4)) + 1)
async function fileNamed(name: string): Promise<Buffer> {
  const bytes = await readFile(join(import.meta.dirname, 'cases', `${name}.ics`))
  return Buffer.from(bytes.toString('latin1').replaceAll('2027', year), 'latin1')
}

async function addFeed(url: string | null): Promise<{ objectId: number; id: number }> {
  const { id: objectId } = (await app.call('GET', '/api/object/add')).json()
  await app.call('POST', '/api/object/update', { payload: { id: objectId, forShortRent: true } })
  const payload = { objectId, name: 'Airbnb', url }
  const stored = await app.call('POST', '/api/Reservation/feed/update', { payload })
  return { objectId, id: stored.json().id }
}

const upload = (id: number, file: Buffer) =>
  sendForm(app, `/api/Reservation/feed/file/${id}`, { files: [{ file }] })

async function fetched(id: number, bytes: Buffer) {
  served = bytes
  return app.call('POST', `/api/Reservation/feed/fetch/${id}`, { payload: {} })
}

const ways = [
  ['as a file', null, upload],
  ['fetched', 'http', fetched],
] as const
type Way = (typeof ways)[number]

async function readAll([, address, send]: Way, ...names: string[]) {
  const { objectId, id } = await addFeed(address && `http://${host}/a.ics`)
  const after: { feed: Feed; blocks: Block[] }[] = []
  for (const name of names) {
    const answer = await send(id, await fileNamed(name))
    expect([name, answer.statusCode, answer.json().failure]).toEqual([name, 200, null])
    const { blocks } = (await app.call('GET', `/api/Reservation/calendars/${objectId}`)).json()
    after.push({ feed: answer.json(), blocks: blocks.toReversed() })
  }
  const alerts = await app.db
    .selectFrom('alert')
    .select('content')
    .where('entity', '=', 'Object')
    .where('entityId', '=', objectId)
    .execute()
  return { objectId, after, alerts: alerts.map(({ content }) => content) }
}

const daysOf = (blocks: readonly Block[]) =>
  blocks.map(
    ({ from, till, vanished }) => `${from.slice(5)}…${till.slice(5)}${vanished ? ' vanished' : ''}`,
  )
const usual = ['06-01…06-05', '06-10…06-12']

const blocked: Record<string, string[]> = {
  'lines-without-indent': [...usual, '06-20…06-22'],
  'line-breaks-in-a-description': [...usual, '06-20…06-22'],
  'year-1604': usual,
  'blank-rrule': ['06-01…06-05', '09-01…09-03'],
  'exdate-with-trailing-comma': ['06-01…06-05', '11-01…11-02', '11-15…11-16'],
  'event-without-dtstart': usual,
  'transparent-holiday': ['06-01…06-05'],
  'transparent-check-out': ['06-01…06-05'],
  'vfreebusy-only': usual,
  'fold-inside-a-letter': ['06-20…06-22'],
}

test.each(Object.keys(blocked).flatMap((name) => ways.map((way) => [name, way[0], way] as const)))(
  '%s, %s, blocks exactly its days',
  async (name, _how, way) => {
    const { after } = await readAll(way, name)
    expect(daysOf(after[0]!.blocks)).toEqual(blocked[name])
  },
)

test('a letter that line folding cut in two is restored', async () => {
  const { after } = await readAll(ways[0], 'fold-inside-a-letter')
  expect(after[0]!.blocks[0]!.summary).toBe(
    'Κράτηση για την οικογένεια Παπαδοπούλου από τη Θεσσαλονίκη, άφιξη αργά το βράδυ',
  )
})

test('an event that cannot be read is shown with its calendar and in an alert', async () => {
  const { after, alerts } = await readAll(ways[0], 'event-without-dtstart')
  expect(after[0]!.feed).toMatchObject({
    problemCount: 1,
    problems: [{ why: 'noStart', line: 11, event: 'Note', text: '' }],
  })
  expect(alerts).toEqual([expect.stringMatching(/could not be read[^]*Line 11 · .* · Note/)])
})

test('days marked as free can be booked, and are counted', async () => {
  const { objectId, after } = await readAll(ways[0], 'transparent-holiday')
  expect(after[0]!.feed).toMatchObject({ freeEvents: 1, problemCount: 0 })
  const booked = await app.call('POST', '/api/Reservation/update', {
    payload: {
      object: { id: objectId },
      checkIn: `${year}-08-15`,
      duration: 1,
      client: { lastName: 'Müller' },
    },
  })
  expect(booked.statusCode).toBe(200)
})

test.each(ways)('the same stays with new UIDs stay the same blocks (%s)', async (how) => {
  const way = ways.find(([name]) => name === how)!
  const { after, alerts } = await readAll(way, 'new-uids-fetch-1', 'new-uids-fetch-2')
  expect(after[0]!.blocks).toHaveLength(5)
  expect(after[1]!.blocks).toEqual(after[0]!.blocks)
  expect(alerts).toEqual([])
})

test.each(ways)('an extended stay with a new UID stays the same block (%s)', async (how) => {
  const way = ways.find(([name]) => name === how)!
  const { after, alerts } = await readAll(way, 'extended-before', 'extended-after')
  expect(daysOf(after[1]!.blocks)).toEqual(['07-10…07-16'])
  expect(after[1]!.blocks[0]!.id).toBe(after[0]!.blocks[0]!.id)
  expect(alerts).toEqual([])
})

test('missing days are reported even if all UIDs have changed', async () => {
  const way = ways[0]
  const { objectId, id } = await addFeed(null)
  await way[2](id, await fileNamed('new-uids-fetch-1'))
  const events = (await fileNamed('new-uids-fetch-2')).toString().split(/(?=BEGIN:VEVENT)/)
  await way[2](id, Buffer.from([events[0], ...events.slice(2)].join('')))
  const { blocks } = (await app.call('GET', `/api/Reservation/calendars/${objectId}`)).json()
  expect(daysOf(blocks.toReversed())).toEqual([
    '06-01…06-03 vanished',
    '06-05…06-07',
    '06-09…06-11',
    '06-13…06-15',
    '06-17…06-19',
  ])
})

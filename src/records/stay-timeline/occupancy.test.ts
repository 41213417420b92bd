// Stays and blocked days of an object never overlap, after any sequence of actions.
import { addDays } from '#kit/clock.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'

let app: TestApp
let objectId: number
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(async () => void (objectId = await addObject()))

async function addObject(fields: object = {}): Promise<number> {
  const { id } = (await app.call('GET', '/api/object/add')).json()
  await app.call('POST', '/api/object/update', { payload: { id, forShortRent: true, ...fields } })
  return id
}
const post = (url: string, payload: object, as: Person | null = app.admin) =>
  app.call('POST', `/api/Reservation/${url}`, { payload, as })
const book = (checkIn: string, duration: number, more: object = {}) =>
  post('update', {
    object: { id: objectId },
    checkIn,
    duration,
    client: { lastName: 'Müller' },
    ...more,
  })
const block = (from: string, till: string, more: object = {}) =>
  post('block/update', { objectId, from, till, ...more })
const timeline = async (more: object = {}, as: Person = app.admin) =>
  (await post('timeline', { from: '2027-07-01', days: 30, objectId, ...more }, as)).json()

/** Adds an external calendar; `found` adds its blocks, as reading it would. */
async function addFeed(name = 'Airbnb') {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO "stayFeed" ("objectId", "name") VALUES (${objectId}, ${name}) RETURNING "id"`.execute(
    app.db,
  )
  return rows[0]!.id
}
async function found(feedId: number, uid: string, from: string, till: string) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO "stayBlock" ("objectId", "feedId", "uid", "kind", "from", "till")
    VALUES (${objectId}, ${feedId}, ${uid}, 'booked', ${from}, ${till}) RETURNING "id"`.execute(
    app.db,
  )
  return rows[0]!.id
}

/** The taken days in the table, as `stay` or `block`. */
const taken = async () => {
  const { rows } = await sql<{ by: string; days: string }>`
    SELECT CASE WHEN "blockId" IS NULL THEN 'stay' ELSE 'block' END AS "by",
      to_char(lower("days"), 'MM-DD') || '…' || to_char(upper("days"), 'MM-DD') AS "days"
    FROM "occupancy" WHERE "objectId" = ${objectId} ORDER BY "days", 1`.execute(app.db)
  return rows.map(({ by, days }) => `${by} ${days}`)
}

test('blocked days cannot be booked, and the error names them', async () => {
  expect((await block('2027-07-10', '2027-07-15', { summary: 'Painting' })).statusCode).toBe(200)
  const refused = await book('2027-07-14', 3)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    detail:
      'These days are blocked from 10.07.2027 to 15.07.2027: Painting. Please choose other days, or free these first.',
    block: { from: '2027-07-10', till: '2027-07-15', name: 'Painting' },
  })
  expect((await book('2027-07-15', 3)).statusCode).toBe(200)
  expect((await book('2027-07-08', 2)).statusCode).toBe(200)
})

test('days of a stay cannot be blocked by hand, and the error names the stay', async () => {
  const { reservationNumber } = (await book('2027-07-10', 5)).json()
  const refused = await block('2027-07-14', '2027-07-20')
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    `The property is taken from 10.07.2027 to 15.07.2027: reservation #${reservationNumber}. Please choose other days or another property.`,
  ])
  const { id, version } = (await block('2027-07-15', '2027-07-20')).json()
  expect((await post('block/update', { id, version, from: '2027-07-14' })).statusCode).toBe(409)
  expect((await post('block/update', { id, version, till: '2027-07-22' })).statusCode).toBe(200)
})

test('each invalid field of a block is named', async () => {
  const errors = async (payload: object) =>
    Object.keys((await post('block/update', payload)).json().errors ?? {})
  expect(await errors({ from: '2027-07-01', till: '2027-07-02' })).toEqual(['objectId'])
  expect(await errors({ objectId, till: '2027-07-02' })).toEqual(['from'])
  expect(await errors({ objectId, from: '2027-07-02' })).toEqual(['till'])
  expect(await errors({ objectId, from: '2027-07-02', till: '2027-07-02' })).toEqual(['till'])
  expect(await errors({ objectId, from: '2027-07-02', till: '2047-07-02' })).toEqual(['till'])
  expect(await errors({ objectId, from: '2027-02-30', till: '2027-07-02' })).toEqual(['from'])
  expect(await errors({ objectId: 999_999, from: '2027-07-01', till: '2027-07-02' })).toEqual([
    'objectId',
  ])
})

test('deleting a block frees its days, and it can be restored unless they were booked', async () => {
  const { id } = (await block('2027-07-10', '2027-07-15')).json()
  const remove = () => app.call('DELETE', `/api/Reservation/block/${id}`)
  expect((await remove()).statusCode).toBe(200)
  expect((await remove()).statusCode).toBe(404)
  const stay = (await book('2027-07-12', 1)).json()
  expect((await post(`block/restore/${id}`, {})).statusCode).toBe(409)
  await app.call('DELETE', `/api/Reservation/${stay.id}`)
  expect((await post(`block/restore/${id}`, {})).statusCode).toBe(200)
  expect(await taken()).toEqual(['block 07-10…07-15'])
})

test("a calendar's block over a stay is in conflict with it, and takes the days that the stay gives up", async () => {
  const stay = (await book('2027-07-10', 5)).json()
  await found(await addFeed(), 'a', '2027-07-08', '2027-07-20')
  expect(await taken()).toEqual(['block 07-08…07-10', 'stay 07-10…07-15', 'block 07-15…07-20'])
  expect((await timeline()).items[0].blocks).toMatchObject([{ clashes: true, feed: 'Airbnb' }])
  // The stay may become shorter, but not longer.
  expect((await post('update', { id: stay.id, duration: 6 })).statusCode).toBe(409)
  expect((await post('update', { id: stay.id, duration: 4 })).statusCode).toBe(200)
  expect(await taken()).toEqual(['block 07-08…07-10', 'stay 07-10…07-14', 'block 07-14…07-20'])
  await post('update', { id: stay.id, reservationStage: 5 })
  expect(await taken()).toEqual(['block 07-08…07-20'])
  expect((await timeline()).items[0].blocks).toMatchObject([{ clashes: false }])
  expect((await post('update', { id: stay.id, reservationStage: 2 })).statusCode).toBe(409)
})

test('calendars of two sites may block the same days', async () => {
  await found(await addFeed('Airbnb'), 'a', '2027-07-08', '2027-07-20')
  await found(await addFeed('Booking'), 'b', '2027-07-10', '2027-07-12')
  expect((await book('2027-07-11', 1)).statusCode).toBe(409)
})

test('a block can be removed here only after it has vanished from its calendar', async () => {
  const id = await found(await addFeed(), 'a', '2027-07-08', '2027-07-20')
  const remove = () => app.call('DELETE', `/api/Reservation/block/${id}`)
  expect((await remove()).json().detail).toContain('still in the other calendar')
  expect((await post('block/update', { id, till: '2027-07-10' })).statusCode).toBe(409)
  await sql`UPDATE "stayBlock" SET "vanished" = true WHERE "id" = ${id}`.execute(app.db)
  expect((await remove()).statusCode).toBe(200)
  expect(await taken()).toEqual([])
})

test('of a hundred simultaneous bookings and blocks of one flat, no two get the same day', async () => {
  const feedId = await addFeed()
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => {
      const from = addDays('2027-07-01', (at * 7) % 20)
      if (at % 3 === 0) return found(feedId, String(at), from, addDays(from, 4))
      const { statusCode } = await (at % 3 === 1 ? book(from, 3) : block(from, addDays(from, 2)))
      expect([200, 409]).toContain(statusCode)
      return statusCode
    }),
  )
  expect(answers).toContain(200)
  expect(answers).toContain(409)
  expect(await overlaps()).toEqual([])
})

/** Descriptions of all inconsistencies. */
async function overlaps() {
  const { rows } = await sql<{ wrong: string }>`
    WITH "stay" AS (
      SELECT "id", daterange("checkIn", "checkOut") AS "days" FROM "reservation"
      WHERE "objectId" = ${objectId} AND "deletedOn" IS NULL AND "reservationStage" <> 5
    ),
    "part" AS (SELECT "blockId", "reservationId", "days" FROM "occupancy" WHERE "objectId" = ${objectId})
    SELECT 'two stays' AS "wrong" FROM "stay" s JOIN "stay" t ON s."id" < t."id" AND s."days" && t."days"
    UNION ALL SELECT 'a stay and a block' FROM "stay" s JOIN "part" p ON p."blockId" IS NOT NULL AND p."days" && s."days"
    UNION ALL SELECT 'a stay that takes nothing' FROM "stay" s WHERE NOT EXISTS (
      SELECT FROM "part" p WHERE p."reservationId" = s."id" AND p."days" = s."days")
    UNION ALL SELECT 'taken by none' FROM "part" p WHERE p."reservationId" IS NOT NULL
      AND p."reservationId" NOT IN (SELECT "id" FROM "stay")
    UNION ALL SELECT 'a blocked day that is free' FROM "stayBlock" b
    WHERE b."objectId" = ${objectId} AND b."deletedOn" IS NULL
      AND NOT coalesce((SELECT range_agg(p."days") FROM "part" p), '{}') @> daterange(b."from", b."till")
    UNION ALL SELECT 'a clash that is not told' FROM "stayBlock" b
    WHERE b."objectId" = ${objectId} AND b."deletedOn" IS NULL
      AND b."clashes" <> EXISTS (SELECT FROM "stay" s WHERE s."days" && daterange(b."from", b."till"))
  `.execute(app.db)
  return rows
}

const at = fc.integer({ min: 0, max: 20 })
const nights = fc.integer({ min: 1, max: 8 })
const which = fc.nat(5)
const step = fc.oneof(
  fc.record({ does: fc.constant('book'), at, nights }),
  fc.record({ does: fc.constant('block'), at, nights }),
  fc.record({ does: fc.constant('find'), at, nights }),
  fc.record({ does: fc.constant('move'), at, nights, which }),
  fc.record({ does: fc.constant('cancel'), which }),
  fc.record({ does: fc.constant('delete'), which }),
  fc.record({ does: fc.constant('bring back'), which }),
  fc.record({ does: fc.constant('free'), which }),
)

test('no two overlap after any sequence of actions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      objectId = await addObject()
      const feedId = await addFeed()
      const stays: number[] = []
      const blocks: number[] = []
      for (const [turn, one] of steps.entries()) {
        const from = addDays('2027-07-01', 'at' in one ? one.at : 0)
        const long = 'nights' in one ? one.nights : 1
        const stay = 'which' in one ? stays[one.which % (stays.length || 1)] : undefined
        const known = 'which' in one ? blocks[one.which % (blocks.length || 1)] : undefined
        if (one.does === 'book') stays.push((await book(from, long)).json().id)
        if (one.does === 'block') blocks.push((await block(from, addDays(from, long))).json().id)
        if (one.does === 'find') await found(feedId, String(turn), from, addDays(from, long))
        if (one.does === 'free' && known)
          await app.call('DELETE', `/api/Reservation/block/${known}`)
        if (!stay) continue
        if (one.does === 'move') await post('update', { id: stay, checkIn: from, duration: long })
        if (one.does === 'cancel') await post('update', { id: stay, reservationStage: 5 })
        if (one.does === 'delete') await app.call('DELETE', `/api/Reservation/${stay}`)
        if (one.does === 'bring back') await post(`restore/${stay}`, {})
      }
      expect(await overlaps()).toEqual([])
    }),
    { numRuns: 25 },
  )
})

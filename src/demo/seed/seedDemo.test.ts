// @module-tag faults
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { verify } from '@node-rs/argon2'
import { makeAdministrator } from '#base/session/passwords/firstAdministrator.ts'
import type { Tables } from '#base/backend/tables.ts'
import { type TestDatabase, testDatabase } from '#kit/testing/testDatabase.ts'
// Mails refer to records, whose kinds the features define.
import { keptValues } from '#app/features.ts'
import { objectPlaces } from '../data/objectPlaces.ts'
import { generate } from '../demoAgency.ts'
import { insertRows } from './insertRows.ts'
import { prepareDemo, seedDemo } from './seedDemo.ts'
import { seedReminders } from './seedReminders.ts'
import { demoSignIns } from '../signIns.ts'

const stored = new Map<string, Buffer>()
const unread = () => Promise.reject(new Error('nothing is read or removed here'))
let database: TestDatabase<Tables>

beforeAll(async () => {
  database = await testDatabase<Tables>()
  const write = async (name: string, content: NodeJS.ReadableStream) => {
    const bytes = await buffer(content)
    stored.set(name, bytes)
    return bytes.length
  }
  const list = async function* () {
    yield* []
  }
  await seedDemo(
    database.db,
    { write, read: unread, remove: unread, list },
    await prepareDemo('2026-03-16'),
    keptValues,
  )
})
afterAll(() => database.drop())

const rows = async (query: string) => (await database.pool.query(query)).rows

test('an empty database holds the whole agency afterwards', async () => {
  const [counts] = await rows(`SELECT
    (SELECT count(*) FROM "branch") AS branches, (SELECT count(*) FROM "account") AS accounts,
    (SELECT count(*) FROM "object") AS objects, (SELECT count(*) FROM "activity") AS activities,
    (SELECT count(*) FROM "alert") AS alerts,
    (SELECT count(DISTINCT "activityId") FROM "activityLink") AS linked`)
  expect(counts).toMatchObject({ branches: 3, accounts: 2001, objects: 1500, alerts: 60 })
  // Besides the generated rows, the responses to leads.
  expect(counts.activities).toBeGreaterThan(2420)
  expect(counts.linked).toBe(counts.activities)
})

test('the public site shows a phone number', async () => {
  expect(await rows(`SELECT "phone" FROM "agency"`)).toEqual([{ phone: '+30 2310 555 100' }])
})

test('names are shown in their own script, those of companies by the company', async () => {
  const names = await rows(`SELECT "name" FROM "account" WHERE "id" IN (1, 26, 30) ORDER BY "id"`)
  expect(names.map(({ name }) => name)).toEqual([
    'Ιωαννίδης Αλέξανδρος Γεωργίου',
    'Кузнецова Ольга Викторовна',
    'Σπιτόραμα',
  ])
})

test('the client who can sign in has expenses whose approval is in each state', async () => {
  const found = await rows(`
    SELECT t."confirmedByClientDate" IS NOT NULL AS "approved", t."declinedByClientDate" IS NOT NULL AS "declined",
      (SELECT string_agg(m."kind", ' ' ORDER BY m."id") FROM "approvalMessage" m WHERE m."transactionId" = t."id") AS "said", l."ended", l."token" = t."approvalToken" AS "open",
      EXISTS (SELECT FROM "approvalUse" u WHERE u."transactionId" = t."id" AND u."action" = 'revert') AS "reverted"
    FROM "transaction" t LEFT JOIN "approvalLink" l ON l."transactionId" = t."id" AND l."amount" IS NOT NULL
    WHERE t."accountId" = 26 AND t."isDebit" AND t."status" = 0 ORDER BY t."transactionDate" DESC, t."id" DESC`)
  const state = {
    approved: false,
    declined: false,
    said: null,
    ended: null,
    open: true,
    reverted: false,
  }
  expect(found).toEqual([
    { ...state, said: 'question' },
    { ...state, declined: true, said: 'decline' },
    state,
    { ...state, approved: true },
    { ...state, reverted: true },
    { ...state, ended: 'changed', open: false },
    { ...state, ended: 'revoked', open: false },
    { ...state, said: 'question answer' },
    { ...state, open: null },
  ])
  const [bills] =
    await rows(`SELECT count(*) FROM "file" f JOIN "transaction" t ON t."id" = f."parentId"
    WHERE f."parentKind" = 'Transaction' AND t."accountId" = 26`)
  expect(bills.count).toBeGreaterThan(2)
})

test('the printed passwords work', async () => {
  const users = await database.db
    .selectFrom('user')
    .selectAll()
    .where('accountId', 'not in', (from) => from.selectFrom('invitation').select('accountId'))
    .orderBy('accountId')
    .execute()
  expect(users.map(({ username }) => username)).toEqual(demoSignIns.map((one) => one.username))
  for (const [at, { passwordHash }] of users.entries()) {
    expect(await verify(passwordHash, demoSignIns[at]!.password)).toBe(true)
  }
})

test('one colleague was invited and has not come yet', async () => {
  const found = await rows(`
    SELECT u."username" FROM "invitation" i JOIN "user" u ON u."accountId" = i."accountId"`)
  expect(found).toEqual([{ username: 'eftychia.sarri@example.com' }])
})

test('the next account gets an id of its own', async () => {
  const [added] = await rows(`INSERT INTO "account" ("lastName") VALUES ('Νέος') RETURNING "id"`)
  expect(added).toEqual({ id: 2002 })
})

test('every file has the size in its row, and pictures can be decoded', async () => {
  const files = await rows(`SELECT "systemName", "contentType", "size" FROM "file"`)
  for (const { systemName, size } of files) {
    const bytes = stored.get(systemName)!
    expect(bytes.length).toBe(size)
  }
  const webp = new Map(
    files
      .filter(({ contentType }) => contentType === 'image/webp')
      .map(({ systemName }) => stored.get(systemName)!)
      .map((bytes) => [bytes.toString('base64'), bytes]),
  )
  expect(webp.size).toBeGreaterThan(80)
  for (const bytes of webp.values())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 960, height: 640 })
  expect([...stored.values()].reduce((sum, { length }) => sum + length, 0)).toBeLessThan(60e6)
})

test('objects have distinct numbers and the generated positions', async () => {
  const [numbers] = await rows(`SELECT count(DISTINCT "referenceNumber") AS count FROM "object"`)
  expect(numbers).toEqual({ count: 1500 })
  const places = await rows(
    `SELECT "id", "nameEn", "nameEl", "nameRu", "latitude", "longitude" FROM "place"`,
  )
  const found = objectPlaces.map(({ id }) => places.find((place) => place.id === id))
  expect(found).toEqual(
    objectPlaces.map(({ id, en, el, ru, latitude, longitude }) => ({
      id,
      nameEn: en,
      nameEl: el,
      nameRu: ru,
      latitude: expect.closeTo(latitude, 3),
      longitude: expect.closeTo(longitude, 3),
    })),
  )
})

test('the public site shows published objects at once, and only waiting ones are checked', async () => {
  const [shown] = await rows(`SELECT count(*) AS count FROM "publishedObject"`)
  expect(shown.count).toBeGreaterThan(800)
  const due = await rows(`SELECT "published", "publishError" FROM "object" WHERE "publishDue"`)
  expect(due.length).toBeGreaterThan(10)
  expect(due.length).toBeLessThan(60)
  for (const one of due) expect(one).toEqual({ published: false, publishError: null })
})

test('days are blocked by hand and by other sites, which are never contacted', async () => {
  const [all] =
    await rows(`SELECT count(*) AS count, count(*) FILTER (WHERE "kind" = 'hand') AS hand,
    count(*) FILTER (WHERE "vanished") AS vanished, count(*) FILTER (WHERE "clashes") AS clashes FROM "stayBlock"`)
  expect(all).toMatchObject({ hand: 14, vanished: 1, clashes: 1 })
  expect(all.count).toBeGreaterThan(20)
  const [feeds] = await rows(`SELECT count(*) AS count, count("dueOn") AS due,
    count("failure") AS failed FROM "stayFeed"`)
  expect(feeds).toEqual({ count: 8, due: 0, failed: 1 })
})

test('stays of two seasons are in all stages, and the next one gets a new number', async () => {
  const [all] = await rows(`SELECT count(*) AS count, count(DISTINCT "reservationStage") AS stages,
    count(*) FILTER (WHERE "checkIn" > '2026-03-16') AS coming, min("checkIn") AS first,
    count(*) FILTER (WHERE "total" <> "prepaymentCash" + "prepaymentBank" + "restCash" + "restBank") AS odd,
    count(*) FILTER (WHERE "clientLastName" ~ '[α-ω]') AS greek, count(*) FILTER (WHERE "clientLastName" ~ '[а-я]') AS russian,
    count(*) FILTER (WHERE "objectWebsiteCode" LIKE 'EST-%') AS coded FROM "reservation"`)
  expect(all).toMatchObject({ count: 1200, stages: 5, coded: 1200 })
  expect(all.coming).toBeGreaterThan(200)
  expect(all.first < '2025-04-01').toBe(true)
  expect(all.odd).toBeGreaterThan(10)
  expect(all.odd).toBeLessThan(80)
  expect(Math.min(all.greek, all.russian)).toBeGreaterThan(100)
  const [sum] =
    await rows(`SELECT (SELECT sum("rows") FROM "listChange" WHERE "list" = 'reservations.total') AS kept,
    (SELECT sum("total") * 100 FROM "reservation") AS counted`)
  expect(sum.kept).toBe(sum.counted)
  const [next] =
    await rows(`INSERT INTO "reservation" ("objectId", "checkIn", "duration", "clientLastName", "reservationStage")
    VALUES (1, '2026-03-16', 1, 'X', 5) RETURNING "id", "reservationNumber"`)
  expect(next).toEqual({ id: 1201, reservationNumber: 2201 })
})

test('the owners in lists match the links', async () => {
  const shown = () => rows(`SELECT "id", "ownerId", "ownerName" FROM "object" ORDER BY "id"`)
  const before = await shown()
  await rows(`SELECT "keepOwners"(array_agg("id")) FROM "object"`)
  expect(await shown()).toEqual(before)
  expect(before.filter(({ ownerId }) => ownerId !== null).length).toBeGreaterThan(1300)
})

test('a later link of an object updates its owner again', async () => {
  const [free] = await rows(`SELECT "id" FROM "object" WHERE "ownerId" IS NULL LIMIT 1`)
  await rows(
    `INSERT INTO "objectAccount" ("objectId", "accountId", "relation") VALUES (${free.id}, 30, 1)`,
  )
  expect(await rows(`SELECT "ownerId" FROM "object" WHERE "id" = ${free.id}`)).toEqual([
    { ownerId: 30 },
  ])
})

test('the database is marked as a demo agency', async () => {
  expect(await rows(`SELECT FROM "demoAgency"`)).toHaveLength(1)
})

test('a configured administrator can sign in besides those of the demo agency', async () => {
  const signsIn = async (username: string, password: string) => {
    const [user] = await rows(`SELECT "passwordHash", "role" FROM "user"
      JOIN "account" ON "id" = "accountId" WHERE "username" = '${username}'`)
    return user?.role === 'admin' && verify(user.passwordHash, password)
  }
  await database.db
    .transaction()
    .execute((tx) => makeAdministrator(tx, 'Boss@example.gr', 'olive tree 1821'))
  expect(await signsIn('boss@example.gr', 'olive tree 1821')).toBe(true)
  expect(await signsIn('admin@example.com', 'olive-grove-admin')).toBe(true)
})

test('doubtful enquiries wait in the tray, each with a reason', async () => {
  const doubtful = await rows(
    `SELECT "doubts"[1] AS "doubt", "language" FROM "doubtfulEnquiry" ORDER BY "id"`,
  )
  expect(doubtful).toEqual([
    { doubt: 'tooOld', language: 'el' },
    { doubt: 'trap', language: 'en' },
    { doubt: 'tooFast', language: 'ru' },
  ])
})

test('the action log has changes, sign-ins and refusals', async () => {
  const entries = await rows(`SELECT "action", "entity" FROM "actionLog" ORDER BY "id"`)
  const kinds = new Set(entries.map(({ action, entity }) => `${action} ${entity}`))
  for (const kind of [
    'add Account',
    'update Object',
    'update Demand',
    'update Deal',
    'update Reservation',
    'signIn Account',
    'signInFailed Account',
    'refused Account',
    'syncHealed StayFeed',
  ])
    expect(kinds).toContain(kind)
  const [{ unordered }] = await rows(`SELECT count(*) AS "unordered" FROM "actionLog" a
    JOIN "actionLog" b ON b."id" = a."id" + 1 AND b."date" < a."date"`)
  expect(Number(unordered)).toBe(0)
})

test('on any day there is an unread rent reminder', async () => {
  const unread = `SELECT FROM "alert" WHERE "said"->'source'->>0 = 'reminder.rent.source' AND "readedOn" IS NULL`
  for (const day of ['2026-12-31', '2027-05-03', '2028-02-29']) {
    await rows(`TRUNCATE "objectAccount", "reminder"`)
    await rows(`DELETE FROM "alert"`)
    const { objectLinks } = generate(day)
    await database.db.transaction().execute((tx) => insertRows(tx, 'objectAccount', objectLinks))
    await seedReminders(database.db, day)
    expect((await rows(unread)).length).toBeGreaterThan(0)
  }
}, 120_000)

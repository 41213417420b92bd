import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { verify } from '@node-rs/argon2'
import type { Tables } from '#features/tables.ts'
import { type TestDatabase, testDatabase } from '#kit/testing/testDatabase.ts'
import { seedDemo } from './seedDemo.ts'
import { demoSignIns } from './signIns.ts'

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
  await seedDemo(database.db, { write, read: unread, remove: unread }, '2026-03-16')
})
afterAll(() => database.drop())

const rows = async (query: string) => (await database.pool.query(query)).rows

test('an empty database holds the whole agency afterwards', async () => {
  const [counts] = await rows(`SELECT
    (SELECT count(*) FROM "branch") AS branches, (SELECT count(*) FROM "account") AS accounts,
    (SELECT count(*) FROM "activity") AS activities, (SELECT count(*) FROM "file") AS files,
    (SELECT count(*) FROM "alert") AS alerts,
    (SELECT count(DISTINCT "activityId") FROM "activityLink") AS linked`)
  expect(counts).toEqual({
    branches: 3,
    accounts: 2000,
    activities: 1500,
    files: 60,
    alerts: 60,
    linked: 1500,
  })
})

test('names are shown in their own script, those of companies by the company', async () => {
  const names = await rows(`SELECT "name" FROM "account" WHERE "id" IN (1, 26, 30) ORDER BY "id"`)
  expect(names.map(({ name }) => name)).toEqual([
    'Ιωαννίδης Αλέξανδρος Γεωργίου',
    'Кузнецова Ольга Викторовна',
    'Σπιτόραμα',
  ])
})

test('the printed passwords open their users', async () => {
  const users = await database.db.selectFrom('user').selectAll().orderBy('accountId').execute()
  expect(users.map(({ username }) => username)).toEqual(demoSignIns.map((one) => one.username))
  for (const [at, { passwordHash }] of users.entries()) {
    expect(await verify(passwordHash, demoSignIns[at]!.password)).toBe(true)
  }
})

test('the next account gets an id of its own', async () => {
  const [added] = await rows(`INSERT INTO "account" ("lastName") VALUES ('Νέος') RETURNING "id"`)
  expect(added).toEqual({ id: 2001 })
})

test('every file is stored with the size that its row tells, and pictures open', async () => {
  const files = await rows(`SELECT "systemName", "contentType", "size" FROM "file"`)
  for (const { systemName, contentType, size } of files) {
    const bytes = stored.get(systemName)!
    expect(bytes.length).toBe(size)
    if (contentType === 'image/png') {
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 480, height: 320 })
    }
  }
})

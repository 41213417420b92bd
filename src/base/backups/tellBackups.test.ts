// Administrators learn about problems of the backups once a day, in their own language, until they are solved.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { BackupPlan, BackupSending } from '#base/backend/backupPlan.ts'
import { lastRuns } from './runs.store.ts'
import { tellBackups } from './tellBackups.store.ts'
import { backupProblems } from './backupProblems.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const plan: BackupPlan = {
  url: '/nowhere',
  key: null,
  embedded: '/data/postgres',
  run: () => Promise.resolve(),
  keep: { days: 7, weeks: 4, months: 12 },
  silence: 1000,
  alerts: null,
}

beforeEach(async () => {
  await sql`DELETE FROM "backupRun"; DELETE FROM "backupTold"`.execute(app.db)
  await sql`INSERT INTO "backupPlace" ("where", "placeId") VALUES ('/nowhere', gen_random_uuid())
    ON CONFLICT ("only") DO NOTHING`.execute(app.db)
})

const ran = (kind: 'base' | 'proof', hoursAgo: number, ok: boolean, error: string | null = null) =>
  sql`INSERT INTO "backupRun" ("kind", "startedOn", "finishedOn", "ok", "error", "facts")
    SELECT ${kind}, now() - make_interval(hours => ${hoursAgo}), now() - make_interval(hours => ${hoursAgo}),
      ${ok}::boolean, ${error}::text, jsonb_build_object('placeId', "placeId", 'keyId', "keyId") FROM "backupPlace"`.execute(
    app.db,
  )

const well = { trouble: null, refused: null }
const wrongNow = (now: Partial<BackupSending> = {}, more: Partial<BackupPlan> = {}) =>
  backupProblems(app.db, { ...plan, ...more }, { ...well, ...now })
const reasons = async (now: Partial<BackupSending> = {}) =>
  (await wrongNow(now)).map(({ reason }) => reason)

test('missing, old, failed and unproven backups are problems, and nothing else is', async () => {
  expect(await reasons()).toEqual(['never'])
  await ran('base', 30, true)
  expect(await reasons()).toEqual(['old', 'notProven'])
  await ran('proof', 3, true)
  await ran('base', 2, true)
  expect(await reasons()).toEqual([])
  await ran('base', 1, false, 'the disk is full')
  await ran('proof', 1, false, 'it differs')
  expect(await wrongNow()).toMatchObject([
    { reason: 'failed', said: 'the disk is full' },
    { reason: 'differs', said: 'it differs' },
  ])
  await ran('base', 0, true)
  await ran('proof', 0, true)
  const since = new Date(Date.parse('2020-01-01T00:00:00Z')).toISOString()
  expect(
    await reasons({ trouble: { since, why: 'no route', code: 'system:EHOSTUNREACH' } }),
  ).toEqual(['notSent'])
  expect(await reasons({ refused: { host: 'copy', on: since } })).toEqual(['refused'])
  expect(await wrongNow({}, { embedded: null })).toEqual([])
  expect((await backupProblems(app.db, plan, well, '1 GB'))[0]).toMatchObject({ said: '1 GB' })
})

test('backups at another place or with another key do not count', async () => {
  await ran('base', 2, true)
  await ran('proof', 1, true)
  expect(await reasons()).toEqual([])
  await sql`UPDATE "backupPlace" SET "keyId" = 'another'`.execute(app.db)
  expect(await reasons()).toEqual(['never'])
  expect(await lastRuns(app.db, 'base')).toMatchObject({ good: null, tried: null })
  await sql`UPDATE "backupPlace" SET "keyId" = NULL, "placeId" = gen_random_uuid()`.execute(app.db)
  expect(await reasons()).toEqual(['never'])
})

test('an alert and a mail to each administrator, once a day while it lasts', async () => {
  const { rows: before } = await sql`SELECT FROM "mailQueue"`.execute(app.db)
  const wrong = [{ reason: 'failed', said: 'the disk is full', hours: 27.4 }] as const
  expect(await tellBackups(app.db, wrong, app)).toEqual(wrong)
  expect(await tellBackups(app.db, wrong, app)).toEqual([])
  const alert = await sql<{ content: string }>`
    SELECT "content" FROM "alert" ORDER BY "id" DESC LIMIT 1`.execute(app.db)
  expect(alert.rows[0]!.content).toContain('the disk is full')
  expect(alert.rows[0]!.content).toContain('27')
  const mails = await sql<{ text: string; to: string }>`
    SELECT "text", "to" FROM "mailQueue" ORDER BY "id"`.execute(app.db)
  expect(mails.rows.length).toBeGreaterThan(before.length)
  expect(mails.rows.at(-1)!.text).toContain('the disk is full')
  // It lasts until tomorrow, is solved, and then returns.
  await sql`UPDATE "backupTold" SET "toldOn" = now() - interval '24 hours'`.execute(app.db)
  expect(await tellBackups(app.db, wrong, app)).toEqual(wrong)
  expect(await tellBackups(app.db, [], app)).toEqual([])
  expect(await tellBackups(app.db, wrong, app)).toEqual(wrong)
})

test('a missing place is reported alone, without the problems that follow from it', async () => {
  const wrong = (['notSent', 'never', 'failed', 'differs'] as const).map((reason) => ({
    reason,
    said: '',
    hours: 1,
  }))
  const told = await tellBackups(app.db, wrong, app)
  expect(told.map(({ reason }) => reason)).toEqual(['notSent', 'differs'])
})

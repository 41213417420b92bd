// Administrators are told what is wrong with the backups: once a day, in their own language, and no longer when it is right.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { BackupPlan } from '#base/backend/backupPlan.ts'
import { tellBackups } from './tellBackups.store.ts'
import { whatIsWrong } from './whatIsWrong.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const plan: BackupPlan = {
  ...{ url: '/nowhere', key: null, embedded: '/data/postgres', run: () => Promise.resolve() },
  keep: { days: 7, weeks: 4, months: 12 },
}

beforeEach(() => sql`DELETE FROM "backupRun"; DELETE FROM "backupTold"`.execute(app.db))

const ran = (kind: 'base' | 'proof', hoursAgo: number, ok: boolean, error: string | null = null) =>
  sql`INSERT INTO "backupRun" ("kind", "startedOn", "finishedOn", "ok", "error")
    VALUES (${kind}, now() - make_interval(hours => ${hoursAgo}), now() - make_interval(hours => ${hoursAgo}),
      ${ok}, ${error})`.execute(app.db)

const reasons = async (trouble: { since: string; why: string } | null = null) =>
  (await whatIsWrong(app.db, plan, trouble)).map(({ reason }) => reason)

test('what is missing, old, failed or not proven is found, and nothing else', async () => {
  expect(await reasons()).toEqual(['never'])
  await ran('base', 30, true)
  expect(await reasons()).toEqual(['old', 'notProven'])
  await ran('proof', 3, true)
  await ran('base', 2, true)
  expect(await reasons()).toEqual([])
  await ran('base', 1, false, 'the disk is full')
  await ran('proof', 1, false, 'it differs')
  expect(await whatIsWrong(app.db, plan, null)).toMatchObject([
    { reason: 'failed', said: 'the disk is full' },
    { reason: 'differs', said: 'it differs' },
  ])
  await ran('base', 0, true)
  await ran('proof', 0, true)
  const since = new Date(Date.parse('2020-01-01T00:00:00Z')).toISOString()
  expect(await reasons({ since, why: 'no route' })).toEqual(['notSent'])
  expect(await whatIsWrong(app.db, { ...plan, embedded: null }, null)).toEqual([])
})

test('an alert and a mail to each administrator, once a day while it lasts', async () => {
  const { rows: before } = await sql`SELECT FROM "mailQueue"`.execute(app.db)
  const wrong = [{ reason: 'failed', said: 'the disk is full', hours: 27.4 }] as const
  expect(await tellBackups(app.db, wrong, app)).toBe(1)
  expect(await tellBackups(app.db, wrong, app)).toBe(0)
  const alert = await sql<{ content: string }>`
    SELECT "content" FROM "alert" ORDER BY "id" DESC LIMIT 1`.execute(app.db)
  expect(alert.rows[0]!.content).toContain('the disk is full')
  expect(alert.rows[0]!.content).toContain('27')
  const mails = await sql<{ text: string; to: string }>`
    SELECT "text", "to" FROM "mailQueue" ORDER BY "id"`.execute(app.db)
  expect(mails.rows.length).toBeGreaterThan(before.length)
  expect(mails.rows.at(-1)!.text).toContain('the disk is full')
  // It lasts until tomorrow, and then it is right, and then it is wrong again.
  await sql`UPDATE "backupTold" SET "toldOn" = now() - interval '24 hours'`.execute(app.db)
  expect(await tellBackups(app.db, wrong, app)).toBe(1)
  expect(await tellBackups(app.db, [], app)).toBe(0)
  expect(await tellBackups(app.db, wrong, app)).toBe(1)
})

// `estia doctor` finds and corrects wrong derived values, while others work in the database.
// @module-tag faults
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '#kit/db/migrate/migrate.ts'
import { openDatabase } from '#kit/db/open.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { smtpServer } from '#kit/testing/smtpServer.ts'
import { type TestDatabase, testDatabase } from '#kit/testing/testDatabase.ts'
import { keptValues } from './features.ts'
import { databaseSettings } from './testing/runningServer.ts'
import { smallWorld } from './testing/smallWorld.ts'

let database: TestDatabase<unknown>
beforeEach(async () => {
  database = await testDatabase()
  await database.pool.query(smallWorld)
  dataDir = mkdtempSync(join(tmpdir(), 'estia-doctor-'))
})
afterEach(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

let dataDir: string
const settingsOf = (of: TestDatabase<unknown>) => ({ ...databaseSettings(of), DATA_DIR: dataDir })

/** Runs the program; returns its exit code and its output. */
function doctor(settings: Record<string, string>, ...options: string[]) {
  const program = join(import.meta.dirname, 'main.estia.ts')
  // Tests run on any disk.
  const env = {
    ...process.env,
    NODE_ENV: '',
    DATABASE_URL: undefined,
    MIN_FREE_MB: '0',
    ...settings,
  }
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [program, 'doctor', ...options], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    )
  })
}

test('the doctor names wrong rows and triggers, corrects them, and then finds nothing', async () => {
  const settings = settingsOf(database)
  expect(await doctor(settings)).toEqual({ code: 0, said: expect.stringContaining('All is right') })
  await database.pool.query(`
    ALTER TABLE "lead" DISABLE TRIGGER "keepOpenLead";
    DROP TRIGGER "totalsAdded" ON "document";
    UPDATE "account" SET "hasNotClosedLead" = NOT "hasNotClosedLead" WHERE "id" = 9001;
    INSERT INTO "document" ("name") VALUES ('Lease');
    UPDATE "transactionTotal" SET "amount" = "amount" + 1 WHERE "accountId" = 9002;
    DELETE FROM "occupancy" WHERE "objectId" = 9001;
    DELETE FROM "accountWord" WHERE "accountId" = 9003;
    UPDATE "object" SET "ownerName" = 'Nobody' WHERE "id" = 9002;
    UPDATE "leadWish" SET "priceTo" = 1 WHERE "leadId" = 9001`)
  const { code, said } = await doctor(settings)
  expect(code).toBe(1)
  for (const line of [
    'trigger "keepOpenLead" of "lead" is disabled',
    'trigger "totalsAdded" of "document" is missing',
    /openLeads .*1 row differs: account 9001/,
    /documentTotals .*1 row differs/,
    /paymentSums .*transactionTotal 9002/,
    /occupancy .*occupancy 9001/,
    /nameWords .*accountWord 9003/,
    /owners .*1 row differs: object 9002/,
    /wishes .*1 row differs: leadWish 9001/,
  ])
    expect(said).toMatch(line)
  expect(await doctor(settings, '--mend')).toMatchObject({ code: 0 })
  expect(await doctor(settings)).toEqual({ code: 0, said: expect.stringContaining('All is right') })
  expect(await doctor(settings, '--all')).toEqual({
    code: 2,
    said: expect.stringContaining("Unknown option '--all'"),
  })
})

test('a stale generated column is found and generated again', async () => {
  const settings = settingsOf(database)
  const words = (text: string) =>
    `CREATE OR REPLACE FUNCTION "words"("of" text) RETURNS text LANGUAGE sql IMMUTABLE RETURN ${text}`
  await database.pool.query(`
    ${words('"of"')};
    CREATE TABLE "paper" ("id" integer PRIMARY KEY, "title" text, "words" text GENERATED ALWAYS AS ("words"("title")) STORED);
    INSERT INTO "paper" VALUES (1, 'lease'), (2, 'Lease');
    ${words('lower("of")')}`)
  expect(await doctor(settings)).toEqual({
    code: 1,
    said: expect.stringMatching(/generatedColumns .*1 row differs: paper 2/),
  })
  expect(await doctor(settings, '--mend')).toMatchObject({ code: 0 })
  expect(await doctor(settings)).toMatchObject({ code: 0 })
})

test('the doctor works with the embedded database, with and without a running server', async () => {
  const embedded = await startEmbedded({ dataDir, log: () => {}, durable: false })
  const { pool, close } = openDatabase(embedded.connection, { max: 1 })
  await migrate(pool, join(import.meta.dirname, '../..'), keptValues, () => {})
  await pool.query(`${smallWorld}; UPDATE "object" SET "ownerName" = 'Nobody' WHERE "id" = 9002`)
  const beside = await doctor({ DATA_DIR: dataDir }, '--mend')
  expect(beside).toEqual({ code: 0, said: expect.stringContaining('1 fault mended') })
  expect(beside.said).not.toContain('Warning')
  await close()
  await embedded.stop()
  const alone = await doctor({ DATA_DIR: dataDir })
  expect(alone).toEqual({ code: 0, said: expect.stringContaining('All is right') })
  rmSync(embedded.folder, { recursive: true, force: true })
})

test('a dropped EXCLUDE constraint is found and made again; the JSON output has no secrets', async () => {
  const smtp = await smtpServer({ onSignIn: () => ({ code: 535, text: 'no: estia:topsecret1' }) })
  const settings = {
    ...settingsOf(database),
    SMTP_URL: smtp.url.replace('secret', 'topsecret1'),
    SECRETS_KEY: 'a0very0secret0key0of0this0test0only0',
  }
  await database.pool.query('ALTER TABLE "reservation" DROP CONSTRAINT "reservationOverlap"')
  const found = await doctor(settings, '--json')
  expect(found.code).toBe(1)
  const outcome = JSON.parse(found.said.split('\n').find((line) => line.startsWith('{"ok"'))!) as {
    checks: { name: string; state: string; details?: string[] }[]
  }
  expect(outcome).toMatchObject({ ok: false, faults: 2, mended: 0 })
  const states = Object.fromEntries(outcome.checks.map(({ name, state }) => [name, state]))
  expect(states).toEqual({
    mail: 'wrong',
    proxy: 'untried',
    pooler: expect.any(String),
    database: 'ok',
    disks: 'untried',
    clocks: 'ok',
    'time zones': 'ok',
    'place of backups': 'untried',
    secrets: 'ok',
    schema: 'wrong',
    values: 'ok',
    files: 'ok',
  })
  expect(found.said).toContain(
    'constraint "reservationOverlap" of "reservation" is missing: EXCLUDE',
  )
  for (const secret of ['topsecret1', settings.SECRETS_KEY])
    expect(found.said).not.toContain(secret)
  const mended = await doctor(settings, '--mend')
  expect(mended.said).toContain('2 faults found, 1 of them mended')
  expect(mended.code).toBe(1)
  const { SMTP_URL: _, ...without } = settings
  expect(await doctor(without)).toMatchObject({ code: 0 })
  await smtp.close()
})

test('without a database the doctor checks everything else, and reports the database', async () => {
  const { code, said } = await doctor({
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:1/none',
  })
  expect(code).toBe(1)
  expect(said).toMatch(/wrong +database: .*ECONNREFUSED/)
  expect(said).toMatch(/untried +schema: the database cannot be reached/)
  expect(said).not.toContain('hidden')
})

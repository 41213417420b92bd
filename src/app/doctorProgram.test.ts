// `estia doctor` finds and mends what triggers have not kept, beside whoever works in the database.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '#kit/db/migrate/migrate.ts'
import { openDatabase } from '#kit/db/open.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { type TestDatabase, testDatabase } from '#kit/testing/testDatabase.ts'
import { keptValues } from './features.ts'
import { smallWorld } from './testing/smallWorld.ts'

let database: TestDatabase<unknown>
beforeEach(async () => {
  database = await testDatabase()
  await database.pool.query(smallWorld)
})
afterEach(() => database.drop())

function urlOf({
  host,
  port,
  user,
  password = '',
  database: name,
}: TestDatabase<unknown>['connection']) {
  const url = new URL(`postgres://localhost:${port}/${name}`)
  url.username = user
  url.password = password
  url.searchParams.set('host', host)
  return url.href
}

/** Runs the program; answers how it ended and what it said. */
function doctor(settings: Record<string, string>, ...options: string[]) {
  const program = join(import.meta.dirname, 'main.estia.ts')
  const env = { ...process.env, NODE_ENV: '', DATABASE_URL: undefined, ...settings }
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [program, 'doctor', ...options], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    )
  })
}

test('the doctor names rows and triggers that are wrong, mends them, and then finds nothing', async () => {
  const settings = { DATABASE_URL: urlOf(database.connection) }
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

test('a generated column that its function no longer yields is found and generated again', async () => {
  const settings = { DATABASE_URL: urlOf(database.connection) }
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

test('the doctor works beside a server that runs the embedded database, and without one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'estia-doctor-'))
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
  rmSync(dataDir, { recursive: true, force: true })
})

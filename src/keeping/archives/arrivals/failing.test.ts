// Server errors while an archive is imported or undone: it is retried, then fails with advice.
// @module-tag faults
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { archiveOf, bring, digests, listed, send } from './testing/arriving.ts'
import { workOnArrivals } from './work/arrivalWork.ts'

let app: TestApp
let archive: Buffer
let before: Record<string, string>
beforeAll(async () => {
  app = await testApp()
  archive = await archiveOf(app)
  before = await digests(app)
})
afterAll(() => app.close())

const work = async (backend = app) => {
  await sql`UPDATE "arrival" SET "workerUntil" = NULL`.execute(app.db)
  return workOnArrivals(backend).catch((error: unknown) => error)
}

const first = async () => (await listed(app)).items[0]!

async function alerts(): Promise<string[]> {
  const { rows } = await sql<{ content: string }>`
    SELECT "content" FROM "alert" WHERE "forAdministrators" ORDER BY "id"`.execute(app.db)
  return rows.map(({ content }) => content)
}

test('an import that keeps failing stops after three tries, keeps its file, and can be retried', async () => {
  expect((await send(app, archive)).statusCode).toBe(200)
  const read = () => Promise.reject(new Error('no such shelf'))
  for (let each = 0; each < 3; each++) {
    expect((await first()).state).not.toBe('failed')
    expect(await work({ ...app, files: { ...app.files, read } })).toMatchObject({
      message: 'no such shelf',
    })
    // No server takes it before its next try.
    await workOnArrivals(app)
  }
  const { id } = await first()
  expect(await first()).toMatchObject({
    state: 'failed',
    fault: expect.stringContaining(`arrival ${id}`),
  })
  expect(await alerts()).toEqual([expect.stringContaining(`arrival ${id}`)])
  expect(await digests(app)).toEqual(before)

  const url = '/api/archive/arrival/retry'
  expect((await app.call('POST', url, { payload: { id }, as: app.employee })).statusCode).toBe(403)
  expect((await app.call('POST', url, { payload: { id } })).statusCode).toBe(200)
  await work()
  expect(await first()).toMatchObject({ id, state: 'done', fault: null })
  expect((await app.call('POST', url, { payload: { id } })).statusCode).toBe(409)
  expect(
    (await app.call('POST', '/api/archive/arrival/takeBack', { payload: { id } })).statusCode,
  ).toBe(200)
  await work()
  expect(await first()).toMatchObject({ state: 'gone' })
})

test('an arrival that fails to be undone stays unchanged with an alert, and can be retried', async () => {
  const { id } = await bring(app, archive)
  await sql
    .raw(`
      CREATE FUNCTION "poison"() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'poisoned row' USING ERRCODE = 'XX001'; END $$;
      CREATE TRIGGER "poison" BEFORE DELETE ON "arrivalNumber" FOR EACH STATEMENT EXECUTE FUNCTION "poison"()`)
    .execute(app.db)
  const takeBack = () => app.call('POST', '/api/archive/arrival/takeBack', { payload: { id } })
  expect((await takeBack()).statusCode).toBe(200)
  for (let each = 0; each < 3; each++) {
    expect((await first()).state).toBe('leaving')
    expect(await work()).toMatchObject({ message: 'poisoned row' })
  }
  expect(await first()).toMatchObject({
    state: 'done',
    fault: expect.stringContaining(`arrival ${id}`),
  })
  await sql.raw(`DROP FUNCTION "poison" CASCADE`).execute(app.db)
  expect((await takeBack()).statusCode).toBe(200)
  await work()
  expect(await first()).toMatchObject({ state: 'gone', fault: null })
  expect(await digests(app)).toEqual(before)
})

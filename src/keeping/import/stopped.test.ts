// An import whose author loses the administrator role during the run, and undoing imports about the same people.
// @module-tag faults
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { importing } from './testing/importing.ts'

let app: TestApp
let imports: ReturnType<typeof importing>
beforeAll(async () => {
  app = await testApp()
  imports = importing(app)
})
afterAll(() => app.close())

const people = 1200
const inAll = (header: string, row: (at: number) => string) =>
  [header, ...Array.from({ length: people }, (_, at) => row(at))].join('\n')

/** Starts the step as another administrator, who loses the role during the first written batch. */
async function stoppedStep(name: 'run' | 'undo', id: number) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO "account" ("lastName", "isEmploye", "role") SELECT 'Leaving', true, "role" FROM "account"
    WHERE "id" = ${app.admin.accountId} RETURNING "id"
  `.execute(app.db)
  const leaving = rows[0]!.id
  const { version } = await imports.view(id)
  const answer = await app.call('POST', `/api/import/${name}`, { payload: { id, version } })
  expect(answer.statusCode).toBe(200)
  await sql`UPDATE "import" SET "startedById" = ${leaving} WHERE "id" = ${id}`.execute(app.db)
  await sql`
    CREATE FUNCTION "leave"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE "account" SET "role" = NULL WHERE "id" = ${sql.lit(leaving)}; RETURN NULL;
    END $$
  `.execute(app.db)
  await sql`
    CREATE TRIGGER "leave" AFTER INSERT OR UPDATE ON "importChange" FOR EACH STATEMENT EXECUTE FUNCTION "leave"()
  `.execute(app.db)
  try {
    return await imports.work(id)
  } finally {
    await sql`DROP FUNCTION "leave" CASCADE`.execute(app.db)
  }
}

test('an import stops when its author loses the role, and another administrator can continue or undo it', async () => {
  const { id } = await imports.send(
    'people',
    inAll('Last name,First name,Phone', (at) => `Kalfas,Nikos ${at},69${30_000_000 + at}`),
  )
  expect((await imports.check(id)).counts.new).toBe(people)
  const stopped = await stoppedStep('run', id)
  expect(stopped).toMatchObject({ state: 'done', fault: 'import.fault.notAllowed' })
  expect(stopped.written.added).toBeGreaterThan(0)
  expect(stopped.written.added).toBeLessThan(people)

  expect(await imports.run(id)).toMatchObject({
    state: 'done',
    fault: null,
    written: { added: people },
  })
  const halfBack = await stoppedStep('undo', id)
  expect(halfBack).toMatchObject({ state: 'done', fault: 'import.fault.notAllowed' })
  expect(halfBack.written.undone).toBeLessThan(people)
  expect(await imports.undo(id)).toMatchObject({
    state: 'undone',
    fault: null,
    written: { undone: people, stays: 0 },
  })
})

const named = 'Client no,Last name,First name'
const there = (of: string) =>
  app.db
    .selectFrom('account')
    .select(['firstName', 'city'])
    .where('lastName', '=', of)
    .where('deletedOn', 'is', null)
    .execute()

/** One import adds people, and another adds their town. */
async function twoImports(of: string) {
  const take = async (file: string) => {
    const { id } = await imports.send('people', file)
    await imports.map(id, { system: of })
    await imports.check(id)
    await imports.run(id)
    return id
  }
  const first = await take(`${named}\n1,${of},Nikos\n2,${of},Eleni\n`)
  const second = await take(`${named},City\n1,${of},Nikos,Kavala\n2,${of},Eleni,Drama\n`)
  expect((await there(of)).map(({ city }) => city).sort()).toEqual(['Drama', 'Kavala'])
  return { first, second }
}

test('an import can be undone completely after a later one that changed its people was undone', async () => {
  const { first, second } = await twoImports('Gerakis')
  expect((await imports.undo(second)).written).toMatchObject({ undone: 2, stays: 0 })
  expect((await imports.undo(first)).written).toMatchObject({ undone: 2, stays: 0 })
  expect(await there('Gerakis')).toEqual([])
})

test('people who were changed by a later import stay until that one is undone, too', async () => {
  const { first, second } = await twoImports('Mavridis')
  expect((await imports.undo(first)).written).toMatchObject({ undone: 0, stays: 2 })
  expect((await imports.undo(second)).written).toMatchObject({ undone: 2, stays: 0 })
  expect((await there('Mavridis')).map(({ city }) => city)).toEqual([null, null])
})

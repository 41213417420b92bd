// A failing import is retried, ends with an error that says what to do, and does not delay others.
// @module-tag faults
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendForm } from '#app/testing/sendForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { csv, importing } from './testing/importing.ts'
import { workOnImports } from './work/importWork.ts'

let app: TestApp
let imports: ReturnType<typeof importing>
beforeAll(async () => {
  app = await testApp()
  imports = importing(app)
})
afterAll(() => app.close())

const people = (count: number, name = 'Kalfas') =>
  csv(
    'Number,Last name,First name',
    ...Array.from({ length: count }, (_, at) => `${name}${at},${name},Nikos ${at}`),
  )

/** Uploads a file that no server has started to read. */
async function sent(file: string): Promise<number> {
  const answer = await sendForm(app, '/api/import/add', {
    fields: { kind: 'people' },
    files: [{ file: Buffer.from(file) }],
  })
  return answer.json().id
}

/** As the job does after the wait for the next try. */
async function tryAgain(backend: TestApp = app): Promise<unknown> {
  await sql`UPDATE "import" SET "workerUntil" = now() - interval '1 second' WHERE "workerUntil" IS NOT NULL`.execute(
    app.db,
  )
  return workOnImports(backend).catch((error: unknown) => error)
}

const press = async (name: string, id: number, more: object = {}) => {
  const { version } = await imports.view(id)
  const answer = await app.call('POST', `/api/import/${name}`, {
    payload: { id, version, ...more },
  })
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
}

const withRead = (read: TestApp['files']['read']): TestApp => ({
  ...app,
  files: { ...app.files, read },
})

async function alerts(): Promise<string[]> {
  const rows = await app.db
    .selectFrom('alert')
    .select('content')
    .where('forAdministrators', '=', true)
    .execute()
  return rows.map(({ content }) => content)
}

test('an import that always fails ends after its tries, while the next one proceeds', async () => {
  const { id } = await imports.send('people', people(700))
  await imports.map(id, { system: 'Failing' })
  await imports.check(id)
  await sql
    .raw(`
      CREATE FUNCTION "poison"() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'poisoned row' USING ERRCODE = 'XX001'; END $$;
      CREATE TRIGGER "poison" BEFORE INSERT ON "account" FOR EACH ROW
        WHEN (NEW."firstName" = 'Nikos 600') EXECUTE FUNCTION "poison"()`)
    .execute(app.db)
  await press('run', id)
  const behind = await sent(people(3, 'Behind'))

  expect(await tryAgain()).toMatchObject({ message: 'poisoned row' })
  expect(await imports.view(id)).toMatchObject({ state: 'running', fault: null })
  expect(await imports.view(behind)).toMatchObject({ state: 'mapping', fault: null, rows: 3 })
  // Until the next try nobody takes it.
  await workOnImports(app)
  expect(await imports.view(id)).toMatchObject({ state: 'running' })
  await tryAgain()
  await tryAgain()

  const failed = await imports.view(id)
  expect(failed).toMatchObject({
    state: 'done',
    fault: 'import.failed.running',
    done: 500,
    written: { added: 500 },
  })
  expect(JSON.stringify(failed)).not.toContain('poison')
  expect(await alerts()).toEqual([expect.stringContaining(`import ${id}`)])
  await workOnImports(app)

  await sql.raw(`DROP FUNCTION "poison" CASCADE`).execute(app.db)
  expect(await imports.run(id)).toMatchObject({
    state: 'done',
    fault: null,
    done: 700,
    written: { added: 700 },
  })
  expect(await imports.undo(id)).toMatchObject({ state: 'undone', written: { undone: 700 } })
})

test('a file that our storage cannot read fails, and can be read again', async () => {
  const id = await sent(people(3, 'Unread'))
  const failing = withRead(() => Promise.reject(new Error('no such shelf')))
  for (const each of [1, 2, 3]) {
    expect((await imports.view(id)).state).toBe('reading')
    expect([each, await tryAgain(failing)]).toMatchObject([each, { message: 'no such shelf' }])
  }
  expect(await imports.view(id)).toMatchObject({ state: 'mapping', fault: 'import.failed.reading' })
  await press('source', id, { chosen: {} })
  expect(await imports.work(id)).toMatchObject({ state: 'mapping', fault: null, rows: 3 })
})

test('an unreachable storage costs no try', async () => {
  const id = await sent(people(3, 'Away'))
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const away = withRead(() => Promise.reject(refused))
  for (let each = 0; each < 5; each++) expect(await tryAgain(away)).toBe(refused)
  expect(await imports.view(id)).toMatchObject({ state: 'reading', fault: null })
  expect(await tryAgain()).toBeUndefined()
  expect(await imports.view(id)).toMatchObject({ state: 'mapping', fault: null, rows: 3 })
})

test('an import that crashes every server ends, too', async () => {
  const id = await sent(people(3, 'Deadly'))
  await sql`UPDATE "import" SET "workerId" = 'dead', "workerUntil" = now() - interval '1 second', "tries" = 3
    WHERE "id" = ${id}`.execute(app.db)
  await workOnImports(app)
  expect(await imports.view(id)).toMatchObject({ state: 'mapping', fault: 'import.failed.reading' })
})

test('deleting an import while its file is read stops the work', async () => {
  const id = await sent(people(3, 'Thrown'))
  const content = await app.files.read(await fileOf(id))
  await workOnImports(
    withRead(async () => {
      await app.call('DELETE', `/api/import/${id}`)
      return content
    }),
  )
  expect((await app.call('GET', `/api/import/view/${id}`)).statusCode).toBe(404)
})

async function fileOf(id: number): Promise<string> {
  const { file } = await app.db
    .selectFrom('import')
    .select('file')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return file!
}

// Retention of the files and rows of imports.
// @module-tag faults
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
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

const csv = (...rows: string[]) =>
  ['Number,Last name,First name,E-mail', ...rows].map((row) => `${row}\n`).join('')

const fileOf = async (id: number) => {
  const found = await app.db.selectFrom('import').select('file').where('id', '=', id).execute()
  return found[0]?.file
}

test('the file of an import is deleted once its rows are written; the rows stay for undoing', async () => {
  const { id } = await imports.send('people', csv('1,Tsakiri,Ourania,ourania@example.gr'))
  const stored = (await fileOf(id))!
  expect(await text(await app.files.read(stored))).toContain('Tsakiri')
  await imports.map(id, { system: 'Kept' })
  await imports.check(id)
  await imports.run(id)
  await expect(app.files.read(stored)).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await imports.rows(id)).toHaveLength(1)

  // A server that dies right before that leaves it to the next.
  await app.files.write(stored, Readable.from(['1,Tsakiri']), 'text/csv')
  await app.db.updateTable('import').set({ file: stored }).where('id', '=', id).execute()
  await imports.work(id)
  expect(await fileOf(id)).toBeNull()
  await expect(app.files.read(stored)).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await imports.undo(id)).toMatchObject({ state: 'undone', written: { undone: 1 } })
})

test('a file that nobody imports is deleted after 30 days', async () => {
  const old = await imports.send('people', csv('2,Tsakiri,Maro,maro@example.gr'))
  const young = await imports.send('people', csv('3,Tsakiri,Zoi,zoi@example.gr'))
  const stored = (await fileOf(old.id))!
  await sql`UPDATE "import" SET "createdOn" = "createdOn" - interval '31 days' WHERE "id" = ${old.id}`.execute(
    app.db,
  )
  await imports.work(young.id)
  const answer = await app.call('GET', `/api/import/view/${old.id}`)
  expect(answer.statusCode).toBe(404)
  await expect(app.files.read(stored)).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await fileOf(young.id)).not.toBeNull()
})

test('erasing a person removes them from all imports', async () => {
  const ran = await imports.send(
    'people',
    csv('4,Zkalfopoulou,Despina,zkalf@example.gr', '5,Tsakiri,Irini,irini@example.gr'),
  )
  await imports.map(ran.id, { system: 'Forgotten' })
  await imports.check(ran.id)
  await imports.run(ran.id)
  const waiting = await imports.send(
    'people',
    csv('4,Zkalfopoulou,Despina,zkalf@example.gr', '6,Tsakiri,Litsa,litsa@example.gr'),
  )
  const stored = (await fileOf(waiting.id))!
  const { id, name } = await app.db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('lastName', '=', 'Zkalfopoulou')
    .executeTakeFirstOrThrow()
  const erased = await app.call('POST', `/api/personalData/erase/${id}`, { payload: { name } })
  expect([erased.statusCode, erased.body]).toEqual([200, expect.anything()])

  const { rows } = await sql<{ found: string }>`
    SELECT to_jsonb(r)::text AS "found" FROM "importRow" r UNION ALL
    SELECT to_jsonb(r)::text FROM "importRecord" r UNION ALL
    SELECT to_jsonb(r)::text FROM "importChange" r UNION ALL
    SELECT to_jsonb(r)::text FROM "importKey" r
  `.execute(app.db)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ found }) => /zkalf/i.test(found))).toEqual([])
  await expect(app.files.read(stored)).rejects.toMatchObject({ code: 'ENOENT' })

  // Other rows stay; the file itself cannot be read again.
  const { version } = await imports.view(waiting.id)
  const again = await app.call('POST', '/api/import/source', {
    payload: { id: waiting.id, version, chosen: {} },
  })
  expect(again.statusCode).toBe(409)
  await imports.map(waiting.id, { system: 'Forgotten' })
  expect((await imports.check(waiting.id)).counts.new).toBe(1)
})

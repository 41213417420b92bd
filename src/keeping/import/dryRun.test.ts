// Whatever a file contains: the run writes what the check showed, and undoing restores everything.
// @module-tag faults
import fc from 'fast-check'
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

const fields = ['lastName', 'firstName', 'phone', 'email', 'taxNumber', 'city', 'notes'] as const
const headers = 'Last name;First name;Phone;E-mail;Tax number;City;Notes'

/** Few different names and phones, so that rows match each other and existing records. */
const cell = {
  lastName: fc.constantFrom('Νέγρης', 'Negris', 'Negri', 'Иванов', 'Ivanov', 'O’Neil', ''),
  firstName: fc.constantFrom('Άρης', 'Aris', 'Анна', 'Anna', ''),
  phone: fc.constantFrom('', '6971234567', '+30 697 1234567', '2310123456 / 6971234568', 'none'),
  email: fc.constantFrom('', 'a@example.gr', 'b@example.gr', 'A@example.gr; c@example.gr', 'a@'),
  taxNumber: fc.constantFrom('', '098765432', 'EL 098765432', '123456789'),
  city: fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 12 })),
  notes: fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 20 })),
}
const quoted = (text: string) => `"${text.replaceAll('"', '""').replaceAll('\0', '')}"`
const fileOf = (rows: readonly Record<(typeof fields)[number], string>[]) =>
  [headers, ...rows.map((row) => fields.map((name) => quoted(row[name])).join(';'))].join('\n')

/** All people and their links, without stamps and versions. */
async function everybody() {
  const { rows } = await sql<{ record: Record<string, unknown> }>`
    SELECT to_jsonb(a) - ARRAY['version', 'modifiedOn', 'modifiedById', 'createdOn'] AS "record"
    FROM "account" a WHERE "deletedOn" IS NULL ORDER BY "id"
  `.execute(app.db)
  return rows.map(({ record }) => record)
}

test('the run writes what the check showed, and undoing restores every value', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record(cell), { minLength: 1, maxLength: 12 }),
      fc.constantFrom('fill', 'replace', 'keep'),
      fc.constantFrom('ask', 'same', 'new'),
      async (rows, found, sameName) => {
        const before = await everybody()
        const { id, source } = await imports.send('people', fileOf(rows))
        if (source.headers.length !== fields.length) return
        await imports.map(id, { found, sameName })
        const checked = await imports.check(id)
        const shown = await imports.rows(id)
        const done = await imports.run(id)
        expect(done.done).toBe(checked.counts.new + checked.counts.changed)
        for (const row of await imports.rows(id)) {
          const promised = shown.find(({ number }) => number === row.number)!
          expect(row.outcome).toBe(promised.outcome)
          expect(row.isDone).toBe(row.outcome === 'new' || row.outcome === 'changed')
        }
        await asShown(shown, await imports.rows(id))
        expect((await imports.undo(id)).written.stays).toBe(0)
        expect(await everybody()).toEqual(before)
      },
    ),
    { numRuns: 12 },
  )
})

type Rows = Awaited<ReturnType<typeof imports.rows>>

/** In the end each record has the last values that a row promised. */
async function asShown(shown: Rows, written: Rows) {
  const promised = new Map<number, Record<string, unknown>>()
  for (const [at, row] of written.entries())
    for (const [index, { entityId }] of row.parts.entries())
      if (entityId !== null)
        promised.set(entityId, { ...promised.get(entityId), ...shown[at]!.parts[index]!.values })
  for (const [id, values] of promised) {
    const stored = await app.db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject(values)
  }
}

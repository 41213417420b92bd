// The same for records that belong to people and properties: the run writes what the check showed, a second import of the file
// finds all of it, and undoing restores everything.
// @module-tag faults
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { ImportKindName } from './import.contract.ts'
import { byHand, csv, importing } from './testing/importing.ts'

let app: TestApp
let imports: ReturnType<typeof importing>
beforeAll(async () => {
  app = await testApp()
  imports = importing(app)
  const by = byHand(app)
  await by.account({ lastName: 'Here', firstName: 'Already', email: 'here@example.gr' })
  const object = await by.object({ websiteCode: 'DRY-1', forShortRent: true })
  await by.object({ websiteCode: 'DRY-2', forShortRent: true })
  await app.call('POST', '/api/Reservation/update', {
    payload: {
      object: { id: object },
      checkIn: '2022-07-05',
      duration: 2,
      reservationStage: 2,
      client: { lastName: 'Here' },
    },
  })
})
afterAll(() => app.close())

const tables = ['account', 'lead', 'activity', 'reservation', 'transaction', 'occupancy'] as const

/** The stored records, without stamps and versions. */
async function everything() {
  const all: Record<string, unknown[]> = {}
  for (const table of tables) {
    const there = table === 'occupancy' ? sql`true` : sql`"deletedOn" IS NULL`
    const { rows } = await sql<{ record: unknown }>`
      SELECT to_jsonb(r) - ARRAY['version', 'modifiedOn', 'modifiedById', 'createdOn', 'touchedOn', 'party'] AS "record"
      FROM ${sql.table(table)} r WHERE ${there} ORDER BY 1
    `.execute(app.db)
    all[table] = rows.map(({ record }) => record)
  }
  return all
}

const person = fc.constantFrom(
  'Here,Already,here@example.gr',
  'Here,Already,',
  ',,here@example.gr',
  'Gone,,',
  'Newer,Person,new@example.gr',
  'Newer,Person,',
)
const property = fc.constantFrom('DRY-1', 'DRY-2', 'dry-2', '', 'NONE')
const day = fc
  .integer({ min: 1, max: 12 })
  .map((date) => `2022-07-${String(date).padStart(2, '0')}`)
const people = 'Last name,First name,E-mail'

const kinds: Record<string, { kind: ImportKindName; headers: string; row: fc.Arbitrary<string> }> =
  {
    leads: {
      kind: 'leads',
      headers: `${people},Looking for,Budget,Start date,Description`,
      row: fc
        .tuple(
          person,
          fc.constantFrom('buy', 'rent', 'buy;rent', 'x'),
          fc.constantFrom('900', '70000', ''),
          day,
          fc.constantFrom('', 'a', 'b'),
        )
        .map((cells) => cells.join(',')),
    },
    activities: {
      kind: 'activities',
      headers: `${people},Website code,Date,Time,Type,Text`,
      row: fc
        .tuple(
          person,
          property,
          day,
          fc.constantFrom('', '09:30', '25:00'),
          fc.constantFrom('Call', 'Note', 'E-mail', ''),
          fc.constantFrom('', 'a', 'b'),
        )
        .map((cells) => cells.join(',')),
    },
    stays: {
      kind: 'stays',
      headers: `Confirmation code,Website code,${people.replaceAll(/(^|,)/g, '$1Guest ')},Arrival,Nights,Status`,
      row: fc
        .tuple(
          fc.constantFrom('', 'N1', 'N2'),
          property,
          person,
          day,
          fc.constantFrom('1', '2', '4', '0'),
          fc.constantFrom('Confirmed', 'Cancelled', ''),
        )
        .map((cells) => cells.join(',')),
    },
    payments: {
      kind: 'payments',
      headers: `${people},Website code,Date,Amount,Category`,
      row: fc
        .tuple(
          person,
          property,
          day,
          fc.constantFrom('5', '-5', '0'),
          fc.constantFrom('Rent', 'Water', ''),
        )
        .map((cells) => cells.join(',')),
    },
  }

for (const [name, { kind, headers, row }] of Object.entries(kinds))
  test(`${name}: the run writes what the check showed, once, and can be undone completely`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 10 }),
        fc.constantFrom('fill', 'replace', 'keep'),
        async (rows, found) => {
          const file = csv(headers, ...rows)
          const before = await everything()
          const { id, source, mapping } = await imports.send(kind, file)
          if (source.headers.length !== headers.split(',').length) return
          expect(mapping!.columns.filter(({ target }) => target === null)).toEqual([])
          const columns = mapping!.columns.map((use) => ({
            ...use,
            ...('dates' in use ? {} : { dates: 'ymd' as const }),
          }))
          await imports.map(id, { found, columns })
          const checked = await imports.check(id)
          const shown = await imports.rows(id)
          const done = await imports.run(id)
          expect(done.done).toBe(checked.counts.new + checked.counts.changed)
          expect(done.counts).toEqual(checked.counts)
          expect((await imports.rows(id)).map(({ outcome }) => outcome)).toEqual(
            shown.map(({ outcome }) => outcome),
          )
          const again = await imports.send(kind, file)
          await imports.map(again.id, { found: 'fill', columns })
          expect((await imports.check(again.id)).counts).toMatchObject({ new: 0 })
          expect((await imports.undo(id)).written.stays).toBe(0)
          expect(await everything()).toEqual(before)
        },
      ),
      { numRuns: 3 },
    )
  })

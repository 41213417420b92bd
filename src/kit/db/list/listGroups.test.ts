import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/testDatabase.ts'
import type { TestDatabase } from '../../testing/testDatabase.ts'

let database: TestDatabase<Record<never, never>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

// Values outside of the range of their group. The group after the last one has no lowest value.
async function misplaced(values: unknown[], type: string, kind: string): Promise<unknown[]> {
  const collated = kind === 'Name' ? sql`"value" COLLATE "und-x-icu"` : sql`"value"`
  const lowest = sql.raw(`lowest${kind}`)
  const { rows } = await sql`
    SELECT * FROM (
      SELECT ${collated} AS "value", ${sql.raw(`groupOf${kind}`)}("value") AS "group"
      FROM unnest(${values}::${sql.raw(type)}[]) AS "value"
    ) AS "each"
    WHERE NOT ("value" >= ${lowest}("group") AND coalesce("value" < ${lowest}("group" + 1), true))`.execute(
    database.db,
  )
  return rows
}

const letters = fc.constantFrom(..."aAábzßæøъыяжЖёйіґҐαάΑΆςσωώϊΐ -'.1٣漢")
const name = fc.oneof(
  fc.string({ unit: letters, maxLength: 6 }),
  fc
    .string({ unit: 'binary', maxLength: 6 })
    .map((text) => text.replaceAll(/[\0\uD800-\uDFFF]/g, '')),
)

test.each([
  ['Name', 'text', name],
  ['Number', 'integer', fc.integer({ min: 1, max: 2_147_000_000 })],
  [
    'Instant',
    'timestamptz',
    fc
      .date({
        min: new Date('0100-01-01'),
        max: new Date('2900-01-01'),
        noInvalidDate: true,
      })
      .map((at) => at.toISOString()),
  ],
] as const)('a %s is in the group that it stands in', async (kind, type, value) => {
  await fc.assert(
    fc.asyncProperty(fc.array<unknown>(value, { minLength: 1, maxLength: 200 }), async (values) => {
      expect(await misplaced(values, type, kind)).toEqual([])
    }),
    { numRuns: 30 },
  )
})

test('names of each script are in many groups', async () => {
  const { rows } = await sql<{ groups: number }>`
    SELECT count(DISTINCT groupOfName("name")) AS "groups"
    FROM unnest(ARRAY['Adams', 'Baker', 'Bell', 'Αλεξίου', 'Βασιλείου', 'Βλάχου', 'Иванова', 'Кузнецова', 'Козлов']) AS "name"
  `.execute(database.db)
  expect(rows[0]?.groups).toBe(9)
})

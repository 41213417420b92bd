// Every dropped or changed object of a schema is found, and repaired if it contains no rows.
// @module-tag faults
import fc from 'fast-check'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { keptValues } from '#app/features.ts'
import { smallWorld } from '#app/testing/smallWorld.ts'
import { readCatalogue } from '#kit/testing/catalogue.ts'
import { rounds } from '#kit/testing/rounds.ts'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'
import { compareSchema } from '#kit/db/schema/compareSchema.ts'
import type { SchemaDifference } from '#kit/db/schema/compareSchema.ts'
import { OtherRelease, examineSchema } from '#kit/db/schema/examineSchema.ts'
import { readSchema } from '#kit/db/schema/readSchema.ts'
import { readBothSchemas } from '#kit/db/schema/releaseSchema.ts'
import type { BothSchemas } from '#kit/db/schema/releaseSchema.ts'
import { keyOf } from '#kit/db/schema/schemaObject.ts'
import type { SchemaKind, SchemaObject } from '#kit/db/schema/schemaObject.ts'

const root = join(import.meta.dirname, '../../../..')

/** A database as this release makes it; tests change it only within a transaction. */
let fresh: TestDatabase<unknown>
let both: BothSchemas
beforeAll(async () => {
  fresh = await testDatabase()
  both = await readBothSchemas(fresh.pool, root, keptValues)
})
afterAll(() => fresh.drop())

let database: TestDatabase<unknown>
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.drop())

const examine = (mend = false) => examineSchema(database.pool, root, keptValues, { mend })
const change = (sql: string) => database.pool.query(sql)

/** The differences after a change, which is rolled back. */
async function after(sql: string): Promise<SchemaDifference> {
  const client = await fresh.pool.connect()
  try {
    await client.query(`BEGIN; SET LOCAL search_path = public; ${sql}`)
    return compareSchema({ release: both.release, found: await readSchema(client, 'public') })
  } finally {
    client.release(true)
  }
}

const objectsOf = (kind: SchemaKind): SchemaObject[] =>
  both.release.filter((each) => each.kind === kind)

test('a new database has no differences', () => {
  expect(compareSchema(both)).toEqual({ faults: [], others: [] })
  const kinds = new Set(both.release.map(({ kind }) => kind))
  for (const kind of ['table', 'view', 'sequence', 'collation', 'column', 'constraint', 'index'])
    expect(kinds).toContain(kind)
})

test('comparing blocks nobody and leaves nothing behind', async () => {
  const worker = await fresh.pool.connect()
  const names = [...objectsOf('table'), ...objectsOf('view')].map(({ name }) => `"${name}"`)
  await worker.query(`BEGIN; LOCK TABLE ${names.join(', ')} IN ROW EXCLUSIVE MODE`)
  const schemas = () => fresh.pool.query('SELECT nspname FROM pg_namespace ORDER BY 1')
  const before = (await schemas()).rows
  await readBothSchemas(fresh.pool, root, keptValues)
  expect((await schemas()).rows).toEqual(before)
  worker.release(true)
})

const tableOf = ({ table }: SchemaObject) => `"${table}"`

/** Ways to change an object of each kind, so that it is reported. */
const spoils: Partial<Record<SchemaKind, readonly ((object: SchemaObject) => string)[]>> = {
  table: [
    ({ name }) => `DROP TABLE "${name}" CASCADE`,
    ({ name }) => `ALTER TABLE "${name}" ENABLE ROW LEVEL SECURITY`,
  ],
  view: [
    ({ name }) => `DROP VIEW "${name}" CASCADE`,
    ({ name }) => `ALTER VIEW "${name}" SET (security_barrier = true)`,
  ],
  sequence: [({ name }) => `ALTER SEQUENCE "${name}" INCREMENT BY 7`],
  column: [(it) => `ALTER TABLE ${tableOf(it)} DROP COLUMN "${it.name}" CASCADE`],
  nullability: [
    (it) =>
      `ALTER TABLE ${tableOf(it)} ALTER COLUMN "${it.name}" ${it.definition === 'NULL' ? 'SET' : 'DROP'} NOT NULL`,
  ],
  default: [
    (it) =>
      `ALTER TABLE ${tableOf(it)} ALTER COLUMN "${it.name}" ${it.definition === 'none' ? 'SET DEFAULT NULL' : 'DROP DEFAULT'}`,
  ],
  constraint: [(it) => `ALTER TABLE ${tableOf(it)} DROP CONSTRAINT "${it.name}" CASCADE`],
  index: [({ name }) => `DROP INDEX "${name}"`],
  trigger: [
    (it) => `DROP TRIGGER "${it.name}" ON ${tableOf(it)}`,
    (it) => `ALTER TABLE ${tableOf(it)} DISABLE TRIGGER "${it.name}"`,
    (it) => `COMMENT ON TRIGGER "${it.name}" ON ${tableOf(it)} IS 'of another version'`,
  ],
  function: [
    ({ name }) => `DROP FUNCTION ${quoted(name)} CASCADE`,
    ({ name }) => `ALTER FUNCTION ${quoted(name)} COST 7777`,
  ],
  statistics: [({ name }) => `DROP STATISTICS "${name}"`],
}

const quoted = (signature: string) => signature.replace(/^[^(]+/, (name) => `"${name}"`)

/** Some objects cannot be changed in this way: a generated column has no default, a primary key no NULL. */
function isSpoilable({ kind, make, definition, name, table }: SchemaObject): boolean {
  if (kind === 'index') return make !== null
  if (kind === 'default') return definition !== 'none'
  if (kind !== 'nullability') return true
  const isKey = objectsOf('constraint').some(
    (each) => each.table === table && each.definition.startsWith('PRIMARY KEY'),
  )
  const isIdentity = objectsOf('column').some(
    (each) => each.table === table && each.name === name && each.definition.includes('IDENTITY'),
  )
  return !isKey && !isIdentity
}

const kinds = Object.keys(spoils) as SchemaKind[]

test.each(kinds)('a %s that was dropped or changed is found', async (kind) => {
  const candidates = objectsOf(kind).filter(isSpoilable)
  expect(candidates.length).toBeGreaterThan(0)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...candidates),
      fc.constantFrom(...spoils[kind]!),
      async (object, spoil) => {
        const { faults } = await after(spoil(object))
        expect(faults.map((fault) => keyOf(fault.object))).toContain(keyOf(object))
      },
    ),
    { numRuns: rounds(4, 60), endOnFailure: true },
  )
})

test('every dropped or disabled trigger is found', async () => {
  const declared = keptValues.flatMap(({ triggers }) => triggers)
  for (const [say, verb] of [
    ['is missing', (name: string, table: string) => `DROP TRIGGER "${name}" ON "${table}"`],
    [
      'is disabled',
      (name: string, table: string) => `ALTER TABLE "${table}" DISABLE TRIGGER "${name}"`,
    ],
  ] as const) {
    const { faults } = await after(declared.map(({ name, table }) => verb(name, table)).join('; '))
    const lines = faults.map(({ line }) => line)
    for (const { name, table } of declared)
      expect(lines).toContainEqual(
        expect.stringContaining(`trigger "${name}" of "${table}" ${say}`),
      )
  }
})

test('missing and changed objects are repaired, in any order of their dependencies', async () => {
  await change(`
    ALTER TABLE "reservation" DROP CONSTRAINT "reservationOverlap";
    DROP FUNCTION "refuseLate"() CASCADE;
    DROP VIEW "publishedObject" CASCADE;
    DROP INDEX "fileParent";
    CREATE INDEX "fileParent" ON "file" ("parentId");
    DROP STATISTICS "dealTypeSpread";
    ALTER TABLE "lead" DISABLE TRIGGER "keepOpenLead";
    ALTER TABLE "account" ALTER COLUMN "createdOn" DROP DEFAULT, ALTER COLUMN "createdOn" DROP NOT NULL`)
  const { faults } = await examine()
  for (const line of [
    'trigger "keepOpenLead" of "lead" is disabled',
    'view "publishedObject" is missing',
  ])
    expect(faults).toContainEqual(expect.stringContaining(line))
  const mended = await examine(true)
  expect({
    mended: mended.mended,
    faults: mended.faults.filter((line) => !line.endsWith('; made again')),
  }).toEqual({
    mended: faults.length,
    faults: [],
  })
  expect(await examine()).toEqual({ faults: [], mended: 0, others: [] })
})

const overlap = 'constraint "reservationOverlap" of "reservation"'
const twoStays = `
  INSERT INTO "reservation" ("id", "objectId", "checkIn", "duration", "clientLastName")
  VALUES (71, 9002, '2026-07-01', 9, 'Ζαχαρίου'), (72, 9002, '2026-07-05', 7, 'Ιωάννου')`

test('a dropped EXCLUDE constraint is found, made again, and works again', async () => {
  await change(`${smallWorld}; ALTER TABLE "reservation" DROP CONSTRAINT "reservationOverlap"`)
  expect(await examine()).toEqual({
    faults: [expect.stringContaining(`${overlap} is missing: EXCLUDE USING gist (`)],
    mended: 0,
    others: [],
  })
  expect(await examine(true)).toMatchObject({
    faults: [expect.stringMatching(/; made again$/)],
    mended: 1,
  })
  expect((await examine()).faults).toEqual([])
  await expect(change(twoStays)).rejects.toThrow('reservationOverlap')
})

test('a constraint that rows violate is not made again: the rows are named, and nothing changes', async () => {
  await change(`${smallWorld};
    ALTER TABLE "reservation" DROP CONSTRAINT "reservationOverlap", DISABLE TRIGGER USER;
    ${twoStays};
    ALTER TABLE "reservation" ENABLE TRIGGER USER;
    ALTER TABLE "lead" DROP CONSTRAINT "lead_accountId_fkey" CASCADE;
    ALTER TABLE "lead" DISABLE TRIGGER USER;
    UPDATE "lead" SET "accountId" = 123456 WHERE "id" = 9001;
    ALTER TABLE "lead" ENABLE TRIGGER USER`)
  const before = await readCatalogue(database.pool)
  const { faults, mended } = await examine(true)
  expect(mended).toBe(0)
  expect(faults).toContainEqual(
    expect.stringMatching(
      /reservationOverlap.*because rows of "reservation" break it, such as 71 and 72: mend these first/,
    ),
  )
  expect(faults).toContainEqual(
    expect.stringMatching(/lead_accountId_fkey.*rows of "lead" break it, such as 9001/),
  )
  expect(await readCatalogue(database.pool)).toEqual(before)
})

test('objects that an operator added are reported, but are no faults', async () => {
  await change(`
    CREATE TABLE "report" ("id" integer PRIMARY KEY, "title" text NOT NULL DEFAULT 'none');
    CREATE INDEX "ofOperator" ON "lead" ("createdOn");
    CREATE VIEW "olderLeads" AS SELECT "id" FROM "lead"`)
  expect(await examine(true)).toEqual({
    faults: [],
    mended: 0,
    others: expect.arrayContaining([
      'table "report"',
      'index "ofOperator" of "lead"',
      'view "olderLeads"',
    ]),
  })
})

test('a lost column or table is reported, and never made again without its content', async () => {
  await change(
    `ALTER TABLE "lead" DROP COLUMN "description" CASCADE; DROP TABLE "recoveryCode" CASCADE`,
  )
  const { faults } = await examine(true)
  for (const name of ['column "description" of "lead"', 'table "recoveryCode"'])
    expect(faults).toContainEqual(
      expect.stringMatching(
        new RegExp(`^${name} is missing.*what it held is lost: restore it from a backup$`),
      ),
    )
  expect(faults.some((line) => line.includes('of "recoveryCode"'))).toBe(false)
})

test('a database of another release is not compared', async () => {
  await change(`UPDATE "functionFile" SET "version" = "version" + 1 WHERE "name" = 'fold.sql'`)
  await expect(examine()).rejects.toThrow(OtherRelease)
  await expect(examine()).rejects.toThrow('A newer release has upgraded the database (fold.sql)')
  await change(
    `DELETE FROM "functionFile" WHERE "name" = 'fold.sql'; DELETE FROM "migration" WHERE "name" LIKE '0250%'`,
  )
  await expect(examine()).rejects.toThrow('lacks 0250_phone_extensions.sql: start the server first')
})

test('an invalid index is found, and made again once no row violates it', async () => {
  await change('DROP INDEX "storageMarkOne"')
  await change('INSERT INTO "storageMark" SELECT gen_random_uuid() FROM generate_series(1, 2)')
  await expect(
    change('CREATE UNIQUE INDEX CONCURRENTLY "storageMarkOne" ON "storageMark" ((true))'),
  ).rejects.toThrow('could not create unique index')
  expect((await examine(true)).faults).toEqual([
    expect.stringMatching(
      /^index "storageMarkOne" of "storageMark" is invalid; .* such as \(0,1\) and \(0,2\)/,
    ),
  ])
  await change('DELETE FROM "storageMark"')
  expect((await examine(true)).mended).toBe(1)
  expect((await examine()).faults).toEqual([])
})

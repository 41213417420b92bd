import { sql } from 'kysely'
import type { Generated } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { date, flag, flagEnum, money, text } from '../fields/kinds.ts'
import { Problem } from '../http/problem.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import type { TestDatabase } from '../testing/testDatabase.ts'
import type { StampColumns } from './columns.ts'
import { entitiesOf } from './entity.ts'
import type { RecordOf } from './entity.ts'
import { requestedChanges } from './requestedChanges.ts'
import { add, lock, restore, save, softDelete } from './save.ts'

type Tables = {
  thing: StampColumns & {
    colour: string | null
    weight: number | null
    since: string | null
    sold: Generated<boolean>
    tags: Generated<number[]>
  }
  actionLog: { entity: string; entityId: number; version: number; action: string; data: unknown }
}

const thing = entitiesOf<Tables>()({
  table: 'thing',
  entity: 'Thing',
  fields: { colour: text, weight: money, since: date, sold: flag, tags: flagEnum('tag') },
})
type Thing = RecordOf<Tables['thing'], typeof thing.fields, never>
type Input = Parameters<
  typeof requestedChanges<Tables['thing'], typeof thing.fields, never, never>
>[3]

let database: TestDatabase<Tables>
const db = () => database.db
beforeAll(async () => {
  database = await testDatabase<Tables>()
  await sql`CREATE TABLE "thing" (
    "id" integer GENERATED ALWAYS AS IDENTITY, "colour" text, "weight" numeric(14, 2), "since" date,
    "sold" boolean NOT NULL DEFAULT false, "tags" integer[] NOT NULL DEFAULT '{}',
    "version" integer NOT NULL DEFAULT 1, "createdOn" timestamptz DEFAULT now(), "createdById" integer, "modifiedById" integer,
    "modifiedOn" timestamptz, "deletedOn" timestamptz, "deletedById" integer)`.execute(db())
})
afterAll(() => database.drop())

const update = (id: number, input: Input) =>
  db()
    .transaction()
    .execute(async (tx) =>
      save(tx, thing, await lock(tx, thing, id), {
        actor: null,
        changes: (before) => requestedChanges(tx, thing, before, input, async () => before),
      }),
    )
const read = async (id: number) => {
  const { rows } = await sql<Thing>`SELECT * FROM "thing" WHERE "id" = ${id}`.execute(db())
  return rows[0]!
}
const logOf = (id: number) =>
  db()
    .selectFrom('actionLog')
    .selectAll()
    .where('entity', '=', 'Thing')
    .where('entityId', '=', id)
    .orderBy('version')
    .execute()
const blue = () =>
  add(db(), thing, { colour: 'blue', weight: 10.5, since: '2024-02-29', tags: [2, 5] }, null)
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Problem ? error : Promise.reject(error)),
  )

test('a change raises the version by one and logs the old and new values', async () => {
  const id = await blue()
  await update(id, { colour: 'red', weight: 10.5 })
  expect(await read(id)).toMatchObject({
    colour: 'red',
    weight: 10.5,
    since: '2024-02-29',
    version: 2,
  })
  expect((await logOf(id)).at(-1)).toMatchObject({
    action: 'update',
    version: 2,
    data: { attributes: { colour: 'red' }, previous: { colour: 'blue' } },
  })
})

test('saving the same values again changes nothing', async () => {
  const id = await blue()
  await update(id, { colour: 'blue', weight: 10.5, tags: [2, 5], version: 1 })
  expect(await read(id)).toMatchObject({ version: 1 })
  expect(await logOf(id)).toHaveLength(1)
})

test('two people who change different fields keep both changes', async () => {
  const id = await blue()
  await update(id, { colour: 'red', version: 1 })
  await update(id, { colour: 'blue', weight: 99, version: 1 })
  expect(await read(id)).toMatchObject({ colour: 'red', weight: 99, version: 3 })
})

test('two people who change a field to the same value have no conflict', async () => {
  const id = await blue()
  await update(id, { colour: 'red', version: 1 })
  await update(id, { colour: 'red', sold: true, version: 1 })
  expect(await read(id)).toMatchObject({ colour: 'red', sold: true, version: 3 })
})

test('a field that both changed differently is a conflict that names it and changes nothing', async () => {
  const id = await blue()
  await update(id, { colour: 'red', version: 1 })
  await update(id, { colour: 'green', version: 2 })
  const clash = await refusal(update(id, { colour: 'black', weight: 1, version: 1 }))
  expect(clash).toMatchObject({
    status: 409,
    parts: { extra: { conflicts: ['colour'], current: { colour: 'green' } } },
  })
  expect(await read(id)).toMatchObject({ colour: 'green', weight: 10.5, version: 3 })
})

test('a merge is based on the value that this person had read, however often it changed since', async () => {
  const id = await blue()
  await update(id, { colour: 'red', version: 1 })
  await update(id, { colour: 'green', version: 2 })
  await update(id, { colour: 'blue', since: '2025-01-01', version: 1 })
  expect(await read(id)).toMatchObject({ colour: 'green', since: '2025-01-01' })
})

test('without a version the change is applied as it is', async () => {
  const id = await blue()
  await update(id, { colour: 'red', version: 1 })
  await update(id, { colour: 'black' })
  expect(await read(id)).toMatchObject({ colour: 'black', version: 3 })
})

test.each([0, -1, 7])('unknown version %i is refused, naming the field', async (version) => {
  const id = await blue()
  expect(await refusal(update(id, { colour: 'red', version }))).toMatchObject({
    status: 400,
    parts: { errors: { version: expect.anything() } },
  })
})

test('a deleted record is gone for readers and comes back when the deletion is undone', async () => {
  const id = await blue()
  await softDelete(db(), thing, id, null)
  expect(await refusal(update(id, { colour: 'red' }))).toMatchObject({ status: 404 })
  expect(await refusal(softDelete(db(), thing, id, null))).toMatchObject({ status: 404 })
  await restore(db(), thing, id, null)
  await update(id, { colour: 'red' })
  expect(await read(id)).toMatchObject({ colour: 'red', deletedOn: null, version: 4 })
  expect(await refusal(restore(db(), thing, id, null))).toMatchObject({ status: 404 })
})

test('a column that a newer server adds meanwhile does not break saving', async () => {
  const id = await blue()
  await db()
    .connection()
    .execute(async (one) => {
      const change = async (colour: string) =>
        save(one, thing, await lock(one, thing, id), { actor: null, changes: { colour } })
      await change('red')
      await sql`ALTER TABLE "thing" ADD COLUMN "newer" text`.execute(db())
      await change('green')
      await softDelete(one, thing, id, null)
      await sql`ALTER TABLE "thing" ADD COLUMN "newest" text`.execute(db())
      await restore(one, thing, id, null)
      await change('blue')
    })
  expect(await read(id)).toMatchObject({ colour: 'blue', version: 6 })
})

test('two saves at the same moment both arrive, one after the other', async () => {
  const id = await blue()
  await Promise.all([
    update(id, { colour: 'red', version: 1 }),
    update(id, { weight: 3, version: 1 }),
    update(id, { sold: true, version: 1 }),
  ])
  expect(await read(id)).toMatchObject({ colour: 'red', weight: 3, sold: true, version: 4 })
})

test('saving a stale record that was not locked fails, and nothing is written', async () => {
  const id = await blue()
  const before = await read(id)
  await update(id, { colour: 'red' })
  const late = save(db(), thing, before, { actor: null, changes: { colour: 'green' } })
  await expect(late).rejects.toThrow('without being locked')
  expect(await read(id)).toMatchObject({ colour: 'red', version: 2 })
})

// Never run: each of these must not compile.
async function misspelt() {
  const before = await lock(db(), thing, 1)
  await add(db(), thing, { colour: 'blue' }, null)
  // @ts-expect-error -- no such column
  await add(db(), thing, { color: 'blue' }, null)
  // @ts-expect-error -- another type
  await add(db(), thing, { weight: 'heavy' }, null)
  // @ts-expect-error -- made by the database
  await add(db(), thing, { version: 7 }, null)
  await save(db(), thing, before, { actor: null, changes: { sold: true } })
  // @ts-expect-error -- no such column
  await save(db(), thing, before, { actor: null, changes: { solt: true } })
  // @ts-expect-error -- a flag is never empty
  await save(db(), thing, before, { actor: null, changes: { sold: null } })
  // @ts-expect-error -- no such column
  before.color satisfies unknown
  // @ts-expect-error -- no such field
  await requestedChanges(db(), thing, before, { colours: 'red' }, async () => before)
  // @ts-expect-error -- no such table
  entitiesOf<Tables>()({ table: 'think', entity: 'Thing', fields: {} })
  // @ts-expect-error -- no such column
  entitiesOf<Tables>()({ table: 'thing', entity: 'Thing', fields: {}, kept: ['colr'] })
}
void misspelt

import { sql } from 'kysely'
import type { Generated, Selectable } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { number, text } from '../fields/kinds.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import type { TestDatabase } from '../testing/testDatabase.ts'
import type { StampColumns } from './columns.ts'
import { entitiesOf } from './entity.ts'
import { add, save, softDelete } from './save.ts'

type Tables = {
  cup: StampColumns & { colour: string | null; sips: Generated<number> }
  actionLog: { entity: string; entityId: number; version: number; data: unknown }
}
type Cup = Selectable<Tables['cup']>

const cup = entitiesOf<Tables>()({
  table: 'cup',
  entity: 'Cup',
  fields: { colour: text, sips: number() },
})

let database: TestDatabase<Tables>
const db = () => database.db
beforeAll(async () => {
  database = await testDatabase<Tables>()
  await sql`CREATE TABLE "cup" (
    "id" integer GENERATED ALWAYS AS IDENTITY, "colour" text, "sips" integer NOT NULL DEFAULT 0,
    "version" integer NOT NULL DEFAULT 1, "createdOn" timestamptz DEFAULT now(), "createdById" integer, "modifiedById" integer,
    "modifiedOn" timestamptz, "deletedOn" timestamptz, "deletedById" integer)`.execute(db())
})
afterAll(() => database.drop())

const newCup = () => add(db(), cup, { colour: 'blue' }, null)
const change = async (
  id: number,
  changes: (before: Pick<Cup, 'sips'>) => { colour?: string; sips?: number },
) => {
  const { answer } = await save(db(), cup, id, {
    actor: null,
    changes,
    select: (from) => sql<Cup>`SELECT * FROM ${from} AS c WHERE c."id" = ${id}`,
  })
  return answer
}
const logOf = (id: number) =>
  db()
    .selectFrom('actionLog')
    .select(['version', 'data'])
    .where('entity', '=', 'Cup')
    .where('entityId', '=', id)
    .orderBy('version')
    .execute()

test('the result has the new values, and the log the old ones', async () => {
  const id = await newCup()
  const saved = await change(id, () => ({ colour: 'red' }))
  expect(saved).toMatchObject({ colour: 'red', version: 2 })
  expect((await logOf(id)).at(-1)).toEqual({
    version: 2,
    data: { attributes: { colour: 'red' }, previous: { colour: 'blue' } },
  })
})

test('saving the same values again writes nothing', async () => {
  const id = await newCup()
  expect(await change(id, () => ({ colour: 'blue' }))).toMatchObject({ version: 1 })
  expect(await logOf(id)).toHaveLength(1)
})

test('many simultaneous saves each build on the one before', async () => {
  const id = await newCup()
  const sips = 30
  await Promise.all(
    Array.from({ length: sips }, () => change(id, (before) => ({ sips: before.sips + 1 }))),
  )
  expect(await change(id, () => ({}))).toMatchObject({ sips, version: 1 + sips })
  expect((await logOf(id)).map((entry) => entry.version)).toEqual(
    Array.from({ length: 1 + sips }, (_, i) => i + 1),
  )
})

test('simultaneous saves within larger transactions build on each other too', async () => {
  const id = await newCup()
  const sips = 10
  await Promise.all(
    Array.from({ length: sips }, () =>
      db()
        .transaction()
        .execute((tx) =>
          save(tx, cup, id, { actor: null, changes: (before) => ({ sips: before.sips + 1 }) }),
        ),
    ),
  )
  expect(await change(id, () => ({}))).toMatchObject({ sips, version: 1 + sips })
})

test('a save returns the record before the change, and the changes', async () => {
  const id = await newCup()
  const saved = await save(db(), cup, id, {
    actor: null,
    changes: { colour: 'blue', sips: 3 },
  })
  expect(saved).toMatchObject({ before: { colour: 'blue', sips: 0, version: 1 } })
  expect(saved.changes).toEqual({ sips: 3 })
})

test('a deleted record is not found', async () => {
  const id = await newCup()
  await softDelete(db(), cup, id, null)
  await expect(change(id, () => ({ colour: 'red' }))).rejects.toMatchObject({ status: 404 })
})

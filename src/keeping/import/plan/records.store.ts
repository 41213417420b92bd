// Loads the records that a batch of rows may refer to, and stores their planned state.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { entities } from '../entities/entities.ts'
import type {
  Block,
  ByKeys,
  ByParents,
  RecordWithKeys,
  StoredSearch,
  Values,
} from '../entities/importedEntity.ts'
import { entitiesOf, partsOf } from '../targets.contract.ts'
import type { ImportedName } from '../composites.contract.ts'
import type { PartRule } from '../targets.contract.ts'
import { mergedInto, numbersOf, recordsWithOtherNumbers } from './recordsWithOtherNumbers.store.ts'
import {
  isOwnCreationKey,
  isOwnKey,
  ownNumberKey,
  numberKey,
  recordIdOf,
  Records,
} from './records.ts'
import { ownKeysOf, recordsWithOwnKeys } from './recordsWithOwnKeys.store.ts'
import type { PlannedRecord } from './records.ts'
import type { ImportJob, ReadPart, ReadRow } from './rows.ts'

type LoadedRow = Omit<PlannedRecord, 'keys' | 'isStored' | 'isChanged'> & { keys: string[] }
type Loaded = { records: Records; blocks: Map<string, Block[]> }
type RowPart = { row: ReadRow; name: string; rule: PartRule; part: ReadPart }

/** All candidates for these rows: those that the import has already met, and those in the database. */
export async function loadRecords(
  tx: Db,
  job: ImportJob,
  rows: readonly ReadRow[],
  takeIds: TakeIds,
): Promise<Loaded> {
  const loaded: Loaded = { records: new Records(), blocks: new Map() }
  const rules = partsOf[job.kind]
  const all = rows.flatMap((row) =>
    [...row.parts].map(([name, part]): RowPart => ({ row, name, rule: rules[name]!, part })),
  )
  // Parents come before dependent records.
  for (const entity of entitiesOf(job.kind)) {
    const parts = all.filter(({ rule }) => rule.entity === entity)
    if (parts.length === 0) continue
    const { byKeys, byParents } = entities[entity]
    const { keys, found } = byParents
      ? await searchByParents(tx, byParents, parts, job, loaded)
      : await searchByKeys(tx, byKeys, parts)
    const choices = parts.flatMap(({ row, name }) => row.choices[name] ?? [])
    await load(tx, entity, { keys, found, choices }, { job, takeIds, records: loaded.records })
  }
  return loaded
}

type Search = { keys: string[]; found: RecordWithKeys[] }

async function searchByKeys(tx: Db, { find }: ByKeys, parts: readonly RowPart[]): Promise<Search> {
  const keys = [...new Set(parts.flatMap(({ part }) => part.keys))]
  return {
    keys,
    found: await find(
      tx,
      keys.filter((key) => !key.startsWith('#') && !isOwnKey(key)),
    ),
  }
}

async function searchByParents(
  tx: Db,
  { keysOf, find, findBlocks }: ByParents,
  parts: readonly RowPart[],
  { kind }: ImportJob,
  { records, blocks }: Loaded,
): Promise<Search> {
  const keys = new Set<string>()
  const searches: (StoredSearch & { keys: string[] })[] = []
  for (const { row, rule, part } of parts) {
    for (const key of part.keys) keys.add(key)
    for (const parents of possibleParents(row, rule, partsOf[kind], records)) {
      const own = keysOf(idsOf(parents, 'recordId'), part.values)
      for (const key of own) keys.add(key)
      if (Object.values(parents).every(({ entityId }) => entityId !== null))
        searches.push({ parents: idsOf(parents, 'entityId'), values: part.values, keys: own })
    }
  }
  for (const { at, ...block } of (await findBlocks?.(tx, searches)) ?? [])
    for (const key of searches[at]!.keys) blocks.set(key, [...(blocks.get(key) ?? []), block])
  const found = await find(tx, searches)
  return { keys: [...keys], found: found.map(({ id, at }) => ({ id, keys: searches[at]!.keys })) }
}

/** With more candidates the user must decide anyway. */
const mostParents = 20
const mostCombinations = 64

type ParentRecords = Readonly<Record<string, PlannedRecord>>

const idsOf = (parents: ParentRecords, of: 'recordId' | 'entityId') =>
  Object.fromEntries(Object.entries(parents).map(([field, record]) => [field, record[of]!]))

/** All combinations of parents that a row's records may have. */
function possibleParents(
  row: ReadRow,
  { refs }: PartRule,
  rules: Readonly<Record<string, PartRule>>,
  records: Records,
): ParentRecords[] {
  let all: ParentRecords[] = [{}]
  for (const [field, name] of Object.entries(refs)) {
    const { entity } = rules[name]!
    const chosen = records.chosen(entity, row.choices[name])
    const may = chosen ? [chosen] : records.having(entity, row.parts.get(name)?.keys ?? [])
    if (may.length === 0) continue
    all = all.flatMap((parents) =>
      may.slice(0, mostParents).map((one) => ({ ...parents, [field]: one })),
    )
  }
  return all.filter((parents) => Object.keys(parents).length > 0).slice(0, mostCombinations)
}

async function load(
  tx: Db,
  entity: ImportedName,
  { keys, found, choices }: Search & { choices: readonly string[] },
  { job, takeIds, records }: { job: ImportJob; takeIds: TakeIds; records: Records },
) {
  const { importId, mapping } = job
  const { system } = mapping
  const chosen = choices.filter((choice) => choice !== 'new')
  const chosenIds = chosen.filter((choice) => recordIdOf(choice) === null).map(Number)
  const stored = [
    ...found,
    ...[
      ...(await idsByNumber(tx, entity, system, keys)),
      ...(await recordsWithOwnKeys(tx, entity, keys)),
      ...chosenIds,
    ].map((id) => ({ id, keys: [] })),
  ]
  const { rows } = await sql<LoadedRow>`
    SELECT r."id" AS "recordId", r."entity", r."entityId", r."addedBy", r."values",
      ARRAY(SELECT "key" FROM "importKey" WHERE "recordId" = r."id") AS "keys"
    FROM "importRecord" r WHERE r."id" IN (
      SELECT "recordId" FROM "importKey"
      WHERE "importId" = ${importId} AND "entity" = ${entity}
        AND "key" = ANY (${keys.filter((key) => !isOwnCreationKey(key))}::text[])
      UNION ALL
      SELECT "id" FROM "importRecord"
      WHERE "importId" = ${importId} AND "entity" = ${entity} AND "entityId" = ANY (${stored.map(({ id }) => id)}::integer[])
      UNION ALL
      SELECT "id" FROM "importRecord"
      WHERE "importId" = ${importId} AND "entity" = ${entity}
        AND "id" = ANY (${chosen.flatMap((choice) => recordIdOf(choice) ?? [])}::integer[])
    ) ORDER BY r."id"
  `.execute(tx)
  for (const row of rows)
    records.add({ ...row, keys: new Set(row.keys), isStored: true, isChanged: false })
  const by = { system, isExport: keys.some(isOwnKey), records, takeIds }
  await addStored(tx, entity, stored, by)
}

function idsByNumber(tx: Db, entity: ImportedName, system: string, keys: readonly string[]) {
  const prefix = numberKey(system, '')
  const numbers = keys.filter((key) => key.startsWith(prefix))
  return recordsWithOtherNumbers(
    tx,
    entity,
    system,
    numbers.map((key) => key.slice(prefix.length)),
  )
}

/** Candidates in the database that the import has not met yet. */
async function addStored(
  tx: Db,
  entity: ImportedName,
  found: readonly RecordWithKeys[],
  {
    system,
    isExport,
    records,
    takeIds,
  }: { system: string; isExport: boolean; records: Records; takeIds: TakeIds },
) {
  const keys = new Map<number, Set<string>>()
  for (const { id, keys: own } of found) {
    if (records.stored(entity, id)) continue
    keys.set(id, new Set([...(keys.get(id) ?? []), ...own]))
  }
  if (keys.size === 0) return
  const ids = [...keys.keys()]
  const stored = await entities[entity].read(tx, ids, false)
  // One that is found by its number shows by its other keys, or those of who was merged into it, whether it is the same.
  const known: { id: number; values: Values }[] = [
    ...stored.map((values) => ({ id: values.id, values })),
    ...(await mergedInto(tx, entity, ids)),
  ]
  const own = await entities[entity].byKeys?.keysOf(
    tx,
    known.map(({ values }) => values),
  )
  for (const [at, { id }] of known.entries())
    for (const key of own?.[at] ?? []) keys.get(id)?.add(key)
  for (const { id, keys: own } of isExport ? await ownKeysOf(tx, entity, ids) : [])
    for (const key of own) keys.get(id)?.add(key)
  for (const { id, values } of isExport ? known : [])
    keys.get(id)?.add(ownNumberKey(Number(values['id'])))
  for (const { id, system: of, number } of await numbersOf(tx, entity, ids))
    if (of === system) keys.get(id)?.add(numberKey(system, number))
  const recordIds = await takeIds(stored.length)
  for (const [at, { id, version: _, ...values }] of stored.entries())
    records.add({
      recordId: recordIds[at]!,
      entity,
      entityId: id,
      addedBy: null,
      values,
      keys: keys.get(id)!,
      isStored: false,
      isChanged: false,
    })
}

/** Ids for new rows of "importRecord", lowest first. */
export type TakeIds = (count: number) => Promise<number[]> | number[]

export async function nextRecordIds(tx: Db, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence('"importRecord"', 'id'))::integer AS "id" FROM generate_series(1, ${count}::integer)
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Stores the records of a row. Dates and numbers are stored as on the wire. */
export async function storeRecords(
  tx: Db,
  importId: number,
  records: Records,
  used: ReadonlySet<number>,
): Promise<void> {
  const kept = records.all.filter(
    ({ recordId, isChanged, isStored }) => isChanged || (used.has(recordId) && !isStored),
  )
  if (kept.length === 0) return
  const json = kept.map(({ recordId, entity, entityId, addedBy, values, keys }) => ({
    id: recordId,
    entity,
    entityId,
    addedBy,
    values,
    keys: [...keys],
  }))
  await sql`
    WITH "given" AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(json)}::jsonb) AS "each"
        ("id" integer, "entity" text, "entityId" integer, "addedBy" integer, "values" jsonb, "keys" text[])
    ), "stored" AS (
      INSERT INTO "importRecord" ("id", "importId", "entity", "entityId", "addedBy", "values")
      SELECT "id", ${importId}::integer, "entity", "entityId", "addedBy", "values" FROM "given"
      ON CONFLICT ("id") DO UPDATE SET "values" = excluded."values"
      RETURNING "id"
    )
    INSERT INTO "importKey" ("importId", "entity", "key", "recordId")
    SELECT ${importId}::integer, "entity", "key", "given"."id"
    FROM "given" JOIN "stored" USING ("id"), unnest("keys") AS "key"
    ON CONFLICT DO NOTHING
  `.execute(tx)
}

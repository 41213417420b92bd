// Loads the records that a batch of rows may be about, and stores what they will be.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { entities } from '../entities/entities.ts'
import { numbersOf, recordsNumbered } from './numbersThere.store.ts'
import { linkKey, Records } from './records.ts'
import type { ImportedName, Pending } from './records.ts'

type Wanted = { entity: ImportedName; keys: readonly string[] }
export type Chosen = { entity: ImportedName; recordId?: number; entityId?: number }
type PendingRow = Omit<Pending, 'keys' | 'isStored' | 'isChanged'> & { keys: string[] }

/** Every record that has one of the keys: those the import has come upon already, and those of the database. */
export async function loadRecords(
  tx: Db,
  importId: number,
  system: string,
  wanted: readonly Wanted[],
  chosen: readonly Chosen[],
): Promise<Records> {
  const records = new Records()
  for (const name of ['Account', 'Object'] as const) {
    const keys = [
      ...new Set(wanted.filter(({ entity }) => entity === name).flatMap((one) => one.keys)),
    ]
    const ours = chosen.filter(({ entity }) => entity === name)
    const found = [
      ...(await entities[name].find(
        tx,
        keys.filter((key) => !key.startsWith('#')),
      )),
      ...(await byNumberThere(tx, name, system, keys)),
      ...ours.flatMap(({ entityId }) =>
        entityId === undefined ? [] : [{ id: entityId, keys: [] }],
      ),
    ]
    const known = await pendingOf(tx, importId, name, {
      keys,
      entityIds: found.map(({ id }) => id),
      recordIds: ours.flatMap(({ recordId }) => recordId ?? []),
    })
    for (const { keys: own, ...record } of known)
      records.add({ ...record, keys: new Set(own), isStored: true, isChanged: false })
    await addStored(tx, name, system, found, records)
  }
  await addLinks(tx, importId, records)
  return records
}

export async function byNumberThere(
  tx: Db,
  entity: ImportedName,
  system: string,
  keys: readonly string[],
) {
  const prefix = `#${system}\u001f`
  const numbers = keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
  const ids = await recordsNumbered(tx, entity, system, numbers)
  return ids.map((id) => ({ id, keys: [] as string[] }))
}

type By = { keys: readonly string[]; entityIds: readonly number[]; recordIds: readonly number[] }

export async function pendingOf(
  tx: Db,
  importId: number,
  entity: ImportedName,
  by: By,
): Promise<PendingRow[]> {
  const { rows } = await sql<PendingRow>`
    SELECT r."id" AS "recordId", r."entity", r."entityId", r."addedBy", r."values",
      ARRAY(SELECT "key" FROM "importKey" WHERE "recordId" = r."id") AS "keys"
    FROM "importRecord" r WHERE r."id" IN (
      SELECT "recordId" FROM "importKey"
      WHERE "importId" = ${importId} AND "entity" = ${entity} AND "key" = ANY (${[...by.keys]}::text[])
      UNION ALL
      SELECT "id" FROM "importRecord"
      WHERE "importId" = ${importId} AND "entity" = ${entity} AND "entityId" = ANY (${[...by.entityIds]}::integer[])
      UNION ALL
      SELECT "id" FROM "importRecord"
      WHERE "importId" = ${importId} AND "entity" = ${entity} AND "id" = ANY (${[...by.recordIds]}::integer[])
    ) ORDER BY r."id"
  `.execute(tx)
  return rows
}

/** Those of the database that the import has not come upon yet. */
export async function addStored(
  tx: Db,
  entity: ImportedName,
  system: string,
  found: readonly { id: number; keys: string[] }[],
  records: Records,
) {
  const keys = new Map<number, Set<string>>()
  for (const { id, keys: own } of found) {
    if (records.stored(entity, id)) continue
    keys.set(id, new Set([...(keys.get(id) ?? []), ...own]))
  }
  if (keys.size === 0) return
  const ids = [...keys.keys()]
  const stored = await entities[entity].read(tx, ids, false)
  for (const { id, system: of, number } of await numbersOf(tx, entity, ids))
    if (of === system) keys.get(id)?.add(`#${system}\u001f${number}`)
  const recordIds = await idsFor(tx, stored.length)
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

/** Links between any of the objects and accounts. */
async function addLinks(tx: Db, importId: number, records: Records) {
  const of = (entity: ImportedName) => records.all.filter((record) => record.entity === entity)
  const objects = of('Object')
  if (objects.length === 0) return
  const ends = objects.map(({ recordId }) => `l:${recordId}:`)
  const { rows: known } = await sql<PendingRow>`
    SELECT r."id" AS "recordId", r."entity", r."entityId", r."addedBy", r."values", ARRAY[k."key"] AS "keys"
    FROM unnest(${ends}::text[]) AS "end"
    JOIN "importKey" k ON k."importId" = ${importId} AND k."entity" = 'ObjectAccount'
      AND k."key" COLLATE "C" >= "end" AND k."key" COLLATE "C" < "end" || ';'
    JOIN "importRecord" r ON r."id" = k."recordId"
  `.execute(tx)
  for (const { keys, ...record } of known)
    records.add({ ...record, keys: new Set(keys), isStored: true, isChanged: false })
  const { rows: links } = await sql<{ id: number; objectId: number; accountId: number }>`
    SELECT "id", "objectId", "accountId" FROM "objectAccount"
    WHERE "objectId" = ANY (${objects.flatMap(({ entityId }) => entityId ?? [])}::integer[])
      AND "accountId" = ANY (${of('Account').flatMap(({ entityId }) => entityId ?? [])}::integer[])
      AND "deletedOn" IS NULL
  `.execute(tx)
  const fresh = links.filter(({ id }) => !records.stored('ObjectAccount', id))
  const stored = await entities.ObjectAccount.read(
    tx,
    fresh.map(({ id }) => id),
    false,
  )
  const recordIds = await idsFor(tx, stored.length)
  for (const [at, { id, version: _, ...values }] of stored.entries()) {
    const { objectId, accountId } = fresh.find((link) => link.id === id)!
    const [object, account] = [
      records.stored('Object', objectId),
      records.stored('Account', accountId),
    ]
    records.add({
      recordId: recordIds[at]!,
      entity: 'ObjectAccount',
      entityId: id,
      addedBy: null,
      values,
      keys: new Set([linkKey(object!.recordId, account!.recordId)]),
      isStored: false,
      isChanged: false,
    })
  }
}

async function idsFor(tx: Db, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence('"importRecord"', 'id'))::integer AS "id" FROM generate_series(1, ${count}::integer)
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Stores those that a row is about. Dates and numbers are stored as they are on the wire. */
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

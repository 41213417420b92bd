// Writes the records of some rows in a transaction. Refuses a row whose record was changed since it was shown.
import { sql } from 'kysely'
import { addMany, saveMany } from '#kit/db/saveMany.ts'
import type { Db } from '#base/backend/backend.ts'
import { entities } from '../entities/entities.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import type { Values, WritingBy } from '../entities/importedEntity.ts'
import { queuePhotos } from '../photos/photos.store.ts'
import type { ImportJob, PlannedPart, RowChange, RowFault } from '../plan/rows.ts'
import type { ImportedName } from '../composites.contract.ts'
import { refusals } from './refusals.ts'
import type { RowToRun, StoredBy } from './refusals.ts'
import { addedSince } from './addedSince.store.ts'

type Step = PlannedPart & { row: number }

/** Returns the errors of rows that were not written. */
export async function writeRows(
  tx: Db,
  rows: readonly RowToRun[],
  job: ImportJob,
  translate: Translate,
): Promise<Map<number, RowFault[]>> {
  const { importId, mapping, actor } = job
  const by = { actor, translate }
  const steps: Step[] = rows.flatMap(({ number, plan }) =>
    plan.map((part) => ({ ...part, row: number })),
  )
  const ids = await entityIds(tx, steps)
  const stored = await lockStored(tx, steps, ids)
  const since = await addedSince(tx, importId, steps)
  const refused = refusals(rows, { ids, stored, since })
  const going = steps.filter(({ row }) => !refused.has(row))

  const written: RowChange[] = []
  for (const entity of Object.keys(entities) as ImportedName[]) {
    const own = going.filter((step) => step.entity === entity)
    written.push(...(await addNew(tx, entity, own, ids, by)))
    written.push(...(await saveChanged(tx, entity, own, { ids, stored, by })))
  }
  await storeWritten(tx, importId, written)
  await storeNumbers(tx, importId, mapping.system, going, ids)
  await queuePhotos(
    tx,
    importId,
    going.flatMap(({ row, recordId, photos }) =>
      photos ? [{ objectId: ids.get(recordId)!, number: row, sources: photos }] : [],
    ),
  )
  return refused
}

async function entityIds(tx: Db, steps: readonly Step[]): Promise<Map<number, number | null>> {
  const recordIds = steps.flatMap(({ recordId, refs }) => [recordId, ...Object.values(refs)])
  const { rows } = await sql<{ id: number; entityId: number | null }>`
    SELECT "id", "entityId" FROM "importRecord" WHERE "id" = ANY (${recordIds}::integer[])
  `.execute(tx)
  return new Map(rows.map(({ id, entityId }) => [id, entityId]))
}

async function lockStored(
  tx: Db,
  steps: readonly Step[],
  ids: ReadonlyMap<number, number | null>,
): Promise<StoredBy> {
  const stored: Partial<StoredBy> = {}
  for (const name of Object.keys(entities) as ImportedName[]) {
    const own = steps.filter(({ entity, action }) => entity === name && action !== 'add')
    const wanted = new Set(own.flatMap(({ recordId }) => ids.get(recordId) ?? []))
    const records = await entities[name].read(tx, [...wanted], true)
    stored[name] = new Map(records.map((record) => [record.id, record]))
  }
  return stored as StoredBy
}

async function addNew(
  tx: Db,
  entity: ImportedName,
  steps: readonly Step[],
  ids: Map<number, number | null>,
  by: WritingBy,
): Promise<RowChange[]> {
  const adding = steps.filter(({ action }) => action === 'add')
  if (adding.length === 0) return []
  const records = adding.map(({ values, refs }) => ({ ...values, ...refsOf(refs, ids) }))
  const { of, add } = entities[entity]
  const added = await (add ? add(tx, records, by) : addMany(tx, of, records, by.actor))
  const json = adding.map(({ recordId }, at) => ({ id: recordId, entityId: added[at] }))
  await sql`
    UPDATE "importRecord" "stored" SET "entityId" = "new"."entityId"
    FROM jsonb_to_recordset(${JSON.stringify(json)}::jsonb) AS "new" ("id" integer, "entityId" integer)
    WHERE "stored"."id" = "new"."id"
  `.execute(tx)
  return adding.map(({ row, recordId }, at) => {
    ids.set(recordId, added[at]!)
    const data = { attributes: records[at]!, previous: {} }
    return { number: row, entity, entityId: added[at]!, isNew: true, version: 1, data }
  })
}

const refsOf = (refs: Readonly<Record<string, number>>, ids: ReadonlyMap<number, number | null>) =>
  Object.fromEntries(Object.entries(refs).map(([field, recordId]) => [field, ids.get(recordId)!]))

type Saving = {
  ids: ReadonlyMap<number, number | null>
  stored: StoredBy
  by: WritingBy
}

/** Several rows about one record change it one after another, as shown. */
async function saveChanged(
  tx: Db,
  entity: ImportedName,
  steps: readonly Step[],
  { ids, stored, by }: Saving,
): Promise<RowChange[]> {
  const written: RowChange[] = []
  let waiting = steps.filter(({ action }) => action === 'change')
  while (waiting.length > 0) {
    const first = new Map<number, Step>()
    const later: Step[] = []
    for (const step of waiting) {
      const id = ids.get(step.recordId)!
      if (first.has(id)) later.push(step)
      else first.set(id, step)
    }
    const missing = [...first.keys()].filter((id) => !stored[entity].has(id))
    for (const record of await entities[entity].read(tx, missing, true))
      stored[entity].set(record.id, record)
    const work = [...first].map(([id, { values }]) => ({
      before: stored[entity].get(id)!,
      changes: values,
    }))
    const diffs = await saveMany(tx, entities[entity].of, work, { actor: by.actor })
    await entities[entity].afterSaving?.(tx, [...first.keys()], by)
    for (const [at, [id, { row, values }]] of [...first].entries()) {
      const before = stored[entity].get(id)!
      const version = before.version + 1
      stored[entity].set(id, { ...before, ...(values as Values), id, version })
      written.push({ number: row, entity, entityId: id, isNew: false, version, data: diffs[at]! })
    }
    waiting = later
  }
  return written
}

async function storeWritten(tx: Db, importId: number, written: readonly RowChange[]) {
  if (written.length === 0) return
  await sql`
    INSERT INTO "importChange" ("importId", "number", "entity", "entityId", "isNew", "version", "data")
    SELECT ${importId}::integer, "number", "entity", "entityId", "isNew", "version", "data"
    FROM jsonb_to_recordset(${JSON.stringify(written)}::jsonb) AS "each"
      ("number" integer, "entity" text, "entityId" integer, "isNew" boolean, "version" integer, "data" jsonb)
  `.execute(tx)
}

async function storeNumbers(
  tx: Db,
  importId: number,
  system: string,
  steps: readonly Step[],
  ids: ReadonlyMap<number, number | null>,
) {
  const json = steps.flatMap(({ entity, number, recordId }) =>
    number === null ? [] : [{ entity, number, entityId: ids.get(recordId) }],
  )
  if (json.length === 0) return
  await sql`
    INSERT INTO "numberThere" ("system", "entity", "number", "entityId", "importId")
    SELECT ${system}, "entity", "number", "entityId", ${importId}::integer
    FROM jsonb_to_recordset(${JSON.stringify(json)}::jsonb) AS "each" ("entity" text, "number" text, "entityId" integer)
    ON CONFLICT ("system", "entity", "number") DO UPDATE SET "entityId" = excluded."entityId"
  `.execute(tx)
}

// Plans a batch of rows in their order, and stores the plans. Writes no records.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { entities } from '../entities/entities.ts'
import type { EntityRules } from '../entities/importedEntity.ts'
import { importedPhotoAddresses } from '../photos/photos.store.ts'
import { entitiesOf, partsOf } from '../targets.contract.ts'
import type { ImportedName } from '../composites.contract.ts'
import { mapInSteps } from '../work/pace.ts'
import { loadRecords, nextRecordIds, storeRecords } from './records.store.ts'
import type { TakeIds } from './records.store.ts'
import { numberKey } from './records.ts'
import type { Records } from './records.ts'
import type { FileRow, ImportJob, PlannedRow, ReadPart, ReadRow } from './rows.ts'
import { planRow } from './planRow.ts'
import { cellsOf, readRow } from './readRow.ts'
import { wordsFor } from './words.store.ts'

/** `sequence`: the position of the first row. */
export async function planBatch(
  tx: Db,
  rows: readonly FileRow[],
  job: ImportJob,
  sequence: number,
): Promise<void> {
  const { planned, records } = await planRows(tx, rows, job, (count) => nextRecordIds(tx, count))
  const used = new Set(planned.flatMap(({ plan }) => plan.map(({ recordId }) => recordId)))
  await storeRecords(tx, job.importId, records, used)
  await storePlans(tx, job.importId, rows, planned, sequence)
}

/** Only reads. */
export async function planRows(
  db: Db,
  rows: readonly FileRow[],
  job: ImportJob,
  takeIds: TakeIds,
): Promise<{ read: ReadRow[]; planned: PlannedRow[]; records: Records }> {
  const { mapping } = job
  const taking = rows.filter(({ leftOut, mark }) => !leftOut && mark === null)
  const words = await wordsFor(db, taking.map(cellsOf), job)
  const read = await mapInSteps(taking, (row) => readRow(row, { ...job, words }))
  const parts = partsByEntity(read, job)
  await findKeys(db, parts, mapping.system)
  const { records, blocks } = await loadRecords(db, job, read, takeIds)
  const rules = await rulesFor(db, parts, job)
  const photos = await photosOf(db, parts, records)
  const ids = await takeIds([...parts.values()].flat().length)
  const by = {
    ...job,
    records,
    blocks,
    rules,
    photosThere: photos,
    ids: { all: ids, used: 0 },
  }
  return { read, planned: await mapInSteps(read, (row) => planRow(row, by)), records }
}

type PartsOfKinds = ReadonlyMap<ImportedName, readonly ReadPart[]>

const partsByEntity = (rows: readonly ReadRow[], { kind }: ImportJob): PartsOfKinds =>
  new Map(
    entitiesOf(kind).map((entity) => [
      entity,
      rows.flatMap(({ parts }) =>
        [...parts].flatMap(([name, part]) => (partsOf[kind][name]!.entity === entity ? part : [])),
      ),
    ]),
  )

const valuesOf = (parts: readonly ReadPart[]) => parts.map(({ values }) => values)

async function findKeys(tx: Db, parts: PartsOfKinds, system: string) {
  for (const [entity, own] of parts) {
    const made = own.length > 0 ? await entities[entity].byKeys?.keysOf(tx, valuesOf(own)) : []
    for (const [at, part] of own.entries())
      part.keys = [
        ...(made?.[at] ?? []),
        ...(part.number === null ? [] : [numberKey(system, part.number)]),
        ...part.here,
      ]
  }
}

async function rulesFor(tx: Db, parts: PartsOfKinds, { actor }: ImportJob) {
  const rules = new Map<ImportedName, EntityRules>()
  for (const [entity, own] of parts)
    rules.set(entity, await entities[entity].rules(tx, valuesOf(own), actor))
  return rules
}

function photosOf(tx: Db, parts: PartsOfKinds, { all }: Records) {
  const hasPhotos = ({ entity }: { entity: ImportedName }) =>
    parts.get(entity)!.some(({ photos }) => photos.length > 0)
  return importedPhotoAddresses(
    tx,
    all.filter(hasPhotos).flatMap(({ entityId }) => entityId ?? []),
  )
}

async function storePlans(
  tx: Db,
  importId: number,
  rows: readonly FileRow[],
  planned: readonly PlannedRow[],
  sequence: number,
) {
  const byNumber = new Map(planned.map((row) => [row.number, row]))
  const json = rows.map(({ number }, at) => {
    const left = { number, outcome: 'left', plan: [], faults: [], maybe: {} } as const
    const row = byNumber.get(number) ?? left
    const recordIds = [
      ...new Set(row.plan.flatMap(({ recordId, refs }) => [recordId, ...Object.values(refs)])),
    ]
    return { ...row, recordIds, sequence: sequence + at }
  })
  await sql`
    UPDATE "importRow" "stored"
    SET "outcome" = "new"."outcome", "plan" = "new"."plan", "faults" = "new"."faults", "maybe" = "new"."maybe",
      "recordIds" = "new"."recordIds", "sequence" = "new"."sequence"
    FROM jsonb_to_recordset(${JSON.stringify(json)}::jsonb) AS "new"
      ("number" integer, "outcome" text, "plan" jsonb, "faults" jsonb, "maybe" jsonb, "recordIds" integer[], "sequence" integer)
    WHERE "stored"."importId" = ${importId} AND "stored"."number" = "new"."number"
  `.execute(tx)
}

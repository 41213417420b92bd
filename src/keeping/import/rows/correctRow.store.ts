// Corrects a row, chooses its records or excludes it, and replans it together with all affected rows.
import { sql } from 'kysely'
import { conflict, notFound } from '#kit/http/problem.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'
import type { ImportState } from '../import.contract.ts'
import { forgetPlans } from '../import.store.ts'
import { withoutUsers } from '../photos/photoAddress.ts'
import { entities } from '../entities/entities.ts'
import { planBatch } from '../plan/planBatch.store.ts'
import type { FileRow } from '../plan/rows.ts'
import { planColumns } from '../work/checkRows.store.ts'

export type RowCorrection = {
  id: number
  number: number
  cells?: Record<string, string> | undefined
  choices?: Record<string, string> | undefined
  leftOut?: boolean | undefined
}

/** More affected rows are replanned by the job, because a request must not take that long. */
const mostAtOnce = 500

/** Resolves to whether the rows are already replanned; if not, the import is checked again. */
export function correctRow(
  db: Db,
  { id, number, cells, choices, leftOut }: RowCorrection,
  actor: Actor,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const found = await lockChecked(tx, id)
    const { rows: changed } = await sql<{ recordIds: number[] }>`
      UPDATE "importRow" SET
        "mended" = "mended" || ${JSON.stringify(mendedCells(cells ?? {}))}::jsonb,
        "choices" = CASE WHEN ${cells !== undefined} THEN '{}'::jsonb ELSE "choices" END || ${JSON.stringify(choices ?? {})}::jsonb,
        "leftOut" = coalesce(${leftOut ?? null}::boolean, "leftOut")
      WHERE "importId" = ${id} AND "number" = ${number} AND NOT "isDone" RETURNING "recordIds"
    `.execute(tx)
    if (!changed[0]) throw notFound()
    const { rows, recordIds } = await touched(tx, id, number)
    if (rows.length > mostAtOnce) {
      await checkAgain(tx, id)
      return false
    }
    await forgetRecords(tx, id, recordIds)
    const last = await tx
      .selectFrom('importRow')
      .select(sql<number>`coalesce(max("sequence"), 0)`.as('sequence'))
      .where('importId', '=', id)
      .executeTakeFirstOrThrow()
    const { kind, mapping, source } = found
    const job = { importId: id, kind, mapping: mapping!, headers: source.headers, actor }
    await planBatch(tx, rows, job, last.sequence + 1)
    return true
  })
}

const mendedCells = (cells: Record<string, string>) =>
  Object.fromEntries(Object.entries(cells).map(([column, text]) => [column, withoutUsers(text)]))

async function lockChecked(tx: Db, id: number) {
  const found = await tx
    .selectFrom('import')
    .select(['kind', 'mapping', 'source', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw notFound()
  // Refused rows may be corrected after the run, and then imported.
  const inTime: ImportState[] = ['checked', 'done']
  if (!inTime.includes(found.state) || !found.mapping) throw conflict('import.notNow')
  return found
}

/**
 * The row and, transitively, rows that share a record with one of them or were refused because of one; without written rows.
 */
async function touched(tx: Db, id: number, number: number) {
  const { rows: all } = await sql<{ number: number; recordIds: number[] }>`
    WITH RECURSIVE "touched" AS (
      SELECT "number", "recordIds" FROM "importRow" WHERE "importId" = ${id} AND "number" = ${number}
      UNION
      SELECT r."number", r."recordIds" FROM "touched" t
      JOIN "importRow" r ON r."importId" = ${id} AND r."recordIds" && t."recordIds" AND NOT r."isDone"
    ), "all" AS (
      SELECT "number", "recordIds" FROM "touched"
      UNION
      SELECT r."number", r."recordIds" FROM "importRow" r, jsonb_array_elements(r."faults") AS "fault"
      WHERE r."importId" = ${id} AND r."outcome" = 'refused' AND NOT r."isDone" AND "fault"->'message'->>0 = 'import.fault.stayOfRow'
        AND ("fault"->'message'->1->>'row')::integer IN (SELECT "number" FROM "touched")
    )
    SELECT "number", "recordIds" FROM "all" LIMIT ${mostAtOnce + 1}
  `.execute(tx)
  const rows: FileRow[] = await tx
    .selectFrom('importRow')
    .select(planColumns)
    .where('importId', '=', id)
    .where(
      'number',
      'in',
      all.map((row) => row.number),
    )
    .orderBy('number')
    .execute()
  return { rows, recordIds: [...new Set(all.flatMap((row) => row.recordIds))] }
}

/** Resets the records for replanning; stored records are read again. */
async function forgetRecords(tx: Db, id: number, recordIds: readonly number[]) {
  await sql`
    DELETE FROM "importRecord"
    WHERE "importId" = ${id} AND "id" = ANY (${[...recordIds]}::integer[]) AND "entityId" IS NULL
  `.execute(tx)
  const kept = await tx
    .selectFrom('importRecord')
    .select(['id', 'entity', 'entityId'])
    .where('id', 'in', recordIds.length > 0 ? [...recordIds] : [0])
    .execute()
  for (const [name, entity] of Object.entries(entities)) {
    const own = new Map(
      kept.filter((one) => one.entity === name).map((one) => [one.entityId!, one.id]),
    )
    for (const { id: entityId, version: _, ...values } of await entity.read(
      tx,
      [...own.keys()],
      false,
    ))
      await sql`
        UPDATE "importRecord" SET "values" = ${JSON.stringify(values)}::jsonb WHERE "id" = ${own.get(entityId)!}
      `.execute(tx)
  }
}

async function checkAgain(tx: Db, id: number) {
  await forgetPlans(tx, id)
  await sql`
    UPDATE "import" SET "state" = 'checking', "worked" = 0, "checkedOn" = now(), "version" = "version" + 1, "workerId" = NULL, "workerUntil" = NULL
    WHERE "id" = ${id}
  `.execute(tx)
}

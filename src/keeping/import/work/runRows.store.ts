// Writes the plans batch by batch: each row completely or not at all, exactly as shown.
import { sql } from 'kysely'
import { problemOf } from '#kit/db/problemOfDatabase.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { arePhotosWaiting } from '../photos/photos.store.ts'
import type { ImportJob, RowFault } from '../plan/rows.ts'
import { pauseAfter } from './pace.ts'
import { freshStatistics } from './freshStatistics.store.ts'
import { jobOf } from './jobOf.store.ts'
import { nextBatch } from './nextBatch.store.ts'
import { endWork, holdLease, stopNotAllowed } from './lease.store.ts'
import type { Lease } from './lease.store.ts'
import type { RowToRun } from './refusals.ts'
import { writeRows } from './writeRows.store.ts'

export async function runRows(
  { db, translate }: Pick<Backend, 'db' | 'translate'>,
  lease: Lease,
): Promise<void> {
  const noteRows = await freshStatistics(db)
  for (;;) {
    const begun = performance.now()
    const rows = await nextRows(db, lease.importId)
    if (rows.length === 0) break
    // Checked before each batch: losing the role stops the import.
    const job = await jobOf(db, lease.importId)
    if (job === null) return stopNotAllowed(db, lease)
    await runTogether({ db, translate }, lease, job, rows)
    await noteRows(rows.length)
    await pauseAfter(begun)
  }
  const state = (await arePhotosWaiting(db, lease.importId)) ? 'photos' : 'done'
  await endWork(db, lease, { state })
}

const nextRows = (db: Db, importId: number): Promise<RowToRun[]> =>
  nextBatch(db, {
    columns: ['number', 'plan'],
    which: sql`"importId" = ${importId} AND "outcome" IN ('new', 'changed') AND NOT "isDone"`,
    order: 'sequence',
    letters: 'plan',
  })

/** All rows in one transaction; if the database refuses one, each in its own, so that only that one is left out. */
async function runTogether(
  backend: Pick<Backend, 'db' | 'translate'>,
  lease: Lease,
  job: ImportJob,
  rows: readonly RowToRun[],
): Promise<void> {
  const { db, translate } = backend
  try {
    await db.transaction().execute(async (tx) => {
      await holdLease(tx, lease, rows.length)
      const refused = await writeRows(tx, rows, job, translate)
      await finishRows(tx, lease.importId, rows, refused)
    })
  } catch (error) {
    const { status, parts } = problemOf(error)
    if (status >= 500) throw error
    if (rows.length > 1) {
      for (const row of rows) await runTogether(backend, lease, job, [row])
      return
    }
    const message = Object.values(parts.errors ?? {})[0]?.[0] ?? parts.detail ?? 'problem.invalid'
    await db.transaction().execute(async (tx) => {
      await holdLease(tx, lease, 1)
      const faults = new Map([[rows[0]!.number, [{ column: null, message }]]])
      await finishRows(tx, lease.importId, rows, faults)
    })
  }
}

async function finishRows(
  tx: Db,
  importId: number,
  rows: readonly RowToRun[],
  refused: ReadonlyMap<number, RowFault[]>,
) {
  const json = rows.map(({ number }) => ({ number, faults: refused.get(number) ?? null }))
  await sql`
    UPDATE "importRow" "stored"
    SET "isDone" = "new"."faults" IS NULL,
      "outcome" = CASE WHEN "new"."faults" IS NULL THEN "stored"."outcome" ELSE 'refused' END,
      "faults" = coalesce("new"."faults", "stored"."faults")
    FROM jsonb_to_recordset(${JSON.stringify(json)}::jsonb) AS "new" ("number" integer, "faults" jsonb)
    WHERE "stored"."importId" = ${importId} AND "stored"."number" = "new"."number"
  `.execute(tx)
}

// Works out what becomes of each row that is not worked out yet, batch by batch.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { planBatch } from '../plan/planBatch.store.ts'
import type { RowToPlan } from '../plan/planBatch.store.ts'
import { endWork, holdLease } from './lease.store.ts'
import type { Lease } from './lease.store.ts'
import { jobOf } from './jobOf.store.ts'
import { freshStatistics } from './freshStatistics.store.ts'
import { breathe } from './breathe.ts'

const atOnce = 500
/** Fewer rows where they say much. */
const lettersAtOnce = 1_000_000

export const planColumns = [
  'number',
  'cells',
  'mended',
  'choices',
  'leftOut',
  'mark',
  'odd',
] as const

export async function checkRows(db: Db, lease: Lease): Promise<void> {
  const noteRows = await freshStatistics(db)
  for (;;) {
    const begun = performance.now()
    const job = await jobOf(db, lease.importId)
    if (job === null)
      return endWork(db, lease, { state: 'mapping', fault: 'import.fault.notAllowed' })
    const count = await db.transaction().execute(async (tx) => {
      const rows = await nextRows(tx, lease.importId)
      await holdLease(tx, lease, rows.length)
      if (rows.length > 0) await planBatch(tx, rows, job, rows[0]!.number)
      return rows.length
    })
    if (count === 0) break
    await noteRows(count)
    await breathe(begun)
  }
  await endWork(db, lease, { state: 'checked' })
}

async function nextRows(tx: Db, importId: number): Promise<RowToPlan[]> {
  const columns = sql.join(planColumns.map((name) => sql.ref(name)))
  const { rows } = await sql<RowToPlan>`
    SELECT ${columns} FROM (
      SELECT *, sum(length("cells"::text)) OVER (ORDER BY "number") - length("cells"::text) AS "lettersBefore" FROM (
        SELECT ${columns} FROM "importRow"
        WHERE "importId" = ${importId} AND "outcome" IS NULL ORDER BY "number" LIMIT ${atOnce}
      ) AS "next"
    ) AS "sized" WHERE "lettersBefore" < ${lettersAtOnce} ORDER BY "number"
  `.execute(tx)
  return rows
}

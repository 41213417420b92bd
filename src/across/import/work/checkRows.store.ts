// Works out what becomes of each row that is not worked out yet, batch by batch.
import type { Db } from '#base/backend/backend.ts'
import { planBatch } from '../plan/planBatch.store.ts'
import type { RowToPlan } from '../plan/planBatch.store.ts'
import { endWork, holdLease } from './lease.store.ts'
import type { Lease } from './lease.store.ts'
import { jobOf } from './jobOf.store.ts'
import { freshStatistics } from './freshStatistics.store.ts'
import { breathe } from './breathe.ts'

const atOnce = 500

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
  const job = await jobOf(db, lease.importId)
  if (job === null)
    return endWork(db, lease, { state: 'mapping', fault: 'import.fault.notAllowed' })
  const noteRows = await freshStatistics(db)
  for (;;) {
    const begun = performance.now()
    const count = await db.transaction().execute(async (tx) => {
      const rows: RowToPlan[] = await tx
        .selectFrom('importRow')
        .select(planColumns)
        .where('importId', '=', lease.importId)
        .where('outcome', 'is', null)
        .orderBy('number')
        .limit(atOnce)
        .execute()
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

// Plans each row that is not planned yet, batch by batch.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { planBatch } from '../plan/planBatch.store.ts'
import type { FileRow } from '../plan/rows.ts'
import { endWork, holdLease, stopNotAllowed } from './lease.store.ts'
import type { Lease } from './lease.store.ts'
import { jobOf } from './jobOf.store.ts'
import { nextBatch } from './nextBatch.store.ts'
import { freshStatistics } from './freshStatistics.store.ts'
import { pauseAfter } from './pace.ts'

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
    if (job === null) return stopNotAllowed(db, lease)
    const count = await db.transaction().execute(async (tx) => {
      const rows = await nextRows(tx, lease.importId)
      await holdLease(tx, lease, rows.length)
      if (rows.length > 0) await planBatch(tx, rows, job, rows[0]!.number)
      return rows.length
    })
    if (count === 0) break
    await noteRows(count)
    await pauseAfter(begun)
  }
  await endWork(db, lease, { state: 'checked' })
}

const nextRows = (tx: Db, importId: number): Promise<FileRow[]> =>
  nextBatch(tx, {
    columns: planColumns,
    which: sql`"importId" = ${importId} AND "outcome" IS NULL`,
    order: 'number',
    letters: 'cells',
  })

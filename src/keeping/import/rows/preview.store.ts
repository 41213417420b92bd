// Some records as they will look with the present mapping, before the rows are checked. Only reads.
import { sql } from 'kysely'
import type { ImportedRow } from '../import.contract.ts'
import { mappedImport } from '../import.store.ts'
import { planRows } from '../plan/planBatch.store.ts'
import type { FileRow, PlannedPart, ReadRow } from '../plan/rows.ts'
import { partsOf as rulesOf } from '../targets.contract.ts'
import { planColumns } from '../work/checkRows.store.ts'
import { shownRows } from './rows.store.ts'
import type { Reading } from './rows.store.ts'

const shownAtOnce = 5
/** The fullest of these are shown, because they tell most of the columns. */
const amongFirst = 200

/** Records of no import: those that an earlier check of this one has planned are left aside. */
const noImport = 0

export async function previewRows(reading: Reading, id: number): Promise<{ items: ImportedRow[] }> {
  const { db, actor } = reading
  const { kind, mapping, headers } = await mappedImport(db, id)
  const { rows } = await sql<FileRow>`
    SELECT ${sql.join(planColumns.map((name) => sql.ref(name)))} FROM (
      SELECT * FROM (
        SELECT * FROM "importRow" WHERE "importId" = ${id} AND "mark" IS NULL AND NOT "leftOut"
        ORDER BY "number" LIMIT ${amongFirst}
      ) AS "first" ORDER BY cardinality(array_remove("cells", NULL)) DESC, "number" LIMIT ${shownAtOnce}
    ) AS "fullest" ORDER BY "number"
  `.execute(db)
  let last = 0
  const takeIds = (count: number) => Array.from({ length: count }, () => ++last)
  const job = { importId: noImport, kind, mapping, headers, actor }
  const { read, planned, records } = await planRows(db, rows, job, takeIds)
  const partsRead = new Map(read.map((row) => [row.number, partsOf(row)]))
  const plans = new Map(planned.map((row) => [row.number, row]))
  const items = await shownRows(
    reading,
    kind,
    rows.map(({ cells, mended, choices, number }) => {
      const row = plans.get(number)!
      const plan = row.plan.length > 0 ? row.plan : partsRead.get(number)!
      return { ...row, plan, cells, mended, choices, isDone: false }
    }),
    new Map(records.all.map((record) => [record.recordId, record])),
  )
  return { items }

  /** A refused or doubtful row has no plan, but what can be read of it. */
  function partsOf({ parts }: ReadRow): PlannedPart[] {
    return [...parts].map(([part, { values, number, photos }]) => ({
      part,
      entity: rulesOf[kind][part]!.entity,
      recordId: 0,
      action: 'add',
      values,
      previous: {},
      refs: {},
      number,
      photos,
    }))
  }
}

// Some records as they will look with the present mapping, before the rows are checked. Only reads.
import { sql } from 'kysely'
import { conflict, notFound } from '#kit/http/problem.ts'
import type { ImportedRow } from '../import.contract.ts'
import { planRows } from '../plan/planBatch.store.ts'
import { cellsOf } from '../plan/readRow.ts'
import type { FileRow, RowFault } from '../plan/rows.ts'
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
  const found = await db
    .selectFrom('import')
    .select(['kind', 'mapping', 'source'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound()
  const { kind, mapping, source } = found
  if (mapping === null) throw conflict('import.notNow')
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
  const job = { importId: noImport, kind, mapping, headers: source.headers, actor }
  const { planned } = await planRows(db, rows, job, takeIds)
  const faultsOf = new Map(planned.map(({ number, ...row }) => [number, row]))
  // A refused row is shown without the cells that cannot be read.
  const readable = rows.map((row) => without(row, faultsOf.get(row.number)!.faults))
  const again = await planRows(db, readable, job, takeIds)
  const plans = new Map(again.planned.map(({ number, plan }) => [number, plan]))
  const items = await shownRows(
    reading,
    kind,
    rows.map(({ cells, mended, choices, number }) => ({
      number,
      cells,
      mended,
      choices,
      isDone: false,
      ...faultsOf.get(number)!,
      plan: plans.get(number)!,
    })),
    new Map(again.records.all.map((record) => [record.recordId, record])),
  )
  return { items }
}

function without(row: FileRow, faults: readonly RowFault[]): FileRow {
  const unread = new Set(faults.map(({ column }) => column))
  return {
    ...row,
    mended: {},
    odd: [],
    cells: cellsOf(row).map((cell, at) => (unread.has(at) ? null : cell)),
  }
}

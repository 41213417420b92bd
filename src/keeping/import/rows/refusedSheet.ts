// A workbook of the rows that were not imported, in the format of the file, with the reasons: to be corrected and sent again.
import { sql } from 'kysely'
import type { Sheet } from '#kit/sheets/writeSheet.ts'
import { notFound } from '#kit/http/problem.ts'
import type { Message } from '#kit/i18n/messages.ts'
import type { Db } from '#base/backend/backend.ts'
import { cellsOf } from '../plan/readRow.ts'
import type { FileRow, PlannedRow } from '../plan/rows.ts'

type Refused = Pick<FileRow & PlannedRow, 'number' | 'cells' | 'mended' | 'faults'>
const atOnce = 1000

export async function refusedSheet(
  db: Db,
  id: number,
  say: (message: Message) => string,
): Promise<Sheet & { fileName: string }> {
  const found = await db
    .selectFrom('import')
    .select('source')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound()
  const { headers } = found.source
  const nameOf = (column: number) => headers[column] ?? String(column + 1)
  return {
    fileName: 'Refused.xlsx',
    name: say('import.refusedRows'),
    columns: [
      ...headers.map((title) => ({ title, width: 22 })),
      { title: say('import.why'), width: 60 },
      { title: say('import.rowNumber'), width: 12 },
    ],
    rows: rowsOf(db, id, (row) => [
      ...headers.map((_, column) => cellsOf(row)[column] ?? null),
      row.faults
        .map(
          ({ column, message }) => `${column === null ? '' : `${nameOf(column)}: `}${say(message)}`,
        )
        .join('; '),
      row.number,
    ]),
  }
}

async function* rowsOf(db: Db, id: number, cellsFor: (row: Refused) => (string | number | null)[]) {
  let after = -1
  for (;;) {
    const { rows } = await sql<Refused>`
      SELECT "number", "cells", "mended", "faults" FROM "importRow"
      WHERE "importId" = ${id} AND "outcome" IN ('refused', 'doubtful') AND "number" > ${after}
      ORDER BY "number" LIMIT ${atOnce}
    `.execute(db)
    for (const row of rows) yield cellsFor(row)
    if (rows.length < atOnce) return
    after = rows.at(-1)!.number
  }
}

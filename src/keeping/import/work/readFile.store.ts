// Reads the file of an import into rows. After an interruption it starts again from the beginning, and deletes the partial
// result.
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { inTemporaryFolder } from '#kit/files/temporaryFolder.ts'
import { readTable } from '../reading/intake.ts'
import { TableRefused, usualLimits } from '../reading/source.ts'
import type { Row } from '../reading/source.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { proposeFor } from '../mapping/proposeFor.store.ts'
import { withoutUsers } from '../photos/photoAddress.ts'
import type { FoundSource } from '../source.contract.ts'
import { mostColumns } from '../mapping.contract.ts'
import { endWork, holdLease } from './lease.store.ts'
import type { Lease } from './lease.store.ts'

export const limits = {
  ...usualLimits,
  bytes: 200_000_000,
  allLetters: 200_000_000,
  rows: 500_000,
  columns: mostColumns,
}

export async function readFile(
  { db, files, texts }: Pick<Backend, 'db' | 'files' | 'texts'>,
  lease: Lease,
): Promise<void> {
  const { importId } = lease
  const { file, source, kind } = await db
    .selectFrom('import')
    .select(['file', 'source', 'kind'])
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  if (file === null) return
  await sql`DELETE FROM "importRow" WHERE "importId" = ${importId}`.execute(db)
  await sql`UPDATE "import" SET "rows" = 0, "worked" = 0 WHERE "id" = ${importId}`.execute(db)
  try {
    await inTemporaryFolder(async (folder) => {
      const path = join(folder, 'file')
      await pipeline(await files.read(file), createWriteStream(path))
      const found = await readTable(
        path,
        source.chosen,
        (rows) => storeRows(db, lease, rows),
        limits,
      )
      const shown: FoundSource = { ...found, chosen: source.chosen }
      const { headers, format } = shown
      const { mapping, proposal } = await proposeFor(db, { importId, kind, headers, format, texts })
      await sql`
        UPDATE "import" SET "source" = ${JSON.stringify(shown)}::jsonb, "mapping" = ${JSON.stringify(mapping)}::jsonb,
          "proposal" = ${JSON.stringify(proposal)}::jsonb, "rows" = "worked"
        WHERE "id" = ${importId}
      `.execute(db)
    })
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error
    return endWork(db, lease, { state: 'mapping', fault: `import.file.${error.fault}` })
  }
  return endWork(db, lease, { state: 'mapping' })
}

const storeRows = (db: Db, lease: Lease, rows: readonly Row[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await holdLease(tx, lease, rows.length)
    const json = rows.map(({ number, cells, kind = null, odd = [] }) => ({
      number,
      mark: kind,
      odd,
      cells: cells.map((cell) => (cell === null ? null : withoutUsers(cell))),
    }))
    await sql`
      INSERT INTO "importRow" ("importId", "number", "cells", "mark", "odd")
      SELECT ${lease.importId}::integer, "number", "cells", "mark", "odd"
      FROM jsonb_to_recordset(${JSON.stringify(json)}::jsonb) AS "each"
        ("number" integer, "cells" text[], "mark" text, "odd" jsonb)
    `.execute(tx)
  })

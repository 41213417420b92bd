// The stored files whose contents are in an archive.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { placeOf } from './pathOfFile.ts'
import type { PlacedFile, StoredTable } from './pathOfFile.ts'
import { batchesOf, rowsOf } from './readRows.store.ts'
import type { View } from './readRows.store.ts'

type StoredFile = { placed: PlacedFile; systemName: string; size: number }

const named: Readonly<Record<StoredTable, readonly string[]>> = {
  file: ['id', 'userName', 'parentKind', 'parentId', 'systemName', 'size'],
  orderFile: ['id', 'name', 'orderId', 'systemName', 'size'],
}

export async function* storedFilesOf(
  tx: Db,
  table: StoredTable,
  view: View,
): AsyncGenerator<StoredFile> {
  const columns = named[table].map((name) => ({
    name,
    type: 'text',
    isRequired: true,
    pointsAt: null,
    kindIn: null,
  }))
  const rows = rowsOf({ name: table, columns, key: ['id'] }, view)
  for await (const batch of batchesOf(tx, `stored files ${table}`, rows))
    for (const line of batch) {
      const { systemName, size, ...row } = JSON.parse(line) as { systemName: string; size: number }
      yield { placed: placeOf(table, row), systemName, size }
    }
}

export async function logoOf(tx: Db): Promise<string | null> {
  const { rows } = await sql<{ logo: string | null }>`SELECT "logo" FROM "agency"`.execute(tx)
  return rows[0]?.logo ?? null
}

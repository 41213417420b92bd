// The stored files whose contents are in an archive.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { PlacedFile } from './pathOfFile.ts'
import { batchesOf, rowsOf } from './readRows.store.ts'
import type { View } from './readRows.store.ts'

type StoredFile = PlacedFile & { systemName: string; size: number }

const columns = ['id', 'userName', 'parentKind', 'parentId', 'systemName', 'size'].map((name) => ({
  name,
  type: 'text',
  isRequired: true,
  pointsAt: null,
  kindIn: null,
}))

export async function* storedFilesOf(tx: Db, view: View): AsyncGenerator<StoredFile> {
  const rows = rowsOf({ name: 'file', columns, key: ['id'] }, view)
  for await (const batch of batchesOf(tx, 'stored files', rows))
    for (const line of batch) yield JSON.parse(line) as StoredFile
}

export async function logoOf(tx: Db): Promise<string | null> {
  const { rows } = await sql<{ logo: string | null }>`SELECT "logo" FROM "agency"`.execute(tx)
  return rows[0]?.logo ?? null
}

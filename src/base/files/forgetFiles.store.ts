import { forgetEntries } from '../action-log/forgetEntries.store.ts'
import type { RecordKind } from '../register/records.contract.ts'
import type { Db } from '../backend/backend.ts'
import { detachFilesOf } from './attachFiles.store.ts'

/**
 * Takes all files from these records, deleted ones too, and what the action log says of them. Returns their system names: the
 * contents are removed after the commit (removeFiles).
 */
export async function forgetFilesOf(tx: Db, kind: RecordKind, ids: number[]): Promise<string[]> {
  const files = await tx
    .selectFrom('file')
    .select(['id', 'systemName'])
    .where('parentKind', '=', kind)
    .where('parentId', 'in', ids)
    .execute()
  await forgetEntries(
    tx,
    'File',
    files.map(({ id }) => id),
  )
  await detachFilesOf(tx, kind, ids)
  return files.map(({ systemName }) => systemName)
}

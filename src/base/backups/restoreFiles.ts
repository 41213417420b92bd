// Restores the files of a restored database.
import type pg from 'pg'
import { isMissing } from '#kit/files/fileStore.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import { counted, unpacked } from '#base/copies/pack/pack.ts'
import { CannotOpen } from '#base/copies/pack/sealing.ts'
import { sha256Of } from '#base/copies/pack/sha256Of.ts'
import type { Backups } from './openBackups.ts'
import { contentName, storedFiles } from './storedNames.store.ts'

export type RestoredFiles = {
  files: number
  /** Names, as people gave them, of files whose content is missing from the backup or damaged; at most 100. */
  missing: string[]
  missingCount: number
}

type StoredFile = { name: string; userName: string; contentType: string; sha256: string | null }

const batch = 500
const atOnce = 4

/** The target of the files. Files that it already `has` are left unchanged. */
type FileTarget = Pick<FileStore, 'write' | 'remove'> & { has?: (name: string) => Promise<boolean> }

/** @param into the target; null to read the files and verify their hashes only */
export async function restoreFiles(
  client: pg.ClientBase,
  { store, key }: Backups,
  into: FileTarget | null,
  onProgress: (done: number) => void,
  which: 'all' | 'some' = 'all',
): Promise<RestoredFiles> {
  const result: RestoredFiles = { files: 0, missing: [], missingCount: 0 }
  const order = which === 'all' ? '"name"' : 'random()'
  for (let after = ''; ;) {
    const { rows } = await client.query<StoredFile>(
      `SELECT "name", "userName", "contentType", b."sha256" FROM (${storedFiles}) "has"
      LEFT JOIN "fileInBackup" b USING ("name")
      WHERE "has"."name" > $1 ORDER BY ${order} LIMIT $2`,
      [after, batch],
    )
    for (let at = 0; at < rows.length; at += atOnce)
      await Promise.all(
        rows.slice(at, at + atOnce).map(async (wanted) => {
          if (await bringBack(wanted, { store, key }, into)) result.files++
          else {
            result.missingCount++
            if (result.missing.length < 100) result.missing.push(wanted.userName)
          }
          onProgress(result.files)
        }),
      )
    if (rows.length < batch || which === 'some') return result
    after = rows.at(-1)!.name
  }
}

/** Whether the content exists and matches the hash noted when it was sent. */
async function bringBack(
  { name, contentType, sha256 }: StoredFile,
  { store, key }: Backups,
  into: FileTarget | null,
): Promise<boolean> {
  if (await into?.has?.(name)) return true
  const source = contentName(name)
  try {
    const stored = await store.read(source)
    const { content, read } = counted(unpacked(stored, source, key))
    if (into) await into.write(name, content, contentType)
    else await sha256Of(content)
    // A file that was uploaded in the last minute has its content here, but no row yet.
    if (sha256 === null || read().sha256 === sha256) return true
    await into?.remove(name)
    return false
  } catch (error) {
    if (isMissing(error) || error instanceof CannotOpen) return false
    throw error
  }
}

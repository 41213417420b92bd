import type { Readable } from 'node:stream'
import { isMissing } from '#kit/files/fileStore.ts'

export type StoredBackup = { name: string; size: number }

/**
 * The storage of backups. Names are paths with slashes, such as `wal/000000010000000000000007`. For a missing name `read`
 * rejects with code ENOENT, and `remove` resolves.
 */
export type BackupStore = {
  /** For messages; without credentials. */
  where: string
  /** Stores the whole stream or nothing, and replaces an existing file; resolves once it is durable. */
  write(name: string, content: Readable): Promise<void>
  read(name: string): Promise<Readable>
  /** All names below a folder, sorted; the folder ends with a slash. */
  list(folder: string): AsyncIterable<StoredBackup>
  remove(name: string): Promise<void>
  /** Total and free bytes of the disk; undefined for a bucket, which has no such limit. */
  room?: () => Promise<{ size: number; free: number }>
}

/** Null for a missing name. */
export const readIfThere = (
  store: Pick<BackupStore, 'read'>,
  name: string,
): Promise<Readable | null> =>
  store.read(name).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })

/** Throws for a name that could point outside of the store. */
export function checkBackupName(name: string): void {
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name) || name.length > 300)
    throw new Error(`Not a name of a stored backup: ${name}`)
}

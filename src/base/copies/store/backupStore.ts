import type { Readable } from 'node:stream'
import { isMissing } from '#kit/files/fileStore.ts'

export type StoredBackup = { name: string; size: number }

/**
 * Where backups are kept. Names are paths with slashes, such as `wal/000000010000000000000007`. For a missing name `read`
 * rejects with code ENOENT, and `remove` resolves.
 */
export type BackupStore = {
  /** For messages: without credentials. */
  where: string
  /** Stores the whole stream or nothing, and replaces what has the name; resolves when it is safe. */
  write(name: string, content: Readable): Promise<void>
  read(name: string): Promise<Readable>
  /** Everything below a folder, in the order of the names; the folder ends with a slash. */
  list(folder: string): AsyncIterable<StoredBackup>
  remove(name: string): Promise<void>
  /** Bytes of the disk, all and free; a bucket has no such limit. */
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

/** Throws for a name that could lead outside the store. */
export function checkBackupName(name: string): void {
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name) || name.length > 300)
    throw new Error(`Not a name of a stored backup: ${name}`)
}

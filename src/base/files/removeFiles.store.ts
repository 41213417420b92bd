import type { FileStore } from '#kit/files/fileStore.ts'
import { thumbnailNames } from '#kit/files/thumbnail.ts'
import type { Db } from '#base/backend/backend.ts'

/** Removes files and their content at once, for files that nobody may restore. */
export async function removeFiles(db: Db, store: FileStore, names: string[]): Promise<void> {
  for (const name of names) {
    await store.remove(name)
    for (const smaller of thumbnailNames(name)) await store.remove(smaller)
  }
  if (names.length > 0) await db.deleteFrom('file').where('systemName', 'in', names).execute()
}

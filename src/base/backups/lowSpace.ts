import { shownBytes } from '#kit/backup/shownBytes.ts'
import type { BackupStore } from '#kit/backup/store/backupStore.ts'

/** Says how little room a folder of backups has; null while there is enough, and where nobody knows. */
export async function lowSpace(store: BackupStore): Promise<string | null> {
  const room = await store.room?.()
  if (!room) return null
  // A night takes a base backup and a day of the log.
  const enough = Math.max(2 ** 30, room.size / 20)
  return room.free < enough ? `${shownBytes(room.free)} are free in ${store.where}` : null
}

import { fileURLToPath } from 'node:url'
import { sweepUnfinished } from '#kit/files/folderStore.ts'
import type { BackupStore } from './backupStore.ts'
import { folderBackups } from './folderBackups.ts'

/** @param url an absolute folder, its `file://` URL, or `s3://bucket/prefix?endpoint=…` (see s3Bucket.ts) */
export async function openBackupStore(url: string): Promise<BackupStore> {
  if (!url.startsWith('s3:')) {
    const root = url.startsWith('file:') ? fileURLToPath(url) : url
    // Leftovers of killed backups.
    await sweepUnfinished(root)
    return folderBackups(root)
  }
  // Loaded only if used: the AWS SDK is large.
  const { s3Backups } = await import('./s3Backups.ts')
  return s3Backups(url)
}

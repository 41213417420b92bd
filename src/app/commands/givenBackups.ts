import { openBackupStore } from '#base/copies/store/openBackupStore.ts'
import type { BackupStore } from '#base/copies/store/backupStore.ts'
import { resolveFromShell } from './startedIn.ts'

/** Opens the place of backups that `--from` names: a URL, or a folder, which may be relative. */
export const givenBackups = (from: string): Promise<BackupStore> =>
  openBackupStore(/^(s3|file):/.test(from) ? from : resolveFromShell(from))

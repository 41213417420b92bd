import { join } from 'node:path'
import type { FileStore } from './fileStore.ts'
import { folderStore, sweepUnfinished } from './folderStore.ts'

/** Opens the store at this URL (`s3://…`, see s3Store.ts); without one, the folder `files` in `dataDir`. */
export async function openFileStore(url: string | undefined, dataDir: string): Promise<FileStore> {
  if (!url) {
    const root = join(dataDir, 'files')
    await sweepUnfinished(root)
    return folderStore(root)
  }
  // Loaded only if used: the AWS SDK is large.
  const { s3Store } = await import('./s3Store.ts')
  return s3Store(url)
}

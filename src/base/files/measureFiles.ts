// Measures pictures that were stored before their sizes were recorded: hourly, a few at a time.
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isMissing } from '#kit/files/fileStore.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import { inTemporaryFolder } from '#kit/files/temporaryFolder.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { checked } from './addFiles.ts'

const mostAtOnce = 500

export function measureJobs({
  jobs,
  db,
  files,
  log,
}: Pick<Backend, 'jobs' | 'db' | 'files' | 'log'>) {
  jobs.define('measurePictures', async () => {
    const count = await measureFiles(db, files)
    // A full batch queues another job, so that a server can stop in between.
    if (count >= mostAtOnce) await jobs.send('measurePictures')
    if (count > 0) log.info({ count }, 'measured pictures')
  })
  jobs.schedule('measurePictures', '27 * * * *')
}

/** Returns how many were processed; a picture that cannot be read is not retried. */
export async function measureFiles(db: Db, store: FileStore): Promise<number> {
  const unmeasured = await db
    .selectFrom('file')
    .select(['id', 'systemName', 'contentType'])
    .where('width', 'is', null)
    .where('contentType', 'like', 'image/%')
    .orderBy('id')
    .limit(mostAtOnce)
    .execute()
  for (const { id, systemName, contentType } of unmeasured) {
    const size = await measureOne(store, systemName, contentType)
    await db.updateTable('file').set(size).where('id', '=', id).execute()
  }
  return unmeasured.length
}

const measureOne = (store: FileStore, systemName: string, contentType: string) =>
  inTemporaryFolder(async (folder) => {
    const path = join(folder, 'picture')
    try {
      await pipeline(await store.read(systemName), createWriteStream(path))
    } catch (error) {
      if (isMissing(error)) return { width: 0, height: 0, damaged: false }
      throw error
    }
    const { width, height, damaged } = await checked(path, contentType)
    return { width, height, damaged }
  })

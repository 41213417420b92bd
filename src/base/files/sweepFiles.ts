// Removes unreachable files for good: hourly, on whichever server is free.
import { instantNow } from '#kit/clock.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import { thumbnailNames } from '#kit/files/thumbnail.ts'
import { restorableDays } from '#base/register/records.contract.ts'
import type { Backend, Db } from '#base/backend/backend.ts'

const hoursWithoutRecord = 24
const hoursDeleted = restorableDays * 24
const batch = 100

export function fileJobs({
  jobs,
  db,
  files,
  log,
}: Pick<Backend, 'jobs' | 'db' | 'files' | 'log'>): void {
  jobs.define('sweepFiles', async () => {
    const swept = await sweepFiles(db, files)
    log.info({ swept }, 'swept files')
  })
  jobs.schedule('sweepFiles', '17 * * * *')
}

/** Removes uploads that were never attached and files deleted long ago. Returns how many were removed. */
export async function sweepFiles(db: Db, store: FileStore): Promise<number> {
  let swept = 0
  for (;;) {
    const count = await sweepSome(db, store)
    swept += count
    if (count < batch) return swept
  }
}

// Remove the content first: a row without content is swept again, but content without a row would stay for ever.
const sweepSome = (db: Db, store: FileStore): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const files = await tx
      .selectFrom('file')
      .select(['id', 'systemName'])
      .where(({ eb, and, or }) =>
        or([
          and([eb('parentKind', 'is', null), eb('createdOn', '<', hoursAgo(hoursWithoutRecord))]),
          eb('deletedOn', '<', hoursAgo(hoursDeleted)),
        ]),
      )
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { systemName } of files) {
      await store.remove(systemName)
      for (const name of thumbnailNames(systemName)) await store.remove(name)
    }
    const ids = files.map(({ id }) => id)
    if (ids.length > 0) await tx.deleteFrom('file').where('id', 'in', ids).execute()
    return files.length
  })

const hoursAgo = (hours: number) => instantNow(-hours * 3_600_000)

import { ranges, readContents } from '#kit/backup/restore/choose.ts'
import type { Restorable } from '#base/backend/backupPlan.ts'
import type { Backups } from './openBackups.ts'

/** Lists the place: some thousand names for each week that is kept. */
export async function readRestorable({ store, key }: Backups): Promise<Restorable> {
  const contents = await readContents(store, key)
  const bases = contents.manifests.map(({ finishedOn, size, parts }) => ({
    finishedOn,
    size,
    stored: parts.reduce((sum, part) => sum + part.size, 0),
  }))
  const [followed] = ranges(contents)
  return { bases, from: followed?.from ?? null, upTo: followed?.upTo ?? null }
}

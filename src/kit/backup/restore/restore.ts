// Restores a database to a moment into a new folder.
import { chmod, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { embeddedMajor } from '../../embedded/embeddedBinaries.ts'
import { type Manifest, readManifests } from '../base/manifest.ts'
import type { BackupKey } from '../pack/sealing.ts'
import type { BackupStore } from '../store/backupStore.ts'
import { reachableFrom, isSegment, segmentAt, segmentNumber } from '../wal/walNames.ts'
import { walFolder } from '../wal/shipWal.ts'
import { replay } from './replay.ts'
import type { OwnConnection, Replayed, ReplayReport, Target } from './replay.ts'

type RestoreOptions<Found> = {
  store: BackupStore
  key: BackupKey | null
  target: Target
  /** A DATA_DIR to be: missing or empty. */
  into: string
  report: ReplayReport
  /** Looks at the restored database as the superuser, and puts more into the DATA_DIR, such as files. */
  inspect: (client: pg.Client, restoring: Restoring) => Promise<Found>
}

export type Restoring = {
  /** Becomes the DATA_DIR. */
  dataDir: string
  connection: OwnConnection
  manifest: Manifest
}

export type Restored<Found> = Replayed<Found> & {
  /** The base backup. */
  manifest: Manifest
  /** Pieces of the log are missing: nothing after them could be replayed. */
  hasGap: boolean
}

const unfinishedName = 'unfinished'

/** The folder is ready to be a DATA_DIR when this resolves, and as it was when it rejects. */
export async function restore<Found>(options: RestoreOptions<Found>): Promise<Restored<Found>> {
  const { store, key, target, into, report } = options
  const wasThere = await mustBeEmpty(into)
  const { manifest, hasGap } = await choose(store, await readManifests(store, key), target)
  if (manifest.postgres !== embeddedMajor())
    throw new Error(
      `The backup is of PostgreSQL ${manifest.postgres}, and this release brings ${embeddedMajor()}: restore it with Estia ${manifest.version}, and move the data with "estia dump" and "estia load"`,
    )
  const unfinished = join(into, unfinishedName)
  try {
    const replayed = await replay({
      ...{ dataDir: unfinished, store, key, manifest, target, report },
      inspect: (client, connection) =>
        options.inspect(client, { dataDir: unfinished, connection, manifest }),
    })
    for (const name of await readdir(unfinished))
      await rename(join(unfinished, name), join(into, name))
    await chmod(into, (await stat(unfinished)).mode & 0o777)
    await rm(unfinished, { recursive: true })
    return { ...replayed, manifest, hasGap }
  } catch (error) {
    await removeUnfinished(unfinished)
    if (!wasThere) await rm(into, { recursive: true, force: true })
    throw error
  }
}

/** Answers whether the folder existed. */
async function mustBeEmpty(into: string): Promise<boolean> {
  const names = await readdir(into).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (names && names.length > 0)
    throw new Error(
      `${into} is not empty (${names[0]}): restore into a new folder. Nothing was changed`,
    )
  return names !== null
}

/** The newest base backup from which the target can be reached, and whether there is more log behind a gap. */
async function choose(
  store: BackupStore,
  manifests: readonly Manifest[],
  target: Target,
): Promise<{ manifest: Manifest; hasGap: boolean }> {
  const usable = manifests.filter(({ finishedOn, noted }) => {
    if (target.kind === 'time') return Date.parse(finishedOn) <= Date.parse(target.at)
    return target.kind === 'end' || noted['point'] === target.name
  })
  const oldest = manifests[0]
  if (!oldest) throw new Error(`There is no backup in ${store.where}`)
  if (usable.length === 0)
    throw new Error(
      `The oldest backup in ${store.where} is of ${oldest.finishedOn}: nothing before can be restored`,
    )
  const log: string[] = []
  for await (const { name } of store.list(walFolder)) log.push(name.slice(walFolder.length))
  for (const manifest of usable.toReversed()) {
    const last = reachableFrom(segmentAt(manifest.from), log)
    // Without the log of its own time a base backup is not whole: an earlier one may be.
    if (last !== null && last >= segmentAt(manifest.to))
      return { manifest, hasGap: log.some((name) => isSegment(name) && segmentNumber(name) > last) }
  }
  throw new Error(`The backups in ${store.where} lack a part of their log: try another moment`)
}

/** The database may be elsewhere, behind a link. */
async function removeUnfinished(unfinished: string): Promise<void> {
  const database = await realpath(join(unfinished, 'postgres')).catch(() => undefined)
  if (database) await rm(database, { recursive: true, force: true })
  await rm(unfinished, { recursive: true, force: true })
}

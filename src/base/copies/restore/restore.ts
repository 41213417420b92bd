// Restores a database to a moment into a new folder.
import { chmod, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { isMissing } from '#kit/files/fileStore.ts'
import { embeddedMajor } from '#kit/embedded/embeddedBinaries.ts'
import type { Manifest } from '../base/manifest.ts'
import type { BackupKey } from '../pack/sealing.ts'
import type { BackupStore } from '../store/backupStore.ts'
import { chooseRestorePath, readContents, completeUpTo } from './chooseRestorePath.ts'
import type { RestoreChoice } from './chooseRestorePath.ts'
import { replay } from './replay.ts'
import type { OwnConnection, Replayed, ReplayReport, Target } from './replay.ts'

type RestoreOptions<Found> = {
  store: BackupStore
  key: BackupKey | null
  target: Target
  /** The timeline to follow; by default the owner's, else the longest. */
  timeline?: number
  /** The future DATA_DIR: missing or empty. */
  into: string
  report: ReplayReport
  /** Inspects the restored database as the superuser, and adds more to the DATA_DIR, such as files. */
  inspect: (client: pg.Client, restoring: Restoring) => Promise<Found>
}

export type Restoring = {
  /** Becomes the DATA_DIR. */
  dataDir: string
  connection: OwnConnection
  manifest: Manifest
}

export type Restored<Found> = Replayed<Found> &
  Pick<RestoreChoice, 'manifest' | 'timeline' | 'others' | 'isGuessed'> & {
    /** Log segments are missing, and the requested moment may be in the gap. */
    hasGap: boolean
  }

const unfinishedName = 'unfinished'

/** When this resolves, the folder is ready to be a DATA_DIR; when it rejects, the folder is as before. */
export async function restore<Found>(options: RestoreOptions<Found>): Promise<Restored<Found>> {
  const { store, key, target, into, report } = options
  const wasThere = await mustBeEmpty(into)
  const contents = await readContents(store, key)
  const way = chooseRestorePath(contents, target, store.where, options.timeline)
  const { manifest, timeline, others, isGuessed } = way
  if (manifest.postgres !== embeddedMajor())
    throw new Error(
      `The backup is of PostgreSQL ${manifest.postgres}, and this release brings ${embeddedMajor()}: restore it with Estia ${manifest.version}, and move the data with "estia dump" and "estia load"`,
    )
  const unfinished = join(into, unfinishedName)
  try {
    const replayed = await replay({
      dataDir: unfinished,
      store,
      key,
      manifest,
      timeline,
      target,
      report,
      inspect: (client, connection) =>
        options.inspect(client, { dataDir: unfinished, connection, manifest }),
    })
    for (const name of await readdir(unfinished))
      await rename(join(unfinished, name), join(into, name))
    await chmod(into, (await stat(unfinished)).mode & 0o777)
    await rm(unfinished, { recursive: true })
    // PostgreSQL stops silently at a segment that does not continue the previous one.
    const isCut = replayed.closedFrom === null && (replayed.replayedTo ?? way.last) < way.last
    const isSure = replayed.isTargetReached && target.kind !== 'end'
    const hasGap = !isSure && (way.hasGap || isCut)
    const isTargetReached =
      replayed.isTargetReached || (!isCut && isBefore(target, completeUpTo(contents, way)))
    return { ...replayed, isTargetReached, manifest, timeline, others, isGuessed, hasGap }
  } catch (error) {
    await removeDataDir(unfinished)
    if (!wasThere) await rm(into, { recursive: true, force: true })
    throw error
  }
}

/** Nothing was committed between the end of the log and the requested moment. */
const isBefore = (target: Target, upTo: string | null) =>
  target.kind === 'time' && upTo !== null && Date.parse(target.at) <= Date.parse(upTo)

/** Returns whether the folder existed. */
async function mustBeEmpty(into: string): Promise<boolean> {
  const names = await readdir(into).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (names && names.length > 0)
    throw new Error(
      `${into} is not empty (${names[0]}): restore into a new folder. Nothing was changed`,
    )
  return names !== null
}

/** Follows a link, because the database may be on another disk. */
export async function removeDataDir(folder: string): Promise<void> {
  const database = await realpath(join(folder, 'postgres')).catch(() => undefined)
  if (database) await rm(database, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}

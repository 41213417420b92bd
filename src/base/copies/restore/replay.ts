// Starts PostgreSQL on the files of a base backup, lets it replay the log up to a moment, and passes the result to a callback.
import { rm, writeFile } from 'node:fs/promises'
import { chownSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { databaseName } from '#kit/embedded/applicationRole.ts'
import type { Cluster } from '#kit/embedded/cluster.ts'
import { newPassword, passwordFileOf, superuser, writeAs } from '#kit/embedded/clusterPassword.ts'
import { type Endpoint, embeddedEndpoint } from '#kit/embedded/embeddedEndpoint.ts'
import { embeddedBinaries } from '#kit/embedded/embeddedBinaries.ts'
import { embeddedFolder } from '#kit/embedded/embeddedFolder.ts'
import { folderKey, lockFolder } from '#kit/embedded/embeddedLock.ts'
import { endOrphans } from '#kit/embedded/orphans.ts'
import { type Postmaster, startPostmaster } from '#kit/embedded/postmaster.ts'
import type { Manifest } from '../base/manifest.ts'
import type { BackupKey } from '../pack/sealing.ts'
import type { BackupStore } from '../store/backupStore.ts'
import { segmentAt } from '../wal/walNames.ts'
import { feedLog } from './feedLog.ts'
import { unpackBase } from './unpackBase.ts'

/**
 * The end of the replay: the end of the log, the last commit at or before an instant (UTC, with `Z`), or a named restore point.
 */
export type Target =
  | { kind: 'end' }
  | { kind: 'time'; at: string }
  | { kind: 'point'; name: string }

/** To the restored database, as the superuser. */
export type OwnConnection = { host: string; port: number; user: string; database: string }

export type ReplayReport = {
  say: (line: string) => void
  progress: (line: string) => void
}

export type ReplayOptions<Found> = {
  /** Becomes a DATA_DIR; its folder `postgres` must not exist. */
  dataDir: string
  store: BackupStore
  key: BackupKey | null
  manifest: Manifest
  /** The timeline to follow. */
  timeline: number
  target: Target
  report: ReplayReport
  /** Inspects the restored database, as the superuser. */
  inspect: (client: pg.Client, connection: OwnConnection) => Promise<Found>
}

export type Replayed<Found> = {
  /** Time of the last replayed commit; null if there was none after the base backup. */
  reached: string | null
  /** The last log segment of which something was replayed; null if nothing was. */
  replayedTo: number | null
  /** False if the log ended before the requested instant. */
  isTargetReached: boolean
  /** The first log segment that is encrypted with another key, if the replay ended before it; else null. */
  closedFrom: string | null
  found: Found
}

/** Leaves a stopped database. On an error, the caller must remove the folder. */
export async function replay<Found>(options: ReplayOptions<Found>): Promise<Replayed<Found>> {
  const { dataDir, store, key, manifest, report, target } = options
  const { folder, user } = embeddedFolder(dataDir, report.say)
  const native = embeddedBinaries(user, report.say)
  const unlock = await lockFolder(folder)
  const cluster: Cluster = { folder, native, user, key: folderKey(folder), durable: true }
  const rules = join(folder, 'restore_hba.conf')
  try {
    report.say(`Unpacking the backup of ${manifest.finishedOn}`)
    await unpackBase({
      store,
      key,
      manifest,
      user,
      data: join(folder, 'data'),
      onProgress: (done, all) => report.progress(`Unpacking: ${share(done, all)}`),
    })
    // Nobody else can access the socket's folder, and the password in the backup is unknown.
    await writeFile(rules, 'local all all trust\n', { mode: 0o600 })
    await writeFile(join(folder, 'data/recovery.signal'), '', { mode: 0o600 })
    for (const file of [rules, join(folder, 'data/recovery.signal')])
      if (user) chownSync(file, user.uid, user.gid)
    const endpoint = await embeddedEndpoint(cluster)
    if (!endpoint.host.startsWith('/'))
      throw new Error(
        `PostgreSQL finds no place for a socket: restore into a folder with a shorter name`,
      )
    const feed = await feedLog({
      store,
      key,
      user,
      folder: join(folder, 'feed'),
      onPiece: (name) => report.progress(`Replaying ${name}`),
    })
    try {
      const settings = [
        `hba_file=${rules}`,
        `restore_command=${feed.restoreCommand}`,
        ...always,
        `recovery_target_timeline=${options.timeline}`,
      ]
      const start = (goal: Target) =>
        Promise.race([
          startPostmaster(
            { ...cluster, settings: [...settings, ...targetSettings(goal)] },
            endpoint,
          ),
          feed.failed,
        ])
      const { postmaster, isTargetReached } = await startTo(target, start)
      const seen = await look(cluster, postmaster, endpoint, options.inspect)
      const isWhole = isTargetReached && target.kind !== 'end'
      return { ...seen, isTargetReached, closedFrom: isWhole ? null : feed.closedFrom() }
    } finally {
      // In this order, because PostgreSQL waits for its script, which ends when its folder is gone.
      await feed.stop()
      await endOrphans(cluster.key, () => {})
    }
  } finally {
    await rm(rules, { force: true })
    await unlock()
  }
}

const always = [
  // Archives nothing, but marks the new timeline's history file for the server, which does.
  'archive_mode=on',
  'archive_command=',
  'hot_standby=off',
  'recovery_target_action=promote',
]

function targetSettings(target: Target): string[] {
  // PostgreSQL accepts no `T` and `Z` here.
  if (target.kind === 'time')
    return [`recovery_target_time=${target.at.replace('T', ' ').replace('Z', '+00')}`]
  return target.kind === 'point' ? [`recovery_target_name=${target.name}`] : []
}

/** The log may end before the instant: then all of it was committed earlier. */
async function startTo(target: Target, start: (goal: Target) => Promise<Postmaster>) {
  try {
    return { postmaster: await start(target), isTargetReached: true }
  } catch (error) {
    const endedBefore =
      target.kind === 'time' &&
      (error as Error).message.includes('recovery ended before configured recovery target')
    if (!endedBefore) throw error
    return { postmaster: await start({ kind: 'end' }), isTargetReached: false }
  }
}

async function look<Found>(
  cluster: Cluster,
  postmaster: Postmaster,
  { host, port }: Endpoint,
  inspect: (client: pg.Client, connection: OwnConnection) => Promise<Found>,
): Promise<Pick<Replayed<Found>, 'reached' | 'replayedTo' | 'found'>> {
  const connection = { host, port, user: superuser, database: databaseName }
  const client = new pg.Client(connection)
  client.on('error', () => {}) // the query under way rejects with the same error
  try {
    await client.connect()
    const { rows } = await client.query<{ reached: string | null; end: string | null }>(
      `SELECT to_char(pg_last_xact_replay_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
        AS "reached", pg_last_wal_replay_lsn() - 1 AS "end"`,
    )
    const found = await inspect(client, connection)
    await givePassword(client, cluster)
    const { reached, end } = rows[0]!
    return { reached, replayedTo: end === null ? null : segmentAt(end), found }
  } finally {
    await client.end()
    await postmaster.stop()
  }
}

/** The password in the backup is unknown. */
async function givePassword(client: pg.Client, { folder, user }: Cluster): Promise<void> {
  const password = newPassword()
  await client.query(`ALTER ROLE ${superuser} PASSWORD '${password}'`)
  writeAs(user, passwordFileOf(folder), password)
}

const share = (done: number, all: number) => `${Math.floor((100 * done) / Math.max(1, all))} %`

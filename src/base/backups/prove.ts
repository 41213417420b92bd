// Restores the newest backup into a temporary folder, compares it with the facts noted when it was taken, and deletes it.
import { chmod, mkdtemp, readdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type pg from 'pg'
import { shownBytes } from '#base/copies/shownBytes.ts'
import { readManifests } from '#base/copies/base/manifest.ts'
import { removeDataDir, restore } from '#base/copies/restore/restore.ts'
import type { OwnConnection } from '#base/copies/restore/replay.ts'
import type { Db } from '#base/backend/backend.ts'
import type { BackupPlan } from '#base/backend/backupPlan.ts'
import { compareProof } from './noteProof.ts'
import type { RestoreProof } from './noteProof.ts'
import { openBackups } from './openBackups.ts'
import type { Backups } from './openBackups.ts'
import { restoreFiles } from './restoreFiles.ts'
import { noteRun, placeOfRuns } from './runs.store.ts'

type ProveOptions = {
  db: Db
  plan: BackupPlan
  dataDir: string
  /** Compares derived values with their sources in the restored database; returns the number of wrong ones. */
  examine: (connection: OwnConnection, say: (line: string) => void) => Promise<number>
  say: (line: string) => void
  progress: (line: string) => void
}

export function prove({ db, plan, dataDir, examine, say, progress }: ProveOptions) {
  return noteRun(db, 'proof', async (about) => {
    await mustBeAlone(db)
    await removeLeftovers(dataDir)
    const backups = await openBackups(db, plan)
    about(await placeOfRuns(db))
    const newest = (await readManifests(backups.store, backups.key)).at(-1)
    if (!newest) throw new Error(`There is no backup in ${backups.store.where} yet`)
    await mustHaveRoom(dataDir, newest.size)
    const folder = await mkdtemp(join(dataDir, prefix))
    try {
      // PostgreSQL's user needs execute permission on the path.
      await chmod(folder, 0o711)
      const noted = newest.noted as RestoreProof
      const { found, reached } = await restore({
        ...backups,
        target: { kind: 'point', name: noted.point },
        into: join(folder, 'restored'),
        report: { say, progress },
        inspect: (client, { connection }) =>
          compare(client, noted, backups, () => examine(connection, progress), { say, progress }),
      })
      const { differing, ...facts } = found
      for (const each of differing) say(each)
      return { ok: differing.length === 0, id: newest.id, reached, differing, ...facts }
    } finally {
      await removeRestored(folder)
    }
  })
}

async function compare(
  client: pg.Client,
  noted: RestoreProof,
  backups: Backups,
  examine: () => Promise<number>,
  { say, progress }: Pick<ProveOptions, 'say' | 'progress'>,
) {
  const differing = await compareProof(client, noted)
  const faults = await examine()
  if (faults > 0) differing.push(`${faults} kept values are wrong`)
  const onProgress = (done: number) => progress(`Files: ${done} compared`)
  const { files, missing, missingCount } = await restoreFiles(
    client,
    backups,
    null,
    onProgress,
    'some',
  )
  if (missingCount > 0)
    differing.push(`${missingCount} files are missing or damaged, such as ${missing[0]}`)
  const tables = Object.keys(noted.counts).length
  const rows = Object.values(noted.counts).reduce((sum, count) => sum + count, 0)
  say(`Compared: ${tables} tables with ${rows} rows, ${files} files`)
  return { differing, tables, rows, files, isExact: noted.isExact }
}

const prefix = 'proof-'

/** An arbitrary lock number. The lock is held until its connection is closed. */
const advisoryLock = 7_305_122

async function mustBeAlone(db: Db): Promise<void> {
  const { rows } = await sql<{ isFree: boolean }>`
    SELECT pg_try_advisory_lock(${advisoryLock}) AS "isFree"`.execute(db)
  if (!rows[0]?.isFree) throw new Error('Another proof is under way')
}

/** Removes the database that a killed proof has left. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(prefix)) await removeRestored(join(dataDir, name))
}

/** Checks the disk space, because a proof that fills the disk would stop the agency's work. */
async function mustHaveRoom(dataDir: string, size: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  const needed = size * 1.3 + 2 ** 30
  if (bavail * bsize < needed)
    throw new Error(
      `The proof needs ${shownBytes(needed)} in ${dataDir}, where ${shownBytes(bavail * bsize)} are free`,
    )
}

async function removeRestored(folder: string): Promise<void> {
  for (const each of ['restored/unfinished', 'restored', ''])
    await removeDataDir(join(folder, each))
}

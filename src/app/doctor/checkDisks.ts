// Checks the free space where the server writes.
import { access, constants, statfs } from 'node:fs/promises'
import type pg from 'pg'
import { shownBytes } from '#base/copies/shownBytes.ts'
import { measureFolders, diskSpaceLimits } from '#kit/files/diskSpace.ts'
import type { Config } from '../config.ts'
import { writtenFolders } from '../openStorage.ts'
import type { DatabaseAccess } from '../commands/reachDatabase.ts'
import { ok, untried, withTimeout, wrong } from './check.ts'
import type { Finding } from './check.ts'

const patience = 30

export async function checkDisks(config: Config, reached: DatabaseAccess | null): Promise<Finding> {
  const { minFreeMegabytes } = config
  if (minFreeMegabytes === 0) return untried('MIN_FREE_MB is 0: no disk is watched')
  const folders = writtenFolders(config, reached?.embedded?.folder)
  const rooms = await withTimeout(
    patience,
    measureFolders(folders, diskSpaceLimits(minFreeMegabytes)),
  )
  const details: string[] = []
  for (const { path } of rooms)
    if (!(await canWrite(path))) details.push(`${path} cannot be written by this user`)
  for (const { state, path, freeBytes, totalBytes, stopBytes } of rooms)
    if (state !== 'plenty')
      details.push(
        `${path} has ${shownBytes(freeBytes)} free of ${shownBytes(totalBytes)}: ${
          state === 'full' ? 'nothing is saved' : 'soon nothing is saved'
        } with less than ${shownBytes(stopBytes)}`,
      )
  const proof = reached && (await roomOfProof(config, reached))
  if (proof) details.push(proof)
  const shown = rooms.map(({ holds, freeBytes }) => `${holds} ${shownBytes(freeBytes)}`).join(', ')
  return details.length > 0
    ? wrong('make room, or set another folder', { details, faults: details.length })
    : ok(`free: ${shown}`)
}

const canWrite = (path: string) =>
  access(path, constants.W_OK).then(
    () => true,
    () => false,
  )

/** The space for the nightly test, which restores the newest backup beside the database. */
async function roomOfProof(
  { backupUrl, dataDir }: Config,
  { pool, embedded }: DatabaseAccess,
): Promise<string | null> {
  if (backupUrl === undefined || !embedded) return null
  const needed = (await sizeOf(pool)) * 1.3 + 2 ** 30
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  return free < needed
    ? `${dataDir} has ${shownBytes(free)} free: restoring a backup for a trial needs ${shownBytes(needed)}`
    : null
}

const sizeOf = async (pool: pg.Pool): Promise<number> =>
  (
    await pool.query<{ size: number }>(
      'SELECT pg_database_size(current_database())::float8 AS "size"',
    )
  ).rows[0]?.size ?? 0

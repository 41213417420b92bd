// A database folder as the first start makes it, for tests to copy: creating one takes longer than most of the tests.
import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { startEmbedded } from '#kit/embedded/embedded.ts'

const run = promisify(execFile)

let ready: Promise<string> | undefined

/** Copies a database that was started and stopped once into `dataDir`. */
export async function copyReadyCluster(dataDir: string): Promise<void> {
  const from = await (ready ??= makeCluster())
  // `-a` keeps the owner, which may be the user who runs the database.
  await run('cp', ['-a', join(from, 'postgres'), join(dataDir, 'postgres')])
}

async function makeCluster(): Promise<string> {
  const dataDir = join(inject('runFolder'), `ready-${process.pid}`)
  mkdirSync(dataDir)
  // The database may run as another user, who must be able to pass through.
  chmodSync(dataDir, 0o711)
  const embedded = await startEmbedded({ dataDir, log: () => {} })
  await embedded.stop()
  return dataDir
}

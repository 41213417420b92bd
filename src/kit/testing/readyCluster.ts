// A database folder as a first start makes it, to be copied by tests that begin with one: making one takes
// far longer than all that most of them do with it.
import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { startEmbedded } from '#kit/embedded/embedded.ts'

const run = promisify(execFile)

let ready: Promise<string> | undefined

/** Puts a database that was started and stopped once into `dataDir`. */
export async function copyReadyCluster(dataDir: string): Promise<void> {
  const from = await (ready ??= makeCluster())
  // Files keep their owner, which may be the user of the database.
  await run('cp', ['-a', join(from, 'postgres'), join(dataDir, 'postgres')])
}

async function makeCluster(): Promise<string> {
  const dataDir = join(inject('runFolder'), `ready-${process.pid}`)
  mkdirSync(dataDir)
  // The database may run as another user, who has to get in.
  chmodSync(dataDir, 0o711)
  const embedded = await startEmbedded({ dataDir, log: () => {} })
  await embedded.stop()
  return dataDir
}

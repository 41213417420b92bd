// After a failover, an address may still lead to a read-only server.
import { chmodSync, chownSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseName } from '../embedded/applicationRole.ts'
import type { Cluster } from '../embedded/cluster.ts'
import { superuser } from '../embedded/clusterPassword.ts'
import { embeddedBinaries } from '../embedded/embeddedBinaries.ts'
import { embeddedEndpoint } from '../embedded/embeddedEndpoint.ts'
import { embeddedFolder as findFolder } from '../embedded/embeddedFolder.ts'
import { folderKey } from '../embedded/embeddedLock.ts'
import { type Postmaster, startPostmaster } from '../embedded/postmaster.ts'
import { quickFolder } from '../testing/quickFolder.ts'
import { eventually } from '../testing/eventually.ts'
import { copyReadyCluster } from '../testing/readyCluster.ts'
import { type Database, openDatabase } from './open.ts'
import { problemOfDatabase } from './problemOfDatabase.ts'

let dataDir: string
let postmaster: Postmaster | undefined
const opened: Database<unknown>[] = []

beforeEach(() => {
  dataDir = quickFolder('estia-standby-')
  // The database may run as another user, who has to get in.
  chmodSync(dataDir, 0o711)
})
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close()
  await postmaster?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Starts a standby, which waits for a primary's log and allows reads. */
async function standby() {
  await copyReadyCluster(dataDir)
  const { folder, user } = findFolder(dataDir, () => {})
  const rules = join(folder, 'hba.conf')
  const files = { [rules]: 'local all all trust\n', [join(folder, 'data/standby.signal')]: '' }
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(file, text, { mode: 0o600 })
    if (user) chownSync(file, user.uid, user.gid)
  }
  const cluster: Cluster = {
    folder,
    native: embeddedBinaries(user, () => {}),
    user,
    key: folderKey(realpathSync(folder)),
    durable: false,
    settings: [`hba_file=${rules}`],
  }
  const endpoint = await embeddedEndpoint(cluster)
  postmaster = await startPostmaster(cluster, endpoint)
  return { host: endpoint.host, port: endpoint.port, user: superuser, database: databaseName }
}

function open(connection: Awaited<ReturnType<typeof standby>>, mustWrite: boolean) {
  const one = openDatabase(connection, { max: 1, mustWrite })
  opened.push(one)
  return one.pool
}

test('a standby counts as a lost database until it is promoted; read-only pools may use it', async () => {
  const connection = await standby()
  const reader = open(connection, false)
  const writer = open(connection, true)
  const { rows } = await reader.query('SELECT pg_is_in_recovery() AS "isStandby"')
  expect(rows).toEqual([{ isStandby: true }])
  const refusal = await writer.query('SELECT 1').catch((error: Error) => error)
  expect(refusal).toMatchObject({ message: 'PostgreSQL is a standby, which only reads' })
  expect(problemOfDatabase(refusal)?.status).toBe(503)

  await reader.query('SELECT pg_promote()')
  await eventually(() => writer.query('CREATE TABLE sheep ()'))
})

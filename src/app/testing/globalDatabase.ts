// Before all tests, starts a PostgreSQL with a migrated database, which test databases are copies of. With
// TEST_POSTGRES (a folder of programs) it is the machine's own; with TEST_POOLER a PgBouncer is in front of it.
import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startExternal } from '#kit/testing/externalPostgres.ts'
import { quickFolder } from '#kit/testing/quickFolder.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { keptValues } from '../features.ts'
import { migrate } from '#kit/db/migrate/migrate.ts'
import { type DatabaseConnection, openDatabase } from '#kit/db/open.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated database that every test database is a copy of. */
    templateDatabase: {
      host: string
      port: number
      user: string
      /** Missing for the machine's own PostgreSQL, which trusts its socket. */
      password?: string
      database: string
    }
    /** A folder for files of this run, removed at its end. */
    runFolder: string
    /** The PgBouncer that tests connect through with TEST_POOLER. */
    pooler: { host: string; port: number } | null
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = quickFolder('estia-test-')
  chmodSync(dataDir, 0o711)
  const binaries = process.env['TEST_POSTGRES']
  const { connection, pooler, stop } = binaries
    ? await startExternal(dataDir, binaries, process.env['TEST_POOLER'])
    : await startOwn(dataDir)
  const teardown = async () => {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await migrateTemplate(connection)
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('templateDatabase', connection)
  project.provide('pooler', pooler)
  project.provide('runFolder', dataDir)
  return teardown
}

async function startOwn(dataDir: string) {
  const embedded = await startEmbedded({ dataDir, log: () => {}, durable: false })
  await embedded.administer(testRights(embedded.connection.user))
  const stop = async () => {
    await embedded.stop()
    rmSync(embedded.folder, { recursive: true, force: true })
  }
  return { connection: embedded.connection, pooler: null, stop }
}

/** Every test file creates a database, and one of them bypasses triggers. */
const testRights = (role: string) =>
  `ALTER ROLE ${role} CREATEDB; GRANT SET ON PARAMETER session_replication_role TO ${role}`

async function migrateTemplate(connection: DatabaseConnection): Promise<void> {
  const { pool, close } = openDatabase(connection, { max: 1 })
  try {
    await migrate(pool, join(import.meta.dirname, '../../..'), keptValues, () => {})
  } finally {
    await close()
  }
}

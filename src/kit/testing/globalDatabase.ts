// Before all tests: one PostgreSQL that need not survive, with a migrated database to copy.
import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { migrate } from '#kit/db/migrate.ts'
import { type DatabaseConnection, openDatabase } from '#kit/db/open.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated database that every test database is a copy of. */
    templateDatabase: { host: string; port: number; user: string; database: string }
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'estia-test-'))
  await chmod(dataDir, 0o711)
  const embedded = await startEmbedded({ dataDir, log: () => {}, durable: false })
  const teardown = async () => {
    await embedded.stop()
    for (const folder of [embedded.folder, dataDir])
      rmSync(folder, { recursive: true, force: true })
  }
  try {
    await migrateTemplate(embedded.connection)
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('templateDatabase', embedded.connection)
  return teardown
}

async function migrateTemplate(connection: DatabaseConnection): Promise<void> {
  const { pool, close } = openDatabase(connection, { max: 1 })
  try {
    await migrate(pool, join(import.meta.dirname, '../../..'), () => {})
  } finally {
    await close()
  }
}

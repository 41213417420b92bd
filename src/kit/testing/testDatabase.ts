// A migrated database for a single test file, on a real PostgreSQL.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, type DatabaseConnection, openDatabase } from '#kit/db/open.ts'
import { settleSessions } from '#kit/db/sessionSettings.ts'
import { until } from './eventually.ts'

type NamedConnection = Exclude<DatabaseConnection, { connectionString: string }>

export type TestDatabase<Tables> = Omit<Database<Tables>, 'close'> & {
  /** For code that opens the database itself, such as a second server. */
  connection: NamedConnection
  /** The connection through the pooler, with TEST_POOLER. */
  pooled?: NamedConnection
  /** Closes `db` and `pool` and drops the database, even if others are still connected. */
  drop(): Promise<void>
}

// Generous: on a busy machine, many concurrent requests wait long for a free connection.
const connectWithin = 120_000

export async function testDatabase<Tables>(): Promise<TestDatabase<Tables>> {
  const template = inject('templateDatabase')
  const name = `test_${randomBytes(6).toString('hex')}`
  const source = pg.escapeIdentifier(template.database)
  // The default strategy also writes every page to the WAL, which takes four times as long.
  await administer(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`)
  const connection = { ...template, database: name }
  const pooler = inject('pooler')
  const pooled = pooler && { ...connection, ...pooler }
  if (pooled) await settleSessions(connection)
  const { db, pool, close } = openDatabase<Tables>(pooled ?? connection, {
    isPooled: !!pooled,
    connectWithin,
  })
  const drop = async () => {
    await close()
    await dropDatabase(name)
  }
  return { db, pool, connection, ...(pooled && { pooled }), drop }
}

/**
 * Drops the database and disconnects its users. If an autovacuum worker is in it, forcing is denied, because only a
 * superuser may terminate it; without force, PostgreSQL asks the worker to leave.
 */
async function dropDatabase(name: string): Promise<void> {
  const denied = '42501'
  const inUse = '55006'
  if (await tryDrop(`DROP DATABASE ${name} WITH (FORCE)`, denied)) return
  // On a busy machine, the worker may take longer to leave than PostgreSQL waits.
  await until(() => tryDrop(`DROP DATABASE ${name}`, inUse))
}

async function tryDrop(sql: string, unless: string): Promise<boolean> {
  try {
    await administer(sql)
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== unless) throw error
    return false
  }
}

async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ ...inject('templateDatabase'), database: 'postgres' })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

// A migrated database for one test file alone, on a real PostgreSQL.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, type DatabaseConnection, openDatabase } from '#kit/db/open.ts'
import { settleSessions } from '#kit/db/sessionSettings.ts'
import { until } from './eventually.ts'

type NamedConnection = Exclude<DatabaseConnection, { connectionString: string }>

export type TestDatabase<Tables> = Omit<Database<Tables>, 'close'> & {
  /** For what opens the database by itself, such as a second server. */
  connection: NamedConnection
  /** The pooler that stands before it in such a run. */
  pooled?: NamedConnection
  /** Closes `db` and `pool` and removes the database, whoever is still connected. */
  drop(): Promise<void>
}

// Generous: many who ask at once on a busy machine wait long for a free connection.
const connectWithin = 120_000

export async function testDatabase<Tables>(): Promise<TestDatabase<Tables>> {
  const template = inject('templateDatabase')
  const name = `test_${randomBytes(6).toString('hex')}`
  const copied = pg.escapeIdentifier(template.database)
  // The usual strategy writes every page to the log as well, which costs four times as much.
  await administer(`CREATE DATABASE ${name} TEMPLATE ${copied} STRATEGY FILE_COPY`)
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
    await remove(name)
  }
  return { db, pool, connection, ...(pooled && { pooled }), drop }
}

/**
 * Whoever is connected is sent away. Not so a worker that happens to clean up in there: only a superuser
 * may end it by force, while a removal without force asks it to leave by itself.
 */
async function remove(name: string): Promise<void> {
  const denied = '42501'
  const inUse = '55006'
  if (await isRemoved(`DROP DATABASE ${name} WITH (FORCE)`, denied)) return
  // On a busy machine, it may take longer to leave than PostgreSQL waits.
  await until(() => isRemoved(`DROP DATABASE ${name}`, inUse))
}

async function isRemoved(sql: string, unless: string): Promise<boolean> {
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

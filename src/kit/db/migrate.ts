// Brings a database to the state of migrations/*.sql.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

type Migration = { name: string; sql: string; checksum: string }

/** Any number will do, as long as every server of this product takes the same one. */
const advisoryLock = 7_305_118

/**
 * Runs the files `NNNN_name.sql` of the folder in their order, each once and in a transaction of its
 * own; servers that start together take turns. Answers the names of those it ran. Throws when a file
 * that was applied has since been changed or removed, or when one fails, naming it.
 */
export async function migrate(
  pool: pg.Pool,
  folder: string,
  log: (line: string) => void,
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock])
    return await applyMissing(client, migrations, log)
  } finally {
    // Closing the connection gives the lock back, whatever state it is in.
    client.release(true)
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const numbers = names.map((name) => /^(\d{4})_[A-Za-z0-9_-]+\.sql$/.exec(name)?.[1])
  for (const [index, name] of names.entries()) {
    if (!numbers[index]) throw new Error(`Migration ${name} is not named NNNN_name.sql`)
    if (numbers.indexOf(numbers[index]) !== index)
      throw new Error(`Two migrations have the number ${numbers[index]}`)
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function applyMissing(
  client: pg.PoolClient,
  migrations: Migration[],
  log: (line: string) => void,
): Promise<string[]> {
  await client.query(`CREATE TABLE IF NOT EXISTS "migration" (
    "name" text PRIMARY KEY,
    "checksum" text NOT NULL,
    "appliedOn" timestamptz NOT NULL DEFAULT now()
  )`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT "name", "checksum" FROM "migration"',
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  for (const name of applied.keys()) {
    if (!migrations.some((migration) => migration.name === name))
      throw new Error(`Migration ${name} was applied to this database, but the file is missing`)
  }
  const ran: string[] = []
  for (const migration of migrations) {
    const checksum = applied.get(migration.name)
    if (checksum === migration.checksum) continue
    if (checksum)
      throw new Error(
        `Migration ${migration.name} was changed after it was applied; put the change in a new file`,
      )
    await apply(client, migration)
    log(`Migrated ${migration.name}`)
    ran.push(migration.name)
  }
  return ran
}

async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('BEGIN')
    await client.query(sql)
    await client.query('INSERT INTO "migration" ("name", "checksum") VALUES ($1, $2)', [
      name,
      checksum,
    ])
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => {})
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Migration ${name} failed: ${reason}`, { cause })
  }
}

// Creates the tables of an empty database, and upgrades one that an earlier release made.
import type pg from 'pg'
import type { KeptValue } from '../kept/kept.ts'
import { keptFiles } from '../kept/keptFiles.ts'
import { checkServer } from './checkServer.ts'
import { missingMigrations, staleFunctions } from './pending.ts'
import { type FunctionFile, readSqlFiles, type SqlFile, type SqlFiles } from './sqlFiles.ts'

/** An arbitrary number that all servers of this product share. */
const advisoryLock = 7_305_118

/**
 * An empty database gets the tables as they are today. One that an earlier release made gets the migrations that
 * it lacks, in the order of their numbers. Both get the function files that are new or have a higher version. Each
 * file is applied after those that it requires. A database that a newer release has migrated is left as it is.
 *
 * Everything is one transaction, so servers of the earlier release keep working until it commits; servers that
 * start at the same time take turns.
 *
 * Needs a session of its own, so no pooler. Returns the names of the files it applied. Throws when a file
 * was changed after it was applied, when a migration is missing, when a file fails (naming it), or when
 * PostgreSQL does not meet our requirements.
 */
export async function migrate(
  pool: pg.Pool,
  root: string,
  kept: readonly KeptValue[],
  log: (line: string) => void,
): Promise<string[]> {
  const files = await readSqlFiles(root, keptFiles(kept))
  const client = await pool.connect()
  try {
    await lockMigrations(client)
    await client.query('BEGIN')
    log(await checkServer(client))
    const applied = await bringUpToDate(client, files)
    await client.query('COMMIT')
    for (const name of applied) log(`Migrated ${name}`)
    return applied
  } finally {
    // Closing the connection releases the lock and rolls back an unfinished upgrade.
    client.release(true)
  }
}

/** Until the session ends, servers that start wait before they look at the database. */
export const lockMigrations = (client: pg.ClientBase): Promise<unknown> =>
  client.query('SELECT pg_advisory_lock($1)', [advisoryLock])

/** The names of the migrations that `migrate` would apply to a database of an earlier release; none for an empty one. */
export async function pendingMigrations(
  pool: pg.Pool,
  root: string,
  kept: readonly KeptValue[],
): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    if (await createBookkeeping(client)) return []
    const missing = await missingMigrations(client, await readSqlFiles(root, keptFiles(kept)))
    return missing.map(({ name }) => name)
  } finally {
    // Closing the connection rolls back: nothing was changed.
    client.release(true)
  }
}

/** What `migrate` does within its transaction, with the lock. */
export async function bringUpToDate(client: pg.PoolClient, files: SqlFiles): Promise<string[]> {
  const isEmpty = await createBookkeeping(client)
  const tables = new Set(isEmpty ? files.tables.values() : [])
  const migrations = isEmpty ? [] : await missingMigrations(client, files)
  const functions = await staleFunctions(client, files, migrations)
  const applied: string[] = []
  const applyFile = async (what: string, file: SqlFile) => {
    for (const name of file.requires) await applyRequired(name)
    await apply(client, what, file)
    applied.push(file.name)
  }
  const applyTables = async (file: SqlFile) => {
    if (tables.delete(file)) await applyFile('Tables', file)
  }
  const applyFunctions = async (file: FunctionFile) => {
    if (!functions.delete(file)) return
    await applyFile('Functions', file)
    await recordFunctions(client, file)
  }
  const applyRequired = async (name: string) => {
    const table = files.tables.get(name)
    const functionFile = files.functions.get(name)
    if (table) await applyTables(table)
    if (functionFile) await applyFunctions(functionFile)
  }
  for (const file of tables) await applyTables(file)
  for (const migration of migrations) await applyFile('Migration', migration)
  for (const file of functions) await applyFunctions(file)
  // The tables' files already contain all migrations.
  for (const migration of isEmpty ? files.migrations : migrations)
    await recordMigration(client, migration)
  return applied
}

/** Returns whether the database was empty. */
async function createBookkeeping(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ isEmpty: boolean }>(
    `SELECT to_regclass(quote_ident(current_schema()) || '."migration"') IS NULL AS "isEmpty"`,
  )
  await client.query(`
    CREATE TABLE IF NOT EXISTS "migration" (
      "name" text PRIMARY KEY,
      "checksum" text NOT NULL,
      "appliedOn" timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE IF NOT EXISTS "functionFile" (
      "name" text PRIMARY KEY,
      "version" integer NOT NULL,
      "checksum" text NOT NULL,
      "appliedOn" timestamptz NOT NULL DEFAULT now()
    )`)
  return !!rows[0]?.isEmpty
}

const recordMigration = (client: pg.PoolClient, { name, checksum }: SqlFile) =>
  client.query('INSERT INTO "migration" ("name", "checksum") VALUES ($1, $2)', [name, checksum])

const recordFunctions = (client: pg.PoolClient, { name, version, checksum }: FunctionFile) =>
  client.query(
    `INSERT INTO "functionFile" ("name", "version", "checksum") VALUES ($1, $2, $3)
     ON CONFLICT ("name") DO UPDATE SET "version" = $2, "checksum" = $3, "appliedOn" = now()`,
    [name, version, checksum],
  )

async function apply(client: pg.PoolClient, what: string, { name, sql }: SqlFile): Promise<void> {
  try {
    await client.query(sql)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${what} ${name} failed, and nothing was changed: ${reason}`, { cause })
  }
}

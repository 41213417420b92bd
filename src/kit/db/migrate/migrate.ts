// Brings a database to the state of the project's SQL files, wholly or not at all.
import type pg from 'pg'
import { checkServer } from './checkServer.ts'
import {
  type FunctionFile,
  numberOf,
  readSqlFiles,
  type SqlFile,
  type SqlFiles,
} from './sqlFiles.ts'

/** Any number will do, as long as every server of this product takes the same one. */
const advisoryLock = 7_305_118

/**
 * Runs the migrations that the database does not have, in their order, and the files of functions that
 * are new or have a higher version; a file comes after those that it requires. All is one transaction,
 * so that a server of the release before goes on with what it knows until everything is there; servers
 * that start together take turns. A database that a newer release has migrated is served as
 * it is.
 *
 * Needs a session of its own, so no pooler. Answers the names of the files it ran. Throws when a file
 * was changed after it was applied, when a migration is missing, when a file fails, naming it,
 * or when PostgreSQL is not fit for us.
 */
export async function migrate(
  pool: pg.Pool,
  root: string,
  log: (line: string) => void,
): Promise<string[]> {
  const files = await readSqlFiles(root)
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock])
    await client.query('BEGIN')
    log(await checkServer(client))
    const ran = await bringUpToDate(client, files)
    await client.query('COMMIT')
    for (const name of ran) log(`Migrated ${name}`)
    return ran
  } finally {
    // Closing the connection gives the lock back and undoes half an upgrade, whatever state it is in.
    client.release(true)
  }
}

async function bringUpToDate(client: pg.PoolClient, files: SqlFiles): Promise<string[]> {
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
  const migrations = await missingMigrations(client, files)
  const functions = await staleFunctions(client, files, migrations)
  const ran: string[] = []
  const applyFunction = async (file: FunctionFile) => {
    if (!functions.delete(file)) return
    await applyRequired(file)
    await apply(client, 'Functions', file)
    await client.query(
      `INSERT INTO "functionFile" ("name", "version", "checksum") VALUES ($1, $2, $3)
       ON CONFLICT ("name") DO UPDATE SET "version" = $2, "checksum" = $3, "appliedOn" = now()`,
      [file.name, file.version, file.checksum],
    )
    ran.push(file.name)
  }
  const applyRequired = async ({ requires }: SqlFile) => {
    for (const name of requires) await applyFunction(files.functions.get(name)!)
  }
  for (const migration of migrations) {
    await applyRequired(migration)
    await apply(client, 'Migration', migration)
    await client.query('INSERT INTO "migration" ("name", "checksum") VALUES ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    ran.push(migration.name)
  }
  for (const file of functions) await applyFunction(file)
  return ran
}

async function missingMigrations(
  client: pg.PoolClient,
  { migrations }: SqlFiles,
): Promise<SqlFile[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT "name", "checksum" FROM "migration" ORDER BY "name"',
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const last = numberOf(migrations.at(-1)?.name ?? '')
  const unknown = [...applied.keys()].filter((name) => !migrations.some((one) => one.name === name))
  const gone = unknown.find((name) => numberOf(name) <= last)
  if (gone)
    throw new Error(`Migration ${gone} was applied to this database, but the file is missing`)
  const missing = migrations.filter(({ name, checksum }) => {
    if (applied.has(name) && applied.get(name) !== checksum)
      throw new Error(
        `Migration ${name} was changed after it was applied; put the change in a new file`,
      )
    return !applied.has(name)
  })
  if (unknown[0] && missing[0])
    throw new Error(
      `A newer release brought ${unknown[0]} to this database without ${missing[0].name}, which is not part of it`,
    )
  return missing
}

async function staleFunctions(
  client: pg.PoolClient,
  { functions }: SqlFiles,
  migrations: SqlFile[],
): Promise<Set<FunctionFile>> {
  const { rows } = await client.query<{ name: string; version: number; checksum: string }>(
    'SELECT "name", "version", "checksum" FROM "functionFile"',
  )
  const applied = new Map(rows.map((row) => [row.name, row]))
  const stale = new Set<FunctionFile>()
  for (const file of functions.values()) {
    const before = applied.get(file.name)
    if (before && before.version > file.version) continue
    if (before?.checksum === file.checksum) continue
    if (before?.version === file.version)
      throw new Error(
        `${file.name} was changed after its version ${file.version} was applied; give it the next`,
      )
    if (before && file.isKept && !migrations.some(({ requires }) => requires.includes(file.name)))
      throw new Error(
        `${file.name} was changed, but not what is kept of its answers; add a migration that requires it`,
      )
    stale.add(file)
  }
  return stale
}

async function apply(client: pg.PoolClient, what: string, { name, sql }: SqlFile): Promise<void> {
  try {
    await client.query(sql)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${what} ${name} failed: ${reason}`, { cause })
  }
}

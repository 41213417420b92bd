// Finds the migrations and function files that a database still lacks.
import type pg from 'pg'
import { type FunctionFile, numberOf, type SqlFile, type SqlFiles } from './sqlFiles.ts'

/** Throws when an applied migration was changed or is missing, or when a newer release left one out. */
export async function missingMigrations(
  client: pg.PoolClient,
  { migrations }: SqlFiles,
): Promise<SqlFile[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT "name", "checksum" FROM "migration" ORDER BY "name"',
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  await forgetUnreleased(client, applied)
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

/** Throws when a file was changed without a new version, or without a migration that rewrites its stored results. */
export async function staleFunctions(
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

/**
 * Before release 0.2.0 all tables were made by migrations 0001 to 0179, which the tables' files now contain. A database
 * that has all of them is up to date; one that was made earlier can't be upgraded.
 */
async function forgetUnreleased(client: pg.PoolClient, applied: Map<string, string>) {
  if (!applied.has('0001_letters.sql')) return
  if (!applied.has('0179_said_tasks.sql'))
    throw new Error(
      'This database was made before release 0.2.0, from which upgrades start: start the last program of release 0.1.0 (commit e63f35f139) on it once, and then this one. Nothing was changed.',
    )
  await client.query(`DELETE FROM "migration" WHERE "name" <= '0179_said_tasks.sql'`)
  for (const name of applied.keys()) if (name <= '0179_said_tasks.sql') applied.delete(name)
}

// Compares the state of a database, or of an archive, with the SQL files of this program.
import type pg from 'pg'
import { numberOf } from '#kit/db/migrate/sqlFiles.ts'
import type { SqlFiles } from '#kit/db/migrate/sqlFiles.ts'
import type { ArchivedSql } from './format.ts'

type State = {
  /** Checksums by names. */
  migrations: ReadonlyMap<string, string>
  functions: ReadonlyMap<string, { version: number; checksum: string }>
}

/** Null for a database that was never migrated. */
export async function stateOfDatabase(client: pg.ClientBase): Promise<State | null> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('public."migration"') IS NOT NULL AS "isThere"`,
  )
  if (!rows[0]?.isThere) return null
  const migrations = await client.query<{ name: string; checksum: string }>(
    'SELECT "name", "checksum" FROM public."migration"',
  )
  const functions = await client.query<{ name: string; version: number; checksum: string }>(
    'SELECT "name", "version", "checksum" FROM public."functionFile"',
  )
  return {
    migrations: new Map(migrations.rows.map(({ name, checksum }) => [name, checksum])),
    functions: new Map(functions.rows.map(({ name, ...rest }) => [name, rest])),
  }
}

export const stateOfFiles = (files: SqlFiles): State => ({
  migrations: new Map(files.migrations.map(({ name, checksum }) => [name, checksum])),
  functions: files.functions,
})

/**
 * Whether `state` is that of a newer release than `own`, of an older one, or the same. Function files that only one of them
 * has say nothing of age by themselves: unless `own` lacks a migration, `state` is then the older one.
 */
export function compareReleases(state: State, own: State): 'newer' | 'same' | 'older' {
  const last = numberOf([...own.migrations.keys()].sort().at(-1) ?? '')
  const isUnknown = (name: string) => !own.migrations.has(name) && numberOf(name) > last
  if ([...state.migrations.keys()].some(isUnknown)) return 'newer'
  for (const [name, { version }] of state.functions)
    if (version > (own.functions.get(name)?.version ?? version)) return 'newer'
  const lacks =
    [...own.migrations].some(([name, checksum]) => state.migrations.get(name) !== checksum) ||
    [...own.functions].some(
      ([name, { checksum }]) => state.functions.get(name)?.checksum !== checksum,
    )
  return lacks ? 'older' : 'same'
}

export const archivedSql = (files: SqlFiles): ArchivedSql => {
  const plain = <File extends { requires: readonly string[] }>(file: File) => ({
    ...file,
    requires: [...file.requires],
  })
  return {
    tables: [...files.tables.values()].map(plain),
    functions: [...files.functions.values()].map(plain),
    migrations: files.migrations.map((file) => ({ ...plain(file), sql: '' })),
  }
}

export const filesOfArchive = (sql: ArchivedSql): SqlFiles => ({
  tables: new Map(sql.tables.map((file) => [file.name, file])),
  functions: new Map(sql.functions.map((file) => [file.name, file])),
  migrations: sql.migrations,
})

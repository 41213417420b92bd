// Reads the SQL files that a database is made from: tables, functions and migrations.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

export type SqlFile = {
  /** Without its folder, so that a file may move. */
  name: string
  sql: string
  checksum: string
  /** Names of table and function files that are applied first; from its line `-- requires: a.sql b.sql`. */
  requires: readonly string[]
}

export type FunctionFile = SqlFile & {
  /** From its line `-- version: 1`. When two releases share a database, the higher version stays. */
  version: number
  /** It has a line `-- kept in: …`: columns or indexes hold what it returned. */
  isKept: boolean
}

export type SqlFiles = {
  /** Tables as they are today, and the rows that a new agency starts with: for empty databases only. */
  tables: ReadonlyMap<string, SqlFile>
  functions: ReadonlyMap<string, FunctionFile>
  /** Upgrades of released databases, in the order of their numbers. */
  migrations: readonly SqlFile[]
}

/**
 * Reads `migrations/NNNN_name.sql` and every `.sql` file below `src` of the project's folder: those named
 * `….tables.sql` and `….rows.sql` make tables, all others functions and views. The triggers of derived values are
 * function files too, applied last. Throws for a wrong name, number, version or requirement.
 */
export async function readSqlFiles(
  root: string,
  keptFiles: readonly FunctionFile[],
): Promise<SqlFiles> {
  const migrations = await readFolder(root, 'migrations')
  const tables = new Map<string, SqlFile>()
  const functions = new Map<string, FunctionFile>()
  for (const file of await readFolder(root, 'src')) {
    if (tables.has(file.name) || functions.has(file.name))
      throw new Error(`Two SQL files are named ${file.name}`)
    if (makesTables(file.name)) tables.set(file.name, file)
    else functions.set(file.name, functionFile(file))
  }
  for (const file of keptFiles) functions.set(file.name, file)
  checkNumbers(migrations.map(({ name }) => name))
  for (const { name, requires } of [...migrations, ...tables.values(), ...functions.values()])
    for (const each of requires)
      if (!tables.has(each) && !functions.has(each))
        throw new Error(`${name} requires ${each}, which is not there`)
  return { tables, functions, migrations }
}

const makesTables = (name: string) => /\.(?:tables|rows)\.sql$/.test(name)

async function readFolder(root: string, folder: string): Promise<SqlFile[]> {
  const names = await readdir(join(root, folder), { recursive: true })
  const sqlNames = names.filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(sqlNames.map((name) => read(join(root, folder, name))))
}

async function read(path: string): Promise<SqlFile> {
  const sql = await readFile(path, 'utf8')
  const requires = /^-- requires: (.+)$/m.exec(sql)?.[1]?.split(' ') ?? []
  return { name: basename(path), sql, checksum: hash(sql), requires }
}

function functionFile(file: SqlFile): FunctionFile {
  const version = Number(/^-- version: (\d+)$/m.exec(file.sql)?.[1])
  if (!version) throw new Error(`${file.name} has no line "-- version: 1"`)
  // Comments may be edited without a new version.
  const code = file.sql.split('\n').filter((line) => !/^\s*(--.*)?$/.test(line))
  return {
    ...file,
    checksum: hash(code.join('\n')),
    version,
    isKept: /^-- kept in: /m.test(file.sql),
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** The number of a migration is its first four digits. */
export const numberOf = (name: string): string => name.slice(0, 4)

function checkNumbers(names: string[]): void {
  for (const name of names) {
    if (!/^\d{4}_[A-Za-z0-9_-]+\.sql$/.test(name))
      throw new Error(`Migration ${name} is not named NNNN_name.sql`)
    if (names.some((other) => other !== name && numberOf(other) === numberOf(name)))
      throw new Error(`Two migrations have the number ${numberOf(name)}`)
  }
}

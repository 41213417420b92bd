// Reads what a database is made of: migrations, each run once, and functions, replaced when they change.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

export type SqlFile = {
  /** Without its folder, which may change. */
  name: string
  sql: string
  checksum: string
  /** Names of the function files that come before it; from its line `-- requires: a.sql b.sql`. */
  requires: readonly string[]
}

export type FunctionFile = SqlFile & {
  /** From its line `-- version: 1`. Of two releases that share a database, the higher one's is used. */
  version: number
  /** It has a line `-- kept in: …`: columns or indexes hold what it answered. */
  isKept: boolean
}

export type SqlFiles = {
  /** In the order of their numbers. */
  migrations: readonly SqlFile[]
  functions: ReadonlyMap<string, FunctionFile>
}

/**
 * Reads `migrations/NNNN_name.sql` and every `.sql` below `src` of the project's folder. Throws for a name,
 * a number, a version or a requirement that is wrong.
 */
export async function readSqlFiles(root: string): Promise<SqlFiles> {
  const migrations = await Promise.all(
    (await namesIn(join(root, 'migrations'))).map((name) => read(root, join('migrations', name))),
  )
  const functions = new Map<string, FunctionFile>()
  for (const path of await namesIn(join(root, 'src'))) {
    const file = functionFile(await read(root, join('src', path)))
    if (functions.has(file.name)) throw new Error(`Two files of functions are named ${file.name}`)
    functions.set(file.name, file)
  }
  checkNumbers(migrations.map(({ name }) => name))
  for (const { name, requires } of [...migrations, ...functions.values()])
    for (const each of requires)
      if (!functions.has(each)) throw new Error(`${name} requires ${each}, which is not there`)
  return { migrations, functions }
}

const namesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.sql')).sort()

async function read(root: string, path: string): Promise<SqlFile> {
  const sql = await readFile(join(root, path), 'utf8')
  const requires = /^-- requires: (.+)$/m.exec(sql)?.[1]?.split(' ') ?? []
  return { name: basename(path), sql, checksum: hash(sql), requires }
}

function functionFile(file: SqlFile): FunctionFile {
  const version = Number(/^-- version: (\d+)$/m.exec(file.sql)?.[1])
  if (!version) throw new Error(`${file.name} has no line "-- version: 1"`)
  // Whoever mends a comment need not replace anything.
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

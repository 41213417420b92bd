// Writes a whole database and its stored files into one archive, as they were at one moment, beside whoever works in them.
import type { Writable } from 'node:stream'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { instantNow } from '#kit/clock.ts'
import type { SqlFiles } from '#kit/db/migrate/sqlFiles.ts'
import { DamagedFile, isMissing } from '#kit/files/fileStore.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import { copied, readSequences, readTables, sessionSettings } from './catalogue.ts'
import { compress, copyPieces } from './copyPieces.ts'
import { fileName, format, headName, rowsName, sequencesName, sqlName } from './format.ts'
import type { DumpedTable, Head } from './format.ts'
import { compareReleases, archivedSql, stateOfDatabase, stateOfFiles } from './release.ts'
import { storedFiles, stillThere } from './storedFiles.ts'
import { writeArchive } from './writeArchive.ts'
import type { ArchiveWriter } from './writeArchive.ts'

export type DumpSource = {
  /** A session of its own, without a transaction. */
  client: pg.ClientBase
  /** The SQL files of this program; the database must be of the same release. */
  sqlFiles: SqlFiles
  files: FileStore
  /** A SELECT of the rows of `StoredFile`. */
  listFiles: string
  madeBy: Head['madeBy']
}

export type Dumped = {
  tables: number
  rows: number
  files: number
  /** Names of stored files that should be there. */
  missing: string[]
  /** Bytes of content in the archive. */
  bytes: number
}

/** Ends `out`. Throws an error of one line when the database is of another release, or cannot be read. */
export async function dump(
  { client, sqlFiles, files, listFiles, madeBy }: DumpSource,
  out: Writable,
  progress: (line: string) => void,
): Promise<Dumped> {
  const archive = writeArchive(out)
  try {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${sessionSettings}`)
    await mustBeOfThisRelease(client, sqlFiles, madeBy)
    const tables = await readTables(client)
    await archive.add(headName, json(await headOf(client, sqlFiles, tables, madeBy)))
    await archive.add(sqlName, await compress(json(archivedSql(sqlFiles))))
    const rows: Record<string, number> = {}
    for (const table of tables) {
      progress(`Rows of ${table.name}, ${megabytes(archive.bytes())} so far`)
      rows[table.name] = await addRows(archive, client, table)
    }
    await archive.add(sequencesName, json(await readSequences(client)))
    const { count, missing } = await addFiles(archive, { client, files, listFiles }, progress)
    await client.query('COMMIT')
    const faults = await stillThere(client, listFiles, missing)
    await archive.finish({ rows, files: count, missing: faults })
    return {
      tables: tables.length,
      rows: Object.values(rows).reduce((sum, each) => sum + each, 0),
      files: count,
      missing: faults,
      bytes: archive.bytes(),
    }
  } catch (error) {
    throw await archive.fail(error)
  }
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value))

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

async function mustBeOfThisRelease(
  client: pg.ClientBase,
  sqlFiles: SqlFiles,
  { name, version }: Head['madeBy'],
): Promise<void> {
  const state = await stateOfDatabase(client)
  if (!state) throw new Error('The database is empty: there is nothing to dump')
  const age = compareReleases(state, stateOfFiles(sqlFiles))
  if (age === 'same') return
  throw new Error(
    age === 'newer'
      ? `The database is of a newer release than ${name} ${version}: dump it with that release`
      : `The database is of an earlier release: start the server of ${name} ${version} once, which upgrades it, or dump it with the release that it runs with`,
  )
}

async function headOf(
  client: pg.ClientBase,
  { migrations }: SqlFiles,
  tables: DumpedTable[],
  madeBy: Head['madeBy'],
): Promise<Head> {
  const { rows } = await client.query<{ version: string }>(
    `SELECT split_part(current_setting('server_version'), ' ', 1) AS "version"`,
  )
  return {
    format,
    madeBy,
    madeOn: instantNow(),
    postgres: rows[0]!.version,
    migrations: migrations.map(({ name }) => name),
    tables,
  }
}

/** Returns the number of rows. */
async function addRows(
  archive: ArchiveWriter,
  client: pg.ClientBase,
  table: DumpedTable,
): Promise<number> {
  const copy = client.query(copyTo(`COPY ${copied(table)} TO STDOUT`))
  let piece = 0
  for await (const content of copyPieces(copy))
    await archive.add(rowsName(table.name, ++piece), content)
  return copy.rowCount
}

async function addFiles(
  archive: ArchiveWriter,
  { client, files, listFiles }: Pick<DumpSource, 'client' | 'files' | 'listFiles'>,
  progress: (line: string) => void,
): Promise<{ count: number; missing: string[] }> {
  let count = 0
  const missing: string[] = []
  for await (const { name, size, isNeeded } of storedFiles(client, listFiles)) {
    progress(`${count} files, ${megabytes(archive.bytes())} so far`)
    try {
      const content = await files.read(name, undefined, size ?? undefined)
      if (size === null) await archive.add(fileName(name), await buffer(content))
      else
        await archive.addStream(fileName(name), size, Readable.from(content, { objectMode: false }))
      count++
    } catch (error) {
      if (!isMissing(error) && !(error instanceof DamagedFile)) throw error
      if (isNeeded) missing.push(name)
    }
  }
  return { count, missing }
}

// Loads an archive into an empty database and a file store: wholly, or not at all.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { checkServer } from '#kit/db/migrate/checkServer.ts'
import { bringUpToDate, lockMigrations } from '#kit/db/migrate/migrate.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import { bareTables, qualified } from '#kit/db/bareTables.ts'
import { copied, sessionSettings } from './catalogue.ts'
import { megabytes } from './dump.ts'
import { footName, footSchema, sequencesName, sequencesSchema } from './format.ts'
import type { Head } from './format.ts'
import { filesLoader } from './loadFiles.ts'
import type { FilesLoader } from './loadFiles.ts'
import { checkTarget, makeTables } from './loadTarget.ts'
import type { LoadTarget } from './loadTarget.ts'
import { checkWhole, parsed, readArchiveHead, textOf } from './openArchive.ts'
import type { ArchiveHead } from './openArchive.ts'
import { DamagedArchive, readArchive } from './readArchive.ts'
import type { ArchiveEntry } from './readArchive.ts'

export type Load = LoadTarget & {
  /** Opens the archive; called several times. */
  open: () => Readable
  /** Reaches the database directly, not through a pooler, and has no other connection. */
  pool: pg.Pool
  files: FileStore
  /** A SELECT of the rows of `StoredFile`. */
  listFiles: string
}

export type Loaded = {
  head: Head
  tables: number
  rows: number
  files: number
  /** Names of files that the archive lacks, as the dump has said. */
  missing: string[]
}

/**
 * Throws an error of one line; nothing is changed then, but that the file store of a process that was killed may keep files
 * that no row names. The tables have no statistics yet.
 */
export async function load(from: Load, progress: (line: string) => void): Promise<Loaded> {
  const { open, pool, files, listFiles, program } = from
  const beginning = await readArchiveHead(open(), program.name)
  const client = await pool.connect()
  const loader = filesLoader(client, files, listFiles)
  try {
    await checkTarget(client, beginning, from)
    await checkWhole(open(), (bytes) => progress(`Checking the archive, ${megabytes(bytes)}`))
    await lockMigrations(client)
    await client.query(`BEGIN; ${sessionSettings}`)
    await checkServer(client)
    await checkTarget(client, beginning, from)
    const loaded = await loadEntries(client, loader, beginning, from, progress).catch(
      async (error: unknown) => {
        await loader.undo()
        throw error
      },
    )
    // When the connection is lost here nobody knows whether the rows are there, so the files stay.
    await client.query('COMMIT')
    return loaded
  } finally {
    // Closing the connection undoes what was not committed, and releases the lock.
    client.release(true)
  }
}

async function loadEntries(
  client: pg.PoolClient,
  loader: FilesLoader,
  beginning: ArchiveHead,
  { open, sqlFiles }: Load,
  progress: (line: string) => void,
): Promise<Loaded> {
  const { head } = beginning
  await makeTables(client, beginning, sqlFiles)
  const tables = new Map(head.tables.map((table) => [table.name, table]))
  const putBack = await bareTables(client, [...tables.keys()])
  const rows: Record<string, number> = Object.fromEntries(
    [...tables.keys()].map((name) => [name, 0]),
  )
  let bytes = 0
  let missing: string[] = []
  let isPutBack = false
  for await (const entry of readArchive(open())) {
    const [, folder, name = ''] = /^(rows|files)\/([^/]+)/.exec(entry.name) ?? []
    bytes += entry.size
    progress(`${folder === 'rows' ? `Rows of ${name}` : entry.name}, ${megabytes(bytes)} so far`)
    if (folder === 'rows') {
      const table = tables.get(name)
      if (!table) throw new DamagedArchive(`it has rows of a table ${name} that its head lacks`)
      rows[name]! += await loadRows(client, copied(table), entry)
    } else if (folder === 'files') await loader.write(name, entry)
    else if (entry.name === sequencesName) {
      await setSequences(client, entry)
      progress('Indexes and references')
      await putBack()
      await bringUpToDate(client, sqlFiles)
      isPutBack = true
    } else if (entry.name === footName) {
      const foot = parsed(footSchema, await textOf(entry))
      missing = foot.missing
      for (const [table, expected] of Object.entries(foot.rows))
        if (rows[table] !== expected)
          throw new DamagedArchive(`it has ${rows[table]} of ${expected} rows of ${table}`)
      if (loader.count() !== foot.files)
        throw new DamagedArchive(`it has ${loader.count()} of ${foot.files} files`)
    }
  }
  if (!isPutBack) throw new DamagedArchive('it has no sequences')
  const all = Object.values(rows).reduce((sum, each) => sum + each, 0)
  return { head, tables: tables.size, rows: all, files: loader.count(), missing }
}

/** FREEZE saves the vacuum: the table was emptied in this transaction, and nobody else sees it before the end. */
async function loadRows(client: pg.PoolClient, table: string, { content }: ArchiveEntry) {
  const copy = client.query(copyFrom(`COPY ${table} FROM STDIN WITH (FREEZE)`))
  await pipeline(Readable.from(content), createZstdDecompress(), copy)
  return copy.rowCount
}

async function setSequences(client: pg.PoolClient, entry: ArchiveEntry): Promise<void> {
  for (const { name, last, isCalled } of parsed(sequencesSchema, await textOf(entry)))
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
      qualified(name),
      last,
      isCalled,
    ])
}

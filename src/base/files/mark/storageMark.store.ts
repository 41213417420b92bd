// Database and file storage carry the same mark, so that a wrong or empty storage is noticed before anything is changed.
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type pg from 'pg'
import { z } from 'zod'
import { isMissing } from '#kit/files/fileStore.ts'
import type { FileStore } from '#kit/files/fileStore.ts'

const storedName = 'estia-mark.json'

/** Arbitrary lock number: servers that start at the same time place the mark one after the other. */
const advisoryLock = 7_305_119

const stored = z.object({
  mark: z.uuid(),
  /** Creation time of the database, which identifies it after a restore from before it had a mark. */
  databaseMadeOn: z.string(),
})
export type StoredMark = z.output<typeof stored>

/** `unreadable`: the storage does not answer, or its file is not a mark. */
export type FilesMark = StoredMark | 'none' | { unreadable: Error }

export type DatabaseMark = {
  /** The database lacks our tables. */
  isEmpty: boolean
  mark: string | null
  /** UTC with microseconds; null when empty. */
  madeOn: string | null
}

export async function markOfFiles(files: FileStore): Promise<FilesMark> {
  try {
    return stored.parse(JSON.parse(await text(await files.read(storedName))))
  } catch (error) {
    // A file may be in the place of the folder; the next write reports that.
    const isNone = isMissing(error) || (error as NodeJS.ErrnoException).code === 'ENOTDIR'
    return isNone ? 'none' : { unreadable: error as Error }
  }
}

/** Works with the tables of any release. */
export async function markOfDatabase(client: pg.ClientBase | pg.Pool): Promise<DatabaseMark> {
  const { rows } = await client.query<{ tables: string | null; marks: string | null }>(
    `SELECT to_regclass('"migration"') AS "tables", to_regclass('"storageMark"') AS "marks"`,
  )
  if (!rows[0]?.tables) return { isEmpty: true, mark: null, madeOn: null }
  const made = await client.query<{ madeOn: string }>(`
    SELECT to_char(min("appliedOn") AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "madeOn"
    FROM "migration"`)
  const marked = rows[0].marks
    ? await client.query<{ mark: string }>('SELECT "mark" FROM "storageMark"')
    : { rows: [] }
  return {
    isEmpty: false,
    mark: marked.rows[0]?.mark ?? null,
    madeOn: made.rows[0]?.madeOn ?? null,
  }
}

/** Why the two must not be used together; undefined if they may. */
export type Mismatch = 'emptyDatabase' | 'unmarkedFiles' | 'otherFiles' | 'unmarkedDatabase'

export function mismatchOf(database: DatabaseMark, files: FilesMark): Mismatch | undefined {
  if (files === 'none') return database.mark === null ? undefined : 'unmarkedFiles'
  if ('unreadable' in files || files.mark === database.mark) return undefined
  if (database.isEmpty) return 'emptyDatabase'
  if (database.mark !== null) return 'otherFiles'
  return files.databaseMadeOn === database.madeOn ? undefined : 'unmarkedDatabase'
}

/**
 * Gives both the same mark if they have none; call after migrating, if they do not mismatch. Does nothing if the database is
 * marked. Throws if the mark cannot be stored.
 *
 * The storage is marked before the database commits: a server killed in between finds its own database's time there.
 */
export async function placeMark(client: pg.ClientBase, files: FileStore): Promise<void> {
  await client.query('BEGIN')
  await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLock])
  const { mark, madeOn } = await markOfDatabase(client)
  if (mark === null && madeOn !== null) {
    const found = await markOfFiles(files)
    const isOurs = found !== 'none' && 'mark' in found && found.databaseMadeOn === madeOn
    const placed = isOurs ? found : await storeMark(files, randomUUID(), madeOn)
    await client.query('INSERT INTO "storageMark" ("mark") VALUES ($1)', [placed.mark])
  }
  await client.query('COMMIT')
}

/** Declares that the storage belongs to this database, whatever mark it had. The database may be of an older release. */
export async function adoptFiles(client: pg.ClientBase | pg.Pool, files: FileStore) {
  const { mark, madeOn } = await markOfDatabase(client)
  if (madeOn === null) throw new Error('There is no agency in this database')
  return storeMark(files, mark ?? randomUUID(), madeOn)
}

async function storeMark(files: FileStore, mark: string, databaseMadeOn: string) {
  const content = Buffer.from(`${JSON.stringify({ mark, databaseMadeOn })}\n`)
  await files.write(storedName, Readable.from([content]), 'application/json')
  const found = await markOfFiles(files)
  if (found === 'none' || !('mark' in found) || found.mark !== mark)
    throw new Error(`${storedName} was stored, but reads otherwise`)
  return found
}

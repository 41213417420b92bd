// Unpacks a file of photos, and finds the property of each by the number that its name, or its folder's name, starts with. Can
// be resumed: it continues with the waiting photos.
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { cutText } from '#kit/fields/cutText.ts'
import { cleanFileName } from '#kit/files/fileName.ts'
import { isMissing } from '#kit/files/fileStore.ts'
import { inTemporaryFolder } from '#kit/files/temporaryFolder.ts'
import { DamagedZip, openZip } from '#kit/sheets/openZip.ts'
import type { ListedEntry, OpenZip } from '#kit/sheets/openZip.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { ImportJob } from '../plan/rows.ts'
import { forgetFile } from '../work/throwAway.store.ts'
import { jobOf } from '../work/jobOf.store.ts'
import { isPriorWorkWaiting, holdLease } from '../work/lease.store.ts'
import type { Lease } from '../work/lease.store.ts'
import { keepPhoto, notePhoto, noteUnexpected, photoLimits } from './keepPhoto.store.ts'
import type { WaitingPhoto } from './keepPhoto.store.ts'
import { numbersIn } from './numberInName.ts'

type Unpacking = Pick<Backend, 'db' | 'files' | 'log'>

const mostEntries = 200_000

/** False if other imports wait: continues later. */
export async function unpackPhotos(
  { db, files, log }: Unpacking,
  lease: Lease,
  { actor, mapping }: Pick<ImportJob, 'actor' | 'mapping'>,
): Promise<boolean> {
  const { importId } = lease
  const { photoFile } = await db
    .selectFrom('import')
    .select('photoFile')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  if (photoFile === null) return true
  const isThrough = await inTemporaryFolder(async (folder) => {
    const opened = await openStored(files, photoFile, join(folder, 'photos.zip'))
    if (typeof opened === 'string') {
      await noteBroken(db, lease, opened)
      return true
    }
    try {
      const entries = await photosOf(opened)
      await notePacked(db, lease, mapping.system, entries)
      return await unpackWaiting({ db, files, log }, lease, { opened, entries, folder }, actor)
    } catch (error) {
      if (!(error instanceof DamagedZip)) throw error
      await noteBroken(db, lease, 'noArchive')
      return true
    } finally {
      await opened.close()
    }
  })
  if (isThrough) await forgetFile({ db, files }, importId, 'photoFile')
  return isThrough
}

/** Returns why the file cannot be opened, if so. */
async function openStored(
  files: Backend['files'],
  name: string,
  path: string,
): Promise<OpenZip | 'noArchive' | 'fileGone'> {
  try {
    await pipeline(await files.read(name), createWriteStream(path))
    const opened = await openZip(path)
    if (opened.count <= mostEntries) return opened
    await opened.close()
    return 'noArchive'
  } catch (error) {
    if (error instanceof DamagedZip) return 'noArchive'
    if (isMissing(error)) return 'fileGone'
    throw error
  }
}

async function photosOf(opened: OpenZip): Promise<ListedEntry[]> {
  const all = await Array.fromAsync(opened.entries())
  return all
    .filter((entry) => !isLeftBySystem(entry.name))
    .sort((a, b) => byNumbers.compare(a.name, b.name))
}

/** Sorts 2.jpg before 10.jpg. */
const byNumbers = new Intl.Collator('en', { numeric: true })

/** Folders, and metadata files of operating systems. */
const isLeftBySystem = (name: string) =>
  /\/$|(?:^|\/)(?:__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/i.test(name)

async function notePacked(db: Db, lease: Lease, system: string, entries: readonly ListedEntry[]) {
  const { rows: numbers } = await sql<{ number: string; objectId: number }>`
    SELECT n."number", n."entityId" AS "objectId" FROM "numberThere" n
    JOIN "object" o ON o."id" = n."entityId" AND o."deletedOn" IS NULL
    WHERE n."system" = ${system} AND n."entity" = 'Object'
  `.execute(db)
  const objectOf = numbersIn(new Map(numbers.map(({ number, objectId }) => [number, objectId])))
  const json = entries.map(({ name }, position) => ({
    source: sourceOf(name),
    position,
    objectId: objectOf(name) ?? null,
  }))
  await db.transaction().execute(async (tx) => {
    await holdLease(tx, lease, 0)
    // For photos of an earlier file the property may exist by now.
    await sql`
      DELETE FROM "importPhoto"
      WHERE "importId" = ${lease.importId} AND "number" IS NULL AND "state" = 'failed'
        AND "source" = ANY (${json.map(({ source }) => source)}::text[])
    `.execute(tx)
    await sql`
      INSERT INTO "importPhoto" ("importId", "objectId", "position", "source", "state", "why")
      SELECT ${lease.importId}::integer, "objectId", "position", "source",
        CASE WHEN "objectId" IS NULL THEN 'failed' ELSE 'waiting' END,
        CASE WHEN "objectId" IS NULL THEN to_jsonb('import.photo.why.noNumber'::text) END
      FROM jsonb_to_recordset(${JSON.stringify(json)}::jsonb) AS "each" ("objectId" integer, "position" integer, "source" text)
      ORDER BY "position"
      ON CONFLICT DO NOTHING
    `.execute(tx)
  })
}

const longestName = 1000
/** The name as stored. */
const sourceOf = (name: string) => cutText(name.replaceAll('\0', ''), longestName)

type Opened = { opened: OpenZip; entries: readonly ListedEntry[]; folder: string }

async function unpackWaiting(
  stored: Unpacking,
  lease: Lease,
  { opened, entries, folder }: Opened,
  actor: Actor,
): Promise<boolean> {
  const { rows } = await sql<WaitingPhoto>`
    SELECT "id", "objectId", "number", "position", "source" FROM "importPhoto"
    WHERE "importId" = ${lease.importId} AND "state" = 'waiting' AND "number" IS NULL ORDER BY "id"
  `.execute(stored.db)
  const byName = new Map(entries.map((entry) => [sourceOf(entry.name), entry]))
  const path = join(folder, 'photo')
  for (const photo of rows) {
    if ((await isPriorWorkWaiting(stored.db)) || !(await jobOf(stored.db, lease.importId)))
      return false
    try {
      const why = await unpack(opened, byName.get(photo.source), path)
      if (why === null) {
        const arrived = { path, userName: cleanFileName(photo.source) }
        await keepPhoto(stored, lease, photo, arrived, actor)
      } else
        await notePhoto(stored.db, lease, photo, {
          state: 'failed',
          why: `import.photo.why.${why}`,
        })
    } catch (error) {
      await noteUnexpected(stored, lease, photo, error)
    }
  }
  return true
}

/** Null, or why there is no file at the path. */
async function unpack(
  opened: OpenZip,
  entry: ListedEntry | undefined,
  path: string,
): Promise<'damaged' | 'large' | null> {
  if (!entry) return 'damaged'
  if (entry.size > photoLimits.bytes) return 'large'
  try {
    await pipeline(opened.read(entry), createWriteStream(path))
    return null
  } catch (error) {
    if (error instanceof DamagedZip) return 'damaged'
    throw error
  }
}

/** Waiting photos of the file will never arrive. */
const noteBroken = (db: Db, lease: Lease, why: 'noArchive' | 'fileGone') =>
  db.transaction().execute(async (tx) => {
    await holdLease(tx, lease, 0)
    const said = JSON.stringify(`import.photo.${why}`)
    await sql`
      UPDATE "importPhoto" SET "state" = 'failed', "why" = ${said}::jsonb
      WHERE "importId" = ${lease.importId} AND "number" IS NULL AND "state" = 'waiting'
    `.execute(tx)
    await sql`
      INSERT INTO "importPhoto" ("importId", "position", "source", "state", "why")
      VALUES (${lease.importId}, 0, 'photos.zip', 'failed', ${said}::jsonb)
      ON CONFLICT DO NOTHING
    `.execute(tx)
  })

// Unpacks the photos that were sent in one file, and finds the property of each by the number that its name, or the name of
// its folder, begins with. Begun again, it goes on with those that wait.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { cleanFileName } from '#kit/files/fileName.ts'
import { isMissing } from '#kit/files/fileStore.ts'
import { inTemporaryFolder } from '#kit/files/temporaryFolder.ts'
import { zipEntries } from '#kit/sheets/unzip.ts'
import type { ArchiveEntry } from '#kit/sheets/unzip.ts'
import { UnzippedTooLarge } from '#kit/sheets/unzip.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { PlanningJob } from '../plan/planBatch.store.ts'
import { holdLease } from '../work/lease.store.ts'
import type { Lease } from '../work/lease.store.ts'
import { photoLimits } from './photoLimits.ts'
import { keepPhoto, notePhoto } from './keepPhoto.store.ts'
import type { WaitingPhoto } from './keepPhoto.store.ts'
import { numbersIn } from './numberInName.ts'

type Unpacking = Pick<Backend, 'db' | 'files'>

const mostEntries = 50_000

export async function unpackPhotos(
  { db, files }: Unpacking,
  lease: Lease,
  { actor, mapping }: Pick<PlanningJob, 'actor' | 'mapping'>,
): Promise<void> {
  const { importId } = lease
  const { photoFile } = await db
    .selectFrom('import')
    .select('photoFile')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  if (photoFile === null) return
  const entries = await entriesOf(files, photoFile)
  if (entries) {
    await notePacked(db, lease, mapping.system, entries)
    await unpackWaiting({ db, files }, lease, entries, actor)
  }
  await db.transaction().execute(async (tx) => {
    await holdLease(tx, lease, 0)
    await sql`
      UPDATE "import" SET "photoFile" = NULL, "photoFileSize" = NULL WHERE "id" = ${importId}
    `.execute(tx)
    if (!entries) await noteBroken(tx, importId)
  })
  await files.remove(photoFile)
}

async function entriesOf(
  files: Backend['files'],
  name: string,
): Promise<ArchiveEntry[] | undefined> {
  try {
    const all = zipEntries(await buffer(await files.read(name)), mostEntries)
    return all
      ?.filter((entry) => !isLeftBySystem(entry.name))
      .sort((a, b) => byNumbers.compare(a.name, b.name))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** 2.jpg before 10.jpg. */
const byNumbers = new Intl.Collator('en', { numeric: true })

/** Folders, and what operating systems put beside pictures. */
const isLeftBySystem = (name: string) =>
  /\/$|(?:^|\/)(?:__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/i.test(name)

async function notePacked(db: Db, lease: Lease, system: string, entries: readonly ArchiveEntry[]) {
  const { rows: numbers } = await sql<{ number: string; objectId: number }>`
    SELECT n."number", n."entityId" AS "objectId" FROM "numberThere" n
    JOIN "object" o ON o."id" = n."entityId" AND o."deletedOn" IS NULL
    WHERE n."system" = ${system} AND n."entity" = 'Object'
  `.execute(db)
  const objectOf = numbersIn(new Map(numbers.map(({ number, objectId }) => [number, objectId])))
  const json = entries.map(({ name }, position) => ({
    ...{ source: name.slice(0, longestName), position, objectId: objectOf(name) ?? null },
  }))
  await db.transaction().execute(async (tx) => {
    await holdLease(tx, lease, 0)
    // Those that an earlier file had, too, may have their property by now.
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

async function unpackWaiting(
  stored: Unpacking,
  lease: Lease,
  entries: readonly ArchiveEntry[],
  actor: Actor,
) {
  const { rows } = await sql<WaitingPhoto>`
    SELECT "id", "objectId", "number", "position", "source" FROM "importPhoto"
    WHERE "importId" = ${lease.importId} AND "state" = 'waiting' AND "number" IS NULL ORDER BY "id"
  `.execute(stored.db)
  const byName = new Map(entries.map((entry) => [entry.name.slice(0, longestName), entry]))
  for (const photo of rows) {
    const content = await contentOf(byName.get(photo.source))
    if (typeof content === 'string') {
      await notePhoto(stored.db, lease, photo, {
        ...{ state: 'failed', why: `import.photo.why.${content}` },
      })
      continue
    }
    await inTemporaryFolder(async (folder) => {
      const path = join(folder, 'photo')
      await writeFile(path, content)
      const arrived = { path, userName: cleanFileName(photo.source) }
      await keepPhoto(stored, lease, photo, arrived, actor)
    })
  }
}

/** Or why there is none. */
async function contentOf(entry: ArchiveEntry | undefined): Promise<Buffer | 'damaged' | 'large'> {
  if (!entry) return 'damaged'
  try {
    return await entry.read(photoLimits.bytes)
  } catch (error) {
    return error instanceof UnzippedTooLarge ? 'large' : 'damaged'
  }
}

const noteBroken = (tx: Db, importId: number) =>
  sql`
    INSERT INTO "importPhoto" ("importId", "position", "source", "state", "why")
    VALUES (${importId}, 0, 'photos.zip', 'failed', to_jsonb('import.photo.noArchive'::text))
    ON CONFLICT DO NOTHING
  `.execute(tx)

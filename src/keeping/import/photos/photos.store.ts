// Reads and changes the states of imported photos.
import { sql } from 'kysely'
import type { Message } from '#kit/i18n/messages.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { photoStates } from './photos.contract.ts'
import type { ImportedPhoto, PhotoCounts, PhotoState } from './photos.contract.ts'

export async function countPhotos(db: Db, importId: number): Promise<PhotoCounts> {
  const { rows } = await sql<{ state: PhotoState; total: number }>`
    SELECT "state", count(*)::integer AS "total" FROM "importPhoto" WHERE "importId" = ${importId} GROUP BY 1
  `.execute(db)
  const totals = new Map(rows.map(({ state, total }) => [state, total]))
  return Object.fromEntries(photoStates.map((name) => [name, totals.get(name) ?? 0])) as PhotoCounts
}

type PhotoQuery = { id: number; state: PhotoState; perPage: number; currentPage: number }
type Say = { language: string; say: (message: Message) => string }

export async function importPhotos(
  db: Db,
  { id, state, perPage, currentPage }: PhotoQuery,
  { language, say }: Say,
) {
  const among = sql`p."importId" = ${id} AND p."state" = ${state}`
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Omit<ImportedPhoto, 'why'> & { why: Message | null }>`
      SELECT p."id", p."number", "Object"."id" AS "objectId", ${titleOf('Object', language)} AS "title", p."source", p."why"
      FROM "importPhoto" p LEFT JOIN "object" "Object" ON "Object"."id" = p."objectId"
      WHERE ${among} ORDER BY p."id" LIMIT ${perPage} OFFSET ${(currentPage - 1) * perPage}
    `.execute(db),
    sql<{
      total: number
    }>`SELECT count(*)::integer AS "total" FROM "importPhoto" p WHERE ${among}`.execute(db),
  ])
  const items = rows.map(({ why, ...photo }) => ({ ...photo, why: why === null ? '' : say(why) }))
  return { items, totalRows: counted[0]!.total }
}

type FoundPhotos = { objectId: number; number: number; sources: readonly string[] }

/** Adds the photos of rows, to be fetched; each once per property. */
export async function queuePhotos(tx: Db, importId: number, found: readonly FoundPhotos[]) {
  const json = found.flatMap(({ objectId, number, sources }) =>
    sources.map((source, position) => ({ objectId, number, position, source })),
  )
  if (json.length === 0) return
  await sql`
    INSERT INTO "importPhoto" ("importId", "objectId", "number", "position", "source")
    SELECT ${importId}::integer, "objectId", "number", "position", "source"
    FROM jsonb_to_recordset(${JSON.stringify(json)}::jsonb) AS "each"
      ("objectId" integer, "number" integer, "position" integer, "source" text)
    ORDER BY "number", "position"
    ON CONFLICT DO NOTHING
  `.execute(tx)
}

/** URLs whose pictures these properties have from an earlier import. */
export async function importedPhotoAddresses(
  db: Db,
  objectIds: readonly number[],
): Promise<Map<number, Set<string>>> {
  const there = new Map<number, Set<string>>()
  if (objectIds.length === 0) return there
  const { rows } = await sql<{ objectId: number; sources: string[] }>`
    SELECT p."objectId", array_agg(p."source") AS "sources"
    FROM "importPhoto" p JOIN "file" f ON f."id" = p."fileId" AND f."deletedOn" IS NULL
      AND f."parentKind" = 'Object' AND f."parentId" = p."objectId"
    WHERE p."objectId" = ANY (${[...objectIds]}::integer[]) AND p."number" IS NOT NULL
    GROUP BY 1
  `.execute(db)
  for (const { objectId, sources } of rows) there.set(objectId, new Set(sources))
  return there
}

export async function arePhotosWaiting(db: Db, importId: number): Promise<boolean> {
  const { rows } = await sql<{ isWaiting: boolean }>`
    SELECT "photoFile" IS NOT NULL OR EXISTS (
      SELECT FROM "importPhoto" p WHERE p."importId" = i."id" AND p."state" = 'waiting'
    ) AS "isWaiting" FROM "import" i WHERE i."id" = ${importId}
  `.execute(db)
  return rows[0]?.isWaiting ?? false
}

/** Retries photos that could not be fetched; packed ones must be sent again. */
export async function waitAgain(tx: Db, importId: number): Promise<void> {
  await sql`
    UPDATE "importPhoto" SET "state" = 'waiting', "why" = NULL
    WHERE "importId" = ${importId} AND "state" = 'failed' AND "number" IS NOT NULL
  `.execute(tx)
}

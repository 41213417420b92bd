// Requests, lists and deletes archives. Their contents are in `contents`.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { conflict, notFound } from '#kit/http/problem.ts'
import { log } from '#kit/db/save.ts'
import type { ListName } from '#base/register/recordLists.contract.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { mostUnderWay } from './archives.contract.ts'
import type { ArchiveLine } from './archives.contract.ts'

type NewArchive = { list: ListName | null; recordIds: readonly number[] }

/** 409 if this person has too many archives under way. */
export const addArchive = (
  db: Db,
  { list, recordIds }: NewArchive,
  actor: Actor,
): Promise<{ id: number }> =>
  db.transaction().execute(async (tx) => {
    await mustHaveRoom(tx, actor)
    const added = await tx
      .insertInto('archive')
      .values({
        list,
        recordIds: [...recordIds],
        language: actor.language,
        createdById: actor.accountId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await note(tx, actor, list === null ? 'The whole agency' : `${recordIds.length} of ${list}`)
    return added
  })

async function mustHaveRoom(tx: Db, { accountId }: Actor): Promise<void> {
  // Two concurrent requests would both pass the limit.
  await sql`LOCK TABLE "archive" IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
  const { rows: underWay } = await sql`
    SELECT FROM "archive" WHERE "state" IN ('waiting', 'making') AND "createdById" = ${accountId}
    LIMIT ${mostUnderWay}`.execute(tx)
  if (underWay.length >= mostUnderWay) throw conflict('archive.tooMany')
}

/** Starts a failed archive again. */
export const retryArchive = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await mustHaveRoom(tx, actor)
    const found = await tx
      .updateTable('archive')
      .set({ state: 'waiting' })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .where(seenBy(actor))
      .returning('id')
      .executeTakeFirst()
    if (!found) throw notFound()
  })

/** Logs the archive in the action log, like other exports. */
const note = (tx: Db, actor: Actor, message: string) =>
  log(tx, {
    of: { entity: 'Account' },
    id: actor.accountId,
    action: 'export',
    version: null,
    actor,
    message,
  })

/** Only administrators may use archives of the whole agency, even if somebody else requested them. */
const seenBy = (actor: Actor) =>
  admin.allows(actor)
    ? sql<boolean>`true`
    : sql<boolean>`"archive"."list" IS NOT NULL AND "archive"."createdById" = ${actor.accountId}`

export async function listArchives(db: Db, actor: Actor): Promise<{ items: ArchiveLine[] }> {
  const items = await db
    .selectFrom('archive')
    .innerJoin('account', 'account.id', 'archive.createdById')
    .select([
      ...(['archive.id', 'list', 'state', 'worked', 'total', 'fileSize', 'missing'] as const),
      ...(['archive.createdOn', 'keptUntil', 'account.name as createdBy'] as const),
      sql<number>`cardinality("recordIds")`.as('records'),
      sql<boolean>`"archive"."createdById" = ${actor.accountId}`.as('isOwn'),
    ])
    .where(seenBy(actor))
    .orderBy('archive.createdOn', 'desc')
    .orderBy('archive.id', 'desc')
    .limit(100)
    .execute()
  return { items: items.map((item) => ({ ...item, list: item.list as ListName | null })) }
}

/** Returns a finished archive for download, and logs the download. */
export async function downloadArchive(db: Db, id: number, actor: Actor) {
  const found = await db
    .selectFrom('archive')
    .select(['file', 'fileSize', 'list', 'createdOn'])
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where(seenBy(actor))
    .executeTakeFirst()
  if (!found?.file || found.fileSize === null) throw notFound()
  await note(db, actor, `Archive ${id} downloaded`)
  return { ...found, file: found.file, size: found.fileSize }
}

/** Returns the name of the stored file, which the caller removes. A server that is making the archive notices and stops. */
export async function deleteArchive(db: Db, id: number, actor: Actor): Promise<string | null> {
  const deleted = await db
    .deleteFrom('archive')
    .where('id', '=', id)
    .where(seenBy(actor))
    .returning('file')
    .executeTakeFirst()
  if (!deleted) throw notFound()
  return deleted.file
}

/** Deletes expired archives. Returns the names of their stored files, which the caller removes. */
export async function expireArchives(db: Db): Promise<string[]> {
  const { rows } = await sql<{ file: string | null }>`
    DELETE FROM "archive" WHERE "keptUntil" < now()
      OR ("state" = 'failed' AND "createdOn" < now() - interval '7 days') RETURNING "file"
  `.execute(db)
  return rows.flatMap(({ file }) => file ?? [])
}

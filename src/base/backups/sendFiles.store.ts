// Sends the contents of files to the place of the backups, each once. "fileInBackup" is written here alone.
import { sql } from 'kysely'
import { counted, packed } from '#kit/backup/pack/pack.ts'
import { isMissing } from '#kit/files/fileStore.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Backups } from './openBackups.ts'
import { contentName, storedNames } from './storedNames.store.ts'

const batch = 200
const atOnce = 3
/** Pictures and PDF are compressed already. */
const level = 1

export type SentFiles = { sent: number; bytes: number; missing: number; lastId: number }

/**
 * @param above only files with a higher number are looked at, 0 for all: looking at all takes a second for each million
 */
export async function sendFiles(
  db: Db,
  files: Pick<FileStore, 'read'>,
  backups: Backups,
  above: number,
): Promise<SentFiles> {
  const done: SentFiles = { sent: 0, bytes: 0, missing: 0, lastId: above }
  for (;;) {
    const waiting = await filesToSend(db, above)
    for (let at = 0; at < waiting.length; at += atOnce)
      await Promise.all(
        waiting.slice(at, at + atOnce).map(async ({ name, id }) => {
          const size = await sendFile(db, files, backups, name)
          if (size === null) done.missing++
          else done.sent++
          done.bytes += size ?? 0
          done.lastId = Math.max(done.lastId, id)
        }),
      )
    if (waiting.length < batch) return done
  }
}

async function filesToSend(db: Db, above: number): Promise<{ name: string; id: number }[]> {
  const { rows } = await sql<{ name: string; id: number }>`
    SELECT "has"."name", "has"."id" FROM (${storedNames}) "has"
    WHERE ("has"."id" > ${above} OR "has"."id" = 0)
      AND NOT EXISTS (SELECT FROM "fileInBackup" b WHERE b."name" = "has"."name")
    ORDER BY "has"."id" LIMIT ${batch}`.execute(db)
  return rows
}

/** Resolves to the bytes of the content, or null when the storage does not have it. */
async function sendFile(
  db: Db,
  files: Pick<FileStore, 'read'>,
  { store, key }: Backups,
  name: string,
): Promise<number | null> {
  const found = await files.read(name).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  const target = contentName(name)
  let known: { size: number; sha256: string } | null = null
  if (found) {
    const { content, read } = counted(found)
    await store.write(target, packed(content, target, key, level))
    known = read()
  }
  await db
    .insertInto('fileInBackup')
    .values({ name, size: known?.size ?? 0, sha256: known?.sha256 ?? null })
    .onConflict((each) => each.column('name').doNothing())
    .execute()
  return known?.size ?? null
}

/** Notes which files nothing has any more, and removes those that no kept backup had. */
export async function sweepSentFiles(
  db: Db,
  { store }: Backups,
  oldestKept: string,
): Promise<number> {
  await sql`
    UPDATE "fileInBackup" b SET "removedOn" = CASE WHEN "is"."has" THEN NULL ELSE now() END
    FROM (SELECT "sent"."name", EXISTS (
        SELECT FROM (${storedNames}) "has" WHERE "has"."name" = "sent"."name") AS "has"
      FROM "fileInBackup" "sent") "is"
    WHERE "is"."name" = b."name" AND ("removedOn" IS NULL) <> "is"."has"`.execute(db)
  const gone = await db
    .selectFrom('fileInBackup')
    .select('name')
    .where('removedOn', '<', oldestKept)
    .execute()
  for (const { name } of gone) {
    await store.remove(contentName(name))
    await db.deleteFrom('fileInBackup').where('name', '=', name).execute()
  }
  return gone.length
}

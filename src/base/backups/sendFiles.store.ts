// Sends the contents of files to the place of the backups, each once. "fileInBackup" is written here alone.
import { sql } from 'kysely'
import { counted, packed } from '#base/copies/pack/pack.ts'
import { isMissing } from '#kit/files/fileStore.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Backups } from './openBackups.ts'
import { contentName, storedFiles } from './storedNames.store.ts'

const batch = 60
const atOnce = 3
/** Pictures and PDF are compressed already. */
const level = 1

export type SentFiles = {
  sent: number
  bytes: number
  missing: number
  /** The highest number of those that were sent, or `above`. */
  lastId: number
  /** More wait than one call sends. */
  isMore: boolean
}

export type SendOptions = {
  /** Only files with a higher number are looked at, 0 for all: looking at all takes a second for each million. */
  above: number
  /** Names of files that the storage has, and that cannot be read: passed over, and those that are found are added. */
  unreadable: Set<string>
  onFile?: () => void
}

/** Sends some files. Rejects when the place cannot be reached. */
export async function sendFiles(
  db: Db,
  files: Pick<FileStore, 'read'>,
  backups: Backups,
  { above, unreadable, onFile = () => {} }: SendOptions,
): Promise<SentFiles> {
  const waiting = await filesToSend(db, above, [...unreadable])
  const isMore = waiting.length === batch
  const done: SentFiles = { sent: 0, bytes: 0, missing: 0, lastId: above, isMore }
  for (let at = 0; at < waiting.length; at += atOnce)
    await Promise.all(
      waiting.slice(at, at + atOnce).map(async ({ name, id }) => {
        const size = await sendFile(db, files, backups, name)
        if (size === 'unreadable') unreadable.add(name)
        else if (size === 'missing') done.missing++
        else {
          done.sent++
          done.bytes += size
        }
        done.lastId = Math.max(done.lastId, id)
        onFile()
      }),
    )
  return done
}

async function filesToSend(
  db: Db,
  above: number,
  passedOver: string[],
): Promise<{ name: string; id: number }[]> {
  const { rows } = await sql<{ name: string; id: number }>`
    SELECT "has"."name", "has"."id" FROM (${sql.raw(storedFiles)}) "has"
    WHERE ("has"."id" > ${above} OR "has"."id" = 0) AND "has"."name" <> ALL (${passedOver}::text[])
      AND NOT EXISTS (SELECT FROM "fileInBackup" b WHERE b."name" = "has"."name")
    ORDER BY "has"."id" LIMIT ${batch}`.execute(db)
  return rows
}

/** Resolves to the bytes of the content. */
async function sendFile(
  db: Db,
  files: Pick<FileStore, 'read'>,
  { store, key }: Backups,
  name: string,
): Promise<number | 'missing' | 'unreadable'> {
  const found = await files.read(name).catch((error: unknown) => {
    return isMissing(error) ? ('missing' as const) : ('unreadable' as const)
  })
  if (found === 'unreadable') return found
  const target = contentName(name)
  let known: { size: number; sha256: string } | null = null
  if (found !== 'missing') {
    // One file that breaks off must not keep all others from being sent; a place that does not answer may.
    const broken: Error[] = []
    found.once('error', (error) => broken.push(error))
    const { content, read } = counted(found)
    try {
      await store.write(target, packed(content, target, key, level))
    } catch (error) {
      if (broken.length > 0) return 'unreadable'
      throw error
    }
    known = read()
  }
  await db
    .insertInto('fileInBackup')
    .values({ name, size: known?.size ?? 0, sha256: known?.sha256 ?? null })
    .onConflict((each) => each.column('name').doNothing())
    .execute()
  return known?.size ?? 'missing'
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
        SELECT FROM (${sql.raw(storedFiles)}) "has" WHERE "has"."name" = "sent"."name") AS "has"
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

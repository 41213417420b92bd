// Sends the contents of files to the backup place, each once. Only this file writes "fileInBackup".
import { sql } from 'kysely'
import { counted, packed } from '#base/copies/pack/pack.ts'
import { isMissing } from '#kit/files/fileStore.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Backups } from './openBackups.ts'
import { contentName, storedFiles } from './storedNames.store.ts'

const batch = 60
const atOnce = 3
/** Pictures and PDFs are already compressed. */
const level = 1

export type SentFiles = {
  sent: number
  bytes: number
  missing: number
  /** Highest id processed so far; starts at `above`. */
  lastId: number
  /** More files wait than one call sends. */
  isMore: boolean
}

export type SendOptions = {
  /** Only files with a higher id are checked; 0 for all, which takes a second per million. */
  above: number
  /** Names of files that the storage has but cannot read. They are skipped, and newly found ones are added. */
  unreadable: Set<string>
  onFile?: () => void
}

/** Sends some files. Rejects if the place cannot be reached. */
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

/** Resolves to the size of the content in bytes. */
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
    // A file that fails to read must not block the others; a failing place stops the run.
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

/** Notes unreferenced files, and removes those that no retained backup contains. */
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

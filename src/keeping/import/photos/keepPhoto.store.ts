// Adds a fetched picture to its property: once, and in the order of the file.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { isLostConnection } from '#kit/errors/lostConnection.ts'
import { isDiskFull } from '#kit/errors/diskFull.ts'
import { isMissing } from '#kit/files/fileStore.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import { isPicture, pictureKinds } from '#kit/files/pictureKinds.ts'
import { sniffFile } from '#kit/files/sniff.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { Problem } from '#kit/http/problem.ts'
import type { Message } from '#kit/i18n/messages.ts'
import { addFiles } from '#base/files/addFiles.ts'
import { attachFiles } from '#base/files/attachFiles.store.ts'
import { orderFiles } from '#base/files/orderFiles.store.ts'
import { removeFiles } from '#base/files/removeFiles.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { imagesOf } from '#records/objects/photos/objectImages.store.ts'
import { holdLease, LeaseLost } from '../work/lease.store.ts'
import type { Lease } from '../work/lease.store.ts'

/** Timeouts per photo; shorter in tests. */
export const photoLimits = { patience: 10_000, bytes: 20_000_000, redirects: 3 }

export type WaitingPhoto = {
  id: number
  objectId: number
  number: number | null
  position: number
  source: string
}
type Stored = Pick<Backend, 'db' | 'files'>
type Arrived = { path: string; userName: string }
type Outcome = { state: 'added' | 'same'; fileId: number } | Failure
type Failure = { state: 'failed'; why: Message }

const failed = (why: Message): Failure => ({ state: 'failed', why })
const notPicture = failed(['import.photo.why.notPicture', { kinds: pictureKinds }])

/** The maximum of the form. */
const mostPictures = 500

export async function keepPhoto(
  stored: Stored,
  lease: Lease,
  photo: WaitingPhoto,
  { path, userName }: Arrived,
  actor: Actor,
): Promise<void> {
  const { db, files } = stored
  const kind = await sniffFile(path, userName)
  if (!kind || !isPicture(kind.contentType)) return notePhoto(db, lease, photo, notPicture)
  const content = await contentOf(path)
  const there = await samePicture(stored, photo.objectId, content)
  if (there !== undefined) return notePhoto(db, lease, photo, { state: 'same', fileId: there })
  const added = await storePicture(stored, { path, userName, size: content.size }, actor)
  if ('state' in added) return notePhoto(db, lease, photo, added)
  const { systemName } = added
  try {
    const outcome = await db.transaction().execute(async (tx) => {
      await holdLease(tx, lease, 1)
      const found = await attach({ db: tx, files }, photo, { systemName, content }, actor)
      await writeOutcome(tx, photo, found)
      return found
    })
    if (outcome.state !== 'added') await removeFiles(db, files, [systemName])
  } catch (error) {
    // After an error the file may be stored nevertheless; the sweep deletes unreferenced files.
    if (error instanceof LeaseLost) await removeFiles(db, files, [systemName])
    throw error
  }
}

/** The result for a photo that is not stored. */
export const notePhoto = (
  db: Db,
  lease: Lease,
  photo: WaitingPhoto,
  outcome: Outcome,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await holdLease(tx, lease, 1)
    await writeOutcome(tx, photo, outcome)
  })

/** One photo must not block the others: it can be retried. Rethrows errors that are not the photo's. */
export async function noteUnexpected(
  { db, log }: Pick<Backend, 'db' | 'log'>,
  lease: Lease,
  photo: WaitingPhoto,
  error: unknown,
): Promise<void> {
  if (error instanceof LeaseLost || isDiskFull(error) || isLostConnection(error)) throw error
  log.warn({ err: error, import: lease.importId, photo: photo.id }, 'a photo could not be added')
  await notePhoto(db, lease, photo, failed('import.photo.why.unexpected'))
}

async function writeOutcome(tx: Db, { id }: WaitingPhoto, outcome: Outcome) {
  const why = 'why' in outcome ? JSON.stringify(outcome.why) : null
  await sql`
    UPDATE "importPhoto"
    SET "state" = ${outcome.state}, "why" = ${why}::jsonb, "fileId" = ${'fileId' in outcome ? outcome.fileId : null}
    WHERE "id" = ${id}
  `.execute(tx)
}

async function storePicture(
  { db, files }: Stored,
  arrived: Arrived & { size: number },
  actor: Actor,
): Promise<{ systemName: string } | Failure> {
  try {
    const [added] = await addFiles(db, files, [arrived], actor)
    return added!
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    const { detail, errors } = error.parts
    return failed(detail ?? Object.values(errors ?? {})[0]?.[0] ?? notPicture.why)
  }
}

type Content = { size: number; digest: string }
type Picture = { systemName: string; content: Content }

async function attach(
  stored: Stored,
  photo: WaitingPhoto,
  { systemName, content }: Picture,
  actor: Actor,
): Promise<Outcome> {
  const { db: tx } = stored
  const { objectId } = photo
  const { rows: objects } = await sql`
    SELECT "id" FROM "object" WHERE "id" = ${objectId} AND "deletedOn" IS NULL FOR NO KEY UPDATE
  `.execute(tx)
  if (objects.length === 0) return failed('import.photo.why.gone')
  const file = await tx
    .selectFrom('file')
    .select(['id', 'isPicture', 'damaged'])
    .where('systemName', '=', systemName)
    .executeTakeFirstOrThrow()
  if (!file.isPicture) return notPicture
  if (file.damaged) return failed('import.photo.why.damaged')
  // Another import may have been faster.
  const there = await samePicture(stored, objectId, content)
  if (there !== undefined) return { state: 'same', fileId: there }
  const present = await imagesOf(tx, objectId)
  if (present.length >= mostPictures)
    return failed(['import.photo.why.tooMany', { max: mostPictures }])
  await attachFiles(tx, 'Object', objectId, [systemName], actor, { type: 'image' })
  const at = await placeAmong(tx, photo, present)
  if (at < present.length)
    await orderFiles(tx, 'Object', objectId, present.toSpliced(at, 0, systemName))
  return { state: 'added', fileId: file.id }
}

/** Packed photos come after those of rows. */
const packed = 2_147_483_647

/** Its position: after the photo that precedes it in the file, else before the one that follows it; several arrive at once. */
async function placeAmong(
  tx: Db,
  { id, objectId, number, position }: WaitingPhoto,
  present: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ systemName: string; isBefore: boolean }>`
    SELECT f."systemName",
      (coalesce(p."number", ${packed}::integer), p."position") < (${number ?? packed}::integer, ${position}::integer) AS "isBefore"
    FROM "importPhoto" p JOIN "file" f ON f."id" = p."fileId"
    WHERE p."importId" = (SELECT "importId" FROM "importPhoto" WHERE "id" = ${id})
      AND p."objectId" = ${objectId} AND p."state" = 'added'
    ORDER BY coalesce(p."number", ${packed}::integer), p."position"
  `.execute(tx)
  const here = rows.filter(({ systemName }) => present.includes(systemName))
  const before = here.findLast(({ isBefore }) => isBefore)
  if (before) return present.indexOf(before.systemName) + 1
  return here[0] ? present.indexOf(here[0].systemName) : present.length
}

/** The property's picture with the same bytes. Only pictures of the same size are read. */
async function samePicture(
  { db, files }: Stored,
  objectId: number,
  { size, digest }: Content,
): Promise<number | undefined> {
  const alike = await db
    .selectFrom('file')
    .select(['id', 'systemName'])
    .where('parentKind', '=', 'Object')
    .where('parentId', '=', objectId)
    .where('size', '=', size)
    .where('deletedOn', 'is', null)
    .execute()
  for (const { id, systemName } of alike)
    if ((await storedDigest(files, systemName)) === digest) return id
  return undefined
}

async function storedDigest(files: FileStore, systemName: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    await pipeline(await files.read(systemName), hash)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
  return hash.digest('hex')
}

async function contentOf(path: string): Promise<Content> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return { size: (await stat(path)).size, digest: hash.digest('hex') }
}

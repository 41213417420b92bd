// Triggers on "file": usedObjectIsNotBlank (blankObjects.sql), publicationFollowsPictures
// (publicationFollows.sql).
import { instantNow } from '#kit/clock.ts'
import { log } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied, notFound } from '#kit/http/problem.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import type { Verb } from '#base/register/recordsOnServer.ts'
import type { ParentKind } from '#base/register/records.contract.ts'
import { mustChange, mustOpen, titlesOf } from '#base/register/records.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { attachFiles } from './attachFiles.store.ts'
import type { FileLink } from './files.contract.ts'

/** The files of a record, in order. */
export const filesOf = (db: Db, kind: ParentKind, id: number): Promise<FileLink[]> =>
  db
    .selectFrom('file')
    .select(['systemName', 'userName'])
    .where('parentKind', '=', kind)
    .where('parentId', '=', id)
    .where('deletedOn', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** 400 for an unknown record, 403 when the actor may not open it. */
export async function listFiles(db: Db, kind: ParentKind, id: number, actor: Actor) {
  await titlesOf(db, [{ entity: kind, id }], 'parentId')
  await mustOpen(db, { entity: kind, id }, actor)
  return filesOf(db, kind, id)
}

/** 404 for a file that does not exist or was deleted, 403 when the actor may not open it. */
export async function getFile(db: Db, systemName: string, actor: Actor) {
  const { mayOpen, deletedOn, ...file } = await findFile(db, systemName, actor)
  if (deletedOn) throw notFound()
  if (!mayOpen) throw accessDenied()
  return file
}

type ParentChoice = {
  entityType: ParentKind
  id: number
  fileNames: string[]
  type?: string | number | null | undefined
}

/** Returns all files of the record. */
export function setParent(db: Db, choice: ParentChoice, actor: Actor): Promise<FileLink[]> {
  const { entityType: kind, id, fileNames } = choice
  return db.transaction().execute(async (tx) => {
    await titlesOf(tx, [{ entity: kind, id }], 'id')
    await mustChange(tx, { entity: kind, id }, actor)
    const type = choice.type == null ? null : String(choice.type)
    await attachFiles(tx, kind, id, fileNames, actor, { type })
    return filesOf(tx, kind, id)
  })
}

/** The content is kept for a while, so that deleting can be undone. */
export const deleteFile = (db: Db, systemName: string, actor: Actor): Promise<FileLink> =>
  db.transaction().execute((tx) => deleteFileIn(tx, systemName, actor))

/** Deletes a file within a transaction. */
export const deleteFileIn = (tx: Db, systemName: string, actor: Actor): Promise<FileLink> =>
  markDeleted(tx, systemName, true, actor)

export const restoreFile = (db: Db, systemName: string, actor: Actor): Promise<FileLink> =>
  db.transaction().execute((tx) => restoreFileIn(tx, systemName, actor))

/** Restores a file within a transaction. */
export const restoreFileIn = (tx: Db, systemName: string, actor: Actor): Promise<FileLink> =>
  markDeleted(tx, systemName, false, actor)

async function markDeleted(tx: Db, systemName: string, deleted: boolean, actor: Actor) {
  const file = await findFile(tx, systemName, actor, true)
  if ((file.deletedOn !== null) === deleted) throw notFound()
  if (!file.mayChange) throw accessDenied()
  const marks = deleted
    ? { deletedOn: instantNow(), deletedById: actor.accountId }
    : { deletedOn: null, deletedById: null }
  await tx.updateTable('file').set(marks).where('id', '=', file.id).execute()
  const { userName, parentKind, parentId } = file
  const previous = deleted ? { userName, parentKind, parentId } : {}
  const data = { attributes: deleted ? {} : { userName, parentKind, parentId }, previous }
  const action = deleted ? 'delete' : 'restore'
  await log(tx, { of: { entity: 'File' }, id: file.id, action, version: null, actor, data })
  return { systemName, userName }
}

/** 404 for an unknown name. */
export async function findFile(db: Db, systemName: string, actor: Actor, lock = false) {
  const may = (verb: Verb) => asSql(allowed(verb, 'File', actor)).$castTo<boolean>()
  const row = db
    .selectFrom('file as File')
    .select(['id', 'systemName', 'userName', 'contentType', 'size'])
    .select(['parentKind', 'parentId', 'deletedOn', 'damaged'])
    .select([may('open').as('mayOpen'), may('change').as('mayChange')])
    .where('systemName', '=', systemName)
  const file = await (lock ? row.forUpdate() : row).executeTakeFirst()
  if (!file) throw notFound()
  return file
}

// Triggers on "file": usedObjectIsNotBlank (blankObjects.sql), publicationFollowsPictures
// (publicationFollows.sql).
import { log } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { notFound } from '#kit/http/problem.ts'
import { mayChange, mayOpen } from '#features/accounts/accountRules.ts'
import type { RecordKind } from '#features/activities/entityKinds.contract.ts'
import { nameLinked } from '#features/activities/linkedRecords.store.ts'
import type { Db } from '../backend.ts'
import { attachFiles } from './attachFiles.store.ts'
import type { FileLink } from './files.contract.ts'

type Parent = { parentKind: string | null; parentId: number | null }

/** The files of a record, in their order. */
export const filesOf = (db: Db, kind: RecordKind, id: number): Promise<FileLink[]> =>
  db
    .selectFrom('file')
    .select(['systemName', 'userName'])
    .where('parentKind', '=', kind)
    .where('parentId', '=', id)
    .where('deletedOn', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** 404 for a record that does not exist. */
export async function listFiles(db: Db, kind: RecordKind, id: number, actor: Actor) {
  await nameLinked(db, [{ entity: kind, id }], 'parentId')
  await mayDo(db, mayOpen, { parentKind: kind, parentId: id }, actor)
  return filesOf(db, kind, id)
}

/** 404 for a file that does not exist or was deleted. */
export async function getFile(db: Db, systemName: string, actor: Actor) {
  const file = await find(db, systemName)
  if (!file || file.deletedOn) throw notFound()
  await mayDo(db, mayOpen, file, actor)
  return file
}

type ParentChoice = {
  entityType: RecordKind
  id: number
  fileNames: string[]
  type?: string | number | null | undefined
}

/** Answers all files of the record. */
export function setParent(db: Db, choice: ParentChoice, actor: Actor): Promise<FileLink[]> {
  const { entityType: kind, id, fileNames } = choice
  return db.transaction().execute(async (tx) => {
    await nameLinked(tx, [{ entity: kind, id }], 'id')
    await mayDo(tx, mayBeChanged, { parentKind: kind, parentId: id }, actor)
    const type = choice.type == null ? null : String(choice.type)
    await attachFiles(tx, kind, id, fileNames, actor, { type })
    return filesOf(tx, kind, id)
  })
}

/** The bytes stay for a while, so that it can be undone. */
export const deleteFile = (db: Db, systemName: string, actor: Actor): Promise<FileLink> =>
  db.transaction().execute((tx) => deleteFileIn(tx, systemName, actor))

/** Deletes a file as a part of a larger change. */
export const deleteFileIn = (tx: Db, systemName: string, actor: Actor): Promise<FileLink> =>
  markDeleted(tx, systemName, true, actor)

export const restoreFile = (db: Db, systemName: string, actor: Actor): Promise<FileLink> =>
  db.transaction().execute((tx) => markDeleted(tx, systemName, false, actor))

async function markDeleted(tx: Db, systemName: string, deleted: boolean, actor: Actor) {
  const file = await find(tx, systemName, true)
  if (!file || (file.deletedOn !== null) === deleted) throw notFound()
  await mayDo(tx, mayBeChanged, file, actor)
  const marks = deleted
    ? { deletedOn: new Date().toISOString(), deletedById: actor.accountId }
    : { deletedOn: null, deletedById: null }
  await tx.updateTable('file').set(marks).where('id', '=', file.id).execute()
  const { userName, parentKind, parentId } = file
  const previous = deleted ? { userName, parentKind, parentId } : {}
  const data = { attributes: deleted ? {} : { userName, parentKind, parentId }, previous }
  const action = deleted ? 'delete' : 'restore'
  await log(tx, { of: { entity: 'File' }, id: file.id, action, version: null, actor, data })
  return { systemName, userName }
}

function find(db: Db, systemName: string, lock = false) {
  const columns = [
    'id',
    'systemName',
    'userName',
    'contentType',
    'size',
    'parentKind',
    'parentId',
    'deletedOn',
  ] as const
  const row = db.selectFrom('file').select(columns).where('systemName', '=', systemName)
  return (lock ? row.forUpdate() : row).executeTakeFirst()
}

type Rule = (account: { isEmploye: boolean }, actor: Actor) => void
export const mayBeChanged: Rule = (account, actor) => mayChange(account, {}, actor)

// What hangs on an account may be seen and changed by whom the account may be.
export async function mayDo(db: Db, rule: Rule, { parentKind, parentId }: Parent, actor: Actor) {
  if (parentKind !== 'Account' || parentId === null) return
  const account = await db
    .selectFrom('account')
    .select('isEmploye')
    .where('id', '=', parentId)
    .executeTakeFirst()
  if (account) rule(account, actor)
}

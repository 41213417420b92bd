// Attaches uploaded files to their record.
// Trigger on "file": refuseLate refuses records of people whose data was erased meanwhile (refuseLate.sql).
import { log } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import type { ParentKind, RecordKind } from '#base/register/records.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { splitFileNames } from './files.contract.ts'

type AttachOptions = {
  /** Field named in errors. */
  field?: string
  /** Type of these files, defined by the caller. */
  type?: string | null
}

/**
 * Attaches files by system name, in order, after the existing ones. The caller has checked the record. A file that is
 * already attached to it stays as it is; 400 for files that do not exist or belong to another record.
 */
export async function attachFiles(
  tx: Db,
  kind: ParentKind,
  id: number,
  systemNames: string | readonly string[] | null | undefined,
  actor: Actor | null,
  { field = 'fileNames', type = null }: AttachOptions = {},
): Promise<void> {
  const names = splitFileNames(systemNames)
  if (names.length === 0) return
  const files = await lockFiles(tx, names)
  if (files.length < names.length) throw badInput({ [field]: ['file.unknown'] })
  const isHere = (file: Locked) => file.parentKind === kind && file.parentId === id
  const taken = files.find((file) => file.parentKind !== null && !isHere(file))
  if (taken) throw badInput({ [field]: [['file.hangsElsewhere', { name: taken.userName }]] })
  const added = files
    .filter((file) => !isHere(file))
    .sort((a, b) => names.indexOf(a.systemName) - names.indexOf(b.systemName))
  let position = await lastPosition(tx, kind, id)
  for (const file of added) {
    position += 1
    await tx
      .updateTable('file')
      .set({ parentKind: kind, parentId: id, type, position })
      .where('id', '=', file.id)
      .execute()
    const data = {
      attributes: { userName: file.userName, parentKind: kind, parentId: id },
      previous: {},
    }
    await log(tx, {
      of: { entity: 'File' },
      id: file.id,
      action: 'attach',
      version: null,
      actor,
      data,
    })
  }
}

type Locked = Awaited<ReturnType<typeof lockFiles>>[number]

const lockFiles = (tx: Db, systemNames: readonly string[]) =>
  tx
    .selectFrom('file')
    .select(['id', 'systemName', 'userName', 'parentKind', 'parentId'])
    .where('systemName', 'in', systemNames)
    .where('deletedOn', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

async function lastPosition(tx: Db, kind: ParentKind, id: number): Promise<number> {
  const { last } = await tx
    .selectFrom('file')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('parentKind', '=', kind)
    .where('parentId', '=', id)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** Moves all files of one account behind those of another, deleted ones too, so that the merge can be undone. */
export async function moveFilesOfAccount(tx: Db, from: number, to: number): Promise<void> {
  const last = await lastPosition(tx, 'Account', to)
  await tx
    .updateTable('file')
    .set((eb) => ({ parentId: to, position: eb('position', '+', last) }))
    .where('parentKind', '=', 'Account')
    .where('parentId', '=', from)
    .execute()
}

/** Read before a merge, so that it can be undone. */
export async function filesToMove(tx: Db, from: number): Promise<number[]> {
  const files = await tx
    .selectFrom('file')
    .select('id')
    .where('parentKind', '=', 'Account')
    .where('parentId', '=', from)
    .execute()
  return files.map(({ id }) => id)
}

/** Undoes a move. */
export async function returnFiles(tx: Db, ids: number[], from: number, to: number): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('file')
    .set({ parentId: to })
    .where('id', 'in', ids)
    .where('parentKind', '=', 'Account')
    .where('parentId', '=', from)
    .execute()
}

/** Detaches the files of records that are removed for good; the sweep removes them. */
export async function detachFilesOf(tx: Db, kind: RecordKind, ids: number[]): Promise<void> {
  await tx
    .updateTable('file')
    .set({ parentKind: null, parentId: null })
    .where('parentKind', '=', kind)
    .where('parentId', 'in', ids)
    .execute()
}

// Records of merges: which two accounts, and what the merge changed and moved, so that it can be undone.
import { sql } from 'kysely'
import type { Diff } from '#kit/db/diff.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { notFound } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import type { MergedAccount } from '../accounts.contract.ts'
import type { MovedReferences } from './movedReferences.ts'
import { mergeParts } from '#base/register/mergePart.ts'
import { referencesOf } from './moveReferences.store.ts'

export type Merge = {
  id: number
  keptId: number
  duplicateId: number
  fields: Diff
  moved: MovedReferences
}

/** References that the merge will move. Must be called before anything is moved. */
export async function collectMoved(tx: Db, from: number, to: number): Promise<MovedReferences> {
  const parts: Record<string, unknown> = {}
  for (const { name, note } of mergeParts()) if (note) parts[name] = await note(tx, from, to)
  return { ...parts, references: await referencesOf(tx, from) }
}

export async function rememberMerge(
  tx: Db,
  { fields, moved, ...ids }: Omit<Merge, 'id'>,
  actor: Actor,
): Promise<void> {
  await tx
    .insertInto('accountMerge')
    .values({
      ...ids,
      fields: JSON.stringify(fields),
      moved: JSON.stringify(moved),
      mergedById: actor.accountId,
    })
    .execute()
}

/** Locks the merge of this duplicate until the transaction ends. 404 without one. */
export async function lockMerge(tx: Db, duplicateId: number): Promise<Merge> {
  const merge = await tx
    .selectFrom('accountMerge')
    .select(['id', 'keptId', 'duplicateId', 'fields', 'moved'])
    .where('duplicateId', '=', duplicateId)
    .where('undoneOn', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!merge) throw notFound()
  return merge
}

export async function markUndone(tx: Db, id: number, actor: Actor): Promise<void> {
  await tx
    .updateTable('accountMerge')
    .set({ undoneOn: sql`now()`, undoneById: actor.accountId })
    .where('id', '=', id)
    .execute()
}

/** The accounts that were merged into this one, the latest first. */
export async function listMerged(db: Db, keptId: number): Promise<{ items: MergedAccount[] }> {
  const items = await db
    .selectFrom('accountMerge as m')
    .innerJoin('account as a', 'a.id', 'm.duplicateId')
    .leftJoin('account as by', 'by.id', 'm.mergedById')
    .select(['a.id', 'a.name', 'm.mergedOn', 'by.name as mergedBy'])
    .where('m.keptId', '=', keptId)
    .where('m.undoneOn', 'is', null)
    .orderBy('m.id', 'desc')
    .execute()
  return { items }
}

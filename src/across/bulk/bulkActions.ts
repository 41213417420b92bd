// What is done with the records that are ticked, set by set, and how it is taken back.
import { call } from '#kit/http/call.ts'
import { assignmentKinds } from '#base/register/records.contract.ts'
import type { AssignmentKind, BulkKind } from '#base/register/records.contract.ts'
import { bulkApi } from './bulk.contract.ts'
import type { Outcome } from './bulk.contract.ts'

export type BulkAction = 'delete' | 'assign' | 'publish' | 'unpublish'
export type Asked = { action: BulkAction; kind: BulkKind; accountId: number | null; undo: boolean }

/** Small enough that something is seen to happen. */
const ofSet = 50

// Heard in the end, once for all sets.
const quietly = { quiet: true, unheard: true }

/** Deals with one set. */
async function doSet(
  { action, kind: entity, accountId, undo }: Asked,
  ids: number[],
): Promise<Outcome[]> {
  if (action === 'delete') {
    const endpoint = undo ? bulkApi.restoreMany : bulkApi.deleteMany
    return (await call(endpoint, { body: { entity, ids } }, quietly)).items
  }
  if (action === 'assign') {
    const endpoint = undo ? bulkApi.unassignMany : bulkApi.assignMany
    const body = { entity: entity as AssignmentKind, ids, accountId: accountId! }
    return (await call(endpoint, { body }, quietly)).items
  }
  const published = (action === 'publish') !== undo
  return (await call(bulkApi.publishMany, { body: { ids, published } }, quietly)).items
}

/** One set after the other, and what became of it. */
export async function* inSets(asked: Asked, ids: readonly number[]): AsyncGenerator<Outcome[]> {
  for (let done = 0; done < ids.length; done += ofSet)
    yield await doSet(asked, ids.slice(done, done + ofSet))
}

export const canBeAssigned = (kind: BulkKind): boolean =>
  (assignmentKinds() as readonly string[]).includes(kind)

/** All that shows what was changed. */
export const changedBy = bulkApi.deleteMany.changes

// Runs bulk actions and their undos, set by set.
import { call } from '#kit/http/call.ts'
import { assignmentKinds } from '#base/register/records.contract.ts'
import type { AssignmentKind, BulkKind } from '#base/register/records.contract.ts'
import { bulkApi } from './bulk.contract.ts'
import type { BulkOutcome } from './bulk.contract.ts'

export type BulkAction = 'delete' | 'assign' | 'publish' | 'unpublish'
export type BulkRequest = {
  action: BulkAction
  kind: BulkKind
  accountId: number | null
  undo: boolean
}

/** Records per request: small enough to show progress. */
const setSize = 50

// The result is announced once at the end, not for each set.
const quietly = { quiet: true, unheard: true }

async function doSet(
  { action, kind: entity, accountId, undo }: BulkRequest,
  ids: number[],
): Promise<BulkOutcome[]> {
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

/** Runs one set after the other, and yields the outcomes of each. */
export async function* inSets(
  request: BulkRequest,
  ids: readonly number[],
): AsyncGenerator<BulkOutcome[]> {
  for (let done = 0; done < ids.length; done += setSize)
    yield await doSet(request, ids.slice(done, done + setSize))
}

export const canBeAssigned = (kind: BulkKind): boolean =>
  (assignmentKinds() as readonly string[]).includes(kind)

/** Subjects of queries that can show changed records. */
export const subjectsChangedByBulk = bulkApi.deleteMany.changes

// Deletes and restores a set of records, each by the code of its kind.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { Problem } from '#kit/http/problem.ts'
import { onServer } from '#base/register/recordsOnServer.ts'
import { mustChange } from '#base/register/records.store.ts'
import { tableOf } from '#base/register/tableOf.ts'
import { restoreFromTrash } from '#daily/trash/restoreFromTrash.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { BulkKind } from '#base/register/records.contract.ts'
import { oneByOne } from './oneByOne.ts'

type RecordSet = { entity: BulkKind; ids: readonly number[] }

export const deleteMany = (backend: Backend, set: RecordSet, actor: Actor) =>
  oneByOne(backend, set, actor, async (id) => {
    const record = { entity: set.entity, id }
    try {
      await mustChange(backend.db, record, actor)
      await onServer(set.entity).remove(backend.db, id, actor)
    } catch (error) {
      // A caller that got no response sends the set again: records that they have just deleted
      // count as deleted, and can be undone.
      const isGone = error instanceof Problem && error.status === 404
      if (!isGone || !(await wasJustDeletedBy(backend.db, record, actor))) throw error
    }
    return true
  })

const wasJustDeletedBy = async (
  db: Db,
  { entity, id }: { entity: BulkKind; id: number },
  { accountId }: Actor,
): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM ${sql.table(tableOf(entity))}
    WHERE "id" = ${id} AND "deletedById" = ${accountId} AND "deletedOn" > now() - interval '2 minutes'
  `.execute(db)
  return rows.length > 0
}

export const restoreMany = (backend: Backend, set: RecordSet, actor: Actor) =>
  oneByOne(backend, set, actor, async (id) => {
    await restoreFromTrash(backend, { entity: set.entity, id }, actor)
    return true
  })

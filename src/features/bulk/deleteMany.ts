// Deletes and restores a set of records, each by the feature that it belongs to.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { Problem } from '#kit/http/problem.ts'
import { deleteAccount } from '#features/accounts/accounts.store.ts'
import { deleteDeal } from '#features/deals/deals.store.ts'
import { deleteDocument } from '#features/documents/documents.store.ts'
import { deleteLead } from '#features/leads/leads.store.ts'
import { deleteObject } from '#features/objects/objects.store.ts'
import { mustChange } from '#features/records/records.store.ts'
import { recordTables } from '#features/records/recordTables.ts'
import { deleteReservation } from '#features/reservations/reservations.store.ts'
import { restoreFromTrash } from '#features/trash/deletedKinds.ts'
import { deleteViewing } from '#features/viewings/viewings.store.ts'
import type { Backend, Db } from '../backend.ts'
import type { BulkKind } from './bulk.contract.ts'
import { oneByOne } from './oneByOne.ts'

type Delete = (db: Db, id: number, actor: Actor) => Promise<void>
const deletes: Record<BulkKind, Delete> = {
  Account: deleteAccount,
  Object: deleteObject,
  Demand: deleteLead,
  Viewing: deleteViewing,
  Deal: deleteDeal,
  Reservation: deleteReservation,
  Document: deleteDocument,
}

type Set = { entity: BulkKind; ids: readonly number[] }

export const deleteMany = (backend: Backend, set: Set, actor: Actor) =>
  oneByOne(backend, set, actor, async (id) => {
    const record = { entity: set.entity, id }
    try {
      await mustChange(backend.db, record, actor)
      await deletes[set.entity](backend.db, id, actor)
    } catch (error) {
      // Whoever heard no answer sends the set once more: what they deleted is deleted, and can be undone.
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
    SELECT FROM ${sql.table(recordTables[entity])}
    WHERE "id" = ${id} AND "deletedById" = ${accountId} AND "deletedOn" > now() - interval '2 minutes'
  `.execute(db)
  return rows.length > 0
}

export const restoreMany = (backend: Backend, set: Set, actor: Actor) =>
  oneByOne(backend, set, actor, async (id) => {
    await restoreFromTrash(backend, { entity: set.entity, id }, actor)
    return true
  })

// How a deleted record of each kind comes back, by the feature that deleted it.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { notFound } from '#kit/http/problem.ts'
import { restoreAccount } from '#features/accounts/accounts.store.ts'
import { restoreActivity } from '#features/activities/activities.store.ts'
import { restoreAlert } from '#features/alerts/alerts.store.ts'
import { restoreDeal } from '#features/deals/deals.store.ts'
import { restoreDocument } from '#features/documents/documents.store.ts'
import { restoreFile } from '#features/files/files.store.ts'
import { restoreLead } from '#features/leads/leads.store.ts'
import { restoreObject } from '#features/objects/objects.store.ts'
import { restoreObjectAccount } from '#features/objects/people/objectAccounts.store.ts'
import { restoreTransaction } from '#features/payments/transactions/transactions.store.ts'
import { askToPublish } from '#features/publishing/publishJob.ts'
import type { RecordKind, RecordRef } from '#features/records/records.contract.ts'
import { mustRestore } from '#features/records/records.store.ts'
import { restoreReservation } from '#features/reservations/reservations.store.ts'
import { restoreSelection } from '#features/selections/selections.store.ts'
import { restoreBranch } from '#features/settings/branches.store.ts'
import { restoreViewing } from '#features/viewings/viewings.store.ts'
import type { Backend } from '../backend.ts'

type Parts = Pick<Backend, 'db' | 'jobs' | 'log'>
type Deleted = {
  /** Which of the deleted rows can be restored by themselves; they go under the name of their kind. */
  among: RawBuilder<SqlBool>
  restore: (parts: Parts, id: number, actor: Actor) => Promise<unknown>
}

const all = sql<SqlBool>`true`

// null for a kind of which nothing is deleted by itself.
export const deletedKinds: Record<RecordKind, Deleted | null> = {
  Object: {
    among: all,
    restore: async (parts, id, actor) =>
      askToPublish(parts, await restoreObject(parts.db, id, actor)),
  },
  Account: {
    among: sql<SqlBool>`"Account"."mergedIntoId" IS NULL`,
    restore: ({ db }, id, actor) => restoreAccount(db, id, actor),
  },
  Activity: { among: all, restore: ({ db }, id, actor) => restoreActivity(db, id, actor) },
  Demand: { among: all, restore: ({ db }, id, actor) => restoreLead(db, id, actor) },
  File: {
    among: sql<SqlBool>`"File"."parentId" IS NOT NULL`,
    restore: async ({ db }, id, actor) => {
      const file = db.selectFrom('file').select('systemName').where('id', '=', id)
      const { systemName } = await file.executeTakeFirstOrThrow(notFound)
      return restoreFile(db, systemName, actor)
    },
  },
  Alert: { among: all, restore: ({ db }, id, actor) => restoreAlert(db, id, actor) },
  Branch: { among: all, restore: ({ db }, id, actor) => restoreBranch(db, id, actor) },
  ObjectAccount: {
    // A link that a merge has ended comes back when that is undone, however late.
    among: sql<SqlBool>`"ObjectAccount"."id" NOT IN (
      SELECT jsonb_array_elements("moved"->'objects'->'ended')::integer FROM "accountMerge" WHERE "undoneOn" IS NULL)`,
    restore: ({ db }, id, actor) => restoreObjectAccount(db, id, actor),
  },
  Reservation: {
    among: all,
    restore: ({ db }, id, actor) => restoreReservation(db, id, actor),
  },
  Agency: null,
  // A key is there as long as its object has one.
  ObjectKey: null,
  Deal: { among: all, restore: ({ db }, id, actor) => restoreDeal(db, id, actor) },
  Document: { among: all, restore: ({ db }, id, actor) => restoreDocument(db, id, actor) },
  Selection: { among: all, restore: ({ db }, id, actor) => restoreSelection(db, id, actor) },
  Transaction: { among: all, restore: ({ db }, id, actor) => restoreTransaction(db, id, actor) },
  Viewing: { among: all, restore: ({ db }, id, actor) => restoreViewing(db, id, actor) },
}

/** 404 when there is nothing to undo, 403 for whom may not change the record. */
export async function restoreFromTrash(
  parts: Parts,
  record: RecordRef,
  actor: Actor,
): Promise<void> {
  await mustRestore(parts.db, record, actor)
  const kind = deletedKinds[record.entity]
  if (!kind) throw notFound()
  await kind.restore(parts, record.id, actor)
}

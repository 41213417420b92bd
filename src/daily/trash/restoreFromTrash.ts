import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { notFound } from '#kit/http/problem.ts'
import type { Backend } from '#base/backend/backend.ts'
import { onServer } from '#base/register/recordsOnServer.ts'
import { recordKinds } from '#base/register/records.contract.ts'
import type { RecordKind, RecordRef } from '#base/register/records.contract.ts'
import { mustRestore } from '#base/register/records.store.ts'

/** 404 if the record is not deleted, 403 if the actor may not change it. */
export async function restoreFromTrash(
  parts: Pick<Backend, 'db' | 'jobs' | 'log' | 'translate'>,
  record: RecordRef,
  actor: Actor,
): Promise<void> {
  await mustRestore(parts.db, record, actor)
  const { restore } = onServer(record.entity)
  if (!restore) throw notFound()
  await restore.run(parts, record.id, actor)
}

/** Kinds whose single records can be deleted and restored. */
export const restorableKinds = (): RecordKind[] =>
  recordKinds().filter((kind) => onServer(kind).restore !== null)

/** SQL condition for the deleted rows of a kind that can be restored; the table's alias is the kind. */
export const isRestorable = (kind: RecordKind): RawBuilder<SqlBool> =>
  onServer(kind).restore?.among ?? sql<SqlBool>`true`

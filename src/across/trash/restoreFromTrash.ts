import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { notFound } from '#kit/http/problem.ts'
import type { Backend } from '#base/backend/backend.ts'
import { onServer } from '#base/register/recordsOnServer.ts'
import { recordKinds } from '#base/register/records.contract.ts'
import type { RecordKind, RecordRef } from '#base/register/records.contract.ts'
import { mustRestore } from '#base/register/records.store.ts'

/** 404 when there is nothing to undo, 403 for whom may not change the record. */
export async function restoreFromTrash(
  parts: Pick<Backend, 'db' | 'jobs' | 'log'>,
  record: RecordRef,
  actor: Actor,
): Promise<void> {
  await mustRestore(parts.db, record, actor)
  const { restore } = onServer(record.entity)
  if (!restore) throw notFound()
  await restore.run(parts, record.id, actor)
}

/** The kinds of which single records are deleted and restored. */
export const restorableKinds = (): RecordKind[] =>
  recordKinds().filter((kind) => onServer(kind).restore !== null)

/** SQL for which deleted rows of such a kind can be restored; they go under the name of the kind. */
export const restorable = (kind: RecordKind): RawBuilder<SqlBool> =>
  onServer(kind).restore?.among ?? sql<SqlBool>`true`

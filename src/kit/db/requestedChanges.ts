// Merges the changes of a call that names an older version, field by field, with the changes of others since then.
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type { Fields } from '../fields/kinds.ts'
import { badInput, conflict } from '../http/problem.ts'
import type { Diff } from './diff.ts'
import { differencesBetween } from './diff.ts'
import type { AnyEntity, RequestedChanges, EditableColumns, Entity, Stored } from './entity.ts'

/**
 * The values of `asked` that differ from `before`. With an older `version`, fields that only one side changed are merged; a
 * field that both changed differently throws a 409 with `conflicts` and the `current` entity.
 */
export async function requestedChanges<T, F extends Fields, K, B>(
  db: QueryExecutorProvider,
  of: Entity<T, F, K, B>,
  before: Stored,
  asked: RequestedChanges<F, B>,
  current: () => Promise<unknown>,
): Promise<EditableColumns<T, F, B>> {
  const given: Record<string, unknown> = asked
  const wanted = Object.fromEntries(
    [...Object.keys(of.fields), ...(of.beside ?? [])]
      .filter((name) => given[name] !== undefined)
      .map((name) => [name, given[name]]),
  )
  const changes = differencesBetween(before, wanted)
  const { version } = asked
  if (version === undefined || version === before.version)
    return changes as EditableColumns<T, F, B>
  if (version < 1 || version > before.version)
    throw badInput({ version: ['problem.unknownVersion'] })
  const base = await replacedSince(db, of, before.id, version)
  for (const name of Object.keys(changes))
    if (name in base && !(name in differencesBetween(base, { [name]: changes[name] })))
      delete changes[name]
  const conflicts = Object.keys(changes).filter((name) => name in base)
  if (conflicts.length > 0)
    throw conflict('problem.conflict', { conflicts, current: await current() })
  return changes as EditableColumns<T, F, B>
}

// The values of changed fields at that version: the oldest value that was replaced since then.
async function replacedSince(
  db: QueryExecutorProvider,
  of: AnyEntity,
  id: number,
  version: number,
): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ data: Diff | null }>`
    SELECT "data" FROM "actionLog"
    WHERE "entity" = ${of.entity} AND "entityId" = ${id} AND "version" > ${version}
    ORDER BY "version" DESC
  `.execute(db)
  return Object.assign({}, ...rows.map((row) => row.data?.previous ?? {}))
}

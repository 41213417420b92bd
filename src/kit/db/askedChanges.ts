// What a call that names an older version changes: merged field by field with what others did since.
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type { Fields } from '../fields/kinds.ts'
import { badInput, conflict } from '../http/problem.ts'
import type { Diff } from './diff.ts'
import { whatDiffers } from './diff.ts'
import type { AnyEntity, AskedOf, EditedOf, Entity, Stored } from './entity.ts'

/**
 * What of `asked` is not yet so in `before`. With an older `version` the two changes are merged field
 * by field: a field that only this caller or only others changed is not in question; one that both
 * changed differently is a 409 with `conflicts` and the `current` entity.
 */
export async function askedChanges<T, F extends Fields, K, B>(
  db: QueryExecutorProvider,
  of: Entity<T, F, K, B>,
  before: Stored,
  asked: AskedOf<F, B>,
  current: () => Promise<unknown>,
): Promise<EditedOf<T, F, B>> {
  const given: Record<string, unknown> = asked
  const wanted = Object.fromEntries(
    [...Object.keys(of.fields), ...(of.beside ?? [])]
      .filter((name) => given[name] !== undefined)
      .map((name) => [name, given[name]]),
  )
  const changes = whatDiffers(before, wanted)
  const { version } = asked
  if (version === undefined || version === before.version) return changes as EditedOf<T, F, B>
  if (version < 1 || version > before.version)
    throw badInput({ version: ['problem.unknownVersion'] })
  const base = await replacedSince(db, of, before.id, version)
  for (const name of Object.keys(changes))
    if (name in base && !(name in whatDiffers(base, { [name]: changes[name] })))
      delete changes[name]
  const conflicts = Object.keys(changes).filter((name) => name in base)
  if (conflicts.length > 0)
    throw conflict('problem.conflict', { conflicts, current: await current() })
  return changes as EditedOf<T, F, B>
}

// The values that others have replaced since a version: the oldest replaced value of each field.
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

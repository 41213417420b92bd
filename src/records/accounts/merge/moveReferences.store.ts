// Moves the foreign keys that refer to an account, found in the catalog, so that new tables are included.
import { sql } from 'kysely'
import { referencesTo } from '#kit/db/references.ts'
import type { Reference } from '#kit/db/references.ts'
import type { Db } from '#base/backend/backend.ts'
import type { MovedReferences } from './movedReferences.ts'

// Never moved: authors in the action log, the pair of each merge, and sign-ins, which moveSignIn.store.ts moves.
const isNeverMoved = ({ table, column }: Reference) =>
  table === 'actionLog' ||
  table === 'user' ||
  (table === 'accountMerge' && (column === 'keptId' || column === 'duplicateId'))

/**
 * Makes all references to `from` refer to `to`. Tables that may name an account only once, or whose rows have no
 * id, are moved and given back by the merge parts of their features, before this is called.
 */
export async function moveReferences(tx: Db, from: number, to: number): Promise<void> {
  for (const reference of await referencesTo(tx, 'account')) {
    if (isNeverMoved(reference)) continue
    const column = sql.ref(reference.column)
    await sql`
      UPDATE ${sql.table(reference.table)} SET ${column} = ${to} WHERE ${column} = ${from}
    `.execute(tx)
  }
}

/** The ids of the rows that refer to an account; called before a merge, they are what it moves. */
export async function referencesOf(
  tx: Db,
  accountId: number,
): Promise<MovedReferences['references']> {
  const found: MovedReferences['references'] = {}
  for (const reference of await referencesTo(tx, 'account')) {
    if (isNeverMoved(reference) || !reference.numbered) continue
    const { rows } = await sql<{ ids: number[] | null }>`
      SELECT array_agg("id" ORDER BY "id") AS "ids" FROM ${sql.table(reference.table)}
      WHERE ${sql.ref(reference.column)} = ${accountId}
    `.execute(tx)
    if (rows[0]?.ids) found[`${reference.table}.${reference.column}`] = rows[0].ids
  }
  return found
}

/** Returns the rows that still refer to the kept account; those that were given to a third account stay there. */
export async function returnReferences(
  tx: Db,
  moved: MovedReferences['references'],
  { keptId, duplicateId }: { keptId: number; duplicateId: number },
): Promise<void> {
  // Names of tables and columns come from the catalog, never from the stored record, so none can be injected.
  for (const { table, column } of await referencesTo(tx, 'account')) {
    const ids = moved[`${table}.${column}`]
    if (!ids) continue
    await sql`
      UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${duplicateId}
      WHERE "id" = ANY(${ids}) AND ${sql.ref(column)} = ${keptId}
    `.execute(tx)
  }
}

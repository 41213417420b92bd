// What points at an account by a foreign key, in whatever table, now and in tables to come.
import { sql } from 'kysely'
import { referencesTo } from '#kit/db/references.ts'
import type { Reference } from '#kit/db/references.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Moved } from './moved.ts'

// Who did something stays who did it, which two were merged stays what it was, and where a sign-in goes
// is for sign-in to say.
const stays = ({ table, column }: Reference) =>
  table === 'actionLog' ||
  table === 'user' ||
  (table === 'accountMerge' && (column === 'keptId' || column === 'duplicateId'))

/**
 * Lets everything refer to another account. Where one table may name an account only once, or its
 * rows have no numbers, the table's own feature has moved its rows before, and gives them back.
 */
export async function moveReferences(tx: Db, from: number, to: number): Promise<void> {
  for (const reference of await referencesTo(tx, 'account')) {
    if (stays(reference)) continue
    const column = sql.ref(reference.column)
    await sql`
      UPDATE ${sql.table(reference.table)} SET ${column} = ${to} WHERE ${column} = ${from}
    `.execute(tx)
  }
}

/** What refers to an account by now; asked before a merge, it is what the merge moves. */
export async function referencesOf(tx: Db, accountId: number): Promise<Moved['references']> {
  const found: Moved['references'] = {}
  for (const reference of await referencesTo(tx, 'account')) {
    if (stays(reference) || !reference.numbered) continue
    const { rows } = await sql<{ ids: number[] | null }>`
      SELECT array_agg("id" ORDER BY "id") AS "ids" FROM ${sql.table(reference.table)}
      WHERE ${sql.ref(reference.column)} = ${accountId}
    `.execute(tx)
    if (rows[0]?.ids) found[`${reference.table}.${reference.column}`] = rows[0].ids
  }
  return found
}

/** Points back what still points at the kept account; what was given to a third one stays there. */
export async function returnReferences(
  tx: Db,
  moved: Moved['references'],
  { keptId, duplicateId }: { keptId: number; duplicateId: number },
): Promise<void> {
  // As the database has it now, so that no other name reaches the statement.
  for (const { table, column } of await referencesTo(tx, 'account')) {
    const ids = moved[`${table}.${column}`]
    if (!ids) continue
    await sql`
      UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${duplicateId}
      WHERE "id" = ANY(${ids}) AND ${sql.ref(column)} = ${keptId}
    `.execute(tx)
  }
}

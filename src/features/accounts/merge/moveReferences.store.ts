// What points at an account by a foreign key, in whatever table, now and in tables to come.
import { sql } from 'kysely'
import type { Db } from '../../backend.ts'

type Reference = { table: string; column: string }

/** Every column that refers to accounts. */
export async function referencesToAccounts(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    SELECT t."relname" AS "table", a."attname" AS "column"
    FROM pg_constraint c
    JOIN pg_class t ON t."oid" = c."conrelid"
    JOIN pg_attribute a ON a."attrelid" = c."conrelid" AND a."attnum" = c."conkey"[1]
    WHERE c."contype" = 'f' AND c."confrelid" = '"account"'::regclass
    ORDER BY t."relname", a."attname"
  `.execute(db)
  return rows
}

// Who did something stays who did it.
const isHistory = ({ table }: Reference) => table === 'actionLog'

/**
 * Lets everything refer to another account. Where one table may name an account only once, the
 * table's own feature has moved its rows before.
 */
export async function moveReferences(tx: Db, from: number, to: number): Promise<void> {
  for (const reference of await referencesToAccounts(tx)) {
    if (isHistory(reference)) continue
    const column = sql.ref(reference.column)
    await sql`
      UPDATE ${sql.table(reference.table)} SET ${column} = ${to} WHERE ${column} = ${from}
    `.execute(tx)
  }
}

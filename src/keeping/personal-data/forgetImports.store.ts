// Erases a person from the data that imports keep for their undo.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

/** Returns the names of stored files that mention the person, which the caller removes; their other rows stay as read. */
export async function forgetImports(
  tx: Db,
  ids: readonly number[],
  pattern: string | undefined,
): Promise<string[]> {
  const { rows } = await sql<{ importId: number; recordIds: number[] }>`
    DELETE FROM ${sql.table('importRow')} r USING ${sql.table('importRecord')} rec
    WHERE rec."entity" = 'Account' AND rec."entityId" = ANY (${[...ids]}::integer[]) AND r."recordIds" @> ARRAY[rec."id"]
    RETURNING r."importId", r."recordIds"
  `.execute(tx)
  // With rows about the person's records: stays name their guests.
  await sql`
    DELETE FROM ${sql.table('importRecord')}
    WHERE "id" = ANY (${rows.flatMap(({ recordIds }) => recordIds)}::integer[])
      AND "entity" IN ('Demand', 'Activity', 'Reservation', 'Transaction')
  `.execute(tx)
  await sql`
    DELETE FROM ${sql.table('importRecord')} WHERE "entity" = 'Account' AND "entityId" = ANY (${[...ids]}::integer[])
  `.execute(tx)
  await sql`
    DELETE FROM ${sql.table('numberThere')} WHERE "entity" = 'Account' AND "entityId" = ANY (${[...ids]}::integer[])
  `.execute(tx)
  const { rows: files } = await sql<{ file: string }>`
    SELECT "file" FROM ${sql.table('import')} i
    WHERE i."file" IS NOT NULL AND (i."id" = ANY (${rows.map(({ importId }) => importId)}::integer[]) OR EXISTS (
      SELECT FROM ${sql.table('importRow')} r WHERE r."importId" = i."id" AND r."cells"::text ~* ${pattern ?? null}
    ))
  `.execute(tx)
  const names = files.map(({ file }) => file)
  await sql`
    UPDATE ${sql.table('import')} SET "file" = NULL WHERE "file" = ANY (${names}::text[])
  `.execute(tx)
  return names
}

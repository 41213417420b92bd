import { sql } from 'kysely'
import type { AnyEntity } from '#kit/db/entity.ts'
import type { Db } from '#base/backend/backend.ts'
import type { StoredRecord } from './importedEntity.ts'

/** Reads records with their fields, and `more` columns. */
export async function readRecords(
  db: Db,
  of: AnyEntity,
  ids: readonly number[],
  { lock, more = [] }: { lock: boolean; more?: readonly string[] },
): Promise<StoredRecord[]> {
  if (ids.length === 0) return []
  const columns = ['id', 'version', ...Object.keys(of.fields), ...more].map((name) => sql.ref(name))
  const { rows } = await sql<StoredRecord>`
    SELECT ${sql.join(columns)} FROM ${sql.table(of.table)}
    WHERE "id" = ANY (${[...ids]}::integer[]) AND "deletedOn" IS NULL
    ORDER BY "id" ${lock ? sql`FOR NO KEY UPDATE` : sql``}
  `.execute(db)
  return rows
}

// Remembers the mappings of files, and finds one for a file of the same program.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { ImportKindName } from '../import.contract.ts'
import { mapping as mappingSchema } from '../mapping.contract.ts'
import type { Mapping } from '../mapping.contract.ts'
import { wordKey } from '../plan/wordKey.ts'
import type { Column } from './adjustToOtherColumns.ts'
import { rememberedKey } from './remembered.ts'
import type { Remembered } from './remembered.ts'

const shapeOf = (headers: readonly string[]): string =>
  createHash('sha256').update(headers.map(wordKey).join('\n')).digest('hex')

/** Fewer shared headers, such as Name and Phone, are those of any program. */
const fewestShared = 3

type StoredShape = {
  mapping: unknown
  headers: string[]
  fileName: string
  on: string
  isSame: boolean
}

/**
 * The mapping of the last file with exactly these headers; else of the file that shares most of them, if they are at least
 * half of this file's filled columns.
 */
export async function rememberedMapping(
  db: Db,
  kind: ImportKindName,
  columns: readonly Column[],
): Promise<Remembered | null> {
  const headers = columns.map(({ header }) => header)
  const keys = headers.map(rememberedKey)
  const filled = [
    ...new Set(keys.filter((key, at) => key !== '' && columns[at]!.reading.filled > 0)),
  ]
  const { rows } = await sql<StoredShape>`
    SELECT "mapping", "headers", "fileName", "usedOn" AS "on", "isSame" FROM (
      SELECT *, "shape" = ${shapeOf(headers)} AS "isSame",
        (SELECT count(DISTINCT "key") FROM unnest("headers") AS "key" WHERE "key" = ANY (${filled}::text[])) AS "shared"
      FROM "importShape" WHERE "kind" = ${kind}
    ) AS "each"
    WHERE "isSame" OR ("shared" >= ${fewestShared} AND "shared" * 2 >= ${filled.length}::integer)
    ORDER BY "isSame" DESC, "shared" DESC, "usedOn" DESC LIMIT 1
  `.execute(db)
  const parsed = mappingSchema.safeParse(rows[0]?.mapping)
  if (!parsed.success) return null
  const { fileName, on, isSame, headers: known } = rows[0]!
  return {
    ...parsed.data,
    // Those of older releases are not stored.
    headers: isSame ? keys : known,
    from: { fileName, on },
    isSame,
  }
}

export async function rememberMapping(
  tx: Db,
  kind: ImportKindName,
  {
    fileName,
    headers,
    mapping,
  }: { fileName: string; headers: readonly string[]; mapping: Mapping },
): Promise<void> {
  await sql`
    INSERT INTO "importShape" ("kind", "shape", "mapping", "headers", "fileName")
    VALUES (${kind}, ${shapeOf(headers)}, ${JSON.stringify(mapping)}::jsonb, ${headers.map(rememberedKey)}::text[], ${fileName})
    ON CONFLICT ("kind", "shape") DO UPDATE
    SET "mapping" = excluded."mapping", "headers" = excluded."headers", "fileName" = excluded."fileName", "usedOn" = now()
  `.execute(tx)
}

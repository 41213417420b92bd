// Finds records that somebody has added by hand since the check and that a row is about to add.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { entities } from '../entities/entities.ts'
import type { MatchCandidate, RecordWithKeys } from '../entities/importedEntity.ts'
import type { PlannedPart } from '../plan/rows.ts'
import type { ImportedName } from '../composites.contract.ts'

/** The rows of "importRecord" whose records exist by now. */
export async function addedSince(
  tx: Db,
  importId: number,
  parts: readonly PlannedPart[],
): Promise<Set<number>> {
  const there = new Set<number>()
  const adding = parts.filter(({ action }) => action === 'add')
  for (const entity of new Set(adding.map((part) => part.entity))) {
    const { byKeys } = entities[entity]
    if (!byKeys) continue
    const own = adding.filter((part) => part.entity === entity)
    const { rows } = await sql<{ recordId: number; keys: string[] }>`
      SELECT "recordId", array_agg("key") AS "keys" FROM "importKey"
      WHERE "recordId" = ANY (${own.map(({ recordId }) => recordId)}::integer[]) GROUP BY "recordId"
    `.execute(tx)
    const all = [...new Set(rows.flatMap(({ keys }) => keys))].filter((key) => !key.startsWith('#'))
    const found = await newOnes(tx, importId, entity, await byKeys.find(tx, all))
    for (const { recordId, keys } of rows) {
      const candidates = found.filter((one) => keys.some((key) => one.keys.has(key)))
      if (candidates.length === 0) continue
      const verdict = byKeys.decide(keys, candidates, { isKnown: false, sameName: 'ask' })
      if ('is' in verdict) there.add(recordId)
    }
  }
  return there
}

/** Records added after the check, but not by this import. */
async function newOnes(
  tx: Db,
  importId: number,
  entity: ImportedName,
  found: readonly RecordWithKeys[],
): Promise<MatchCandidate[]> {
  if (found.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    SELECT r."id" FROM ${sql.table(entities[entity].of.table)} r, "import" i
    WHERE i."id" = ${importId} AND r."id" = ANY (${found.map(({ id }) => id)}::integer[]) AND r."createdOn" > i."checkedOn"
      AND NOT EXISTS (
        SELECT FROM "importChange" c
        WHERE c."importId" = ${importId} AND c."entity" = ${entity} AND c."entityId" = r."id"
      )
  `.execute(tx)
  const isNew = new Set(rows.map(({ id }) => id))
  return found
    .filter(({ id }) => isNew.has(id))
    .map(({ id, keys }) => ({ recordId: null, entityId: id, keys: new Set(keys) }))
}

// Whether somebody has added by hand, since the rows were worked out, what a row is about to add.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { entities } from '../entities/entities.ts'
import type { PlannedPart } from '../plan/plan.ts'
import { whichObject } from '../plan/whichObject.ts'
import { whoIsIt } from '../plan/whoIsIt.ts'

/** The rows of "importRecord" that are there by now. */
export async function addedSince(
  tx: Db,
  importId: number,
  steps: readonly PlannedPart[],
): Promise<Set<number>> {
  const there = new Set<number>()
  for (const entity of ['Account', 'Object'] as const) {
    const adding = steps.filter((step) => step.entity === entity && step.action === 'add')
    if (adding.length === 0) continue
    const { rows: keys } = await sql<{ recordId: number; keys: string[] }>`
      SELECT "recordId", array_agg("key") AS "keys" FROM "importKey"
      WHERE "recordId" = ANY (${adding.map(({ recordId }) => recordId)}::integer[]) GROUP BY "recordId"
    `.execute(tx)
    const all = [...new Set(keys.flatMap((one) => one.keys))].filter((key) => !key.startsWith('#'))
    const found = await newOnes(tx, importId, entity, await entities[entity].find(tx, all))
    if (found.length === 0) continue
    const decide = entity === 'Account' ? whoIsIt : whichObject
    for (const { recordId, keys: own } of keys) {
      const candidates = found.filter((one) => one.keys.some((key) => own.includes(key)))
      if (candidates.length > 0 && 'is' in decide(own, candidates)) there.add(recordId)
    }
  }
  return there
}

/** Those that were added after the check, and not by this import. */
async function newOnes(
  tx: Db,
  importId: number,
  entity: 'Account' | 'Object',
  found: readonly { id: number; keys: string[] }[],
) {
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
    .map(({ id, keys }) => ({ recordId: null, entityId: id, keys }))
}

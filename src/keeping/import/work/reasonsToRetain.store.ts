// Finds out whether somebody has worked with a record since an import added it.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { referencesTo } from '#kit/db/references.ts'
import type { Db } from '#base/backend/backend.ts'
import { entities } from '../entities/entities.ts'
import type { ImportedName } from '../composites.contract.ts'
import { isPhotoChanged } from '../photos/undoPhotos.store.ts'

/** Columns of stamps, and of the product's own bookkeeping. */
const notUse =
  /^(createdById|modifiedById|deletedById|actionById|mergedById|undoneById|decidedById)$/

/** Tables written by triggers and by the product itself, whether or not anybody has worked with the record. */
const ownWork = [
  'objectOffer',
  'offerHistory',
  'objectTold',
  'occupancy',
  'alert',
  'leadWish',
  'stayTask',
  // Parts of an activity itself.
  'activityLink',
  'activityAssigned',
]

/** For each record that stays, the reason: it was changed since, or other records refer to it. */
export async function reasonsToRetain(
  tx: Db,
  importId: number,
  entity: ImportedName,
  added: readonly { entityId: number }[],
): Promise<Map<number, string>> {
  const ids = added.map(({ entityId }) => entityId)
  if (ids.length === 0) return new Map()
  const why = new Map<number, string>()
  for (const { entityId } of await changedSince(tx, importId, entity, ids))
    why.set(entityId, 'import.stays.changed')
  for (const id of await referredTo(tx, importId, entity, ids))
    if (!why.has(id)) why.set(id, 'import.stays.used')
  return why
}

/**
 * From the action log: every version that was made neither by this import, nor by undoing any import, nor by another import
 * whose change was undone since.
 */
async function changedSince(
  tx: Db,
  importId: number,
  entity: ImportedName,
  ids: readonly number[],
) {
  const { rows } = await sql<{ entityId: number }>`
    SELECT DISTINCT l."entityId" FROM "actionLog" l
    WHERE l."entity" = ${entity} AND l."entityId" = ANY (${[...ids]}::integer[]) AND l."version" > 1
      AND NOT EXISTS (
        SELECT FROM "importChange" c
        WHERE c."entity" = ${entity} AND c."entityId" = l."entityId" AND (
          l."version" = c."undoneVersion"
          OR l."version" = c."version" AND (c."importId" = ${importId} OR c."undone" = 'undone')
        )
      )
  `.execute(tx)
  return rows
}

/** Tables that refer to any kind of record, without a foreign key. */
const byKind = [
  { of: 'file', kind: 'parentKind', id: 'parentId' },
  { of: 'assignment', kind: 'parentKind', id: 'parentId' },
  { of: 'activityLink', kind: 'entity', id: 'entityId' },
] as const

/** By table: kinds of records that are undone before their parents. */
const dependents = new Map(
  Object.entries(entities).flatMap(([name, { of, byParents, isPartOfParents }]) =>
    byParents ? [[of.table as string, { name, isPartOfParents }] as const] : [],
  ),
)

async function referredTo(
  tx: Db,
  importId: number,
  entity: ImportedName,
  ids: readonly number[],
): Promise<Set<number>> {
  const { table } = entities[entity].of
  const used = new Set<number>()
  const note = async (query: RawBuilder<{ id: number }>) => {
    for (const { id } of (await query.execute(tx)).rows) used.add(id)
  }
  for (const { table: other, column } of await referencesTo(tx, table)) {
    if (notUse.test(column) || ownWork.includes(other)) continue
    const dependent = dependents.get(other)
    await note(sql`
      SELECT DISTINCT r.${sql.ref(column)} AS "id" FROM ${sql.table(other)} r
      WHERE r.${sql.ref(column)} = ANY (${[...ids]}::integer[]) ${dependent ? sql`AND r."deletedOn" IS NULL` : sql``}
        ${dependent?.isPartOfParents ? notOfImport(importId, dependent.name) : sql``}
    `)
  }
  for (const { of: other, kind, id } of byKind)
    await note(sql`
      SELECT DISTINCT r.${sql.ref(id)} AS "id" FROM ${sql.table(other)} r
      WHERE r.${sql.ref(kind)} = ${entity} AND r.${sql.ref(id)} = ANY (${[...ids]}::integer[])
        ${other === 'assignment' ? withoutFirst(table, id) : sql``}
        ${other === 'activityLink' ? ofActivities : sql``}
        ${other === 'file' ? notPhotosOf(importId) : sql``}
    `)
  return used
}

/** Assignments made by the import itself, in the transaction that added the record. */
const withoutFirst = (table: string, id: string) => sql`
  AND r."createdOn" <> (SELECT "createdOn" FROM ${sql.table(table)} WHERE "id" = r.${sql.ref(id)})`

/** Ignores untouched photos of this import, and photos of undone imports. */
const notPhotosOf = (importId: number) => sql`
  AND (${isPhotoChanged('r.id')} OR NOT EXISTS (
    SELECT FROM "importPhoto" p WHERE p."importId" = ${importId} AND p."fileId" = r."id" AND p."state" = 'added'
  )) AND NOT EXISTS (
    SELECT FROM "importPhoto" p WHERE p."fileId" = r."id" AND p."state" = 'undone' AND r."deletedOn" IS NOT NULL
  )`

const ofActivities = sql`
  AND EXISTS (SELECT FROM "activity" a WHERE a."id" = r."activityId" AND a."deletedOn" IS NULL
    AND NOT EXISTS (SELECT FROM "stayTask" s WHERE s."activityId" = a."id" AND a."done" = false))`

const notOfImport = (importId: number, entity: string) => sql`
  AND NOT EXISTS (
    SELECT FROM "importChange" c
    WHERE c."importId" = ${importId} AND c."entity" = ${entity} AND c."entityId" = r."id" AND c."isNew"
  )`

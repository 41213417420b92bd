// Undoes an import, last change first: restores what nobody has changed since. Records that somebody has worked with stay, with
// the reason.
import { sql } from 'kysely'
import { sameValue } from '#kit/db/diff.ts'
import { saveMany } from '#kit/db/saveMany.ts'
import { instantNow } from '#kit/clock.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'
import { entities } from '../entities/entities.ts'
import type { StoredRecord } from '../entities/importedEntity.ts'
import type { RowChange } from '../plan/rows.ts'
import type { ImportedName } from '../composites.contract.ts'
import { undoOtherPhotos } from '../photos/undoPhotos.store.ts'
import { pauseAfter } from './pace.ts'
import { jobOf } from './jobOf.store.ts'
import { endWork, holdLease, stopNotAllowed } from './lease.store.ts'
import type { Lease } from './lease.store.ts'
import { reasonsToRetain } from './reasonsToRetain.store.ts'

const atOnce = 300

type StoredChange = RowChange & { id: number }
/** A change that is not undone yet, as in "importChange". */
type Taken = {
  id: number
  undone: 'undone' | 'part' | 'stays'
  stays: { why: string; fields?: string[] } | null
  version: number | null
}

export async function undoRows(db: Db, lease: Lease): Promise<void> {
  for (;;) {
    const begun = performance.now()
    const job = await jobOf(db, lease.importId)
    if (job === null) return stopNotAllowed(db, lease)
    const count = await db.transaction().execute(async (tx) => {
      const changes = await nextChanges(tx, lease.importId)
      await holdLease(tx, lease, changes.length)
      if (changes.length > 0) await takeBack(tx, lease.importId, changes, job.actor)
      return changes.length
    })
    if (count === 0) break
    await pauseAfter(begun)
  }
  if (!(await undoOtherPhotos(db, lease))) return stopNotAllowed(db, lease)
  await db.transaction().execute(async (tx) => {
    await forgetNumbers(tx, lease.importId)
    await endWork(tx, lease, { state: 'undone' })
  })
}

/** The last changes, one per record: earlier changes of a record follow in a later batch. */
async function nextChanges(tx: Db, importId: number): Promise<StoredChange[]> {
  const { rows } = await sql<StoredChange>`
    SELECT DISTINCT ON ("entity", "entityId") "id", "number", "entity", "entityId", "isNew", "version", "data" FROM (
      SELECT * FROM "importChange" WHERE "importId" = ${importId} AND "undone" IS NULL ORDER BY "id" DESC LIMIT ${atOnce}
    ) AS "last" ORDER BY "entity", "entityId", "id" DESC
  `.execute(tx)
  return rows.sort((a, b) => b.id - a.id)
}

async function takeBack(tx: Db, importId: number, changes: readonly StoredChange[], actor: Actor) {
  const taken: Taken[] = []
  // Links before the records at their ends.
  for (const entity of (Object.keys(entities) as ImportedName[]).reverse()) {
    const own = changes.filter((change) => change.entity === entity)
    if (own.length === 0) continue
    const records = await entities[entity].read(
      tx,
      own.map(({ entityId }) => entityId),
      true,
    )
    const stored = new Map(records.map((record) => [record.id, record]))
    taken.push(...(await removeNew(tx, importId, entity, own, stored, actor)))
    taken.push(...(await putBack(tx, entity, own, stored, actor)))
  }
  await storeTaken(tx, taken)
}

async function removeNew(
  tx: Db,
  importId: number,
  entity: ImportedName,
  changes: readonly StoredChange[],
  stored: ReadonlyMap<number, StoredRecord>,
  actor: Actor,
): Promise<Taken[]> {
  const added = changes.filter(({ isNew }) => isNew)
  const there = added.filter(({ entityId }) => stored.has(entityId))
  const worked = await reasonsToRetain(tx, importId, entity, there)
  for (const id of await merged(tx, entity, added)) worked.set(id, 'import.stays.merged')
  const going = there.filter(({ entityId }) => !worked.has(entityId))
  const gone = { deletedOn: instantNow(), deletedById: actor.accountId }
  const ids = going.map(({ entityId }) => entityId)
  await entities[entity].beforeRemoving?.(tx, importId, ids, actor)
  const work = going.map(({ entityId }) => ({ before: stored.get(entityId)!, changes: gone }))
  await saveMany(tx, entities[entity].of, work, { actor, action: 'delete' })
  await entities[entity].afterRemoving?.(tx, ids, actor)
  return added.map(({ id, entityId }) => {
    const why = worked.get(entityId)
    if (why) return { id, undone: 'stays', stays: { why }, version: null }
    const version = stored.get(entityId)?.version
    return {
      id,
      undone: 'undone',
      stays: null,
      version: version === undefined ? null : version + 1,
    }
  })
}

/** Records that were merged into others, which have their data now. */
async function merged(
  tx: Db,
  entity: ImportedName,
  added: readonly StoredChange[],
): Promise<number[]> {
  const { of, canBeMerged } = entities[entity]
  if (!canBeMerged) return []
  const { rows } = await sql<{ id: number }>`
    SELECT "id" FROM ${sql.table(of.table)}
    WHERE "id" = ANY (${added.map(({ entityId }) => entityId)}::integer[]) AND "mergedIntoId" IS NOT NULL
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** The fields that still have the values of the import. */
async function putBack(
  tx: Db,
  entity: ImportedName,
  changes: readonly StoredChange[],
  stored: ReadonlyMap<number, StoredRecord>,
  actor: Actor,
): Promise<Taken[]> {
  const updated = changes.filter(({ isNew }) => !isNew)
  const needed = await entities[entity].fieldsNeeded?.(tx, [...stored.keys()])
  const work: { before: StoredRecord; changes: Record<string, unknown> }[] = []
  const taken = updated.map(({ id, entityId, data: { attributes, previous } }): Taken => {
    const before = stored.get(entityId)
    if (!before)
      return { id, undone: 'stays', stays: { why: 'import.stays.deleted' }, version: null }
    const fields = Object.keys(attributes)
    const same = fields.filter(
      (field) =>
        sameValue(before[field], attributes[field]) && !needed?.get(entityId)?.includes(field),
    )
    const others = fields.filter((field) => !same.includes(field))
    const changes = Object.fromEntries(same.map((field) => [field, previous[field] ?? null]))
    if (same.length > 0) work.push({ before, changes })
    return {
      id,
      undone: others.length === 0 ? 'undone' : same.length === 0 ? 'stays' : 'part',
      stays: others.length === 0 ? null : { why: 'import.stays.changed', fields: others },
      version: same.length === 0 ? null : before.version + 1,
    }
  })
  await saveMany(tx, entities[entity].of, work, { actor })
  return taken
}

async function storeTaken(tx: Db, taken: readonly Taken[]) {
  await sql`
    UPDATE "importChange" "stored"
    SET "undone" = "new"."undone", "stays" = "new"."stays", "undoneVersion" = "new"."version"
    FROM jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) AS "new" ("id" bigint, "undone" text, "stays" jsonb, "version" integer)
    WHERE "stored"."id" = "new"."id"
  `.execute(tx)
}

/** Deletes numbers in the other system, except those of records that stay. */
async function forgetNumbers(tx: Db, importId: number) {
  await sql`
    DELETE FROM "numberThere" n WHERE n."importId" = ${importId} AND NOT EXISTS (
      SELECT FROM "importChange" c
      WHERE c."importId" = ${importId} AND c."entity" = n."entity" AND c."entityId" = n."entityId" AND c."isNew" AND c."undone" = 'stays'
    )
  `.execute(tx)
}

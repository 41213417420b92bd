// Adds, reads and changes imports.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { conflict, notFound } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { outcomes } from './import.contract.ts'
import type { ImportKindName, ImportState, ViewedImport } from './import.contract.ts'
import type { Mapping } from './mapping.contract.ts'
import type { StoredProposal } from './mapping/propose.ts'
import { countPhotos, waitAgain } from './photos/photos.store.ts'
import type { ChosenSource } from './source.contract.ts'

type NewImport = { kind: ImportKindName; fileName: string; file: string; fileSize: number }

const nothingFound = {
  chosen: {},
  format: null,
  encoding: null,
  delimiter: null,
  sheet: null,
  sheets: [],
  headerRow: null,
  headers: [],
}

export async function addImport(db: Db, given: NewImport, actor: Actor): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO "import" ("kind", "fileName", "file", "fileSize", "source", "createdById", "startedById")
    VALUES (${given.kind}, ${given.fileName}, ${given.file}, ${given.fileSize}, ${JSON.stringify(nothingFound)}::jsonb,
      ${actor.accountId}, ${actor.accountId})
    RETURNING "id"
  `.execute(db)
  return rows[0]!
}

const author = sql<
  string | null
>`(SELECT "name" FROM "account" WHERE "id" = "import"."createdById")`

type Page = { perPage: number; currentPage: number }

export async function listImports(db: Db, { perPage, currentPage }: Page) {
  const [items, { total }] = await Promise.all([
    db
      .selectFrom('import')
      .select([
        'id',
        'kind',
        'fileName',
        'state',
        'fault',
        'rows',
        'createdOn',
        author.as('createdBy'),
      ])
      .where('isThrownAway', '=', false)
      .orderBy('createdOn', 'desc')
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((currentPage - 1) * perPage)
      .execute(),
    db
      .selectFrom('import')
      .select(sql<number>`count(*)::integer`.as('total'))
      .where('isThrownAway', '=', false)
      .executeTakeFirstOrThrow(),
  ])
  return { items, totalRows: total }
}

export async function viewImport(db: Db, id: number): Promise<ViewedImport> {
  const found = await db
    .selectFrom('import')
    .select([
      ...(['id', 'kind', 'fileName', 'state', 'fault', 'rows', 'createdOn', 'version'] as const),
      ...(['source', 'mapping', 'worked', 'ranOn', 'undoneOn'] as const),
      sql<ViewedImport['proposal']>`"proposal" - 'judged'`.as('proposal'),
      sql<boolean>`"photoFile" IS NOT NULL`.as('hasPhotoFile'),
      author.as('createdBy'),
    ])
    .where('id', '=', id)
    .where('isThrownAway', '=', false)
    .executeTakeFirst()
  if (!found) throw notFound()
  const [counted, written, photos] = await Promise.all([
    countsOf(db, id),
    writtenBy(db, id),
    countPhotos(db, id),
  ])
  return { ...found, ...counted, written, photos }
}

/** 409 while the file is read. */
export async function mappedImport(db: Db, id: number) {
  const found = await db
    .selectFrom('import')
    .select(['kind', 'mapping', 'source'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound()
  const { kind, mapping, source } = found
  if (mapping === null) throw conflict('import.notNow')
  return { kind, mapping, headers: source.headers }
}

async function countsOf(db: Db, id: number) {
  const [{ rows }, noted] = await Promise.all([
    sql<{ outcome: string; isDone: boolean; total: number }>`
      SELECT "outcome", "isDone", count(*)::integer AS "total" FROM "importRow"
      WHERE "importId" = ${id} AND "outcome" IS NOT NULL GROUP BY 1, 2
    `.execute(db),
    sql<{ total: number }>`
      SELECT count(*)::integer AS "total" FROM "importRow" WHERE "importId" = ${id} AND ${isNoted}
    `.execute(db),
  ])
  const sum = (among: typeof rows) => among.reduce((total, row) => total + row.total, 0)
  const counts = Object.fromEntries(
    outcomes.map((name) => [name, sum(rows.filter(({ outcome }) => outcome === name))]),
  ) as ViewedImport['counts']
  return { counts, noted: noted.rows[0]!.total, done: sum(rows.filter(({ isDone }) => isDone)) }
}

/** Comes in with something in its notes that could not be read; served by the index "importRowNoted". */
export const isNoted = sql<boolean>`"outcome" IN ('new', 'changed', 'same') AND "faults" <> '[]'`

async function writtenBy(db: Db, id: number): Promise<ViewedImport['written']> {
  const { rows } = await sql<ViewedImport['written']>`
    SELECT count(*) FILTER (WHERE "isNew")::integer AS "added",
      count(DISTINCT ("entity", "entityId")) FILTER (WHERE NOT "isNew")::integer AS "changed",
      count(*) FILTER (WHERE "undone" = 'undone')::integer AS "undone",
      count(*) FILTER (WHERE "undone" IN ('part', 'stays'))::integer AS "stays"
    FROM "importChange" WHERE "importId" = ${id}
  `.execute(db)
  return rows[0]!
}

type Step = {
  /** States in which each step may be requested. */
  from: readonly ImportState[]
  to: ImportState
  source?: ChosenSource
  mapping?: Mapping
  proposal?: StoredProposal
}

/** Moves an import to its next state; 409 if somebody else was faster, or the state does not allow it. */
export async function moveImport(
  db: Db,
  { id, version }: { id: number; version: number },
  { from, to, source, mapping, proposal }: Step,
  actor: Actor,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ version: number; state: ImportState; isStored: boolean }>`
      SELECT "version", "state", "file" IS NOT NULL AS "isStored" FROM "import" WHERE "id" = ${id} FOR UPDATE
    `.execute(tx)
    const found = rows[0]
    if (!found) throw notFound()
    if (found.version !== version) throw conflict('problem.conflict')
    if (!from.includes(found.state)) throw conflict('import.notNow')
    if (to === 'reading' && !found.isStored) throw conflict('import.fileGone')
    if (source || mapping || to === 'checking') await forgetPlans(tx, id)
    if (to === 'photos') await waitAgain(tx, id)
    await sql`
      UPDATE "import" SET
        "state" = ${to}, "fault" = NULL, "worked" = 0, "startedById" = ${actor.accountId}, "version" = "version" + 1,
        "source" = CASE WHEN ${source !== undefined} THEN jsonb_set("source", '{chosen}', ${JSON.stringify(source ?? {})}::jsonb) ELSE "source" END,
        "mapping" = CASE WHEN ${mapping !== undefined} THEN ${JSON.stringify(mapping ?? null)}::jsonb ELSE "mapping" END,
        "proposal" = coalesce(${proposal ? JSON.stringify(proposal) : null}::jsonb, "proposal"),
        "checkedOn" = CASE WHEN ${to === 'checking'} THEN now() ELSE "checkedOn" END,
        "workerId" = NULL, "workerUntil" = NULL, "tries" = 0
      WHERE "id" = ${id}
    `.execute(tx)
  })
}

/** Removes the results of a check, but not the user's corrections. */
export async function forgetPlans(tx: Db, id: number) {
  await sql`DELETE FROM "importRecord" WHERE "importId" = ${id}`.execute(tx)
  await sql`
    UPDATE "importRow" SET "outcome" = NULL, "plan" = NULL, "maybe" = '{}', "faults" = '[]', "recordIds" = '{}', "sequence" = NULL
    WHERE "importId" = ${id} AND "outcome" IS NOT NULL AND NOT "isDone"
  `.execute(tx)
}

const writing: readonly ImportState[] = ['running', 'photos', 'undoing']

/** Returns the names of stored files that are still there, to be deleted. */
export async function deleteImport(db: Db, id: number): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ files: string[]; state: ImportState }>`
      SELECT array_remove(ARRAY["file", "photoFile"], NULL) AS "files", "state"
      FROM "import" WHERE "id" = ${id} AND NOT "isThrownAway" FOR UPDATE
    `.execute(tx)
    if (!rows[0]) throw notFound()
    if (writing.includes(rows[0].state)) throw conflict('import.notNow')
    await sql`DELETE FROM "importRow" WHERE "importId" = ${id}`.execute(tx)
    await sql`DELETE FROM "importRecord" WHERE "importId" = ${id}`.execute(tx)
    await sql`DELETE FROM "importPhoto" WHERE "importId" = ${id} AND "state" <> 'added'`.execute(tx)
    const { rows: kept } = await sql`
      SELECT FROM "importChange" WHERE "importId" = ${id}
      UNION ALL SELECT FROM "importPhoto" WHERE "importId" = ${id} LIMIT 1
    `.execute(tx)
    await (
      kept.length === 0
        ? sql`DELETE FROM "import" WHERE "id" = ${id}`
        : sql`UPDATE "import" SET "file" = NULL, "photoFile" = NULL, "isThrownAway" = true, "state" = 'done' WHERE "id" = ${id}`
    ).execute(tx)
    return rows[0].files
  })
}

// Checks of a request against the register: does the record exist, may the actor open or change it, what is its title.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied, badInput, notFound } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { allowed, asSql } from './recordRules.store.ts'
import type { Verb } from './recordsOnServer.ts'
import type { ParentKind, RecordRef } from './records.contract.ts'
import { tableOf } from './tableOf.ts'
import { titleOfParent } from './recordTitles.store.ts'

type Access = Record<Verb, boolean>

/**
 * The actor's permissions for a record. 404 when it does not exist or was deleted; with `deletedToo`, deleted records
 * count too.
 */
async function accessTo(
  db: Db,
  { entity, id }: RecordRef,
  actor: Actor,
  deletedToo = false,
): Promise<Access> {
  const may = (verb: Verb) => asSql(allowed(verb, entity, actor))
  const { rows } = await sql<Access>`
    SELECT ${may('open')} AS "open", ${may('change')} AS "change"
    FROM ${sql.table(tableOf(entity))} ${sql.ref(entity)}
    WHERE ${sql.ref(`${entity}.id`)} = ${id}
      AND (${sql.lit(deletedToo)} OR ${sql.ref(`${entity}.deletedOn`)} IS NULL)
  `.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** 404 when the record does not exist, 403 when the actor may not open it. Returns whether the actor may change it. */
export async function mustOpen(
  db: Db,
  record: RecordRef,
  actor: Actor,
): Promise<{ canEdit: boolean }> {
  const access = await accessTo(db, record, actor)
  if (!access.open) throw accessDenied()
  return { canEdit: access.change }
}

/** 404 when the record does not exist, 403 when the actor may not change it. */
export async function mustChange(db: Db, record: RecordRef, actor: Actor): Promise<void> {
  if (!(await accessTo(db, record, actor)).change) throw accessDenied()
}

/** Like `mustChange`, but also finds deleted records, which are to be restored. */
export async function mustRestore(db: Db, record: RecordRef, actor: Actor): Promise<void> {
  if (!(await accessTo(db, record, actor, true)).change) throw accessDenied()
}

/**
 * 403 when the actor may not change one of these records. Ignores records that do not exist; the caller checks for
 * those.
 */
export async function mustChangeAll(
  db: Db,
  parents: readonly RecordRef<ParentKind>[],
  actor: Actor,
): Promise<void> {
  for (const kind of new Set(parents.map(({ entity }) => entity))) {
    const may = allowed('change', kind, actor)
    if (may === true) continue
    const ids = parents.filter(({ entity }) => entity === kind).map(({ id }) => id)
    const { rows } = await sql`
      SELECT FROM ${sql.table(tableOf(kind))} ${sql.ref(kind)}
      WHERE ${sql.ref(`${kind}.id`)} = ANY(${ids}::integer[]) AND NOT ${asSql(may)} LIMIT 1
    `.execute(db)
    if (rows.length > 0) throw accessDenied()
  }
}

/** Titles of the records, in their order. 400 on `field` when one does not exist. */
export async function titlesOf(
  db: Db,
  parents: readonly RecordRef<ParentKind>[],
  field: string,
  language = 'en',
): Promise<string[]> {
  const wanted = JSON.stringify(parents)
  const { rows } = await sql<{ description: string | null }>`
    SELECT d."description"
    FROM ROWS FROM (json_to_recordset(${wanted}::json) AS ("entity" text, "id" integer))
      WITH ORDINALITY AS w ("entity", "id", "position")
    LEFT JOIN LATERAL (${titleOfParent(sql`w."entity"`, sql`w."id"`, { language })}) d ON true
    ORDER BY w."position"
  `.execute(db)
  return rows.map(({ description }) => {
    if (description === null) throw badInput({ [field]: ['activity.unknownLink'] })
    return description
  })
}

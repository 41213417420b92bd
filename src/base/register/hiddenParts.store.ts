// What hangs on a record and may not be seen may not be moved with it: an account's payments are merged, and an
// object's stays deleted, only by who may open them.
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { referencesTo } from '#kit/db/references.ts'
import type { Reference } from '#kit/db/references.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { Problem } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { allowed, asSql } from './recordRules.store.ts'
import { onServer } from './recordsOnServer.ts'
import type { Allowed } from './recordsOnServer.ts'
import { recordKinds } from './records.contract.ts'
import type { RecordKind, RecordRef } from './records.contract.ts'
import { tableOf } from './tableOf.ts'

const kindOfTable = (table: string): RecordKind | undefined =>
  recordKinds().find(
    (kind) => tableOf(kind) === table || onServer(kind).alsoIn?.includes(table) === true,
  )

// Who made a record does not own it. An alert only tells of a record, and nothing is lost with it.
const stamps = ['createdById', 'modifiedById', 'deletedById']
const notices = ['alert']

/** Only another release changes them. */
const known = new Map<string, Reference[]>()
async function knownReferences(db: Db, table: string): Promise<Reference[]> {
  const found = known.get(table) ?? (await referencesTo(db, table))
  known.set(table, found)
  return found
}

/**
 * 403 that says why where something refers to this record, directly or through another record, that this
 * person may not open. Parts in the trash count: they would come back somewhere else.
 */
export async function mustSeeParts(tx: Db, { entity, id }: RecordRef, actor: Actor): Promise<void> {
  const hidden = await hiddenParts(tx, entity, actor)
  if (hidden === false) return
  const { rows } = await sql`
    SELECT FROM ${sql.table(tableOf(entity))} ${sql.ref(entity)}
    WHERE ${sql.ref(`${entity}.id`)} = ${id} AND ${asSql(hidden)}
  `.execute(tx)
  if (rows.length > 0) throw new Problem(403, { detail: 'record.hiddenParts' })
}

/** SQL that says whether the row under the name of its kind has such parts; false where no record can. */
export async function hiddenParts(db: Db, kind: RecordKind, actor: Actor): Promise<Allowed> {
  if (recordKinds().every((one) => allowed('open', one, actor) === true)) return false
  const hidden: Allowed[] = []
  for (const { table, column } of await knownReferences(db, tableOf(kind))) {
    const part = kindOfTable(table)
    if (!part || part === kind || stamps.includes(column) || notices.includes(table)) continue
    const open = allowed('open', part, actor)
    const within = tableOf(part) === table ? await hiddenParts(db, part, actor) : false
    if (open === true && within === false) continue
    hidden.push(sql<SqlBool>`EXISTS (
      SELECT FROM ${sql.table(table)} ${sql.ref(part)}
      WHERE ${sql.ref(`${part}.${column}`)} = ${sql.ref(`${kind}.id`)}
        AND (NOT ${asSql(open)} OR ${asSql(within)}))`)
  }
  return hidden.length > 0 && sql<SqlBool>`(${sql.join(hidden, sql` OR `)})`
}

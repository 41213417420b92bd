// Records that belong to another record must not be moved, by merging or deleting it, by users who may not see them:
// merging an account moves its payments, and deleting an object deletes its stays.
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
import { recordKinds, records } from './records.contract.ts'
import type { RecordKind, RecordRef } from './records.contract.ts'
import { tableOf } from './tableOf.ts'

const kindOfTable = (table: string): RecordKind | undefined =>
  recordKinds().find(
    (kind) => tableOf(kind) === table || onServer(kind).alsoIn?.includes(table) === true,
  )

// Stamps do not make a record a part of its author. Alerts only notify about a record; losing them is harmless.
const stamps = ['createdById', 'modifiedById', 'deletedById']
const alertTables = ['alert']

/** Foreign keys by table, cached for the process: they change only with a release. */
const cachedReferences = new Map<string, Reference[]>()
async function cachedReferencesTo(db: Db, table: string): Promise<Reference[]> {
  const found = cachedReferences.get(table) ?? (await referencesTo(db, table))
  cachedReferences.set(table, found)
  return found
}

/**
 * 403 with an explanation when records that the actor may not open refer to this record, directly or through another
 * record. Records in the trash count: they would be restored in a different place.
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

/**
 * SQL condition: the row (its alias is the name of its kind) has parts that are hidden from the actor; false when no
 * record can have any.
 */
export async function hiddenParts(db: Db, kind: RecordKind, actor: Actor): Promise<Allowed> {
  if (recordKinds().every((one) => allowed('open', one, actor) === true)) return false
  const hidden: Allowed[] = []
  for (const { table, column } of await cachedReferencesTo(db, tableOf(kind))) {
    const part = kindOfTable(table)
    if (
      !part ||
      part === kind ||
      records[part].aside ||
      stamps.includes(column) ||
      alertTables.includes(table)
    )
      continue
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

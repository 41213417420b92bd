// Related records that a person may not open must not be moved or deleted with a record: merging an account's payments, or
// deleting an object's stays, requires permission to open them.
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

// Creators do not own records. Alerts only refer to a record, and are not lost with it.
const stamps = ['createdById', 'modifiedById', 'deletedById']
const notices = ['alert']

/** Cached, because only another release changes them. */
const known = new Map<string, Reference[]>()
async function knownReferences(db: Db, table: string): Promise<Reference[]> {
  const found = known.get(table) ?? (await referencesTo(db, table))
  known.set(table, found)
  return found
}

/**
 * 403 with the reason if a record that refers to this one, directly or through another, may not be opened by this person. Deleted
 * ones count too, because they would be restored elsewhere.
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

/** SQL for whether the row with the alias of its kind has such related records; false if none can. */
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

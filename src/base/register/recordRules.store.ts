// The permissions to open and change records of each kind, as defined by features. Related rows have the permissions of their
// record. In the SQL, the record's row has the name of its kind as alias. Deleted records are not excluded here.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { parentKinds } from './records.contract.ts'
import type { ParentKind, RecordKind } from './records.contract.ts'
import { onServer } from './recordsOnServer.ts'
import type { Allowed, Verb } from './recordsOnServer.ts'
import { tableOf } from './tableOf.ts'

/** The permissions of a person for a kind. Changing a record requires permission to open it. */
export function allowed(verb: Verb, kind: RecordKind, actor: Actor): Allowed {
  const { rules } = onServer(kind)
  return verb === 'open' ? rules.open(actor) : both(rules.open(actor), rules.change(actor))
}

/** SQL for the permission; constant if it does not depend on the record. */
export const asSql = (what: Allowed): RawBuilder<SqlBool> =>
  typeof what === 'boolean' ? sql<SqlBool>`${sql.lit(what)}` : what

/** SQL for whether the record that a column refers to may be opened or changed. */
export function mayBe(
  verb: Verb,
  kind: RecordKind,
  id: RawBuilder<unknown>,
  actor: Actor,
): Allowed {
  return existing(kind, id, allowed(verb, kind, actor))
}

/** The same for a parent given by two columns, kind and id; false for kinds that are not in `kinds`. */
export function mayParent(
  verb: Verb,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  actor: Actor,
  kinds: readonly ParentKind[] = parentKinds(),
): Allowed {
  const cases = kinds.map((one) => [one, mayBe(verb, one, id, actor)] as const)
  for (const same of [true, false]) if (cases.every(([, what]) => what === same)) return same
  const whens = cases.map(([one, what]) => sql`WHEN ${sql.lit(one)} THEN ${asSql(what)}`)
  return sql<SqlBool>`CASE ${kind} ${sql.join(whens, sql` `)} ELSE false END`
}

const existing = (kind: RecordKind, id: RawBuilder<unknown>, what: Allowed): Allowed =>
  typeof what === 'boolean'
    ? what
    : sql<SqlBool>`EXISTS (SELECT FROM ${sql.table(tableOf(kind))} ${sql.ref(kind)}
        WHERE ${sql.ref(`${kind}.id`)} = ${id} AND ${what})`

export const both = (one: Allowed, other: Allowed): Allowed => {
  if (one === true) return other
  if (other === true) return one
  return one !== false && other !== false && sql<SqlBool>`(${one} AND ${other})`
}

/** True if the column is null. */
export const orNull = (column: RawBuilder<unknown>, what: Allowed): Allowed =>
  what === true ? true : sql<SqlBool>`(${column} IS NULL OR ${asSql(what)})`

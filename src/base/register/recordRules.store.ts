// Who may open or change records, by the rules of the features. A record that belongs to another one has the
// permissions of its parent. In the SQL, the alias of the record's row is the name of its kind. Whether it or its
// parent was deleted does not matter here.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { parentKinds } from './records.contract.ts'
import type { ParentKind, RecordKind } from './records.contract.ts'
import { onServer } from './recordsOnServer.ts'
import type { Allowed, Verb } from './recordsOnServer.ts'
import { tableOf } from './tableOf.ts'

/** Which records of a kind the actor may open or change. Changing also requires the rule for opening. */
export function allowed(verb: Verb, kind: RecordKind, actor: Actor): Allowed {
  const { rules } = onServer(kind)
  return verb === 'open' ? rules.open(actor) : both(rules.open(actor), rules.change(actor))
}

/** As SQL; a constant where the permission does not depend on the record. */
export const asSql = (allowedRows: Allowed): RawBuilder<SqlBool> =>
  typeof allowedRows === 'boolean' ? sql<SqlBool>`${sql.lit(allowedRows)}` : allowedRows

/** Whether the actor may open or change the record of a kind whose ID is in a column. */
export function mayBe(
  verb: Verb,
  kind: RecordKind,
  id: RawBuilder<unknown>,
  actor: Actor,
): Allowed {
  return existing(kind, id, allowed(verb, kind, actor))
}

/** Like `mayBe` for a parent, whose kind and ID are in two columns; false when its kind is not among `kinds`. */
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

// Who may open a record of each kind, and who may change it, as the features say. What hangs on a record is as open as
// the record. The SQL speaks of the record's row under the name of its kind; whether it, or what it hangs on, was
// deleted does not matter here.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { parentKinds } from './records.contract.ts'
import type { ParentKind, RecordKind } from './records.contract.ts'
import { onServer } from './recordsOnServer.ts'
import type { Allowed, Verb } from './recordsOnServer.ts'
import { tableOf } from './tableOf.ts'

/** What a person may do with the records of a kind. Who may not open a record may not change it. */
export function allowed(verb: Verb, kind: RecordKind, actor: Actor): Allowed {
  const { rules } = onServer(kind)
  return verb === 'open' ? rules.open(actor) : both(rules.open(actor), rules.change(actor))
}

/** SQL for it; for ever true or false where it does not depend on the record. */
export const asSql = (what: Allowed): RawBuilder<SqlBool> =>
  typeof what === 'boolean' ? sql<SqlBool>`${sql.lit(what)}` : what

/** Whether the record of a kind that a column points at may be opened or changed. */
export function mayBe(
  verb: Verb,
  kind: RecordKind,
  id: RawBuilder<unknown>,
  actor: Actor,
): Allowed {
  return existing(kind, id, allowed(verb, kind, actor))
}

/** The same for a parent, which two columns name by its kind and number; false for what is not among `kinds`. */
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

/** Holds where a column is empty, too. */
export const orNull = (column: RawBuilder<unknown>, what: Allowed): Allowed =>
  what === true ? true : sql<SqlBool>`(${column} IS NULL OR ${asSql(what)})`

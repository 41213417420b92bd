// Who may open a record of each kind, and who may change it. What hangs on a record is as open as the
// record. The SQL speaks of the record's row under the name of its kind; whether it, or what it hangs
// on, was deleted does not matter here.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { changesEmployes, seesEmployes } from '#features/accounts/accountRules.ts'
import { admin, office, staff } from '#features/session/permissions.contract.ts'
import { activityRules } from './activityRules.ts'
import { parentKinds } from './records.contract.ts'
import type { ParentKind, RecordKind } from './records.contract.ts'
import { recordTables } from './recordTables.ts'

export type Verb = 'open' | 'change'
/** All of a kind, none, or those for which the SQL holds. */
export type Allowed = boolean | RawBuilder<SqlBool>
type Rule = (actor: Actor) => Allowed

const accountsOf = (actor: Actor, employesToo: boolean): Allowed =>
  staff.allows(actor) && (employesToo || sql<SqlBool>`NOT "Account"."isEmploye"`)

const ofLead =
  (verb: Verb): Rule =>
  (actor) =>
    all(
      staff.allows(actor),
      orNull(sql`"Demand"."accountId"`, mayBe(verb, 'Account', sql`"Demand"."accountId"`, actor)),
    )

// Whether a record that an activity hangs on may be, other than another activity.
const ofOthers =
  (verb: Verb, actor: Actor) =>
  (kind: RawBuilder<unknown>, id: RawBuilder<unknown>): Allowed =>
    byKind(kind, id, otherKinds, (one) => allowed(verb, one, actor))
const otherKinds = parentKinds.filter((kind) => kind !== 'Activity')

// Until a file has a parent it is known only to whoever was told its name, which nobody can guess.
const ofFile =
  (verb: Verb): Rule =>
  (actor) =>
    all(
      staff.allows(actor),
      orNull(
        sql`"File"."parentId"`,
        mayParent(verb, sql`"File"."parentKind"`, sql`"File"."parentId"`, actor),
      ),
    )

const ofObject =
  (id: RawBuilder<unknown>) =>
  (verb: Verb): Rule =>
  (actor) =>
    mayBe(verb, 'Object', id, actor)
const ofContact = ofObject(sql`"ObjectAccount"."objectId"`)
const ofKey = ofObject(sql`"ObjectKey"."id"`)

// As its lead; to all staff without one.
const ofViewing =
  (verb: Verb): Rule =>
  (actor) =>
    all(
      staff.allows(actor),
      orNull(sql`"Viewing"."demandId"`, mayBe(verb, 'Demand', sql`"Viewing"."demandId"`, actor)),
    )

// Whoever has the link sees what it shows, and staff is shown the link: it is for whom may change the lead.
const ofSelection: Rule = (actor) =>
  all(staff.allows(actor), mayBe('change', 'Demand', sql`"Selection"."leadId"`, actor))

const rules = {
  Object: { open: (actor) => staff.allows(actor), change: (actor) => staff.allows(actor) },
  Account: {
    open: (actor) => accountsOf(actor, seesEmployes(actor)),
    change: (actor) => accountsOf(actor, changesEmployes(actor)),
  },
  Activity: {
    open: (actor) => activityRules.open(ofOthers('open', actor)),
    change: (actor) => activityRules.change(ofOthers('change', actor)),
  },
  Demand: { open: ofLead('open'), change: ofLead('change') },
  File: { open: ofFile('open'), change: ofFile('change') },
  Alert: { open: (actor) => office.allows(actor), change: (actor) => office.allows(actor) },
  Branch: { open: (actor) => staff.allows(actor), change: (actor) => admin.allows(actor) },
  ObjectAccount: { open: ofContact('open'), change: ofContact('change') },
  Reservation: { open: (actor) => office.allows(actor), change: (actor) => office.allows(actor) },
  ObjectKey: { open: ofKey('open'), change: ofKey('change') },
  Viewing: { open: ofViewing('open'), change: ofViewing('change') },
  Selection: { open: ofSelection, change: ofSelection },
  Transaction: { open: (actor) => office.allows(actor), change: (actor) => admin.allows(actor) },
  Deal: { open: (actor) => staff.allows(actor), change: (actor) => staff.allows(actor) },
  Agency: { open: (actor) => staff.allows(actor), change: (actor) => admin.allows(actor) },
  Document: { open: (actor) => staff.allows(actor), change: (actor) => staff.allows(actor) },
} as const satisfies Record<RecordKind, Record<Verb, Rule>>

/** What a person may do with the records of a kind. Who may not open a record may not change it. */
export const allowed = (verb: Verb, kind: RecordKind, actor: Actor): Allowed =>
  verb === 'open'
    ? rules[kind].open(actor)
    : all(rules[kind].open(actor), rules[kind].change(actor))

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

/** The same for a parent, which two columns name by its kind and number. */
export function mayParent(
  verb: Verb,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  actor: Actor,
): Allowed {
  return byKind(kind, id, parentKinds, (one) => allowed(verb, one, actor))
}

// Asks `rule` of the record that two columns name; SQL is false for a kind that is not among `kinds`.
function byKind(
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  kinds: readonly ParentKind[],
  rule: (kind: ParentKind) => Allowed,
): Allowed {
  const cases = kinds.map((one) => [one, existing(one, id, rule(one))] as const)
  for (const same of [true, false]) if (cases.every(([, what]) => what === same)) return same
  const whens = cases.map(([one, what]) => sql`WHEN ${sql.lit(one)} THEN ${asSql(what)}`)
  return sql<SqlBool>`CASE ${kind} ${sql.join(whens, sql` `)} ELSE false END`
}

const existing = (kind: RecordKind, id: RawBuilder<unknown>, what: Allowed): Allowed =>
  typeof what === 'boolean'
    ? what
    : sql<SqlBool>`EXISTS (SELECT FROM ${sql.table(recordTables[kind])} ${sql.ref(kind)}
        WHERE ${sql.ref(`${kind}.id`)} = ${id} AND ${what})`

const all = (one: Allowed, other: Allowed): Allowed => {
  if (one === true) return other
  if (other === true) return one
  return one !== false && other !== false && sql<SqlBool>`(${one} AND ${other})`
}

const orNull = (column: RawBuilder<unknown>, what: Allowed): Allowed =>
  what === true ? true : sql<SqlBool>`(${column} IS NULL OR ${asSql(what)})`

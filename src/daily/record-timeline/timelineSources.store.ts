// Sources of a record's timeline: one SELECT per kind, found by an index on the record. The reader
// may open all rows. Times are local, as entered.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { localTime, now, today } from '#kit/db/days.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import type { RecordKind, RecordRef, TimelineParent } from '#base/register/records.contract.ts'
import { tableOf } from '#base/register/tableOf.ts'
import { stages } from '#records/reservations/reservationFields.contract.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import type { TimelineKind } from './recordTimeline.contract.ts'

type Parent = RecordRef<TimelineParent>
type Sql = RawBuilder<unknown>

export type Source = {
  name: string
  kind: TimelineKind
  /** Returns "id", "open", "at", and for groups "count" and "byId". */
  rows: Sql
}

export function sourcesOf(parent: Parent, actor: Actor): Source[] {
  const where = conditionsByParent[parent.entity](parent.id)
  return [
    activities(parent),
    files(parent),
    ...(['Viewing', 'Deal', 'Demand', 'Reservation'] as const).flatMap((kind) => {
      const ids = where[kind]
      return ids ? [records(kind, ids, actor)] : []
    }),
    ...moves(parent, where.Deal, actor),
    ...(where.enquiry ? [enquiries(where.enquiry, actor)] : []),
    ...(where.selection ? [selections(where.selection, actor)] : []),
    ...(admin.allows(actor) ? [changes(parent)] : []),
  ]
}

/** Conditions for the rows of each kind that belong to a record; kinds without a condition have none. */
type Conditions = Partial<Record<Linked | 'enquiry' | 'selection', Sql>>
export type Linked = 'Viewing' | 'Deal' | 'Demand' | 'Reservation'

const leadsOf = (account: number) =>
  sql`(SELECT "id" FROM "lead" WHERE "accountId" = ${account} AND "deletedOn" IS NULL)`

/** Conditions by kind of record. */
export const conditionsByParent: Record<TimelineParent, (id: number) => Conditions> = {
  Account: (id) => ({
    Viewing: sql`"Viewing"."demandId" IN ${leadsOf(id)}`,
    Deal: sql`"Deal"."id" IN (SELECT "dealId" FROM "dealAccount" WHERE "accountId" = ${id})`,
    Demand: sql`"Demand"."accountId" = ${id}`,
    Reservation: sql`"Reservation"."demandId" IN ${leadsOf(id)}`,
    enquiry: sql`e."leadId" IN ${leadsOf(id)}`,
    selection: sql`"Selection"."leadId" IN ${leadsOf(id)}`,
  }),
  Object: (id) => ({
    Viewing: sql`"Viewing"."id" IN (SELECT "viewingId" FROM "viewingResult" WHERE "objectId" = ${id})`,
    Deal: sql`"Deal"."objectId" = ${id}`,
    Demand: sql`"Demand"."id" IN (SELECT "leadId" FROM "leadObject" WHERE "objectId" = ${id})`,
    Reservation: sql`"Reservation"."objectId" = ${id}`,
    enquiry: sql`e."objectId" = ${id}`,
    selection: sql`"Selection"."id" IN (SELECT "selectionId" FROM "selectionObject" WHERE "objectId" = ${id})`,
  }),
  Demand: (id) => ({
    Viewing: sql`"Viewing"."demandId" = ${id}`,
    Deal: sql`"Deal"."demandId" = ${id}`,
    Reservation: sql`"Reservation"."demandId" = ${id}`,
    enquiry: sql`e."leadId" = ${id}`,
    selection: sql`"Selection"."leadId" = ${id}`,
  }),
  Viewing: () => ({}),
  Deal: () => ({}),
  Reservation: () => ({}),
}

const createdAt = (kind: RecordKind) => localTime(sql.ref(`${kind}.createdOn`))

// People who may open the record may open its activities (activityRules.ts). The ids are an array, so
// that the activities are looked up: with a join and many activities the planner would read the
// whole table.
function activities({ entity, id }: Parent): Source {
  const { open, at } = moments.Activity
  return {
    name: 'activity',
    kind: 'activity',
    rows: sql`
      SELECT "Activity"."id", ${open} AS "open", ${at} AS "at", NULL::integer AS "count", NULL::integer AS "byId"
      FROM "activity" "Activity"
      WHERE "Activity"."id" = ANY (ARRAY(SELECT "activityId" FROM "activityLink" WHERE "entity" = ${entity} AND "entityId" = ${id}))
        AND "Activity"."deletedOn" IS NULL`,
  }
}

// An all-day entry is over at the end of its day, a timed one at its time.
const isFuture = (at: Sql) => sql<SqlBool>`coalesce(${at} >= ${now}, false)`

export const moments = {
  // A done task counts when it was done; a note when it was made, unless it has its own time.
  Activity: {
    open: sql`("Activity"."done" IS FALSE OR ("Activity"."done" IS NULL AND ${isFuture(sql`"Activity"."date"`)}))`,
    at: sql`CASE WHEN "Activity"."done" IS FALSE THEN "Activity"."date"
      WHEN "Activity"."done" THEN coalesce("Activity"."doneDate", ${createdAt('Activity')})
      ELSE coalesce("Activity"."date", ${createdAt('Activity')}) END`,
  },
  Viewing: {
    open: isFuture(sql`"Viewing"."dateOfViewing"`),
    at: sql`coalesce("Viewing"."dateOfViewing", ${createdAt('Viewing')})`,
  },
  Deal: { open: sql`false`, at: createdAt('Deal') },
  Demand: { open: sql`false`, at: createdAt('Demand') },
  Reservation: {
    open: sql`("Reservation"."checkOut" >= ${today} AND "Reservation"."reservationStage" IS DISTINCT FROM ${sql.lit(stages.cancelled)})`,
    at: sql`"Reservation"."checkIn"::timestamp`,
  },
} as const satisfies Partial<Record<RecordKind, { open: Sql; at: Sql }>>

export const kindOf = {
  Viewing: 'viewing',
  Deal: 'deal',
  Demand: 'lead',
  Reservation: 'reservation',
} as const

const records = (kind: Linked, where: Sql, actor: Actor): Source => ({
  name: kind,
  kind: kindOf[kind],
  rows: sql`
    SELECT ${sql.ref(`${kind}.id`)} AS "id", ${moments[kind].open} AS "open", ${moments[kind].at} AS "at", NULL::integer, NULL::integer
    FROM ${sql.table(tableOf(kind))} ${sql.ref(kind)}
    WHERE ${where} AND ${sql.ref(`${kind}.deletedOn`)} IS NULL AND ${asSql(allowed('open', kind, actor))}`,
})

// People who may open a deal may see its stage changes.
function moves({ entity, id }: Parent, linked: Sql | undefined, actor: Actor): Source[] {
  const deals = entity === 'Deal' ? sql`"Deal"."id" = ${id}` : linked
  if (!deals) return []
  const rows = sql`
    SELECT l."id", false, ${localTime(sql`l."date"`)}, NULL::integer, l."actionById"
    FROM "deal" "Deal" JOIN "actionLog" l ON l."entity" = 'Deal' AND l."entityId" = "Deal"."id"
      AND l."data" -> 'previous' ? 'dealStage'
    WHERE ${deals} AND "Deal"."deletedOn" IS NULL AND ${asSql(allowed('open', 'Deal', actor))}`
  return [{ name: 'move', kind: 'deal', rows }]
}

// People who may open the record may see its files. Files that one person added on one day are one group.
const files = ({ entity, id }: Parent): Source => ({
  name: 'file',
  kind: 'file',
  rows: sql`
    SELECT max("id"), false, max(${localTime(sql`"createdOn"`)}), count(*)::integer, "createdById"
    FROM "file" WHERE "parentKind" = ${entity} AND "parentId" = ${id} AND "deletedOn" IS NULL
    GROUP BY ${localTime(sql`"createdOn"`)}::date, "createdById"`,
})

const enquiries = (where: Sql, actor: Actor): Source => ({
  name: 'enquiry',
  kind: 'mail',
  rows: sql`
    SELECT e."id", false, ${localTime(sql`e."sentOn"`)}, NULL::integer, NULL::integer
    FROM "enquiry" e JOIN "lead" "Demand" ON "Demand"."id" = e."leadId" AND "Demand"."deletedOn" IS NULL
    WHERE ${where} AND ${asSql(allowed('open', 'Demand', actor))}`,
})

const selections = (where: Sql, actor: Actor): Source => ({
  name: 'selection',
  kind: 'mail',
  rows: sql`
    SELECT "Selection"."id", false, ${localTime(sql`"Selection"."sentOn"`)}, NULL::integer, NULL::integer
    FROM "selection" "Selection"
    WHERE ${where} AND "Selection"."sentOn" IS NOT NULL AND "Selection"."deletedOn" IS NULL
      AND ${asSql(allowed('open', 'Selection', actor))}`,
})

// One person's changes of a day are one group. Refused and read-only actions are no changes.
const changes = ({ entity, id }: Parent): Source => ({
  name: 'change',
  kind: 'change',
  rows: sql`
    SELECT max(l."id"), false, max(${localTime(sql`l."date"`)}), count(*)::integer, l."actionById"
    FROM "actionLog" l
    WHERE l."entity" = ${entity} AND l."entityId" = ${id} AND l."action" <> ALL('{refused,export}')
    GROUP BY ${localTime(sql`l."date"`)}::date, l."actionById"`,
})

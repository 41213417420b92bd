// Related records of the people and objects among the hits, in one query: a few of each kind, each
// found by an index.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { today } from '#kit/db/days.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { isOpenStage } from '#records/leads/list/openLeads.store.ts'
import { allowed, asSql, mayBe } from '#base/register/recordRules.store.ts'
import { tableOf } from '#base/register/tableOf.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import { stages } from '#records/reservations/reservationFields.contract.ts'
import { office } from '#base/permissions/permissions.contract.ts'
import { takesPlace } from '#records/viewings/calledOff.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { mostRelated } from './search.contract.ts'
import type { Parent, Related, RelatedPayments } from './search.contract.ts'

/**
 * Leaves out records that the actor may not open, and everything related to accounts that they
 * may not open.
 */
export async function related(db: Db, of: readonly Parent[], actor: Actor): Promise<Related[]> {
  const branches = kinds.flatMap((kind) =>
    (['Account', 'Object'] as const).map((parent) => relatedOfKind(kind, parent, actor)),
  )
  const { rows } = await sql<Related>`
    SELECT json_build_object('entity', "of"."entity", 'id', "of"."id") AS "of", r."entity", r."id", r."description"
    FROM unnest(${of.map(({ entity }) => entity)}::text[], ${of.map(({ id }) => id)}::integer[])
      WITH ORDINALITY AS "of" ("entity", "id", "at")
    CROSS JOIN LATERAL (${sql.join(branches, sql` UNION ALL `)}) AS r
    WHERE "of"."entity" = 'Object' OR ${asSql(mayBe('open', 'Account', sql`"of"."id"`, actor))}
    ORDER BY "of"."at", r."part", r."place"
  `.execute(db)
  return rows
}

/** Balances of accounts with payments, from stored totals. Empty for actors who may not see payments. */
export async function relatedPayments(
  db: Db,
  of: readonly Parent[],
  actor: Actor,
): Promise<RelatedPayments[]> {
  const accountIds = of.filter(({ entity }) => entity === 'Account').map(({ id }) => id)
  if (accountIds.length === 0 || !office.allows(actor)) return []
  const { rows } = await sql<RelatedPayments>`
    SELECT p."accountId", p."balance", coalesce((
      SELECT sum(s."rows") FROM "transactionTotal" s WHERE s."accountId" = p."accountId" AND s."isUnpaid"
    ), 0) AS "unpaid"
    FROM "paymentAccount" p WHERE p."accountId" = ANY (${accountIds}::integer[]) AND p."isListed"
    ORDER BY array_position(${accountIds}::integer[], p."accountId")
  `.execute(db)
  return rows
}

type Kind = Related['entity']
const kinds: readonly Kind[] = ['Demand', 'Viewing', 'Deal', 'Reservation']

/** Conditions and order of related records by kind. */
const relatedOf: Record<Kind, { where: RawBuilder<SqlBool>; order: RawBuilder<unknown> }> = {
  Demand: { where: isOpenStage(sql`"Demand"."stage"`), order: sql`"Demand"."id" DESC` },
  Viewing: {
    where: sql<SqlBool>`"Viewing"."dateOfViewing" >= ${today} AND ${takesPlace('Viewing')}`,
    order: sql`"Viewing"."dateOfViewing", "Viewing"."id"`,
  },
  Deal: { where: sql<SqlBool>`true`, order: sql`"Deal"."id" DESC` },
  Reservation: {
    where: sql<SqlBool>`"Reservation"."checkOut" >= ${today} AND "Reservation"."reservationStage" <> ${stages.cancelled}`,
    order: sql`"Reservation"."checkIn", "Reservation"."id"`,
  },
}

const leadsOfAccount = sql`(SELECT l."id" FROM "lead" l WHERE l."accountId" = "of"."id" AND l."deletedOn" IS NULL)`
const conditions: Record<Kind, Record<Parent['entity'], RawBuilder<SqlBool>>> = {
  Demand: {
    Account: sql`"Demand"."accountId" = "of"."id"`,
    Object: sql`"Demand"."id" IN (SELECT "leadId" FROM "leadObject" WHERE "objectId" = "of"."id")`,
  },
  Viewing: {
    Account: sql`"Viewing"."demandId" IN ${leadsOfAccount}`,
    Object: sql`"Viewing"."id" IN (SELECT "viewingId" FROM "viewingResult" WHERE "objectId" = "of"."id")`,
  },
  Deal: {
    Account: sql`"Deal"."id" IN (SELECT "dealId" FROM "dealAccount" WHERE "accountId" = "of"."id")`,
    Object: sql`"Deal"."objectId" = "of"."id"`,
  },
  Reservation: {
    Account: sql`"Reservation"."demandId" IN ${leadsOfAccount}`,
    Object: sql`"Reservation"."objectId" = "of"."id"`,
  },
}

// First the ids, so that titles are computed only for the few rows that are returned.
function relatedOfKind(kind: Kind, parent: Parent['entity'], actor: Actor) {
  const { where, order } = relatedOf[kind]
  const id = sql.ref(`${kind}.id`)
  return sql`(
    SELECT ${sql.lit(kind)} AS "entity", ${id}, coalesce(${titleOf(kind, actor.language)}, '') AS "description",
      ${sql.lit(kinds.indexOf(kind))} AS "part", few."place"
    FROM (
      SELECT ${id}, row_number() OVER (ORDER BY ${order}) AS "place" FROM ${sql.table(tableOf(kind))} ${sql.ref(kind)}
      WHERE "of"."entity" = ${sql.lit(parent)} AND ${conditions[kind][parent]} AND ${sql.ref(`${kind}.deletedOn`)} IS NULL
        AND ${where} AND ${asSql(allowed('open', kind, actor))}
      ORDER BY ${order} LIMIT ${mostRelated}
    ) AS few
    JOIN ${sql.table(tableOf(kind))} ${sql.ref(kind)} ON ${id} = few."id")`
}

// Reads everything that the follow-up steps of a deal depend on: the deal, its object, its people and other leads.
import { sql } from 'kysely'
import { today } from '#kit/db/days.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { notFound } from '#kit/http/problem.ts'
import { isOpenStage } from '#records/leads/list/openLeads.store.ts'
import { relations, tenantRelations } from '#records/objects/people/objectAccounts.contract.ts'
import { allowed, asSql, mayBe } from '#base/register/recordRules.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { dealRelations, dealStages, dealTypes } from '#base/settings/knownOptions.contract.ts'
import type { FollowUpStep } from './followUps.contract.ts'

type Link = {
  id: number
  version: number
  relation: number
  startDate: string | null
  endDate: string | null
  price: number | null
}
export type Newcomer = {
  id: number
  name: string
  mayOpen: boolean
  link: Link | null
  isThere: boolean
}
export type FormerOwner = { name: string; link: Link }

/** A change that a step made in another record; `before` is null for what it added. */
export type Changed = {
  entity: 'Object' | 'ObjectAccount' | 'Activity' | 'Demand'
  id: number
  version: number
  before: Record<string, unknown> | null
}
type DoneStep = { step: FollowUpStep; doneOn: string; doneBy: string | null; changed: Changed[] }

export type Situation = {
  id: number
  isWon: boolean
  isLost: boolean
  dealType: number | null
  price: number | null
  /** Dates from and until when the object has its new owner or tenant. */
  from: string
  until: string | null
  object: DealObject | null
  mayChangeObject: boolean
  /** People who become owner or tenant, and owners whose ownership ends. */
  newcomers: Newcomer[]
  formerOwners: FormerOwner[]
  /** Open leads of other clients with this object, which the actor may change. */
  leads: number[]
  /** The deal's own leads: the one that it names and, for a won deal, those of its people with this object. */
  own: Lead[]
  /** Those of `leads` that have no other available object. */
  waiting: Lead[]
  done: DoneStep[]
}
export type Lead = { id: number; name: string; stage: number | null; isOpen: boolean }
type DealObject = {
  id: number
  referenceNumber: string
  soldRecently: boolean
  rented: boolean
  publishRequested: boolean
}

/** 404 when the deal does not exist or was deleted. */
export async function situationOf(db: Db, id: number, actor: Actor): Promise<Situation> {
  const { rows } = await sql<Situation>`
    SELECT d."id", d."isWon", d."isLost", d."dealType", d."price", d."from", d."until",
      CASE WHEN o."id" IS NOT NULL THEN json_build_object('id', o."id", 'referenceNumber', o."referenceNumber",
        'soldRecently', o."soldRecently", 'rented', o."rented", 'publishRequested', o."publishRequested") END AS "object",
      ${asSql(mayBe('change', 'Object', sql`o."id"`, actor))} AS "mayChangeObject",
      ${newcomers(actor)} AS "newcomers", ${formerOwners} AS "formerOwners", ${leads(actor)} AS "leads",
      ${own(actor)} AS "own", ${waiting(actor)} AS "waiting", ${done} AS "done"
    FROM (${deal(id)}) AS d
    LEFT JOIN "object" o ON o."id" = d."objectId" AND o."deletedOn" IS NULL
  `.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

// A rent ends the day before its anniversary.
const rentFrom = sql`coalesce("rentStart", "startDate", ${today})`
const deal = (id: number) => sql`
  SELECT "id", "objectId", "demandId", coalesce("dealStage", 0) = ${dealStages.won} AS "isWon",
    coalesce("dealStage", 0) = ${dealStages.lost} AS "isLost", "dealType", "price",
    CASE WHEN "dealType" = ${dealTypes.rent} THEN ${rentFrom} ELSE coalesce("endDate", ${today}) END AS "from",
    CASE WHEN "dealType" = ${dealTypes.rent} THEN coalesce("rentExpiration",
      (${rentFrom} + make_interval(months => nullif("contractDurationMonths", 0)))::date - 1) END AS "until"
  FROM "deal" WHERE "id" = ${id} AND "deletedOn" IS NULL`

const link = sql`json_build_object('id', l."id", 'version', l."version", 'relation', l."relation",
  'startDate', l."startDate", 'endDate', l."endDate", 'price', l."price")`
const lasts = sql`(l."endDate" IS NULL OR l."endDate" > d."from")`

const newcomers = (actor: Actor) => sql`coalesce((
  SELECT json_agg(json_build_object('id', "Account"."id", 'name', "Account"."name",
    'mayOpen', ${asSql(allowed('open', 'Account', actor))}, 'link', CASE WHEN l."id" IS NOT NULL THEN ${link} END,
    'isThere', coalesce(${lasts} AND CASE WHEN d."dealType" = ${dealTypes.rent}
      THEN l."relation" = ANY(${tenantRelations}::integer[]) ELSE l."relation" = ${relations.owner} END, false))
    ORDER BY p."position", p."id")
  FROM (
    SELECT "accountId", min("position") AS "position", min("id") AS "id" FROM "dealAccount"
    WHERE "dealId" = d."id" AND "relation" = ${dealRelations.buyer} GROUP BY "accountId"
  ) AS p
  JOIN "account" "Account" ON "Account"."id" = p."accountId" AND "Account"."deletedOn" IS NULL
  LEFT JOIN "objectAccount" l ON l."objectId" = o."id" AND l."accountId" = "Account"."id" AND l."deletedOn" IS NULL
), '[]'::json)`

// For a sale: the owners who are named as sellers, or all owners where no seller is named.
const takesPart = (relation: number) => sql`
  SELECT FROM "dealAccount" p JOIN "account" a ON a."id" = p."accountId" AND a."deletedOn" IS NULL
  WHERE p."dealId" = d."id" AND p."relation" = ${relation}`
const formerOwners = sql`coalesce((
  SELECT json_agg(json_build_object('name', a."name", 'link', ${link}) ORDER BY l."id")
  FROM "objectAccount" l JOIN "account" a ON a."id" = l."accountId" AND a."deletedOn" IS NULL
  WHERE l."objectId" = o."id" AND l."deletedOn" IS NULL AND l."relation" = ${relations.owner} AND ${lasts}
    AND d."dealType" = ${dealTypes.sale}
    AND NOT EXISTS (${takesPart(dealRelations.buyer)} AND p."accountId" = l."accountId")
    AND (NOT EXISTS (${takesPart(dealRelations.seller)})
      OR EXISTS (${takesPart(dealRelations.seller)} AND p."accountId" = l."accountId"))
), '[]'::json)`

const isOpen = isOpenStage(sql`"Demand"."stage"`)
const ofPeople = sql`EXISTS (
  SELECT FROM "dealAccount" p WHERE p."dealId" = d."id" AND p."accountId" = "Demand"."accountId")`
const ofOthers = (actor: Actor) => sql`
  FROM "leadObject" "of" JOIN "lead" "Demand" ON "Demand"."id" = "of"."leadId" AND "Demand"."deletedOn" IS NULL
  WHERE "of"."objectId" = o."id" AND "Demand"."id" IS DISTINCT FROM d."demandId"
    AND ${isOpen} AND NOT ${ofPeople} AND ${asSql(allowed('change', 'Demand', actor))}`
const leads = (actor: Actor) => sql`coalesce((
  SELECT json_agg("Demand"."id" ORDER BY "Demand"."id") ${ofOthers(actor)}), '[]'::json)`

const lead = sql`json_build_object('id', "Demand"."id", 'stage', "Demand"."stage", 'isOpen', ${isOpen},
  'name', coalesce("Demand"."accountName", '#' || "Demand"."id"))`
const own = (actor: Actor) => sql`coalesce((
  SELECT json_agg(${lead} ORDER BY "Demand"."id") FROM "lead" "Demand"
  WHERE "Demand"."deletedOn" IS NULL AND ${asSql(allowed('change', 'Demand', actor))}
    AND "Demand"."id" IN (
      SELECT d."demandId" UNION ALL
      SELECT "of"."leadId" FROM "leadObject" "of" JOIN "lead" "Demand" ON "Demand"."id" = "of"."leadId"
      WHERE d."isWon" AND "of"."objectId" = o."id" AND ${ofPeople})
), '[]'::json)`
const waiting = (actor: Actor) => sql`coalesce((
  SELECT json_agg(${lead} ORDER BY "Demand"."id") ${ofOthers(actor)} AND NOT EXISTS (
    SELECT FROM "leadObject" k JOIN "object" x ON x."id" = k."objectId" AND x."deletedOn" IS NULL
    WHERE k."leadId" = "Demand"."id" AND x."id" <> o."id" AND NOT x."soldRecently" AND NOT x."rented")
), '[]'::json)`

const done = sql`coalesce((
  SELECT json_agg(json_build_object('step', f."step", 'doneOn', f."doneOn", 'doneBy', a."name", 'changed', f."changed"))
  FROM "dealFollowUp" f LEFT JOIN "account" a ON a."id" = f."doneById"
  WHERE f."dealId" = d."id"
), '[]'::json)`

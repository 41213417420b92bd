// SQL conditions of the viewing filters, one per criterion; the viewing's alias is "v".
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { whoseWhere } from '#base/lists/whose/whose.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { seesEmployes } from '#base/permissions/permissions.contract.ts'
import {
  accountsListed,
  listed,
  objectsListed,
  typedNumber,
} from '#base/register/listSearch.store.ts'
import { allowed } from '#base/register/recordRules.store.ts'
import { conditionsOf } from '#base/lists/conditionsOf.store.ts'
import { viewingFilters } from './viewings.contract.ts'
import type { ViewingFilter } from './viewings.contract.ts'

export type Where = RawBuilder<SqlBool>

export async function viewingsWhere(db: Db, filter: ViewingFilter, actor: Actor): Promise<Where[]> {
  const whose = await whoseWhere(db, sql`v."assignedIds"`, filter, actor)
  return [...whose, ...conditions(filter, actor)]
}

const conditions = (filter: ViewingFilter, actor: Actor): Where[] =>
  conditionsOf(viewingFilters, filter, {
    results: (results) => sql<SqlBool>`v."result" = ANY(${results}::integer[])`,
    appointmentCreatedFrom: (bound) => from('appointmentCreated', bound),
    appointmentCreatedTill: (bound) => till('appointmentCreated', bound),
    dateOfViewingFrom: (bound) => from('dateOfViewing', bound),
    dateOfViewingTill: (bound) => till('dateOfViewing', bound),
    demandId: (lead) => sql<SqlBool>`v."demandId" = ${lead}`,
    objectId: ofObject,
    searchStr: (typed) => listed(sql`v."id"`, typed, viewingsListed(seesEmployes(actor))),
    whose: 'together',
    assigned: 'together',
  })

/** Matches the client's name, the objects, and the viewing's number as `12` or `V12`. */
const viewingsListed = (seeEmployes: boolean) => (typed: string) =>
  sql`ARRAY(
  SELECT "of"."id" FROM "lead" l JOIN "viewing" "of" ON "of"."demandId" = l."id"
  WHERE l."accountId" = ANY (${accountsListed(typed, seeEmployes)}) AND l."deletedOn" IS NULL
  UNION
  SELECT r."viewingId" FROM "viewingResult" r WHERE r."objectId" = ANY (${objectsListed(typed, seeEmployes)})
  UNION SELECT ${typedNumber(typed.replace(/^v(?=\d)/i, ''))}::integer)`

type DateColumn = 'appointmentCreated' | 'dateOfViewing'
const from = (column: DateColumn, bound: string): Where =>
  sql<SqlBool>`${sql.ref(`v.${column}`)} >= ${bound}::timestamp`
const till = (column: DateColumn, bound: string): Where =>
  bound.length === 10
    ? sql<SqlBool>`${sql.ref(`v.${column}`)} < (${bound}::date + 1)::timestamp`
    : sql<SqlBool>`${sql.ref(`v.${column}`)} <= ${bound}::timestamp`

// An array, so that the planner looks up these few IDs and cannot choose to walk all viewings until enough match.
const ofObject = (objectId: number): Where => sql<SqlBool>`v."id" = ANY (ARRAY(
  SELECT "viewingId" FROM "viewingResult" WHERE "objectId" = ${objectId}))`

/** SQL for the IDs of leads of employees: the few that branch employees may not open. */
export const leadsOfEmployes = sql`
  SELECT l."id" FROM "account" a JOIN "lead" l ON l."accountId" = a."id" WHERE a."isEmploye"`

/**
 * SQL for the permission to open viewings, for long lists: leads of employees are few and found once. Empty for users
 * who may open all.
 */
export const openViewings = (actor: Actor): Where[] =>
  allowed('open', 'Viewing', actor) === true
    ? []
    : [
        sql<SqlBool>`(v."demandId" IS NULL OR v."demandId" <> ALL (ARRAY(
          ${leadsOfEmployes})))`,
      ]

// Reads one object with its pictures, contacts, leads and other links in one query.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { notFound } from '#kit/http/problem.ts'
import { seesEmployes, office } from '#base/permissions/permissions.contract.ts'
import { leadsOfObject, mayOpenAllLeads } from './leadsOfObject.store.ts'
import { objectType } from '../objectTitle.store.ts'
import { inLanguage, preparedIn } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import { stampColumns, stampJoins } from '#base/backend/stamps.ts'
import { lacksMandate, mandateOfObject } from '../mandate/mandate.store.ts'
import type { ObjectAccount } from '../people/objectAccounts.contract.ts'
import { linkJson, reachableJson } from '../people/objectAccounts.store.ts'
import { objectFields } from '../objectFields.contract.ts'
import type { ObjectEntity, ObjectView } from '../objects.contract.ts'
import { dealsOf, viewingsOf } from './objectLinks.store.ts'

// Built once: building a hundred column names takes as long as the query itself.
const fieldColumns = sql.raw(
  Object.keys(objectFields)
    .map((name) => `o."${name}"`)
    .join(', '),
)

const columnsIn = (language: string) => sql`
  o."id", o."referenceNumber", o."version", ${fieldColumns}, o."published", o."publishError", o."isBlank" AS "isDraft",
  ${lacksMandate()} AS "lacksMandate",
  ${objectType('o', language)} AS "type",
  (SELECT ${inLanguage('text', language)} FROM "place" WHERE "place"."id" = o."locationId") AS "location",
  o."ownerName" AS "owner", o."ownerId",
  ${stampColumns('o')}, o."createdById" AS "createdByAccountId", o."modifiedById" AS "modifiedByAccountId",
  greatest(o."modifiedOn",
    (SELECT max("modifiedOn") FROM "objectAccount" WHERE "objectId" = o."id"),
    (SELECT max(greatest("createdOn", "deletedOn")) FROM "file" WHERE "parentKind" = 'Object' AND "parentId" = o."id")
  ) AS "lastUpdate",
  "picture"."images", "picture"."imagesExisting"`

const joins = sql`
  ${stampJoins('o')}
  CROSS JOIN LATERAL (
    SELECT
      coalesce(json_agg(json_strip_nulls(json_build_object('systemName', "systemName", 'userName', "userName",
        'damaged', nullif("damaged", false))) ORDER BY "position", "id"), '[]') AS "images",
      coalesce(array_agg("systemName" ORDER BY "position", "id"), '{}') AS "imagesExisting"
    FROM "file" WHERE "parentKind" = 'Object' AND "parentId" = o."id" AND "deletedOn" IS NULL AND "isPicture"
  ) AS "picture"`

/** 404 when missing or deleted. Names of options and places are in `language`. */
export async function readObject(db: Db, id: number, language: string): Promise<ObjectEntity> {
  const query = selectObject(sql.table('object'), id, language)
  const { rows } = await sql<ObjectEntity>`
    ${preparedIn(language, 'readObject')} ${query}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** SQL for one object that is not deleted; `from` is its table, or a subquery in its place. */
export const selectObject = (from: RawBuilder<unknown>, id: number, language: string) =>
  sql<ObjectEntity>`
    SELECT ${columnsIn(language)} FROM ${from} o ${joins}
    WHERE o."id" = ${id} AND o."deletedOn" IS NULL`

/** The object and its links to accounts, sorted. 404 as in `readObject`. */
export async function readObjectAndLinks(db: Db, id: number, language: string) {
  const { rows } = await sql<ObjectEntity & { links: ObjectAccount[] }>`
    ${preparedIn(language, 'readObjectAndLinks')}
    SELECT ${columnsIn(language)}, ${linkJson(language)} AS "links" FROM "object" o ${joins}
    WHERE o."id" = ${id} AND o."deletedOn" IS NULL
  `.execute(db)
  if (!rows[0]) throw notFound()
  const { links, ...object } = rows[0]
  return { object, links }
}

// The latest first; none for branch employees, who may not open reservations.
const reservationsOf = (actor: Actor) =>
  office.allows(actor)
    ? sql`(
        SELECT coalesce(json_agg(json_build_object('id', "id", 'descr', "descr") ORDER BY "checkIn" DESC, "id"), '[]')
        FROM (
          SELECT r."id", r."checkIn", concat_ws(', ', '#' || r."reservationNumber",
            to_char(r."checkIn", 'DD.MM.YYYY') || ' – ' || to_char(r."checkOut", 'DD.MM.YYYY'), r."clientDisplayName",
            (SELECT ${inLanguage('text', actor.language)} FROM "selectOption"
              WHERE "list" = 'reservationStage' AND "value" = r."reservationStage")) AS "descr"
          FROM "reservation" r WHERE r."objectId" = o."id" AND r."deletedOn" IS NULL
          ORDER BY r."checkIn" DESC, r."id" LIMIT ${sql.lit(mostReservations)}
        ) AS "stay")`
    : sql`'[]'::json`
/** Older ones can be found in the list of reservations. */
const mostReservations = 100

/** By its id, or by its reference number in capitals. */
export async function viewObject(
  db: Db,
  idOrRef: number | string,
  actor: Actor,
): Promise<ObjectView> {
  const { language } = actor
  const [name, condition] =
    typeof idOrRef === 'number'
      ? ['viewObject', sql`o."id" = ${idOrRef}`]
      : ['viewObjectByNumber', sql`o."referenceNumber" = ${idOrRef}`]
  const { rows } = await sql<Omit<ObjectView, 'accounts'>>`
    ${preparedIn(language, name + (mayOpenAllLeads(actor) ? '' : 'Branch') + (seesEmployes(actor) ? '' : 'NoStaff'))}
    SELECT ${columnsIn(language)}, ${leadsOfObject(actor)} AS "leads", ${viewingsOf(actor)} AS "viewings", ${dealsOf(actor)} AS "deals",
      ${reservationsOf(actor)} AS "reservations", ${reachableJson(actor)} AS "contacts",
      ${mandateOfObject(actor)} AS "mandate"
    FROM "object" o ${joins} WHERE ${condition} AND o."deletedOn" IS NULL
  `.execute(db)
  const [object] = rows
  if (!object) throw notFound()
  const accounts = object.contacts.map(({ accountId, account, relationName }) => ({
    id: accountId,
    descr: [account, relationName].filter(Boolean).join(', '),
  }))
  return { ...object, accounts }
}

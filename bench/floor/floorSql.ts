// The SQL of the floor.
import { accountFields } from '#records/accounts/accountFields.contract.ts'
import { titleOfObject } from './floorTitle.ts'

const live = (where: string) => `FROM "account" a WHERE a."deletedOn" IS NULL ${where}`

export const countOf = (where: string) => `SELECT count(*) ${live(where)}`

/** $1 is the list. */
export const keptTotal = `SELECT coalesce(sum("rows"), 0) AS "total" FROM "listChange" WHERE "list" = $1 AND "sort" = ''`

// The reference numbers of an account's objects, by relation.
const numbersOf = (relation: string) => `(
  SELECT string_agg(DISTINCT o."referenceNumber", ' ')
  FROM "objectAccount" l JOIN "object" o ON o."id" = l."objectId" AND o."deletedOn" IS NULL
  WHERE l."accountId" = a."id" AND l."relation" ${relation} AND l."deletedOn" IS NULL)`

export const listOf = (where: string, limitAt = 1) => `
  SELECT a."id", a."name", a."createdOn", c."name" AS "createdBy", a."modifiedOn", m."name" AS "modifiedBy",
    a."purchaseBudgetRangeMin", a."purchaseBudgetRangeMax"
    ${where.includes('is') ? `, ${numbersOf('IN (1, 2, 4, 7)')} AS "objectReferenceNumbers"` : ''}
    ${where.includes('isClient') ? ', a."hasNotClosedLead"' : ''}
  FROM (SELECT a.* ${live(where)} ORDER BY a."createdOn" DESC, a."id" DESC LIMIT $${limitAt} OFFSET $${limitAt + 1}) AS a
  LEFT JOIN "account" c ON c."id" = a."createdById" LEFT JOIN "account" m ON m."id" = a."modifiedById"
  ORDER BY a."createdOn" DESC, a."id" DESC`

export const sourceList = `SELECT a."id" AS "value", a."name" AS "text" ${live('AND a."isSource"')} ORDER BY a."name"`

// Won deals of a type, 2 for a sale and 1 for a rent.
const wonDeals = (type: number) => `
  FROM "dealAccount" p JOIN "deal" d ON d."id" = p."dealId"
    AND d."dealType" = ${type} AND d."dealStage" = 5 AND d."deletedOn" IS NULL`

// The reference numbers of objects that an account bought or rents, by a relation or a won deal.
const numbersWithDeals = (relation: string, type: number) => `(
  SELECT string_agg(DISTINCT "referenceNumber", ' ') FROM (
    SELECT o."referenceNumber"
    FROM "objectAccount" l JOIN "object" o ON o."id" = l."objectId" AND o."deletedOn" IS NULL
    WHERE l."accountId" = a."id" AND l."relation" ${relation} AND l."deletedOn" IS NULL
    UNION ALL
    SELECT o."referenceNumber" ${wonDeals(type)} JOIN "object" o ON o."id" = d."objectId" AND o."deletedOn" IS NULL
    WHERE p."accountId" = a."id" AND p."relation" = 2) AS "number")`

const columns = ['id', 'name', 'version', 'role', 'isClientDate', 'isOwnerDate']
  .concat(Object.keys(accountFields), 'createdOn', 'createdById', 'modifiedOn', 'modifiedById')
  .map((name) => `a."${name}"`)
  .join(', ')

const whole = (from: string) => `
  SELECT ${columns}, c."name" AS "createdBy", m."name" AS "modifiedBy", b."nameEn" AS "branch",
    (SELECT count(DISTINCT d."id") ${wonDeals(2)} WHERE p."accountId" = a."id") AS "numberOfSoldObjects",
    ${numbersOf('= 1')} AS "ownedObjectsReferenceNumbers", ${numbersWithDeals('= 2', 2)} AS "boughtObjectsReferenceNumbers",
    ${numbersWithDeals('IN (4, 7)', 1)} AS "rentedObjectsReferenceNumbers",
    coalesce((SELECT json_agg(json_build_object('systemName', f."systemName", 'userName', f."userName") ORDER BY f."position", f."id")
      FROM "file" f WHERE f."parentKind" = 'Account' AND f."parentId" = a."id" AND f."deletedOn" IS NULL), '[]') AS "files",
    coalesce((SELECT json_agg(json_build_object('id', l."id", 'descr', coalesce(l."description", '')) ORDER BY l."id" DESC)
      FROM "lead" l WHERE l."accountId" = a."id" AND l."deletedOn" IS NULL), '[]') AS "leads"
  FROM ${from} AS a
  LEFT JOIN "account" c ON c."id" = a."createdById" LEFT JOIN "account" m ON m."id" = a."modifiedById"
  LEFT JOIN "branch" b ON b."id" = a."branchId"`

export const oneAccount = `${whole('"account"')} WHERE a."id" = $1 AND a."deletedOn" IS NULL`

export const addAccount = `
  WITH "added" AS (
    INSERT INTO "account" ("firstName", "lastName", "isClient", "isClientDate") VALUES ($1, $2, true, "agencyToday"())
    RETURNING "id", "firstName", "lastName"
  ),
  "logged" AS (
    INSERT INTO "actionLog" ("action", "entity", "entityId", "version", "data")
    SELECT 'add', 'Account', "id", 1, jsonb_build_object('attributes',
      jsonb_build_object('firstName', "firstName", 'lastName', "lastName", 'isClient', true), 'previous', '{}'::jsonb)
    FROM "added"
  )
  SELECT "id" FROM "added"`

// With the entry of the action log, in one statement.
export const saveNotes = `
  WITH "before" AS (SELECT "id", "notes" FROM "account" WHERE "id" = $1 AND "deletedOn" IS NULL FOR UPDATE),
  "saved" AS (
    UPDATE "account" u SET "notes" = $2, "version" = u."version" + 1, "modifiedOn" = now()
    FROM "before" WHERE u."id" = "before"."id" RETURNING u.*
  ),
  "logged" AS (
    INSERT INTO "actionLog" ("action", "entity", "entityId", "version", "data")
    SELECT 'update', 'Account', s."id", s."version", jsonb_build_object(
      'attributes', jsonb_build_object('notes', s."notes"), 'previous', jsonb_build_object('notes', b."notes"))
    FROM "saved" s JOIN "before" b USING ("id")
  )
  ${whole('"saved"')}`

// Uses the server's own functions: a plain statement reads hundreds of times more rows for common fragments, and planning it
// takes longer than running these. Omits the details and reasons of hits.
export const searchHits = `
  SELECT "id", "description", "entity" FROM (
    SELECT o."id", concat_ws(' ', '#' || o."referenceNumber", ${titleOfObject}) AS "description", 'Object' AS "entity",
      CASE f."rank" WHEN 0 THEN -1 WHEN 1 THEN 4 ELSE f."rank" END AS "rank", f."sortedBy"
    FROM searchObjects($1, false, 20) f JOIN "object" o USING ("id")
    UNION ALL
    SELECT "id", "description", "entity", "rank", "searchName" FROM searchAccounts($1, 0, 20)
    UNION ALL
    SELECT l."id", concat_ws(', ', l."accountName", nullif(left(l."description", 120), '')), 'Lead', f."rank" + 1, f."sortedBy"
    FROM searchLeads($1, 20) f JOIN "lead" l USING ("id")
    UNION ALL
    SELECT r."id", concat_ws(', ', '#' || r."reservationNumber", r."clientDisplayName"), 'Reservation', f."rank", f."sortedBy"
    FROM searchReservations($1, 20) f JOIN "reservation" r USING ("id")
    UNION ALL
    SELECT d."id", d."name", 'Document', f."rank", f."sortedBy" FROM searchDocuments($1, 20) f JOIN "document" d USING ("id")
  ) AS "hit" ORDER BY "rank", "sortedBy" COLLATE "C", "id" LIMIT 20`

// The SQL of the floor for objects.
import { objectLinks } from './floorLinksSql.ts'
import { objectFields } from '#records/objects/objectFields.contract.ts'
import { titleOfObject } from './floorTitle.ts'

const live = 'o."deletedOn" IS NULL AND NOT o."isBlank"'

export const countOfObjects = (where = '') =>
  `SELECT count(*) AS "total" FROM "object" o WHERE ${live} ${where}`

// The distinct accounts of a column, found by skipping through its index.
const people = (column: string) => `
  WITH RECURSIVE "hop" AS (
    SELECT min(coalesce(o."${column}", 0)) AS "key" FROM "object" o WHERE ${live}
    UNION ALL
    SELECT (SELECT min(coalesce(o."${column}", 0)) FROM "object" o WHERE coalesce(o."${column}", 0) > "hop"."key" AND ${live})
    FROM "hop" WHERE "hop"."key" IS NOT NULL
  )
  SELECT "hop"."key", a."name" FROM "hop" LEFT JOIN "account" a ON a."id" = "hop"."key" WHERE "hop"."key" IS NOT NULL`

// Names that many objects share are sorted once each; then the objects of each are read in turn.
const shared: Record<string, { key: string; names: string }> = {
  type: {
    key: 'o."typeKey"',
    names: `
      SELECT CASE "list" WHEN 'objectType' THEN -"value" ELSE "value" END AS "key", "textEn" AS "name"
      FROM "selectOption" WHERE "list" IN ('objectType', 'objectSubType') UNION ALL SELECT 0, NULL`,
  },
  location: {
    key: 'coalesce(o."locationId", 0)',
    names: `SELECT "id" AS "key", "textEn" AS "name" FROM "place" UNION ALL SELECT 0, NULL`,
  },
  createdBy: { key: 'coalesce(o."createdById", 0)', names: people('createdById') },
  modifiedBy: { key: 'coalesce(o."modifiedById", 0)', names: people('modifiedById') },
}

const shownOf = (from: string, order: string, columns: string, joins = '') => `
  SELECT o."id", o."referenceNumber", t."textEn" AS "type", p."textEn" AS "location",
    o."ownerName" AS "owner", o."ownerId", ${columns}
  FROM ${from} LEFT JOIN "place" p ON p."id" = o."locationId"
  LEFT JOIN "selectOption" t ON t."value" = abs(o."typeKey")
    AND t."list" = CASE WHEN o."typeKey" > 0 THEN 'objectSubType' ELSE 'objectType' END
  ${joins} ${order}`

/** $1 is the limit, $2 the offset. */
export function listOfObjects(sortBy: string, direction: 'ASC' | 'DESC'): string {
  const group = shared[sortBy]
  const by = group ? '"group"."rank"' : `o."${sortBy === 'owner' ? 'ownerName' : sortBy}"`
  const from = group
    ? `(SELECT * FROM (
        SELECT "key", row_number() OVER (ORDER BY "name" COLLATE "und-x-icu", "key") AS "rank" FROM (${group.names}) AS "named"
      ) AS "ranked" ORDER BY "rank" ${direction}) AS "group" JOIN "object" o ON ${group.key} = "group"."key"`
    : '"object" o'
  const page = `(
    SELECT o."id", ${by} AS "by" FROM ${from} WHERE ${live}
    ORDER BY ${by} ${direction}, o."id" ${direction} LIMIT $1 OFFSET $2) AS "page" JOIN "object" o USING ("id")`
  return shownOf(
    page,
    `ORDER BY "page"."by" ${direction}, o."id" ${direction}`,
    `o."createdOn", c."name" AS "createdBy", o."modifiedOn", m."name" AS "modifiedBy"`,
    'LEFT JOIN "account" c ON c."id" = o."createdById" LEFT JOIN "account" m ON m."id" = o."modifiedById"',
  )
}

export const searchOfObjects = (where: string, limit: string) =>
  shownOf(
    `(SELECT o."id" FROM "object" o WHERE ${live} ${where} ORDER BY o."createdOn" DESC, o."id" DESC ${limit}) AS "page"
      JOIN "object" o USING ("id")`,
    'ORDER BY o."createdOn" DESC, o."id" DESC',
    `${titleOfObject} AS "title", o."area", o."forSale", o."forRent", o."forShortRent", o."salePrice", o."salePriceWithDiscount",
    o."rentPrice", o."rentPriceWithDiscount", o."shortRentPrice", o."latitude", o."longitude"`,
  )

const fields = Object.keys(objectFields)
  .map((name) => `o."${name}"`)
  .join(', ')

const columns = `
  o."id", o."referenceNumber", o."version", ${fields}, o."published", o."publishError", o."isBlank" AS "isDraft",
  t."textEn" AS "type", p."textEn" AS "location", o."ownerName" AS "owner", o."ownerId",
  o."createdOn", o."createdById" AS "createdByAccountId", c."name" AS "createdBy",
  o."modifiedOn", o."modifiedById" AS "modifiedByAccountId", m."name" AS "modifiedBy",
  greatest(o."modifiedOn",
    (SELECT max(l."modifiedOn") FROM "objectAccount" l WHERE l."objectId" = o."id"),
    (SELECT max(greatest(f."createdOn", f."deletedOn")) FROM "file" f WHERE f."parentKind" = 'Object' AND f."parentId" = o."id")
  ) AS "lastUpdate",
  "picture".*`

const joins = `
  LEFT JOIN "place" p ON p."id" = o."locationId"
  LEFT JOIN "selectOption" t ON t."value" = abs(o."typeKey")
    AND t."list" = CASE WHEN o."typeKey" > 0 THEN 'objectSubType' ELSE 'objectType' END
  LEFT JOIN "account" c ON c."id" = o."createdById" LEFT JOIN "account" m ON m."id" = o."modifiedById"
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_strip_nulls(json_build_object('systemName', f."systemName", 'userName', f."userName",
        'damaged', nullif(f."damaged", false))) ORDER BY f."position", f."id"), '[]') AS "images",
      coalesce(array_agg(f."systemName" ORDER BY f."position", f."id"), '{}') AS "imagesExisting"
    FROM "file" f WHERE f."parentKind" = 'Object' AND f."parentId" = o."id" AND f."deletedOn" IS NULL
      AND f."isPicture"
  ) AS "picture"`

const linksWith = (further = '') => `coalesce((
  SELECT json_agg(json_build_object('id', l."id", 'version', l."version", 'objectId', l."objectId", 'accountId', l."accountId",
      'account', a."name", 'relation', l."relation", 'relationName', r."textEn", 'startDate', l."startDate",
      'endDate', l."endDate", 'price', l."price", 'rentPaymentDay', l."rentPaymentDay"${further})
    ORDER BY l."relation", l."startDate" DESC NULLS LAST, l."id")
  FROM "objectAccount" l JOIN "account" a ON a."id" = l."accountId" AND a."deletedOn" IS NULL
  LEFT JOIN "selectOption" r ON r."list" = 'objectAccountRelation' AND r."value" = l."relation"
  WHERE l."objectId" = o."id" AND l."deletedOn" IS NULL), '[]'::json)`

const one = 'WHERE o."id" = $1 AND o."deletedOn" IS NULL'

const reached = `, 'phone', a."phone", 'email', a."email"`

export const oneObject = `
  SELECT ${columns}, ${objectLinks}, ${linksWith(reached)} AS "contacts" FROM "object" o ${joins} ${one}`

export const objectToEdit = `SELECT ${columns}, ${linksWith()} AS "links" FROM "object" o ${joins} ${one}`

/** $1: the names of the lists. */
export const optionLists = `
  SELECT "list", "value", "textEn" AS "text", "parent" FROM "selectOption" WHERE "list" = ANY ($1) ORDER BY "list", "position", "value"`

// With the entry of the action log, in one statement.
export const saveInternalNotes = `
  WITH "before" AS (SELECT "id", "internalNotes" FROM "object" WHERE "id" = $1 AND "deletedOn" IS NULL FOR UPDATE),
  "saved" AS (
    UPDATE "object" u SET "internalNotes" = $2, "version" = u."version" + 1, "modifiedOn" = now()
    FROM "before" WHERE u."id" = "before"."id" RETURNING u.*
  ),
  "logged" AS (
    INSERT INTO "actionLog" ("action", "entity", "entityId", "version", "data")
    SELECT 'update', 'Object', s."id", s."version", jsonb_build_object(
      'attributes', jsonb_build_object('internalNotes', s."internalNotes"),
      'previous', jsonb_build_object('internalNotes', b."internalNotes"))
    FROM "saved" s JOIN "before" b USING ("id")
  )
  SELECT ${columns} FROM "saved" o ${joins}`

const found = `o."id", o."referenceNumber", ${titleOfObject} AS "title",
  concat_ws(' ', '#' || o."referenceNumber", ${titleOfObject}) AS "description"`

/** $1: the typed text in capitals, a number or a word. */
export const byNumberOrTitle = `
  SELECT ${found} FROM (
    SELECT o."id", CASE WHEN o."referenceNumber" = $1 THEN 0 ELSE 1 END AS "rank", o."referenceNumber" AS "by"
    FROM "object" o WHERE o."referenceNumber" >= $1 AND o."referenceNumber" < $1 || '~' AND ${live}
    UNION ALL
    SELECT o."id", CASE WHEN starts_with(o."searchTitle", fold($1)) THEN 2 ELSE 3 END, o."searchTitle" COLLATE "C"
    FROM "object" o WHERE ${live} AND NOT (o."referenceNumber" >= $1 AND o."referenceNumber" < $1 || '~')
      AND ' ' || o."searchTitle" LIKE ANY (ARRAY(SELECT '% ' || "reading" || '%' FROM unnest(foldReadings($1)) AS "reading"))
    ORDER BY 2, 3, 1 LIMIT 20
  ) AS "hit" JOIN "object" o USING ("id") ORDER BY "hit"."rank", "hit"."by" COLLATE "C", "id"`

/** $1: the typed text; the others: its words, the last of which may be unfinished. */
export const byTitle = (words: number) => `
  SELECT ${found}
  FROM "object" o WHERE ${live}
    ${Array.from({ length: words - 1 }, (_, i) => `AND ' ' || o."searchTitle" LIKE '% ' || fold($${i + 2}) || '%'`).join(' ')}
    AND ' ' || o."searchTitle" LIKE ANY (ARRAY(SELECT '% ' || "reading" || '%' FROM unnest(foldReadings($${words + 1})) AS "reading"))
  ORDER BY NOT starts_with(o."searchTitle", fold($1)), o."searchTitle" COLLATE "C", o."id" LIMIT 20`

const out = `(k."accountId" IS NOT NULL AND NOT coalesce(k."received" >= coalesce(k."givenAway", k."received"), false))`

export const listOfKeys = `
  SELECT o."id", o."id" AS "objectId", o."referenceNumber" AS "objectReferenceNumber", k."accountId", a."name" AS "account",
    k."received", k."givenAway", k."description", ${out} AS "isOut",
    coalesce(${out} AND k."givenAway" < "agencyToday"() - 30, false) AS "isOverdue",
    coalesce(k."version", 1) AS "version"
  FROM (
    SELECT o."id", o."referenceNumber" FROM "object" o WHERE o."hasKey" AND ${live}
    ORDER BY o."referenceNumber" LIMIT $1 OFFSET $2) AS o
  LEFT JOIN "objectKey" k ON k."id" = o."id" LEFT JOIN "account" a ON a."id" = k."accountId"
  ORDER BY o."referenceNumber"`

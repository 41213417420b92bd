// The SQL of the floor.

const live = (where: string) => `FROM "account" a WHERE a."deletedOn" IS NULL ${where}`

export const countOf = (where: string) => `SELECT count(*) ${live(where)}`

// The numbers of the objects that an account has to do with, by their relation.
const numbersOf = (relation: string) => `(
  SELECT string_agg(DISTINCT o."referenceNumber", ' ')
  FROM "objectAccount" l JOIN "object" o ON o."id" = l."objectId" AND o."deletedOn" IS NULL
  WHERE l."accountId" = a."id" AND l."relation" ${relation} AND l."deletedOn" IS NULL)`

export const listOf = (where: string, limitAt = 1) => `
  SELECT a."id", a."name", a."createdOn", c."name" AS "createdBy", a."modifiedOn", m."name" AS "modifiedBy",
    a."purchaseBudgetRangeMin", a."purchaseBudgetRangeMax"
    ${where.includes('is') ? `, ${numbersOf('IN (1, 2, 4, 7)')} AS "objectReferenceNumbers"` : ''}
    ${
      where.includes('isClient')
        ? `, EXISTS (
      SELECT FROM "lead" l LEFT JOIN "selectOption" s ON s."list" = 'leadStage' AND s."value" = l."stage"
      WHERE l."accountId" = a."id" AND l."deletedOn" IS NULL AND NOT coalesce(s."closed", false)) AS "hasNotClosedLead"`
        : ''
    }
  FROM (SELECT a.* ${live(where)} ORDER BY a."createdOn" DESC, a."id" DESC LIMIT $${limitAt} OFFSET $${limitAt + 1}) AS a
  LEFT JOIN "account" c ON c."id" = a."createdById" LEFT JOIN "account" m ON m."id" = a."modifiedById"
  ORDER BY a."createdOn" DESC, a."id" DESC`

export const sourceList = `SELECT a."id" AS "value", a."name" AS "text" ${live('AND a."isSource"')} ORDER BY a."name"`

const whole = (from: string) => `
  SELECT a.*, c."name" AS "createdBy", m."name" AS "modifiedBy", b."nameEn" AS "branch",
    ${numbersOf('= 1')} AS "ownedObjectsReferenceNumbers", ${numbersOf('= 2')} AS "boughtObjectsReferenceNumbers",
    ${numbersOf('IN (4, 7)')} AS "rentedObjectsReferenceNumbers",
    coalesce((SELECT json_agg(json_build_object('systemName', f."systemName", 'userName', f."userName") ORDER BY f."position", f."id")
      FROM "file" f WHERE f."parentKind" = 'Account' AND f."parentId" = a."id" AND f."deletedOn" IS NULL), '[]') AS "files",
    coalesce((SELECT json_agg(json_build_object('id', l."id", 'descr', l."description") ORDER BY l."id" DESC)
      FROM "lead" l WHERE l."accountId" = a."id" AND l."deletedOn" IS NULL), '[]') AS "leads"
  FROM ${from} AS a
  LEFT JOIN "account" c ON c."id" = a."createdById" LEFT JOIN "account" m ON m."id" = a."modifiedById"
  LEFT JOIN "branch" b ON b."id" = a."branchId"`

export const oneAccount = `${whole('"account"')} WHERE a."id" = $1 AND a."deletedOn" IS NULL`

// With the action log's line, in one statement.
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

// Everywhere that a search looks: names, phones, e-mails, numbers; objects by number and title.
// $1 is the whole text, $2 and on its words.
export const searchHits = (words: number, hasDigits: boolean) => `
  SELECT "id", "description", "entity" FROM (
    SELECT "id", "name" AS "description", CASE WHEN "isEmploye" THEN 'Employe' WHEN "isOwner" THEN 'Owner'
        WHEN "isClient" THEN 'Client' WHEN "isProfessional" THEN 'Professional' WHEN "isSource" THEN 'Source'
        ELSE 'Account' END AS "entity",
      CASE WHEN "taxNumber" = $1 OR lower($1) = ANY (string_to_array("searchEmail", ';')) THEN 0
        WHEN starts_with("searchName", fold($1)) THEN 1
        WHEN ' ' || "searchName" LIKE '% ' || fold($1) || '%' THEN 2 ELSE 3 END AS "rank", "searchName" AS "order"
    FROM "account" WHERE "deletedOn" IS NULL AND "id" IN (
      (SELECT "id" FROM "account" WHERE "deletedOn" IS NULL AND ${holds('searchName', words)}
        ORDER BY NOT starts_with("searchName", fold($1)), NOT ' ' || "searchName" LIKE '% ' || fold($1) || '%', "searchName"
        LIMIT 20)
      ${hasDigits ? `UNION ALL (SELECT "id" FROM "account" WHERE "deletedOn" IS NULL AND "searchPhone" LIKE '%' || $1 || '%' LIMIT 200)` : ''}
      ${hasDigits ? 'UNION ALL SELECT $1::integer' : ''}
      UNION ALL SELECT "id" FROM "account" WHERE "deletedOn" IS NULL AND "taxNumber" = $1
      ${[1, 2, 3, 4].map(addressed).join('')}
    )
    UNION ALL
    SELECT "id", concat_ws(' ', '#' || "referenceNumber", "title"), 'Object',
      CASE WHEN "referenceNumber" = upper($1) THEN -1 WHEN starts_with("referenceNumber", upper($1)) THEN 4
        WHEN starts_with("searchTitle", fold($1)) THEN 2 ELSE 3 END, "searchTitle"
    FROM "object" WHERE "deletedOn" IS NULL AND NOT "isBlank" AND "id" IN (
      SELECT "id" FROM "object" WHERE "deletedOn" IS NULL AND NOT "isBlank"
        AND "referenceNumber" >= upper($1) AND "referenceNumber" < upper($1) || '~'
      UNION ALL
      (SELECT "id" FROM "object" WHERE "deletedOn" IS NULL AND NOT "isBlank" AND ${holds('searchTitle', words)} LIMIT 200)
    )
  ) AS "hit"
  ORDER BY "rank", "order" COLLATE "C", "id" LIMIT 20`

const holds = (column: string, words: number) =>
  Array.from(
    { length: words },
    (_, i) => `' ' || "${column}" LIKE ANY (foldPatterns($${i + 2}))`,
  ).join(' AND ')

const addressed = (nth: number) => `
  UNION ALL (SELECT "id" FROM "account" WHERE split_part("searchEmail", ';', ${nth}) <> '' AND "deletedOn" IS NULL
    AND split_part("searchEmail", ';', ${nth}) COLLATE "C" BETWEEN lower($1) AND lower($1) || U&'\\+10FFFF'
    ORDER BY split_part("searchEmail", ';', ${nth}) COLLATE "C", "id" LIMIT 20)`

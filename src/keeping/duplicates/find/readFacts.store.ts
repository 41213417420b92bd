// Reads the values by which accounts and objects are compared. Leaves out deleted, merged, erased and blank records.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { AccountFacts, EverydayNames } from '../scoring/accountFacts.ts'
import type { ObjectFacts } from '../scoring/compareObjects.ts'
import { sound } from '../scoring/words.ts'

const foldedWords = (...columns: string[]) =>
  sql`array_remove(string_to_array(fold(concat_ws(' ', ${sql.join(columns.map((name) => sql.ref(`a.${name}`)))})), ' '), '')`
/** Removes full stops, so that Α.Ε. equals ΑΕ. */
const foldedNames = (...columns: string[]) =>
  sql`ARRAY(SELECT fold(replace("one", '.', '')) FROM unnest(ARRAY[${sql.join(
    columns.map((name) => sql.ref(`a.${name}`)),
  )}]) AS "one" WHERE "one" <> '')`
const keys = (...columns: string[]) =>
  sql`ARRAY(SELECT DISTINCT "same" FROM unnest(ARRAY[${sql.join(
    columns.map((name) => sql.ref(`a.${name}`)),
  )}]) AS "one", unnest(taxKeys("one")) AS "same" WHERE length("same") >= 6)`

export async function readAccountFacts(db: Db, ids: readonly number[]): Promise<AccountFacts[]> {
  const { rows } = await sql<AccountFacts>`
    SELECT a."id",
      coalesce(a."isCompany", coalesce(a."lastName", a."firstName") IS NULL AND coalesce(a."nameLocal", a."nameEng") IS NOT NULL)
        AS "isCompany",
      ${foldedWords('firstName', 'firstNameEng', 'firstNameLocal')} AS "first",
      ${foldedWords('lastName', 'lastNameEng', 'lastNameLocal')} AS "last",
      ${foldedWords('middleName', 'middleNameEng', 'middleNameLocal')} AS "father",
      lower(concat_ws(' ', a."lastName", a."firstName") COLLATE "letters") AS "written",
      ${foldedNames('nameLocal', 'nameEng')} AS "company",
      array_remove(string_to_array(a."searchPhone", ' '), '') AS "phones",
      array_remove(regexp_split_to_array(a."searchEmail", '[;,[:space:]]+'), '') AS "emails",
      ${keys('taxNumber')} AS "taxNumbers",
      ${keys('passportNumber', 'internalPassportNumber', 'taxNumberOfOtherCountry')} AS "passports",
      coalesce("streetText"(a."address"), '') AS "address",
      fold(coalesce(a."city", '')) AS "city"
    FROM "account" a
    WHERE a."id" = ANY (${[...ids]}::integer[]) AND a."deletedOn" IS NULL AND a."erasedOn" IS NULL
    ORDER BY a."id"`.execute(db)
  return rows
}

export async function readObjectFacts(db: Db, ids: readonly number[]): Promise<ObjectFacts[]> {
  const { rows } = await sql<ObjectFacts>`
    SELECT o."id", o."subTypeObjectTypeId" AS "type", o."objectSubTypeId" AS "subType",
      coalesce((SELECT p."path" FROM "place" p WHERE p."id" = o."locationId"), '{}') AS "places",
      coalesce("streetText"(o."address"), '') AS "address",
      coalesce(o."floor", "floorSaid"(o."address")) AS "floor",
      coalesce(nullif(o."area", 0), nullif(o."lotArea", 0))::float8 AS "size",
      o."bedrooms",
      CASE WHEN o."forSale" THEN o."salePriceNow" END::float8 AS "salePrice",
      CASE WHEN o."forRent" THEN o."rentPriceNow" END::float8 AS "rentPrice",
      o."latitude"::float8 AS "latitude", o."longitude"::float8 AS "longitude",
      ARRAY(SELECT concat_ws(' ', f."size", f."width", f."height") FROM "file" f
        WHERE f."parentKind" = 'Object' AND f."parentId" = o."id" AND f."deletedOn" IS NULL AND f."isPicture" AND f."width" > 0
        ORDER BY f."position", f."id" LIMIT 60) AS "photos",
      ARRAY(SELECT upper("found"[1]) FROM regexp_matches(concat_ws(' ', o."title", o."titleEl", o."titleRu"),
        '(?:ref|κωδ|код|№|#)[^0-9A-Za-z]*([A-Za-z]{0,4}-?[0-9]{3,8})', 'gi') AS "found") AS "references",
      ARRAY(SELECT l."accountId" FROM "objectAccount" l
        WHERE l."objectId" = o."id" AND l."relation" = 1 AND l."deletedOn" IS NULL) AS "owners"
    FROM "object" o
    WHERE o."id" = ANY (${[...ids]}::integer[]) AND o."deletedOn" IS NULL AND NOT o."isBlank"
    ORDER BY o."id"`.execute(db)
  return rows
}

/** The groups of everyday names (everydayNames.rows.sql) by the sound of their words. */
export async function readEverydayNames(db: Db): Promise<EverydayNames> {
  const { rows } = await sql<{ word: string; groups: number[] }>`
    SELECT fold(n."word") AS "word", array_agg(DISTINCT e."group") AS "groups"
    FROM "everydayName" e JOIN "nameWord" n ON n."key" = e."key" AND n."near" < 2
    GROUP BY 1`.execute(db)
  const names = new Map<string, number[]>()
  for (const { word, groups } of rows)
    names.set(sound(word), [...(names.get(sound(word)) ?? []), ...groups])
  return names
}

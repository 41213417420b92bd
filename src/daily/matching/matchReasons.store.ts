// Reasons and lacks of a pair, read from the view "match", so that both sides show the same.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { inLanguage } from '#kit/db/inLanguage.ts'

/** Days for which an object counts as new. */
const newFor = 14

// The smallest wanted place that contains the object, otherwise one near it.
const wantedPlace = (language: string) => sql`(
  SELECT ${inLanguage('w.name', language)} FROM "place" w
  WHERE w."id" = ANY (m."wantedPlaces") AND w."id" = ANY (CASE
    WHEN m."isInside" THEN (SELECT p."path" FROM "place" p WHERE p."id" = m."placeId")
    ELSE (SELECT n."near" FROM "matchNear" n WHERE n."placeId" = m."placeId") END)
  ORDER BY cardinality(w."path") DESC, w."id" LIMIT 1)`

const percentOver = sql`ceil(100 * (m."price" / m."priceMax" - 1))`
const percentUnder = sql`ceil(100 * (1 - m."price" / m."priceMin"))`

/** SQL for the reasons of the pair "m" as JSON, most important first. */
export const reasonsIn = (language: string) => sql`(
  SELECT coalesce(json_agg(json_build_object('code', "code", 'value', "value") ORDER BY "at"), '[]'::json) FROM (
    SELECT 1 AS "at", CASE WHEN m."isInside" THEN 'inPlace' ELSE 'nearPlace' END AS "code", to_json(${wantedPlace(language)}) AS "value"
      WHERE m."isInside" OR m."isNear"
    UNION ALL SELECT 2, CASE WHEN m."price" > m."priceMax" THEN 'overBudget' WHEN m."price" < m."priceMin" THEN 'underBudget'
        ELSE 'inBudget' END,
      to_json(CASE WHEN m."price" > m."priceMax" THEN ${percentOver} WHEN m."price" < m."priceMin" THEN ${percentUnder} END)
      WHERE m."asksPrice"
    UNION ALL SELECT 3, 'type', to_json((SELECT ${inLanguage('text', language)} FROM "selectOption"
        WHERE "list" = 'objectSubType' AND "value" = m."subType")) WHERE m."hasSubType"
    UNION ALL SELECT 4, 'bedrooms', to_json(m."bedrooms") WHERE m."bedroomsFit" > 0
    UNION ALL SELECT 5, 'area', to_json(m."area") WHERE m."areaFits"
    UNION ALL SELECT 6, 'lotArea', to_json(m."lotArea") WHERE m."lotAreaFits"
    UNION ALL SELECT 7, 'floor', to_json(m."floor") WHERE coalesce(m."floorMin", m."floorMax") IS NOT NULL AND m."floor" IS NOT NULL
    UNION ALL SELECT 8, 'year', to_json(m."year") WHERE coalesce(m."yearMin", m."yearMax") IS NOT NULL AND m."year" IS NOT NULL
    UNION ALL SELECT 10 + f."bit", 'fact', to_json(f."fact") FROM "matchFact" f WHERE m."sharedFacts" >> f."bit" & 1 = 1
    UNION ALL SELECT 99, 'new', NULL WHERE m."since" > now() - make_interval(days => ${sql.lit(newFor)})
  ) AS "reason")`

// Bounds as minimum and maximum; an approximate amount is both.
const wantedFrom = (name: string, about: string) =>
  sql`CASE WHEN coalesce(m.${sql.ref(`${name}Min`)}, m.${sql.ref(`${name}Max`)}) IS NULL THEN m.${sql.ref(about)} ELSE m.${sql.ref(`${name}Min`)} END`
const wantedTo = (name: string, about: string) =>
  sql`CASE WHEN coalesce(m.${sql.ref(`${name}Min`)}, m.${sql.ref(`${name}Max`)}) IS NULL THEN m.${sql.ref(about)} ELSE m.${sql.ref(`${name}Max`)} END`
const amountLack = (at: number, name: string, about: string, isMet: RawBuilder<unknown>) => sql`
  SELECT ${sql.lit(at)}, ${sql.lit(name)}, NULL::text, ${wantedFrom(name, about)}, ${wantedTo(name, about)}, to_json(m.${sql.ref(name)})
  WHERE m.${sql.ref(about)} IS NOT NULL AND NOT ${isMet}`

// Some facts come from several fields; such a fact is null only if all its fields are.
const factOf = sql`CASE f."fact"
  WHEN 'nearSea' THEN CASE WHEN o."distanceFromSea" IS NOT NULL THEN false END
  WHEN 'parking' THEN coalesce(o."parking", CASE WHEN o."parkingLots" IS NOT NULL THEN false END)
  WHEN 'balcony' THEN coalesce(o."balcony", CASE WHEN o."sizeOfBalconies" IS NOT NULL THEN false END)
  WHEN 'view' THEN coalesce(o."view", o."seaView")
  ELSE (to_jsonb(o) ->> f."fact")::boolean END`

/**
 * SQL for the lacks of the pair "m" as JSON: what the lead asks for and the object does not have.
 * "o" is its object.
 */
export const lacksIn = (language: string) => sql`(
  SELECT coalesce(json_agg(json_build_object('code', "code", 'wanted', "wanted", 'min', "min", 'max', "max", 'has', "has") ORDER BY "at"), '[]'::json)
  FROM (
    SELECT 1 AS "at", 'type' AS "code", (SELECT string_agg(${inLanguage('text', language)}, ' / ' ORDER BY "position", "value") FROM "selectOption"
        WHERE "list" = 'objectSubType' AND "value" = ANY (m."wantedSubTypes")) AS "wanted",
      NULL::numeric AS "min", NULL::numeric AS "max",
      to_json((SELECT ${inLanguage('text', language)} FROM "selectOption" WHERE "list" = 'objectSubType' AND "value" = m."subType")) AS "has"
      WHERE cardinality(m."wantedSubTypes") > 0 AND NOT m."hasSubType"
    UNION ALL ${amountLack(2, 'bedrooms', 'wantedBedrooms', sql`coalesce(m."bedroomsFit" > 0, false)`)}
    UNION ALL ${amountLack(3, 'area', 'wantedArea', sql`m."areaFits"`)}
    UNION ALL ${amountLack(4, 'lotArea', 'wantedLotArea', sql`m."lotAreaFits"`)}
    UNION ALL SELECT 5, 'floor', NULL, m."floorMin", m."floorMax", NULL
      WHERE coalesce(m."floorMin", m."floorMax") IS NOT NULL AND m."floor" IS NULL
    UNION ALL SELECT 6, 'year', NULL, m."yearMin", m."yearMax", NULL
      WHERE coalesce(m."yearMin", m."yearMax") IS NOT NULL AND m."year" IS NULL
    UNION ALL SELECT 10 + f."bit", 'fact', f."fact", NULL, NULL, to_json(${factOf})
      FROM "matchFact" f JOIN "object" o ON o."id" = m."objectId"
      WHERE m."wantedFacts" >> f."bit" & 1 = 1 AND m."sharedFacts" >> f."bit" & 1 = 0
  ) AS "lack")`

// Why a pair fits, told from what the view "match" says of it: the same from either side.
import { sql } from 'kysely'
import { inLanguage } from '#features/settings/selectLists.store.ts'

/** For how many days an object is new. */
const newFor = 14

// The smallest of the wanted places that it lies in, else one that is near.
const wantedPlace = (language: string) => sql`(
  SELECT ${inLanguage('w.name', language)} FROM "place" w
  WHERE w."id" = ANY (m."wantedPlaces") AND w."id" = ANY (CASE
    WHEN m."isInside" THEN (SELECT p."path" FROM "place" p WHERE p."id" = m."placeId")
    ELSE (SELECT n."near" FROM "matchNear" n WHERE n."placeId" = m."placeId") END)
  ORDER BY cardinality(w."path") DESC, w."id" LIMIT 1)`

const percentOver = sql`ceil(100 * (m."price" / m."priceMax" - 1))`
const percentUnder = sql`ceil(100 * (1 - m."price" / m."priceMin"))`

/** SQL for the reasons of the pair "m", as JSON, the weightiest first. */
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
    UNION ALL SELECT 10 + f."bit", 'fact', to_json(f."fact") FROM "matchFact" f WHERE m."sharedFacts" >> f."bit" & 1 = 1
    UNION ALL SELECT 99, 'new', NULL WHERE m."since" > now() - make_interval(days => ${sql.lit(newFor)})
  ) AS "reason")`

import { sql } from 'kysely'
import { mostHits } from '#base/register/find.contract.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import type { Hits } from '#base/register/recordsOnServer.ts'

// An exact reference number comes before all hits of any kind; a mere beginning of one comes after them.
export const objectHits: Hits = (searchStr, { language }) => sql`
  SELECT "Object"."id", title."one" AS "description", 'Object' AS "entity",
    CASE found."rank" WHEN 0 THEN -1 WHEN 1 THEN 4 ELSE found."rank" END AS "rank", found."sortedBy",
    CASE WHEN ${isOtherTitle(searchStr)} THEN 'otherTitle' END AS "by",
    CASE WHEN ${isOtherTitle(searchStr)} THEN nullif(left(other."one", 120), '') END AS "found"
  FROM searchObjects(${searchStr}, false, ${mostHits}) AS found
  JOIN "object" "Object" ON "Object"."id" = found."id"
  CROSS JOIN LATERAL (SELECT ${titleOf('Object', language)} AS "one") AS title
  CROSS JOIN LATERAL (
    SELECT "one" FROM unnest(ARRAY["Object"."titleEl", "Object"."titleRu", "Object"."title"]) AS "one"
    WHERE ' ' || fold("one") ~ ALL (wordPatternsOf(${searchStr}))
    UNION ALL SELECT '' LIMIT 1
  ) AS other`

// The hit matches a title in another language than the one shown.
const isOtherTitle = (searchStr: string) =>
  sql`found."rank" > 1 AND NOT ' ' || fold(title."one") ~ ALL (wordPatternsOf(${searchStr}))`

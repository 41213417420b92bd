import { sql } from 'kysely'
import { mostHits } from '#base/register/find.contract.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import type { Hits } from '#base/register/recordsOnServer.ts'

// An exact reference number comes before all other hits; the beginning of one comes after them. `OFFSET 0` prevents inlining, which
// would compute a title once for each place where it is used.
export const objectHits: Hits = (searchStr, { language }) => sql`
  SELECT "Object"."id", title."one" AS "description", 'Object' AS "entity",
    CASE found."rank" WHEN 0 THEN -1 WHEN 1 THEN 4 ELSE found."rank" END AS "rank", found."sortedBy",
    CASE WHEN shown."isOther" THEN 'otherTitle' END AS "by",
    CASE WHEN shown."isOther" THEN nullif(left(other."one", 120), '') END AS "found"
  FROM searchObjects(${searchStr}, false, ${mostHits}) AS found
  JOIN "object" "Object" ON "Object"."id" = found."id"
  CROSS JOIN LATERAL (SELECT ${titleOf('Object', language)} AS "one" OFFSET 0) AS title
  CROSS JOIN LATERAL (
    SELECT found."rank" > 1 AND NOT ' ' || fold(title."one") ~ ALL (${wordsOf(searchStr)}) AS "isOther" OFFSET 0
  ) AS shown
  CROSS JOIN LATERAL (
    SELECT "one" FROM unnest(ARRAY["Object"."titleEl", "Object"."titleRu", "Object"."title"]) AS "one"
    WHERE shown."isOther" AND ' ' || fold("one") ~ ALL (${wordsOf(searchStr)})
    UNION ALL SELECT '' LIMIT 1
  ) AS other`

// A separate query, which runs once: the plan of a prepared statement would compute it for each title.
const wordsOf = (searchStr: string) => sql`(SELECT wordPatternsOf(${searchStr}))::text[]`

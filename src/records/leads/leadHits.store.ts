import { sql } from 'kysely'
import { mostHits } from '#base/register/find.contract.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import type { Hits } from '#base/register/recordsOnServer.ts'

// An exact number comes first; leads found by a word of the name or description come after accounts of that name.
export const leadHits: Hits = (searchStr, actor) => sql`
  SELECT "Demand"."id", ${titleOf('Demand', actor.language)} AS "description", 'Lead' AS "entity",
    found."rank" + 1 AS "rank", found."sortedBy", CASE found."rank" WHEN 0 THEN 'number' END AS "by", NULL AS "found"
  FROM searchLeads(${searchStr}, ${mostHits}) AS found
  JOIN "lead" "Demand" ON "Demand"."id" = found."id" AND ${asSql(allowed('open', 'Demand', actor))}`

import { sql } from 'kysely'
import { mostHits } from '#base/register/find.contract.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import type { Hits } from '#base/register/recordsOnServer.ts'

export const documentHits: Hits = (searchStr, actor) => sql`
  SELECT "Document"."id", ${titleOf('Document', actor.language)} AS "description", 'Document' AS "entity",
    found."rank", found."sortedBy", CASE found."rank" WHEN 6 THEN 'content' END AS "by", NULL AS "found"
  FROM searchDocuments(${searchStr}, ${mostHits}) AS found
  JOIN "document" "Document" ON "Document"."id" = found."id" AND ${asSql(allowed('open', 'Document', actor))}`

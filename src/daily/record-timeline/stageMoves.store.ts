// Reads changes of deals' stages from the action log.
import { sql } from 'kysely'
import { inLanguage } from '#kit/db/inLanguage.ts'
import { textOfRecord } from '#base/register/recordTitles.store.ts'
import type { Db } from '#base/backend/backend.ts'

export type StageMove = {
  id: number
  dealId: number
  title: string | null
  from: string | null
  to: string | null
}

const stage = (when: 'attributes' | 'previous', language: string) => sql`(
  SELECT ${inLanguage('text', language)} FROM "selectOption"
  WHERE "list" = 'dealStage' AND "value" = (l."data" -> ${sql.lit(when)} ->> 'dealStage')::integer)`

/** The stage changes by id of their log entry. */
export async function movesOf(
  db: Db,
  ids: readonly number[],
  language: string,
): Promise<StageMove[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<StageMove>`
    SELECT l."id", l."entityId" AS "dealId", ${stage('previous', language)} AS "from", ${stage('attributes', language)} AS "to",
      (${textOfRecord('title', sql`'Deal'::text`, sql`l."entityId"`, language)}) AS "title"
    FROM "actionLog" l WHERE l."id" = ANY(${ids}::bigint[])
  `.execute(db)
  return rows
}

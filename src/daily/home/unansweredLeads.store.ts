// New leads that wait for an answer.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { leadName } from '#records/leads/list/leadLists.store.ts'
import { isOpenStage, live, openLeads } from '#records/leads/list/openLeads.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Unanswered, UnansweredLead } from './diary.contract.ts'
import { mostShown } from './home.contract.ts'

type Row = UnansweredLead & { totalRows: number }

export async function unansweredLeads(db: Db, actor: Actor): Promise<Unanswered> {
  const mine = sql`l."assignedIds" && ${[actor.accountId]}::integer[]`
  const where = [live, isOpenStage(sql`l."stage"`), ...openLeads(actor)]
  const { rows } = await sql<Row>`
    WITH "waiting" AS (
      SELECT l."id", l."createdOn", ${mine} AS "isMine", count(*) OVER () AS "totalRows"
      FROM "lead" l
      WHERE ${sql.join(where, sql` AND `)} AND l."answeredOn" IS NULL
        AND l."createdOn" > now() - interval '30 days' AND (${mine} OR l."assignedIds" = '{}')
      ORDER BY l."createdOn", l."id" LIMIT ${mostShown}
    )
    SELECT w."id", w."createdOn", w."isMine", w."totalRows"::integer AS "totalRows",
      coalesce(${leadName}, '#' || l."id") AS "name", left(l."description", 160) AS "description",
      s."name" AS "source", floor(extract(epoch FROM now() - w."createdOn") / 3600)::integer AS "hours",
      w."createdOn" < now() - make_interval(hours => (SELECT "answerWithin" FROM "leadRule")) AS "isLate"
    FROM "waiting" w JOIN "lead" l ON l."id" = w."id" LEFT JOIN "account" s ON s."id" = l."source"
    ORDER BY w."createdOn", w."id"
  `.execute(db)
  return {
    items: rows.map(({ totalRows: _total, ...lead }) => lead),
    totalRows: rows[0]?.totalRows ?? 0,
  }
}

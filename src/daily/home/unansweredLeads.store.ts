// New leads that wait for an answer.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { isMine, needsAttention } from '#records/leads/list/leadAttention.store.ts'
import { leadName } from '#records/leads/list/leadLists.store.ts'
import { phoneLink } from '#base/people/phoneLink.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { live, openLeads } from '#records/leads/list/openLeads.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Unanswered, UnansweredLead } from './diary.contract.ts'
import { mostShown } from './home.contract.ts'

type Row = Omit<UnansweredLead, 'phoneLink'> & { totalRows: number }

export async function unansweredLeads(db: Db, actor: Actor): Promise<Unanswered> {
  const where = [live, needsAttention('unanswered', actor), ...openLeads(actor)]
  const { rows } = await sql<Row>`
    WITH "waiting" AS (
      SELECT l."id", l."createdOn", ${isMine(actor)} AS "isMine", count(*) OVER () AS "totalRows"
      FROM "lead" l
      WHERE ${sql.join(where, sql` AND `)}
      ORDER BY l."createdOn", l."id" LIMIT ${mostShown}
    )
    SELECT w."id", w."createdOn", w."isMine", w."totalRows"::integer AS "totalRows",
      coalesce(${leadName}, '#' || l."id") AS "name", left(l."description", 160) AS "description",
      s."name" AS "source", nullif(split_part("Account"."phone", ';', 1), '') AS "phone", floor(extract(epoch FROM now() - w."createdOn") / 3600)::integer AS "hours",
      w."createdOn" < now() - make_interval(hours => (SELECT "answerWithin" FROM "leadRule")) AS "isLate"
    FROM "waiting" w JOIN "lead" l ON l."id" = w."id" LEFT JOIN "account" s ON s."id" = l."source"
    LEFT JOIN "account" "Account" ON "Account"."id" = l."accountId" AND "Account"."deletedOn" IS NULL
      AND ${asSql(allowed('open', 'Account', actor))}
    ORDER BY w."createdOn", w."id"
  `.execute(db)
  return {
    items: rows.map(({ totalRows: _total, ...lead }) => ({
      ...lead,
      phoneLink: (lead.phone && phoneLink(lead.phone)) ?? null,
    })),
    totalRows: rows[0]?.totalRows ?? 0,
  }
}

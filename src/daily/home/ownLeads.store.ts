// A person's open leads by stage, with the commission that their open deals will bring.
import { sql } from 'kysely'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { isMine, needsAttention } from '#records/leads/list/leadAttention.store.ts'
import { isOpenStage, live, openLeads } from '#records/leads/list/openLeads.store.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Home } from './home.contract.ts'

type Row = Home['leads']['stages'][number] & { noNextStep: number; untouched: number }

export async function ownLeads(db: Db, actor: Actor): Promise<Home['leads']> {
  const own = [live, isMine(actor), isOpenStage(sql`l."stage"`), ...openLeads(actor)]
  const { rows } = await sql<Row>`
    WITH "own" AS MATERIALIZED (
      SELECT l."id", coalesce(l."stage", 0) AS "stage",
        ${needsAttention('noNextStep', actor)} AS "noNextStep", ${needsAttention('untouched', actor)} AS "untouched"
      FROM "lead" l WHERE ${sql.join(own, sql` AND `)}
    ), "expected" AS (
      SELECT "own"."stage", sum("Deal"."comission") AS "comission"
      FROM "own" JOIN "deal" "Deal" ON "Deal"."demandId" = "own"."id"
      WHERE "Deal"."deletedOn" IS NULL AND ${asSql(allowed('open', 'Deal', actor))}
        AND coalesce("Deal"."dealStage", 0) <> ALL (ARRAY(
          SELECT "value" FROM "selectOption" WHERE "list" = 'dealStage' AND "closed"))
      GROUP BY 1
    ), "counted" AS (
      SELECT "stage", count(*) AS "count", count(*) FILTER (WHERE "noNextStep") AS "noNextStep",
        count(*) FILTER (WHERE "untouched") AS "untouched"
      FROM "own" GROUP BY 1
    )
    SELECT c.*, ${inLanguage('o.text', actor.language)} AS "text", coalesce(o."position", 0) - 1 AS "place", "expected"."comission"
    FROM "counted" c LEFT JOIN "expected" ON "expected"."stage" = c."stage"
    LEFT JOIN "selectOption" o ON o."list" = 'leadStage' AND o."value" = c."stage"
    ORDER BY o."position" NULLS FIRST, c."stage"
  `.execute(db)
  const sum = (of: 'noNextStep' | 'untouched') => rows.reduce((all, row) => all + row[of], 0)
  const stages = rows.map(({ noNextStep: _step, untouched: _touch, ...stage }) => stage)
  return { stages, noNextStep: sum('noNextStep'), untouched: sum('untouched') }
}

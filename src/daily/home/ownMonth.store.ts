// A person's figures of this month until today, and of the same days of the month before.
import { sql } from 'kysely'
import { addDays, agencyToday } from '#kit/clock.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { dealStages } from '#base/settings/knownOptions.contract.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Home } from './home.contract.ts'

type Figures = Home['month']['now']

export async function ownMonth(db: Db, actor: Actor): Promise<Home['month']> {
  const { from, till, before } = monthTill(agencyToday())
  const me = sql`${[actor.accountId]}::integer[]`
  const { rows } = await sql<{ isNow: boolean } & Figures>`
    SELECT "isNow", count("deal") AS "deals", coalesce(sum("comission"), 0) AS "comission", count("viewing") AS "viewings"
    FROM (
      SELECT "Deal"."endDate" AS "day", "Deal"."id" AS "deal", "Deal"."comission", NULL::integer AS "viewing"
      FROM "deal" "Deal"
      WHERE "Deal"."deletedOn" IS NULL AND "Deal"."dealStage" = ${sql.lit(dealStages.won)}
        AND "Deal"."endDate" BETWEEN ${before.from}::date AND ${till}::date
        AND "Deal"."assignedIds" && ${me} AND ${asSql(allowed('open', 'Deal', actor))}
      UNION ALL
      SELECT "Viewing"."dateOfViewing"::date, NULL, NULL, "Viewing"."id" FROM "viewing" "Viewing"
      WHERE "Viewing"."deletedOn" IS NULL AND "Viewing"."dateOfViewing" >= ${before.from}::timestamp
        AND "Viewing"."dateOfViewing" < ${addDays(till, 1)}::timestamp
        AND "Viewing"."assignedIds" && ${me} AND ${asSql(allowed('open', 'Viewing', actor))}
    ) AS "done", LATERAL (SELECT "day" >= ${from}::date AS "isNow") AS "month"
    WHERE "isNow" OR "day" <= ${before.till}::date
    GROUP BY 1
  `.execute(db)
  const of = (isNow: boolean): Figures => {
    const { deals = 0, comission = 0, viewings = 0 } = rows.find((row) => row.isNow === isNow) ?? {}
    return { deals, comission, viewings }
  }
  return { from, till, now: of(true), before: { ...before, ...of(false) } }
}

/** This month until a day, and the month before until the same day, or until its end if it is shorter. */
export function monthTill(till: string) {
  const from = `${till.slice(0, 7)}-01`
  const lastBefore = addDays(from, -1)
  const sameDay = `${lastBefore.slice(0, 7)}${till.slice(7)}`
  return {
    from,
    till,
    before: {
      from: `${lastBefore.slice(0, 7)}-01`,
      till: sameDay < lastBefore ? sameDay : lastBefore,
    },
  }
}

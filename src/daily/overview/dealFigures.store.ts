// Deals won in a period, by month and by agent, and the number of viewings.
import { sql } from 'kysely'
import { keptBetween } from '#kit/db/totals.ts'
import { dealStages } from '#base/settings/knownOptions.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { monthAt } from './monthAt.store.ts'
import type { Overview } from './overview.contract.ts'
import { daysTo, monthsOf } from './period.ts'
import type { Period } from './period.ts'

type Deals = Overview['deals']
type DealRows = {
  months: ({ at: number } & Record<'count' | 'amount' | 'comission', number>)[]
  agents: Deals['agents']
}

const sums = sql`count(*) AS "count", coalesce(sum(d."price"), 0) AS "amount", coalesce(sum(d."comission"), 0) AS "comission"`

export async function dealFigures(db: Db, period: Period): Promise<Deals> {
  const won = sql`d."deletedOn" IS NULL AND d."dealStage" = ${sql.lit(dealStages.won)}
    AND d."endDate" BETWEEN ${period.from}::date AND ${period.to}::date`
  const { rows } = await sql<DealRows>`
    SELECT
      (SELECT coalesce(json_agg(m), '[]'::json) FROM (
        SELECT ${monthAt(sql`d."endDate"`, period)} AS "at", sum(d."count") AS "count", sum(d."amount") AS "amount", sum(d."comission") AS "comission"
        FROM (SELECT "endDate", ${sums} FROM "deal" d WHERE ${won} GROUP BY 1) AS d GROUP BY 1) AS m) AS "months",
      (SELECT coalesce(json_agg(json_build_object('id', g."accountId", 'name', a."name", 'count', g."count", 'amount', g."amount", 'comission', g."comission")
          ORDER BY g."amount" DESC, a."name", g."accountId"), '[]'::json)
        FROM (SELECT "agent"."id" AS "accountId", ${sums} FROM "deal" d ${joinAgents} WHERE ${won} GROUP BY 1) AS g
        LEFT JOIN "account" a ON a."id" = g."accountId") AS "agents"
  `.execute(db)
  const { months, agents } = rows[0]!
  const byMonth = new Map(months.map(({ at, ...each }) => [at, each]))
  const sum = (name: 'count' | 'amount' | 'comission') =>
    months.reduce((all, each) => all + Math.round(each[name] * 100), 0) / 100
  return {
    count: sum('count'),
    amount: sum('amount'),
    comission: sum('comission'),
    wonStage: dealStages.won,
    months: monthsOf(period).map(({ month }, at) => ({
      month,
      ...(byMonth.get(at + 1) ?? { count: 0, amount: 0, comission: 0 }),
    })),
    agents,
  }
}

// A deal counts for each of its agents; one without agents counts for nobody.
const joinAgents = sql`LEFT JOIN LATERAL unnest(d."assignedIds") AS "agent" ("id") ON true`

/** Sum of the stored counts per day (see "keptOrder"). */
export const viewingCount = (db: Db, { from, to }: Period): Promise<number> =>
  keptBetween(db, { list: 'viewings', sort: 'day', from: daysTo(from), to: daysTo(to) })

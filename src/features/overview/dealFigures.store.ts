// Deals that were won in a period, by month and by who saw to them, and the viewings beside them.
import { sql } from 'kysely'
import { countRows } from '#kit/db/countRows.ts'
import { onDays } from '#kit/db/days.ts'
import { dealStages } from '#features/deals/dealFields.contract.ts'
import { agentsOfDeal } from '#features/deals/dealFilters.store.ts'
import type { Db } from '../backend.ts'
import type { Overview } from './overview.contract.ts'
import { monthsOf } from './period.ts'
import type { Period } from './period.ts'

type Deals = Overview['deals']

export async function dealFigures(db: Db, period: Period): Promise<Deals> {
  const won = sql`d."deletedOn" IS NULL AND d."dealStage" = ${sql.lit(dealStages.won)}
    AND d."endDate" BETWEEN ${period.from}::date AND ${period.to}::date`
  const [months, agents] = await Promise.all([
    sql<Deals['months'][number]>`
      SELECT to_char(d."endDate", 'YYYY-MM') AS "month", count(*) AS "count", coalesce(sum(d."price"), 0) AS "amount"
      FROM "deal" d WHERE ${won} GROUP BY 1
    `.execute(db),
    sql<Deals['agents'][number]>`
      SELECT g."accountId" AS "id", a."name", g."count", g."amount"
      FROM (
        SELECT x."accountId", count(*) AS "count", coalesce(sum(d."price"), 0) AS "amount"
        FROM "deal" d LEFT JOIN LATERAL ${agentsOfDeal} AS x ON true WHERE ${won} GROUP BY 1
      ) AS g
      LEFT JOIN "account" a ON a."id" = g."accountId"
      ORDER BY g."amount" DESC, a."name", g."accountId"
    `.execute(db),
  ])
  const byMonth = new Map(months.rows.map((each) => [each.month, each]))
  const sum = (name: 'count' | 'amount') =>
    months.rows.reduce((all, each) => all + Math.round(each[name] * 100), 0) / 100
  return {
    count: sum('count'),
    amount: sum('amount'),
    wonStage: dealStages.won,
    months: monthsOf(period).map(
      ({ month }) => byMonth.get(month) ?? { month, count: 0, amount: 0 },
    ),
    agents: agents.rows,
  }
}

export const viewingCount = (db: Db, period: Period): Promise<number> =>
  countRows(db, sql`"viewing" v`, [
    sql`v."deletedOn" IS NULL`,
    ...onDays(sql`v."dateOfViewing"`, 'local', period),
  ])

// Deals that were won in a period, by month and by who saw to them, and the viewings beside them.
import { sql } from 'kysely'
import { countRows } from '#kit/db/countRows.ts'
import { onDays } from '#kit/db/days.ts'
import { dealStages } from '#features/deals/dealFields.contract.ts'
import type { Db } from '../backend.ts'
import { monthAt } from './monthAt.store.ts'
import type { Overview } from './overview.contract.ts'
import { monthsOf } from './period.ts'
import type { Period } from './period.ts'

type Deals = Overview['deals']
type Found = {
  months: ({ at: number } & Record<'count' | 'amount' | 'comission', number>)[]
  agents: Deals['agents']
}

const sums = sql`count(*) AS "count", coalesce(sum("price"), 0) AS "amount", coalesce(sum("comission"), 0) AS "comission"`

export async function dealFigures(db: Db, period: Period): Promise<Deals> {
  const { rows } = await sql<Found>`
    WITH "won" AS MATERIALIZED (
      SELECT d."id", d."demandId", d."objectId", d."price", d."comission", ${monthAt(sql`d."endDate"`, period)} AS "at" FROM "deal" d
      WHERE d."deletedOn" IS NULL AND d."dealStage" = ${sql.lit(dealStages.won)}
        AND d."endDate" BETWEEN ${period.from}::date AND ${period.to}::date
    ), ${seenTo}
    SELECT
      (SELECT coalesce(json_agg(m), '[]'::json)
        FROM (SELECT "at", ${sums} FROM "won" GROUP BY 1) AS m) AS "months",
      (SELECT coalesce(json_agg(json_build_object('id', g."accountId", 'name', a."name", 'count', g."count", 'amount', g."amount", 'comission', g."comission")
          ORDER BY g."amount" DESC, a."name", g."accountId"), '[]'::json)
        FROM (SELECT "accountId", ${sums} FROM "seenTo" GROUP BY 1) AS g
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

const assigned = (kind: 'Demand' | 'Object', id: 'demandId' | 'objectId') => sql`
  SELECT w."id", w."price", w."comission", s."accountId" FROM "won" w
  JOIN "assignment" s ON s."parentKind" = ${sql.lit(kind)} AND s."parentId" = w.${sql.ref(id)}
  JOIN "account" a ON a."id" = s."accountId" AND a."deletedOn" IS NULL`

/** As `agentsOfDeal` has it, but of all at once: who looks after the lead, else after the object, else nobody. */
const seenTo = sql`
  "byLead" AS MATERIALIZED (${assigned('Demand', 'demandId')}),
  "byObject" AS MATERIALIZED (
    ${assigned('Object', 'objectId')} WHERE NOT EXISTS (SELECT FROM "byLead" b WHERE b."id" = w."id")
  ),
  "seenTo" AS (
    SELECT "price", "comission", "accountId" FROM "byLead"
    UNION ALL SELECT "price", "comission", "accountId" FROM "byObject"
    UNION ALL SELECT "price", "comission", NULL FROM "won" w WHERE NOT EXISTS (SELECT FROM "byLead" b WHERE b."id" = w."id")
      AND NOT EXISTS (SELECT FROM "byObject" b WHERE b."id" = w."id")
  )`

export const viewingCount = (db: Db, period: Period): Promise<number> =>
  countRows(db, sql`"viewing" v`, [
    sql`v."deletedOn" IS NULL`,
    ...onDays(sql`v."dateOfViewing"`, 'local', period),
  ])

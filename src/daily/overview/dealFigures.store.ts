// Deals won in a period, by month and by agent, and the number of viewings.
import { sql } from 'kysely'
import { keptBetween } from '#kit/db/totals.ts'
import { dealStages } from '#base/settings/knownOptions.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Overview } from './overview.contract.ts'
import { addDays } from '#kit/clock.ts'
import { daysTo, monthsOf, slicesBefore } from './period.ts'
import type { Period } from './period.ts'
import { sliceAt } from './sliceAt.store.ts'

type Deals = Overview['deals']
type Figures = Deals['before']
type DealRows = { slices: ({ at: number } & Figures)[]; agents: Deals['agents'] }

const sums = sql`count(*) AS "count", coalesce(sum(d."price"), 0) AS "amount", coalesce(sum(d."comission"), 0) AS "comission"`

/** Reads the days of the period and of the one before it together, in one pass over the index. */
export async function dealFigures(db: Db, period: Period, before: Period): Promise<Deals> {
  const [earlier, months] = [slicesBefore(period), monthsOf(period)]
  const slices = [...earlier.flatMap((slice) => cutAfter(slice, before.to)), ...months]
  const won = (
    from: string,
  ) => sql`d."deletedOn" IS NULL AND d."dealStage" = ${sql.lit(dealStages.won)}
    AND d."endDate" BETWEEN ${from}::date AND ${period.to}::date`
  const { rows } = await sql<DealRows>`
    SELECT
      (SELECT coalesce(json_agg(m), '[]'::json) FROM (
        SELECT ${sliceAt(sql`d."endDate"`, slices)} AS "at", sum(d."count") AS "count", sum(d."amount") AS "amount", sum(d."comission") AS "comission"
        FROM (SELECT "endDate", ${sums} FROM "deal" d WHERE ${won(before.from)} GROUP BY 1) AS d GROUP BY 1) AS m) AS "slices",
      (SELECT coalesce(json_agg(json_build_object('id', g."accountId", 'name', a."name", 'count', g."count", 'amount', g."amount", 'comission', g."comission")
          ORDER BY g."amount" DESC, a."name", g."accountId"), '[]'::json)
        FROM (SELECT "agent"."id" AS "accountId", ${sums} FROM "deal" d ${joinAgents} WHERE ${won(period.from)} GROUP BY 1) AS g
        LEFT JOIN "account" a ON a."id" = g."accountId") AS "agents"
  `.execute(db)
  const { slices: found, agents } = rows[0]!
  const within = ({ from, to }: Period): Figures => {
    const some = found.filter(({ at }) => {
      const { from: begins } = slices[at - 1]!
      return begins >= from && begins <= to
    })
    const sum = (name: keyof Figures) =>
      some.reduce((all, each) => all + Math.round(each[name] * 100), 0) / 100
    return { count: sum('count'), amount: sum('amount'), comission: sum('comission') }
  }
  return {
    ...within(period),
    wonStage: dealStages.won,
    months: months.map((month) => ({ month: month.month, ...within(month) })),
    before: within(before),
    monthsBefore: earlier.map(within),
    agents,
  }
}

/** A slice in two, if the day is within it and not its last. */
const cutAfter = ({ from, to }: Period, day: string): Period[] =>
  day >= from && day < to
    ? [
        { from, to: day },
        { from: addDays(day, 1), to },
      ]
    : [{ from, to }]

// A deal counts for each of its agents; one without agents counts for nobody.
const joinAgents = sql`LEFT JOIN LATERAL unnest(d."assignedIds") AS "agent" ("id") ON true`

/** Sums of the stored counts per day (see "keptOrder"). */
export async function viewingCounts(
  db: Db,
  period: Period,
  before: Period,
): Promise<Overview['viewings']> {
  const [now, earlier] = await Promise.all(
    [period, before].map(({ from, to }) =>
      keptBetween(db, { list: 'viewings', sort: 'day', from: daysTo(from), to: daysTo(to) }),
    ),
  )
  return { count: now!, before: earlier! }
}

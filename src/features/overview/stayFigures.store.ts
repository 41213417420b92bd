// Short stays by month: how many nights were slept of those that there were, and what came in.
import { sql } from 'kysely'
import type { Db } from '../backend.ts'
import type { Overview } from './overview.contract.ts'
import { monthsOf } from './period.ts'
import type { Period } from './period.ts'

type Stays = Overview['stays']
type Slept = Pick<Stays['months'][number], 'month' | 'stays' | 'nights'>
type Left = Pick<Stays['months'][number], 'month' | 'departures' | 'total' | 'finalComission'>

/** As the list of options numbers it. */
const cancelled = 5
const counts = sql`r."deletedOn" IS NULL AND r."reservationStage" <> ${sql.lit(cancelled)}`

export async function stayFigures(db: Db, period: Period): Promise<Stays> {
  const months = monthsOf(period)
  const [slept, left, known] = await Promise.all([
    sql<Slept>`
      SELECT m."month", count(*) AS "stays",
        sum(least(r."checkOut", m."to" + 1) - greatest(r."checkIn", m."from")) AS "nights"
      FROM unnest(${months.map(({ month }) => month)}::text[], ${months.map(({ from }) => from)}::date[],
        ${months.map(({ to }) => to)}::date[]) AS m ("month", "from", "to")
      JOIN "reservation" r ON daterange(r."checkIn", r."checkOut", '[)') && daterange(m."from", m."to", '[]')
      WHERE ${counts} GROUP BY 1
    `.execute(db),
    sql<Left>`
      SELECT to_char(r."checkOut", 'YYYY-MM') AS "month", count(*) AS "departures",
        coalesce(sum(r."total"), 0) AS "total", coalesce(sum(r."finalComission"), 0) AS "finalComission"
      FROM "reservation" r
      WHERE ${counts} AND r."checkOut" BETWEEN ${period.from}::date AND ${period.to}::date GROUP BY 1
    `.execute(db),
    sql<Pick<Stays, 'objects' | 'stages'>>`
      SELECT (SELECT count(*) FROM "object" WHERE "forShortRent" AND "deletedOn" IS NULL AND NOT "isBlank") AS "objects",
        ARRAY(SELECT "value" FROM "selectOption" WHERE "list" = 'reservationStage'
          AND "value" <> ${sql.lit(cancelled)} ORDER BY "position") AS "stages"
    `.execute(db),
  ])
  const nights = new Map(slept.rows.map((each) => [each.month, each]))
  const money = new Map(left.rows.map((each) => [each.month, each]))
  return {
    ...known.rows[0]!,
    months: months.map(({ month, from, to }) => ({
      ...{ month, stays: 0, nights: 0, departures: 0, total: 0, finalComission: 0 },
      ...nights.get(month),
      ...money.get(month),
      days: (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1,
    })),
  }
}

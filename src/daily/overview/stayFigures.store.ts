// Short stays by month: occupied nights and income.
import { inCents } from '#kit/fields/inCents.ts'
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { Overview } from './overview.contract.ts'
import { daysTo, monthsOf, slicesBefore } from './period.ts'
import type { Period } from './period.ts'
import { sliceAt } from './sliceAt.store.ts'

type Stays = Overview['stays']
type Month = Stays['months'][number]

/** Number of the option. */
const cancelled = 5
const counts = sql`r."deletedOn" IS NULL AND r."reservationStage" <> ${sql.lit(cancelled)}`
/** Nights of the longest possible stay. */
const longest = 1000

/** Stays that begin in the same month, with the sum of their arrival days since 2000. */
type Arrived = { first: number; stays: number; days: number }
/**
 * Stays with the same month of the last night and the same month of departure, with the sum of
 * their departure days.
 */
type Left = {
  last: number
  left: number
  stays: number
  days: number
  total: number
  finalComission: number
}

/**
 * Reads each stay once, with an index-only scan, however many months it covers; its nights follow
 * from its two days.
 */
export async function stayFigures(db: Db, period: Period): Promise<Stays> {
  const months = monthsOf(period)
  const slices = [...slicesBefore(period), ...months]
  const { from } = slices[0]!
  const [found, known] = await Promise.all([
    sql<{ arrived: Arrived[]; left: Left[] }>`
      WITH "days" AS MATERIALIZED (
        SELECT r."checkIn", r."checkOut", count(*) AS "stays", coalesce(sum(r."total"), 0) AS "total",
          coalesce(sum(r."finalComission"), 0) AS "finalComission"
        FROM "reservation" r
        WHERE ${counts} AND r."checkIn" <= ${period.to}::date AND r."checkOut" >= ${from}::date
          AND r."checkIn" >= ${from}::date - ${sql.lit(longest)} GROUP BY GROUPING SETS ((1), (2))
      )
      SELECT (SELECT coalesce(json_agg(a), '[]'::json) FROM (
          SELECT ${sliceAt(sql`"checkIn"`, slices)} AS "first", sum("stays") AS "stays",
            sum("stays" * ("checkIn" - '2000-01-01'::date)) AS "days"
          FROM "days" WHERE "checkIn" IS NOT NULL GROUP BY 1) AS a) AS "arrived",
        (SELECT coalesce(json_agg(l), '[]'::json) FROM (
          SELECT ${sliceAt(sql`"checkOut" - 1`, slices)} AS "last", ${sliceAt(sql`"checkOut"`, slices)} AS "left", sum("stays") AS "stays",
            sum("stays" * ("checkOut" - '2000-01-01'::date)) AS "days", sum("total") AS "total", sum("finalComission") AS "finalComission"
          FROM "days" WHERE "checkOut" IS NOT NULL GROUP BY 1, 2) AS l) AS "left"
    `.execute(db),
    sql<Pick<Stays, 'objects' | 'stages'>>`
      SELECT (SELECT count(*) FROM "object" WHERE "forShortRent" AND "deletedOn" IS NULL AND NOT "isBlank") AS "objects",
        ARRAY(SELECT "value" FROM "selectOption" WHERE "list" = 'reservationStage'
          AND "value" <> ${sql.lit(cancelled)} ORDER BY "position") AS "stages"
    `.execute(db),
  ])
  const figures = inSlices(found.rows[0]!, slices)
  return {
    ...known.rows[0]!,
    months: figures.slice(-months.length),
    monthsBefore: figures.slice(0, -months.length),
  }
}

type Found = { arrived: Arrived[]; left: Left[] }
function inSlices({ arrived, left }: Found, slices: readonly Period[]): Month[] {
  // Nights before `day`, the first day of the month `month`: nights since all arrivals minus nights
  // since all departures.
  const nightsBefore = (day: number, month: number) =>
    added(arrived, ({ first, stays, days }) => (first < month ? stays * day - days : 0)) -
    added(left, ({ last, stays, days }) => (last < month ? stays * day - days : 0))
  return slices.map(({ from, to }, at) => {
    // Months are numbered from 1.
    const number = at + 1
    const [begins, ends] = [daysTo(from), daysTo(to) + 1]
    const gone = left.filter((each) => each.left === number)
    return {
      month: from.slice(0, 7),
      days: ends - begins,
      stays:
        added(arrived, ({ first, stays }) => (first <= number ? stays : 0)) -
        added(left, ({ last, stays }) => (last < number ? stays : 0)),
      nights: nightsBefore(ends, number + 1) - nightsBefore(begins, number),
      departures: added(gone, ({ stays }) => stays),
      total: inCents(added(gone, ({ total }) => total)),
      finalComission: inCents(added(gone, ({ finalComission }) => finalComission)),
    }
  })
}

const added = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0)

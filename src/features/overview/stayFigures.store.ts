// Short stays by month: how many nights were slept of those that there were, and what came in.
import { sql } from 'kysely'
import type { Db } from '../backend.ts'
import type { Overview } from './overview.contract.ts'
import { monthAt } from './monthAt.store.ts'
import { monthsOf } from './period.ts'
import type { Period } from './period.ts'

type Stays = Overview['stays']
type Month = Stays['months'][number]

/** As the list of options numbers it. */
const cancelled = 5
const counts = sql`r."deletedOn" IS NULL AND r."reservationStage" <> ${sql.lit(cancelled)}`
/** Nights of the longest stay that there may be. */
const longest = 1000

/** Stays whose first night, last night and departure are in the same months, with their days since 2000 added up. */
type Alike = {
  first: number
  last: number
  left: number
  stays: number
  checkIns: number
  checkOuts: number
  total: number
  finalComission: number
}

/** Each stay is read once, in the index alone, however many months it is in. */
export async function stayFigures(db: Db, period: Period): Promise<Stays> {
  const [alike, known] = await Promise.all([
    sql<Alike>`
      SELECT ${monthAt(sql`r."checkIn"`, period)} AS "first", ${monthAt(sql`r."checkOut" - 1`, period)} AS "last",
        ${monthAt(sql`r."checkOut"`, period)} AS "left", count(*) AS "stays",
        sum(r."checkIn" - '2000-01-01'::date) AS "checkIns", sum(r."checkOut" - '2000-01-01'::date) AS "checkOuts",
        coalesce(sum(r."total"), 0) AS "total", coalesce(sum(r."finalComission"), 0) AS "finalComission"
      FROM "reservation" r
      WHERE ${counts} AND r."checkIn" <= ${period.to}::date AND r."checkOut" >= ${period.from}::date
        AND r."checkIn" >= ${period.from}::date - ${sql.lit(longest)} GROUP BY 1, 2, 3
    `.execute(db),
    sql<Pick<Stays, 'objects' | 'stages'>>`
      SELECT (SELECT count(*) FROM "object" WHERE "forShortRent" AND "deletedOn" IS NULL AND NOT "isBlank") AS "objects",
        ARRAY(SELECT "value" FROM "selectOption" WHERE "list" = 'reservationStage'
          AND "value" <> ${sql.lit(cancelled)} ORDER BY "position") AS "stages"
    `.execute(db),
  ])
  return { ...known.rows[0]!, months: byMonth(alike.rows, period) }
}

function byMonth(rows: readonly Alike[], period: Period): Month[] {
  const months = monthsOf(period).map(({ month, from, to }) => {
    const [begins, ends] = [daysTo(from), daysTo(to) + 1]
    const none = { stays: 0, nights: 0, departures: 0, total: 0, finalComission: 0 }
    return { begins, ends, figures: { month, days: ends - begins, ...none } }
  })
  for (const { first, last, left, stays, checkIns, checkOuts, total, finalComission } of rows) {
    // The first month is the one with the number 1.
    for (const [at, { begins, ends, figures }] of months.entries()) {
      if (at + 1 < first || at + 1 > last) continue
      figures.stays += stays
      figures.nights +=
        (at + 1 === last ? checkOuts : ends * stays) -
        (at + 1 === first ? checkIns : begins * stays)
    }
    const figures = months[left - 1]?.figures
    if (!figures) continue
    figures.departures += stays
    figures.total = inCents(figures.total + total)
    figures.finalComission = inCents(figures.finalComission + finalComission)
  }
  return months.map(({ figures }) => figures)
}

const daysTo = (day: string) => (Date.parse(day) - Date.parse('2000-01-01')) / 86_400_000
const inCents = (amount: number) => Math.round(amount * 100) / 100

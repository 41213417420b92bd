// SQL conditions of the reservation filters, one per criterion; the reservation's alias is "r".
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { listed, objectsListed, typedNumber } from '#base/register/listSearch.store.ts'
import { reservationFields } from './reservationFields.contract.ts'
import { conditionsOf } from '#base/lists/conditionsOf.store.ts'
import { dateFilterTypes, reservationFilters } from './reservationLists.contract.ts'
import type { ReservationFilter } from './reservationLists.contract.ts'

type Where = RawBuilder<SqlBool>
type Day = string | null | undefined

export const live: Where = sql<SqlBool>`r."deletedOn" IS NULL`

export function reservationsWhere(filter: ReservationFilter): Where[] {
  const period = within(filter)
  const others = conditionsOf(reservationFilters, filter, {
    objectId: (object) => sql<SqlBool>`r."objectId" = ${object}`,
    objectWebsiteCode: (code) => begins(sql`r."objectWebsiteCode"`, code),
    reservationNumber: numbered,
    reservationNumberExternal: (number) => begins(sql`r."reservationNumberExternal"`, number),
    dateFilterType: 'together',
    startDate: 'together',
    endDate: 'together',
    sources: (sources) => among(sql`r."sourceId"`, sources),
    stages: (stages) => among(sql`r."reservationStage"`, stages),
    clientName: ofClient,
    searchStr: (typed) => listed(sql`r."id"`, typed, reservationsListed),
  })
  return period ? [period, ...others] : others
}

/**
 * Ids of rare matches are looked up first, as an array, so that the planner cannot choose to walk the list in its
 * order until some match.
 */
const found = (condition: Where): Where => sql<SqlBool>`r."id" = ANY (ARRAY(
  SELECT r."id" FROM "reservation" r WHERE ${condition} AND r."deletedOn" IS NULL))`

/** Matches the client's name, the objects, and both reservation numbers. */
const reservationsListed = (typed: string) => sql`ARRAY(
  SELECT "of"."id" FROM "reservation" "of"
  WHERE "of"."searchClient" LIKE ANY (foldPatterns(${typed})) AND "of"."deletedOn" IS NULL
  UNION
  SELECT "of"."id" FROM "reservation" "of" WHERE "of"."objectId" = ANY (${objectsListed(typed, true)})
  UNION
  SELECT "of"."id" FROM "reservation" "of" WHERE "of"."reservationNumber" = ${typedNumber(typed)}::integer
  UNION
  SELECT "of"."id" FROM "reservation" "of"
  WHERE lower("of"."reservationNumberExternal") COLLATE "C" = lower(${typed}) COLLATE "C" AND "of"."deletedOn" IS NULL)`

const begins = (column: RawBuilder<unknown>, text: string): Where => {
  const beginning = sql`lower(${text}) COLLATE "C"`
  return found(
    sql`lower(${column}) COLLATE "C" >= ${beginning} AND lower(${column}) COLLATE "C" < ${beginning} || chr(1114111)`,
  )
}

const ofClient = (name: string): Where =>
  found(sql`r."searchClient" LIKE ANY (foldPatterns(${name}))`)

// A number out of range matches nothing.
const numbered = (number: string): Where =>
  /^\d{1,9}$/.test(number)
    ? sql<SqlBool>`r."reservationNumber" = ${Number(number)}`
    : sql<SqlBool>`false`

/** 0 means any. */
function among(column: RawBuilder<unknown>, values: readonly number[]) {
  const wanted = values.filter((value) => value > 0)
  return wanted.length > 0 && sql<SqlBool>`${column} = ANY (${wanted})`
}

const days = {
  booking: 'r.bookingDate',
  checkIn: 'r.checkIn',
  checkOut: 'r.checkOut',
} as const

function within({ dateFilterType, startDate, endDate }: ReservationFilter): Where | false {
  if (!startDate && !endDate) return false
  const type = dateFilterTypes[dateFilterType ?? dateFilterTypes.indexOf('checkOut')]!
  const near = type !== 'booking' && aroundCheckIn(startDate, endDate)
  if (type === 'stay')
    return all(
      sql<SqlBool>`daterange(r."checkIn", r."checkOut", '[)') && ${period(startDate, endDate)}`,
      near,
    )
  const day = sql.ref(days[type])
  const from = startDate && sql<SqlBool>`${day} >= ${startDate}`
  const till = endDate && sql<SqlBool>`${day} <= ${endDate}`
  return all(from, till, near)
}

/**
 * A condition on check-in that follows from any other date filter: the list is sorted by check-in, so its index can be
 * read from there instead of from its end.
 */
const aroundCheckIn = (from: Day, till: Day): Where | false =>
  all(
    from &&
      sql<SqlBool>`r."checkIn" > ${from}::date - ${sql.lit(reservationFields.duration.max + 1)}`,
    till && sql<SqlBool>`r."checkIn" <= ${till}`,
  )

const all = (...conditions: (Where | Day | false)[]): Where =>
  sql<SqlBool>`(${sql.join(conditions.filter(Boolean), sql` AND `)})`

// A period that ends before it begins has no nights; as a range it would be an error.
const period = (from: Day, till: Day) =>
  from && till && from > till
    ? sql`'empty'::daterange`
    : sql`daterange(${from ?? null}::date, ${till ?? null}::date, '[]')`

// Planned entries of a range of days: first finds the shown ones by the date indexes, then reads
// the details of those few.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { onDays } from '#kit/db/days.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { isActivityFor } from '#base/activities/activitiesFor.store.ts'
import { readActivities } from '#base/activities/readActivities.store.ts'
import { openActivities } from '#base/activities/openActivities.store.ts'
import { openViewings } from '#records/viewings/viewingFilters.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { countDays, mostOfDay } from './calendar.contract.ts'
import type { CalendarEntry, PlannedInput } from './calendar.contract.ts'
import { clashesOfEntries } from './clashes.store.ts'
import { entryOfActivity } from './entryOfActivity.ts'
import { viewingEntries } from './viewingEntries.store.ts'

type Condition = RawBuilder<SqlBool>
type PlannedRow = Pick<CalendarEntry, 'kind' | 'id' | 'at'> & {
  totalRows: number
  position: number
}

export async function planned(db: Db, input: PlannedInput, actor: Actor) {
  const placed = await readRows(db, input, actor)
  const idsOf = (kind: CalendarEntry['kind']) =>
    placed.flatMap((one) => (one.kind === kind ? [one.id] : []))
  const [viewings, activities, clashes] = await Promise.all([
    viewingEntries(db, idsOf('viewing'), actor),
    readActivities(db, idsOf('activity'), actor),
    clashesOfEntries(db, placed, actor),
  ])
  const entries = new Map(
    [...viewings, ...activities.map(entryOfActivity)].map((one) => [keyOf(one), one]),
  )
  const items = placed.flatMap((one) => {
    const entry = entries.get(keyOf(one))
    return entry ? [{ ...entry, clashes: clashes.get(keyOf(one)) ?? [] }] : []
  })
  const most = mostOfRange(input)
  const more = placed
    .filter(({ position, totalRows }) => position === 1 && totalRows > most)
    .map(({ at, totalRows }) => ({ day: at.slice(0, 10), totalRows }))
  return { items, more }
}

const keyOf = ({ kind, id }: Pick<CalendarEntry, 'kind' | 'id'>) => `${kind} ${id}`
const mostOfRange = ({ from, till }: PlannedInput) => mostOfDay(countDays(from, till))

/** The first entries of each day in chronological order, with the day's total. */
async function readRows(db: Db, input: PlannedInput, actor: Actor): Promise<PlannedRow[]> {
  const { rows } = await sql<PlannedRow>`
    SELECT * FROM (
      SELECT "kind", "id", "at", count(*) OVER "ofDay" AS "totalRows",
        row_number() OVER ("ofDay" ORDER BY "at", "kind" DESC, "id") AS "position"
      FROM (${viewings(input, actor)} UNION ALL ${activities(input, actor)}) AS "asked"
      WINDOW "ofDay" AS (PARTITION BY "at"::date)
    ) AS "counted"
    WHERE "position" <= ${mostOfRange(input)} ORDER BY "at", "kind" DESC, "id"
  `.execute(db)
  return rows
}

const viewings = ({ from, till: to, people }: PlannedInput, actor: Actor) => sql`
  SELECT 'viewing' AS "kind", v."id", v."dateOfViewing" AS "at" FROM "viewing" v
  WHERE ${all([
    sql`v."deletedOn" IS NULL`,
    ...onDays(sql`v."dateOfViewing"`, 'local', { from, to }),
    ...openViewings(actor),
    ...(people.length > 0 ? [goesAlong(people)] : []),
  ])}`

const activities = ({ from, till: to, people }: PlannedInput, actor: Actor) => sql`
  SELECT 'activity', a."id", a."date" FROM "activity" a
  WHERE ${all([
    sql`a."deletedOn" IS NULL`,
    ...onDays(sql`a."date"`, 'local', { from, to }),
    ...openActivities(sql`a."id"`, actor),
    ...(people.length > 0 ? [isActivityFor(people)] : []),
  ])}`

const all = (conditions: Condition[]) => sql.join(conditions, sql` AND `)

// Checked for each entry of the range, never the other way round: a person has many more assignments.
const goesAlong = (people: readonly number[]): Condition => sql<SqlBool>`EXISTS (
  SELECT FROM "assignment" s
  WHERE s."parentKind" = 'Viewing' AND s."parentId" = v."id" AND s."accountId" = ANY(${people}::integer[]) OFFSET 0)`

// Reads the stays and blocks in a range of days: first the objects of a page, then their stays and blocks.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import { reservationFields, stages } from '#records/reservations/reservationFields.contract.ts'
import type {
  Guest,
  Timeline,
  TimelineBlock,
  TimelineQuestion,
  TimelineRow,
  TimelineStay,
} from './timeline.contract.ts'
import { mostObjects } from './timeline.contract.ts'
import { agencyToday } from '#kit/clock.ts'

/** SQL condition on row "r": the stay takes its days. */
const standing = sql<SqlBool>`r."deletedOn" IS NULL AND r."reservationStage" <> ${sql.lit(stages.cancelled)}`

export async function timeline(
  db: Db,
  question: TimelineQuestion,
  language: string,
): Promise<Timeline> {
  const today = agencyToday()
  const [{ items, totalRows }, stageList, arrivals, departures, trouble] = await Promise.all([
    rowsOf(db, question, language),
    stagesIn(db, language),
    guests(db, 'checkIn', today, language),
    guests(db, 'checkOut', today, language),
    troubleOf(db, today, language),
  ])
  return { items, totalRows, stages: stageList, today, arrivals, departures, trouble }
}

async function rowsOf(db: Db, question: TimelineQuestion, language: string) {
  const { perPage = mostObjects, currentPage = 1 } = question
  const offset = (currentPage - 1) * perPage
  const parts = partsOf(question)
  // Each part is read in the order of an index, up to the end of the page.
  const firsts = parts.map(
    (part) => sql`(SELECT o."id", o."websiteCode" FROM "object" o WHERE ${part}
      ORDER BY o."websiteCode", o."id" LIMIT ${offset + perPage})`,
  )
  const counts = parts.map((part) => sql`(SELECT count(*) FROM "object" o WHERE ${part})`)
  const [{ rows }, counted] = await Promise.all([
    sql<Omit<TimelineRow, 'stays' | 'blocks'>>`
      SELECT o."id", o."referenceNumber", ${objectTitle('o', language)} AS "title", o."websiteCode",
        (SELECT count(*) FROM "stayFeed" f
          WHERE f."objectId" = o."id" AND f."failure" IS NOT NULL AND f."deletedOn" IS NULL) AS "failedFeeds"
      FROM (
        SELECT * FROM (${sql.join(firsts, sql` UNION ALL `)}) AS "first"
        ORDER BY "websiteCode", "id" LIMIT ${perPage} OFFSET ${offset}
      ) AS "page" JOIN "object" o ON o."id" = "page"."id"
      ORDER BY o."websiteCode", o."id"
    `.execute(db),
    sql<{ rows: number }>`SELECT ${sql.join(counts, sql` + `)} AS "rows"`.execute(db),
  ])
  const ids = rows.map(({ id }) => id)
  const [stays, blocks] = await Promise.all([
    staysOf(db, ids, question),
    blocksOf(db, ids, question),
  ])
  const staysByObject = Map.groupBy(stays, ({ objectId }) => objectId)
  const blocksByObject = Map.groupBy(blocks, ({ objectId }) => objectId)
  const items = rows.map((row) => ({
    ...row,
    stays: staysByObject.get(row.id) ?? [],
    blocks: blocksByObject.get(row.id) ?? [],
  }))
  return { items, totalRows: counted.rows[0]!.rows }
}

const windowOf = ({ from, days }: TimelineQuestion) =>
  sql`daterange(${from}::date, ${from}::date + ${days}::integer)`

const live = sql<SqlBool>`o."deletedOn" IS NULL AND NOT o."isBlank"`

// Objects for short rent, then any others with stays or blocks in the window.
function partsOf(question: TimelineQuestion): RawBuilder<SqlBool>[] {
  if (question.objectId) return [sql`${live} AND o."id" = ${question.objectId}`]
  const taken = sql`
    SELECT r."objectId" FROM "reservation" r
    WHERE daterange(r."checkIn", r."checkOut", '[)') && ${windowOf(question)} AND ${standing}
    UNION SELECT b."objectId" FROM "stayBlock" b
    WHERE daterange(b."from", b."till") && ${windowOf(question)} AND b."deletedOn" IS NULL`
  return [
    sql`${live} AND o."forShortRent"`,
    sql`${live} AND NOT o."forShortRent" AND o."id" = ANY(ARRAY(${taken}))`,
  ]
}

// Includes departures on the first day.
async function staysOf(db: Db, ids: readonly number[], { from, days }: TimelineQuestion) {
  const { rows } = await sql<TimelineStay>`
    SELECT r."id", r."reservationNumber", r."version", r."objectId", r."checkIn", r."checkOut", r."duration",
      r."reservationStage", r."clientDisplayName", r."problem", r."awaiting"
    FROM "reservation" r
    WHERE r."objectId" = ANY(${ids}) AND ${standing} AND r."checkOut" >= ${from}
      AND r."checkIn" < ${from}::date + ${days}::integer
      AND r."checkIn" >= ${from}::date - ${sql.lit(reservationFields.duration.max)}
    ORDER BY r."checkIn"
  `.execute(db)
  return rows
}

async function blocksOf(db: Db, ids: readonly number[], { from, days }: TimelineQuestion) {
  const { rows } = await sql<TimelineBlock>`
    SELECT b."id", b."objectId", b."kind", b."from", b."till", b."summary", b."feedId", f."name" AS "feed",
      b."vanished", b."clashes"
    FROM "stayBlock" b LEFT JOIN "stayFeed" f ON f."id" = b."feedId"
    WHERE b."objectId" = ANY(${ids}) AND b."deletedOn" IS NULL AND b."till" >= ${from}
      AND b."from" < ${from}::date + ${days}::integer
    ORDER BY b."from", b."id"
  `.execute(db)
  return rows
}

async function stagesIn(db: Db, language: string): Promise<Timeline['stages']> {
  const { rows } = await sql<Timeline['stages'][number]>`
    SELECT "value", ${inLanguage('text', language)} AS "text", lower(replace("textEn", ' ', '')) AS "style"
    FROM "selectOption" WHERE "list" = 'reservationStage' ORDER BY "position"
  `.execute(db)
  return rows
}

const mostGuests = 200

// Includes bookings from external calendars, since somebody has to hand over the key.
async function guests(db: Db, on: 'checkIn' | 'checkOut', day: string, language: string) {
  const end = sql.ref(on === 'checkIn' ? 'b.from' : 'b.till')
  const { rows } = await sql<Guest>`
    SELECT g.*, ${objectTitle('o', language)} AS "objectTitle", o."websiteCode" AS "objectWebsiteCode"
    FROM (
      SELECT r."id", r."objectId", r."reservationNumber", r."clientDisplayName", r."arrivalTimePlanned", r."problem"
      FROM "reservation" r WHERE ${sql.ref(`r.${on}`)} = ${day} AND ${standing}
      UNION ALL
      SELECT NULL, b."objectId", NULL, f."name", NULL, b."clashes"
      FROM "stayBlock" b JOIN "stayFeed" f ON f."id" = b."feedId"
      WHERE b."kind" = 'booked' AND NOT b."vanished" AND b."deletedOn" IS NULL AND ${end} = ${day}
    ) g JOIN "object" o ON o."id" = g."objectId" AND o."deletedOn" IS NULL
    ORDER BY g."arrivalTimePlanned", o."websiteCode", g."id", g."objectId" LIMIT ${mostGuests}
  `.execute(db)
  return rows
}

const mostBookedTwice = 10
const isBookedTwice = sql<SqlBool>`b."clashes" AND b."kind" <> 'closed'`

// Without deleted objects, since nobody could solve their problems.
async function troubleOf(db: Db, day: string, language: string): Promise<Timeline['trouble']> {
  const blocks = sql`"stayBlock" b JOIN "object" o ON o."id" = b."objectId" AND o."deletedOn" IS NULL
    WHERE b."deletedOn" IS NULL AND b."till" > ${day}`
  const { rows } = await sql<Timeline['trouble']>`
    SELECT
      (SELECT count(*) FROM "stayFeed" f JOIN "object" o ON o."id" = f."objectId" AND o."deletedOn" IS NULL
        WHERE f."failure" IS NOT NULL AND f."deletedOn" IS NULL) AS "feeds",
      count(*) FILTER (WHERE b."vanished") AS "vanished",
      count(*) FILTER (WHERE ${isBookedTwice}) AS "clashes",
      (SELECT coalesce(json_agg(twice), '[]'::json) FROM (
        SELECT b."id", b."objectId", ${objectTitle('o', language)} AS "title", o."websiteCode", o."referenceNumber", b."from"
        FROM ${blocks} AND ${isBookedTwice} ORDER BY b."from", b."id" LIMIT ${sql.lit(mostBookedTwice)}
      ) twice) AS "bookedTwice"
    FROM ${blocks} AND (b."vanished" OR b."clashes")
  `.execute(db)
  return rows[0]!
}

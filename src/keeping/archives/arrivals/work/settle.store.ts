// Runs after all rows are imported: counters continue after the new ids, and nobody is notified of imported records.
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import type { Db } from '#base/backend/backend.ts'
import { passOverDue } from '#daily/reminders/remind.store.ts'
import { insertedIds } from './counts.store.ts'
import { announceChangedTexts } from './settings.store.ts'

export async function finishImport(tx: Db, arrivalId: number): Promise<void> {
  await continueCounters(tx)
  await beQuiet(tx, arrivalId)
  await recountLog(tx)
  await announceChangedTexts(tx)
}

/** The number of possible reference numbers of properties (referenceNumber.sql). */
const mostReferences = 1_048_576

async function continueCounters(tx: Db): Promise<void> {
  // A counter never goes back: two servers may draw from it at the same time.
  await sql`
    SELECT setval('"objectReference"', "next", false) FROM (
      SELECT max("count") + 1 AS "next" FROM generate_series(0, ${sql.lit(mostReferences - 1)}) AS "count"
      WHERE "referenceNumberOf"("count") IN (SELECT "referenceNumber" FROM "object")
    ) AS "found" WHERE "next" > (SELECT "last_value" FROM "objectReference") AND "next" < ${sql.lit(mostReferences)}
  `.execute(tx)
  await sql`
    SELECT setval('"transactionNumber"', "last") FROM (
      SELECT max(substr("referenceNumber", 2)::bigint) AS "last" FROM "transaction" WHERE "referenceNumber" ~ '^T[0-9]{1,15}$'
    ) AS "found" WHERE "last" > (SELECT "last_value" FROM "transactionNumber")
  `.execute(tx)
  await sql`
    SELECT setval("counter", "last") FROM (
      SELECT pg_get_serial_sequence('"reservation"', 'reservationNumber')::regclass AS "counter",
        max("reservationNumber") AS "last" FROM "reservation"
    ) AS "found" WHERE "last" >= coalesce(pg_sequence_last_value("counter"), 0)
  `.execute(tx)
}

/** A date before anything that a client or agent could still be waiting for. */
const longAgo = sql`'2000-01-01 00:00:00+00'::timestamptz`

async function beQuiet(tx: Db, arrivalId: number): Promise<void> {
  const objects = insertedIds(arrivalId, 'object')
  // Agents were already told of these offers, and clients have got their mails.
  await sql`
    INSERT INTO ${sql.table('objectTold')} ("objectId", "service", "price")
    SELECT "objectId", "service", "price" FROM "objectOffer" WHERE "objectId" IN (${objects}) ON CONFLICT DO NOTHING
  `.execute(tx)
  await sql`UPDATE ${sql.table('objectOffer')} SET "tellOn" = NULL WHERE "tellOn" IS NOT NULL AND "objectId" IN (${objects})`.execute(
    tx,
  )
  await sql`UPDATE ${sql.table('offerHistory')} SET "since" = ${longAgo} WHERE "objectId" IN (${objects})`.execute(
    tx,
  )
  await passOverDue(tx, agencyToday())
  // Keep the calendars of other sites: without them a property could be booked twice.
  await sql`
    UPDATE ${sql.table('stayFeed')} SET "dueOn" = now() WHERE "url" IS NOT NULL AND "deletedOn" IS NULL
      AND "id" IN (${insertedIds(arrivalId, 'stayFeed')})`.execute(tx)
}

/** Past days were counted before the import: count them again. */
export async function recountLog(tx: Db): Promise<void> {
  await sql`SELECT FROM "actionLogCounted" FOR UPDATE`.execute(tx)
  await sql`DELETE FROM ${sql.table('actionLogTotal')}`.execute(tx)
  await sql`DELETE FROM ${sql.table('actionLogDay')}`.execute(tx)
  await sql`UPDATE ${sql.table('actionLogCounted')} SET "until" = '2000-01-01', "totalsUntil" = '2000-01-01'`.execute(
    tx,
  )
}

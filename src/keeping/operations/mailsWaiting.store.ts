// How much mail waits to be sent, and why some of it was not taken. Counts alone: whom it is for is nobody's business here.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

export type MailsWaiting = {
  /** Not yet sent, those that are tried again included. */
  waiting: number
  /** Of these, the ones that no mail server has taken so far. */
  delayed: number
  /** Given up within the last week. */
  undelivered: number
  /** When the oldest that waits was written. */
  oldestOn: string | null
}

const isGivenUp = sql`"givenUpOn" > now() - interval '7 days'`

export async function mailsWaiting(db: Db): Promise<MailsWaiting> {
  const { rows } = await sql<MailsWaiting>`
    SELECT w.*, (SELECT count(*)::int FROM "mailQueue" WHERE "dueOn" = 'infinity' AND ${isGivenUp}) AS "undelivered"
    FROM (
      SELECT count(*)::int AS "waiting", count("failedOn")::int AS "delayed", min("queuedOn") AS "oldestOn"
      FROM "mailQueue" WHERE "dueOn" < 'infinity'
    ) w
  `.execute(db)
  return rows[0]!
}

/** Mails that were not taken, of one kind and with one answer of the mail server. */
export type MailFailures = {
  /** The kind of record that they are about; null for none. */
  entity: string | null
  isGivenUp: boolean
  count: number
  /** The newest. */
  failedOn: string
  /** What the mail server said; null if none was asked, because there was no address. */
  said: string | null
}

export async function mailFailures(db: Db, most: number): Promise<MailFailures[]> {
  const { rows } = await sql<MailFailures>`
    SELECT "entity", "givenUpOn" IS NOT NULL AS "isGivenUp", count(*)::int AS "count",
      max(coalesce("givenUpOn", "failedOn")) AS "failedOn", "failure" AS "said"
    FROM "mailQueue"
    WHERE "dueOn" = 'infinity' AND ${isGivenUp} OR "dueOn" < 'infinity' AND "failedOn" IS NOT NULL
    GROUP BY 1, 2, 5 ORDER BY 4 DESC LIMIT ${most}
  `.execute(db)
  return rows
}

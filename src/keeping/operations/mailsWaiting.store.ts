// Counts waiting mails by the reason why they were not accepted. Recipients are private, so they are not read.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { Operations } from './operations.contract.ts'

type Mails = Operations['mails']

const isGivenUp = sql`"givenUpOn" > now() - interval '7 days'`

export async function mailsWaiting(db: Db): Promise<Omit<Mails, 'failures'>> {
  const { rows } = await sql<Omit<Mails, 'failures'>>`
    SELECT w.*, (SELECT count(*)::int FROM "mailQueue" WHERE "dueOn" = 'infinity' AND ${isGivenUp}) AS "undelivered"
    FROM (
      SELECT count(*)::int AS "waiting", count("failedOn")::int AS "delayed", min("queuedOn") AS "oldestOn"
      FROM "mailQueue" WHERE "dueOn" < 'infinity'
    ) w
  `.execute(db)
  return rows[0]!
}

/** Mails that were not accepted, by kind and `errorCode`; null without a valid address. */
type MailFailure = Omit<Mails['failures'][number], 'error'> & { code: string | null }

export async function mailFailures(db: Db, most: number): Promise<MailFailure[]> {
  const { rows } = await sql<MailFailure>`
    SELECT "entity", "givenUpOn" IS NOT NULL AS "isGivenUp", count(*)::int AS "count",
      max(coalesce("givenUpOn", "failedOn")) AS "failedOn", "failure" AS "code"
    FROM "mailQueue"
    WHERE "dueOn" = 'infinity' AND ${isGivenUp} OR "dueOn" < 'infinity' AND "failedOn" IS NOT NULL
    GROUP BY 1, 2, 5 ORDER BY 4 DESC LIMIT ${most}
  `.execute(db)
  return rows
}

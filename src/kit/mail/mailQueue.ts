// Mail that must not be lost: written in the transaction that it tells of, sent when that is over, and
// again and again while the mail server does not take it.
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type { Mail, Mailer } from './mailer.ts'

/** Puts mails into the queue; they go out when the transaction has ended. */
export async function queueMail(tx: QueryExecutorProvider, mails: readonly Mail[]): Promise<void> {
  for (const { to, subject, text } of mails)
    await sql`INSERT INTO "mailQueue" ("to", "subject", "text") VALUES (${to}, ${subject}, ${text})`.execute(
      tx,
    )
}

type Queued = Mail & { id: number; tries: number }

/** Three days; what the mail server refuses for so long it refuses for good. It stays in the table. */
export const mostTries = 20

/**
 * Sends all that is due. A mail that fails waits one minute, then two, four, … up to six hours, and is
 * given up after `mostTries`. Of several servers each takes others; one that dies while it sends leaves the mail
 * to be sent again, so that a mail may come twice, but never not at all. Answers how many went and how
 * many failed.
 */
export async function sendQueuedMail(
  db: QueryExecutorProvider,
  mailer: Mailer,
  onFailure: (error: unknown, id: number, tries: number) => void,
): Promise<{ sent: number; failed: number }> {
  const done = { sent: 0, failed: 0 }
  for (;;) {
    const mail = await takeNext(db)
    if (!mail) return done
    const { id, tries, ...letter } = mail
    try {
      await mailer.send(letter)
      await sql`DELETE FROM "mailQueue" WHERE "id" = ${id}`.execute(db)
      done.sent += 1
    } catch (error) {
      onFailure(error, id, tries)
      done.failed += 1
    }
  }
}

// Whoever takes it has it to themselves until the next try is due.
async function takeNext(db: QueryExecutorProvider): Promise<Queued | undefined> {
  const { rows } = await sql<Queued>`
    UPDATE "mailQueue" SET "tries" = "tries" + 1,
      "dueOn" = now() + least(power(2, "tries"), 360) * interval '1 minute'
    WHERE "id" = (
      SELECT "id" FROM "mailQueue" WHERE "dueOn" <= now() AND "tries" < ${mostTries} ORDER BY "dueOn", "id" LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING "id", "tries", "to", "subject", "text"
  `.execute(db)
  return rows[0]
}

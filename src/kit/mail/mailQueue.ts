// Mail that must not be lost: written in the transaction that it tells of, sent when that is over, and
// again and again while the mail server does not take it.
import { sql } from 'kysely'
import type { Kysely, QueryExecutorProvider, Transaction } from 'kysely'
import { MailRefused, saidBy } from './mailRefused.ts'
import type { Mail, Mailer } from './mailer.ts'

/** Who sends it and the record that it is about: they are told when it is given up. */
export type MailToQueue = Mail & {
  /** The account of whoever sends it; without it nobody in particular does. */
  sentById?: number
  about?: { entity: string; id: number }
}

/** Puts mails into the queue; they go out when the transaction has ended. */
export async function queueMail(
  tx: QueryExecutorProvider,
  mails: readonly MailToQueue[],
): Promise<void> {
  for (const { to, subject, text, sentById, about } of mails)
    await sql`
      INSERT INTO "mailQueue" ("to", "subject", "text", "sentById", "entity", "entityId")
      VALUES (${to}, ${subject}, ${text}, ${sentById ?? null}, ${about?.entity ?? null}, ${about?.id ?? null})
    `.execute(tx)
}

type Queued = Mail & {
  id: number
  tries: number
  sentById: number | null
  entity: string | null
  entityId: number | null
}

/** A mail that is tried no more. `said` is the mail server's last word; null where none was asked. */
export type GivenUpMail = Pick<Queued, 'to' | 'subject' | 'sentById' | 'entity' | 'entityId'> & {
  why: 'refused' | 'noAddress' | 'tooManyTries'
  said: string | null
}

/** Three days; what the mail server does not take for so long is given up. */
export const mostTries = 20

type Ways<DB> = {
  /** Of each mail that fails, whatever becomes of it. */
  onFailure: (error: unknown, id: number, tries: number) => void
  /** Tells people of a mail that is given up, in the transaction that does so. */
  tell: (tx: Transaction<DB>, mail: GivenUpMail) => Promise<void>
}

/**
 * Sends all that is due. A mail that fails waits one minute, then two, four, … up to six hours, and is
 * given up after `mostTries`, or at once where it is refused for good. Of several servers each takes others; one that
 * dies while it sends leaves the mail to be sent again, so that a mail may come twice, but never not at all. Answers
 * how many went and how many failed.
 */
export async function sendQueuedMail<DB>(
  db: Kysely<DB>,
  mailer: Pick<Mailer, 'send'>,
  { onFailure, tell }: Ways<DB>,
): Promise<{ sent: number; failed: number }> {
  const done = { sent: 0, failed: 0 }
  for (;;) {
    const mail = await takeNext(db)
    if (!mail) return done
    const { id, tries, to, subject, text } = mail
    try {
      await mailer.send({ to, subject, text })
      await sql`DELETE FROM "mailQueue" WHERE "id" = ${id}`.execute(db)
      done.sent += 1
    } catch (error) {
      onFailure(error, id, tries)
      done.failed += 1
      // Where this fails, the mail is tried once more, and then given up.
      await giveUp(db, mail, error, tell).catch((fault: unknown) => onFailure(fault, id, tries))
    }
  }
}

async function giveUp<DB>(
  db: Kysely<DB>,
  { id, tries, ...mail }: Queued,
  error: unknown,
  tell: Ways<DB>['tell'],
): Promise<void> {
  const isRefused = error instanceof MailRefused
  if (!isRefused && tries < mostTries) return
  const said = isRefused ? error.said : saidBy(error)
  const why = !isRefused ? 'tooManyTries' : said === null ? 'noAddress' : 'refused'
  await db.transaction().execute(async (tx) => {
    // What it said may be a secret, such as a link that sets a password: nobody sends it any more.
    const { rows } = await sql`
      UPDATE "mailQueue" SET "givenUpOn" = now(), "dueOn" = 'infinity', "failure" = ${said}, "text" = ''
      WHERE "id" = ${id} AND "givenUpOn" IS NULL RETURNING "id"
    `.execute(tx)
    if (rows.length > 0) await tell(tx, { ...mail, why, said })
  })
}

// Whoever takes it has it to themselves until the next try is due.
async function takeNext(db: QueryExecutorProvider): Promise<Queued | undefined> {
  const { rows } = await sql<Queued>`
    UPDATE "mailQueue" SET "tries" = "tries" + 1,
      "dueOn" = now() + least(power(2, least("tries", 20)), 360) * interval '1 minute'
    WHERE "id" = (
      SELECT "id" FROM "mailQueue" WHERE "dueOn" <= now() AND "givenUpOn" IS NULL
      ORDER BY "dueOn", "id" LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING "id", "tries", "to", "subject", "text", "sentById", "entity", "entityId"
  `.execute(db)
  return rows[0]
}

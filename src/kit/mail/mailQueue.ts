// The queue for mail that must not be lost. Mail is queued in the transaction that it reports on, sent after the
// commit, and retried while the mail server does not take it.
import { sql } from 'kysely'
import type { Kysely, QueryExecutorProvider, Transaction } from 'kysely'
import { errorCode } from '../errors/errorCode.ts'
import { MailRefused, refusedCommand, smtpAnswer } from './mailRefused.ts'
import type { Attachment, Mail, Mailer } from './mailer.ts'

/** A mail with its sender and the record that it is about, for the notice if the mail is given up. */
export type MailToQueue = Mail & {
  /** The sender's account; missing for mail that the system sends. */
  sentById?: number
  about?: { entity: string; id: number }
}

/** Bytes of all files of a mail together: encoded they are a third larger, and many servers refuse mails above 25 MB. */
export const mostAttachedBytes = 15_000_000

/** Puts mails into the queue; they can be sent once the transaction has been committed. */
export async function queueMail(
  tx: QueryExecutorProvider,
  mails: readonly MailToQueue[],
): Promise<void> {
  for (const {
    to,
    subject,
    text,
    html,
    sender,
    unsubscribe,
    sentById,
    about,
    attachments,
  } of mails)
    await sql`
      INSERT INTO "mailQueue"
        ("to", "subject", "text", "html", "sender", "unsubscribe", "sentById", "entity", "entityId", "attachments")
      VALUES (${to}, ${subject}, ${text}, ${html ?? null}, ${sender ? JSON.stringify(sender) : null}::jsonb,
        ${unsubscribe ?? null}, ${sentById ?? null}, ${about?.entity ?? null}, ${about?.id ?? null},
        ${attachments?.length ? JSON.stringify(encoded(attachments)) : null}::jsonb)
    `.execute(tx)
}

/** Removes mails that were not sent yet, about records that are forgotten. */
export const forgetMailsAbout = (
  tx: QueryExecutorProvider,
  { entity, ids }: { entity: string; ids: readonly number[] },
) =>
  sql`
    DELETE FROM "mailQueue" WHERE "entity" = ${entity} AND "entityId" = ANY (${[...ids]}::integer[])
  `.execute(tx)

type EncodedAttachment = Omit<Attachment, 'content'> & { content: string }

function encoded(attachments: readonly Attachment[]): EncodedAttachment[] {
  const bytes = attachments.reduce((sum, { content }) => sum + content.length, 0)
  if (bytes > mostAttachedBytes) throw new Error(`${bytes} bytes are too many for a mail`)
  return attachments.map((one) => ({ ...one, content: one.content.toString('base64') }))
}

const decoded = (attachments: readonly EncodedAttachment[]): Attachment[] =>
  attachments.map((one) => ({ ...one, content: Buffer.from(one.content, 'base64') }))

type QueuedMail = Omit<Mail, 'attachments'> & {
  id: number
  attachments: EncodedAttachment[] | null
  tries: number
  sentById: number | null
  entity: string | null
  entityId: number | null
}

/** A mail that is no longer retried. `said` is the mail server's last answer; null if none was asked. */
export type GivenUpMail = Pick<
  QueuedMail,
  'to' | 'subject' | 'sentById' | 'entity' | 'entityId'
> & {
  why: 'refused' | 'noAddress' | 'tooManyTries'
  said: string | null
  /** What the server refused, such as RCPT TO: its recipient. */
  command: string | null
}

/** Tries within about three days, after which a mail is given up. */
export const mostTries = 20

type SendOptions<DB> = {
  /** Called for each failed try, whether or not the mail will be retried. */
  onFailure: (error: unknown, id: number, tries: number) => void
  /** Notifies users of a mail that is given up, in the same transaction. */
  tell: (tx: Transaction<DB>, mail: GivenUpMail) => Promise<void>
  /** Called after a mail server has accepted a mail for this address. Must not throw: the mail is sent. */
  onAccepted: (to: string) => Promise<void>
}

/**
 * Sends all mail that is due. After a failure a mail waits one minute, then two, four, … up to six hours, and is given
 * up after `mostTries`, or at once if it is refused for good. Several servers never take the same mail. If one dies
 * while sending, the mail is sent again, so it may arrive twice, but it is never lost. Returns how many were sent and
 * failed.
 */
export async function sendQueuedMail<DB>(
  db: Kysely<DB>,
  mailer: Pick<Mailer, 'send'>,
  { onFailure, tell, onAccepted }: SendOptions<DB>,
): Promise<{ sent: number; failed: number }> {
  const done = { sent: 0, failed: 0 }
  for (;;) {
    const mail = await takeNext(db)
    if (!mail) return done
    const { id, tries, to, subject, text, html, sender, unsubscribe, attachments } = mail
    try {
      const isAccepted = await mailer.send({
        to,
        subject,
        text,
        unsubscribe: unsubscribe ?? null,
        ...(html && { html }),
        ...(sender && { sender }),
        ...(attachments && { attachments: decoded(attachments) }),
      })
      await sql`DELETE FROM "mailQueue" WHERE "id" = ${id}`.execute(db)
      done.sent += 1
      if (isAccepted) await onAccepted(to)
    } catch (error) {
      onFailure(error, id, tries)
      done.failed += 1
      await noteFailure(db, id, error).catch((failure: unknown) => onFailure(failure, id, tries))
      // If giving up fails, the mail is tried once more, and then given up.
      await giveUp(db, mail, error, tell).catch((failure: unknown) => onFailure(failure, id, tries))
    }
  }
}

const noteFailure = (db: QueryExecutorProvider, id: number, error: unknown) =>
  sql`
    UPDATE "mailQueue" SET "failedOn" = now(), "failure" = ${codeOf(error)} WHERE "id" = ${id}
  `.execute(db)

const codeOf = (error: unknown) => (isNoAddress(error) ? null : errorCode(error))
/** No server was asked. */
const isNoAddress = (error: unknown) => error instanceof MailRefused && error.said === null

async function giveUp<DB>(
  db: Kysely<DB>,
  { id, tries, ...mail }: QueuedMail,
  error: unknown,
  tell: SendOptions<DB>['tell'],
): Promise<void> {
  const isRefused = error instanceof MailRefused
  if (!isRefused && tries < mostTries) return
  const why = !isRefused ? 'tooManyTries' : error.said === null ? 'noAddress' : 'refused'
  const said = isRefused ? error.said : smtpAnswer(error)
  await db.transaction().execute(async (tx) => {
    // Text and files are deleted: they may contain a secret, such as a link that sets a password.
    const { rows } = await sql`
      UPDATE "mailQueue" SET "givenUpOn" = now(), "dueOn" = 'infinity', "failure" = ${codeOf(error)}, "text" = '', "html" = NULL,
        "unsubscribe" = NULL, "attachments" = NULL
      WHERE "id" = ${id} AND "givenUpOn" IS NULL RETURNING "id"
    `.execute(tx)
    if (rows.length > 0) await tell(tx, { ...mail, why, said, command: refusedCommand(error) })
  })
}

/**
 * Retries failed mails at once, except those that are being sent. This try does not count towards giving up. Returns
 * how many.
 */
export async function retryMail(db: QueryExecutorProvider): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE "mailQueue" SET "dueOn" = now(), "tries" = greatest("tries" - 1, 0)
    WHERE "failedOn" IS NOT NULL AND "givenUpOn" IS NULL AND "dueOn" > clock_timestamp()
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

// Moves `dueOn` to the next try, so that no other server takes the same mail meanwhile.
async function takeNext(db: QueryExecutorProvider): Promise<QueuedMail | undefined> {
  const { rows } = await sql<QueuedMail>`
    UPDATE "mailQueue" SET "tries" = "tries" + 1, "failedOn" = NULL,
      "dueOn" = now() + least(power(2, least("tries", 20)), 360) * interval '1 minute'
    WHERE "id" = (
      SELECT "id" FROM "mailQueue" WHERE "dueOn" <= now() AND "givenUpOn" IS NULL
      ORDER BY "dueOn", "id" LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING "id", "tries", "to", "subject", "text", "html", "sender", "unsubscribe", "sentById", "entity", "entityId",
      "attachments"
  `.execute(db)
  return rows[0]
}

// Queues mails that a person sends, and counts them, so that nobody floods mailboxes in the agency's name.
import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { formatInstantTime } from '#kit/fields/format.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { Problem } from '#kit/http/problem.ts'
import { queueMail } from '#kit/mail/mailQueue.ts'
import type { MailToQueue } from '#kit/mail/mailQueue.ts'
import { agencyLetter } from '#base/backend/agencyLetter.ts'
import type { AgencyLetter } from '#base/backend/agencyLetter.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { agentOf } from './agents.store.ts'
import { alertAboveLimit } from './alertAboveLimit.store.ts'

export type QueueingOptions = Pick<Backend, 'db' | 'translate'> & {
  log: Pick<FastifyBaseLogger, 'warn'>
}

type Limit = { minutes: number; most: number }

/** A hundred is one mailing from a template. */
const perPerson: readonly Limit[] = [
  { minutes: 1, most: 100 },
  { minutes: 60, most: 300 },
  { minutes: 24 * 60, most: 600 },
]
/** Limits per mailbox for all senders together. */
const perMailbox: readonly Limit[] = [
  { minutes: 1, most: 5 },
  { minutes: 60, most: 12 },
  { minutes: 24 * 60, most: 24 },
]

type LetterToQueue = Omit<AgencyLetter, 'agent'> & Pick<MailToQueue, 'about' | 'attachments'>
export type LetterContext = QueueingOptions & Pick<Backend, 'agency'>

/** One letter, signed by its sender. */
export async function queueLetter(
  tx: Db,
  { about, attachments = [], ...letter }: LetterToQueue,
  actor: Pick<Actor, 'accountId'>,
  context: LetterContext,
): Promise<void> {
  const agent = await agentOf(tx, actor.accountId)
  const mail = agencyLetter(context.agency.in(letter.language), { ...letter, agent })
  await queueLetters(tx, [{ ...mail, attachments, ...(about && { about }) }], actor, context)
}

/**
 * Call it last in a transaction, because it locks the counts of the sender and the mailboxes. Above the limits: 429 with the
 * time from which sending is possible again, and an alert to administrators; nothing is counted then.
 */
export async function queueLetters(
  tx: Db,
  mails: readonly Omit<MailToQueue, 'sentById'>[],
  { accountId }: Pick<Actor, 'accountId'>,
  options: QueueingOptions,
): Promise<void> {
  const refused = await countLetters(
    tx,
    accountId,
    mails.map(({ to }) => to),
  )
  if (refused) {
    const { to, seconds, againOn } = refused
    // In a transaction of its own, since this one is rolled back; not awaited, since it needs a second connection.
    void alertAboveLimit(options.db, { accountId, to }, options).catch((error: unknown) =>
      options.log.warn({ err: error }, 'administrators were not alerted of too many letters'),
    )
    const at = formatInstantTime(againOn)
    throw new Problem(429, {
      detail: to === null ? ['mail.tooMany.person', { at }] : ['mail.tooMany.mailbox', { to, at }],
      extra: { retryAfter: seconds },
    })
  }
  await queueMail(
    tx,
    mails.map((mail) => ({ ...mail, sentById: accountId })),
  )
}

type Refused = { to: string | null; seconds: number; againOn: string }

/** Counts the mails, or returns the limit that they would exceed; `to` is null for the sender's own limit. */
async function countLetters(
  tx: Db,
  accountId: number,
  addresses: readonly string[],
): Promise<Refused | undefined> {
  const ofPerson = { key: `person:${accountId}`, to: null, count: addresses.length }
  const byKey = new Map<string, { key: string; to: string; count: number }>()
  for (const to of addresses) {
    const key = keyOf(to)
    byKey.set(key, { key, to, count: (byKey.get(key)?.count ?? 0) + 1 })
  }
  const all = [ofPerson, ...byKey.values()]
  const limits = all.flatMap((one) =>
    (one.to === null ? perPerson : perMailbox).map((limit) => ({ ...one, ...limit })),
  )
  // Always locked in the same order, to avoid deadlocks.
  await sql`
    SELECT pg_advisory_xact_lock("lock") FROM (
      SELECT DISTINCT hashtextextended("key", 2) AS "lock"
      FROM unnest(${all.map(({ key }) => key)}::text[]) "key" ORDER BY 1
    ) AS "locks"
  `.execute(tx)
  // For each limit: the earlier mail that must leave the period before these fit.
  const { rows } = await sql<Refused>`
    SELECT l."to", ceil(extract(epoch FROM s."againOn" - clock_timestamp()))::integer AS "seconds", s."againOn"
    FROM jsonb_to_recordset(${JSON.stringify(limits)}::jsonb)
      AS l ("key" text, "to" text, "count" integer, "minutes" integer, "most" integer)
    CROSS JOIN LATERAL (
      SELECT s."sentOn" + l."minutes" * interval '1 minute' AS "againOn" FROM "sentLetter" s
      WHERE s."key" = l."key" AND s."sentOn" > clock_timestamp() - l."minutes" * interval '1 minute'
      ORDER BY s."sentOn" DESC OFFSET greatest(l."most" - l."count", 0) LIMIT 1
    ) s
    ORDER BY s."againOn" DESC LIMIT 1
  `.execute(tx)
  if (rows[0]) return { ...rows[0], seconds: Math.max(1, rows[0].seconds) }
  const keys = all.flatMap(({ key, count }) => Array.from({ length: count }, () => key))
  await sql`INSERT INTO "sentLetter" ("key") SELECT unnest(${keys}::text[])`.execute(tx)
  await sql`
    DELETE FROM "sentLetter" WHERE "id" IN (
      SELECT "id" FROM "sentLetter" WHERE "sentOn" < now() - interval '1 day' LIMIT 1000 FOR UPDATE SKIP LOCKED
    )
  `.execute(tx)
  return undefined
}

/** Hashed, so that the address of a person erased later is not stored. */
const keyOf = (to: string) =>
  `mailbox:${createHash('sha256').update(to.toLowerCase()).digest('base64url')}`

// Mails clients the new matches of their leads: one selection and one mail per lead, each in its own transaction. After a crash
// the next run continues with the remaining leads.
// Triggers on "objectOffer": noteNewOffers, noteChangedOffer and noteGoneOffer note prices as everyone sees them.
// Triggers on "lead": keepNewMatchSending and keepMatchSending note whose clients are sent what is new.
import { sql } from 'kysely'
import { instantNow } from '#kit/clock.ts'
import { add, save } from '#kit/db/save.ts'
import { isAddress, mailbox } from '#kit/fields/emailAddress.ts'
import { queueMail } from '#kit/mail/mailQueue.ts'
import { assignedTo } from '#base/assignments/assignAll.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { workingAddresses } from '#base/bounces/bounces.store.ts'
import { agentOf } from '#base/mail/agents.store.ts'
import { consentingAddresses } from '#records/accounts/consentingAddresses.store.ts'
import { clientOfLead, readSelections } from '#outside/selections/readSelections.store.ts'
import { writeChosen } from '#outside/selections/selectionObjects.store.ts'
import { cardsOf } from '#outside/selections/selectionLetter.store.ts'
import { selectionEntity } from '#outside/selections/selections.store.ts'
import { mailOfMatches } from './matchMailTexts.ts'
import { newMatches, noteSentMatches } from './newMatches.store.ts'
import { stopMatchesLink } from './stopMatches.store.ts'

export type SendingOptions = Pick<
  Backend,
  'translate' | 'publicUrl' | 'agency' | 'secretsKey' | 'replicas'
>

/** Maximum number of properties per mail. The others follow in the next one. */
const mostAtOnce = 8

/**
 * Sends to the clients of all leads that are due on `today` (YYYY-MM-DD in the agency's time zone), and returns the number of
 * mails. Skips leads that another server or a person is working on. A lead that fails does not delay the others: it stays due,
 * and the error is thrown at the end.
 */
export async function sendMatches(db: Db, today: string, options: SendingOptions): Promise<number> {
  const failed: number[] = []
  const failures: unknown[] = []
  let sent = 0
  for (;;) {
    const attempt: { leadId?: number } = {}
    try {
      const done = await sendToNext({ ...options, db }, today, { failed, attempt })
      if (done === 'nobody') break
      if (done === 'sent') sent++
    } catch (error) {
      if (attempt.leadId === undefined) throw error
      failed.push(attempt.leadId)
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some new matches were not sent')
  return sent
}

type Sending = SendingOptions & Pick<Backend, 'db'>
type Run = { failed: readonly number[]; attempt: { leadId?: number } }

/** Sets `attempt.leadId` before working on it. */
const sendToNext = (sending: Sending, today: string, { failed, attempt }: Run) =>
  sending.db.transaction().execute(async (tx) => {
    // Lock the lead first, as saving it does, to avoid deadlocks.
    const { rows } = await sql<{ leadId: number }>`
      SELECT d."leadId" FROM "matchSending" d JOIN "lead" l ON l."id" = d."leadId"
      WHERE d."dueOn" <= ${today} AND d."leadId" <> ALL (${failed}::integer[])
      ORDER BY d."dueOn", d."leadId" LIMIT 1 FOR NO KEY UPDATE OF l SKIP LOCKED
    `.execute(tx)
    const leadId = rows[0]?.leadId
    if (leadId === undefined) return 'nobody'
    attempt.leadId = leadId
    const since = await stillDue(tx, leadId, today)
    return since === undefined ? 'done' : sendTo(tx, leadId, { since, today, sending })
  })

/** The time since which matches count as new for the lead; undefined if another server was faster. */
async function stillDue(tx: Db, leadId: number, today: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('matchSending')
    .select('since')
    .where('leadId', '=', leadId)
    .where('dueOn', '<=', today)
    .executeTakeFirst()
  return row?.since
}

type Due = { since: string; today: string; sending: Sending }

async function sendTo(
  tx: Db,
  leadId: number,
  { since, today, sending }: Due,
): Promise<'sent' | 'done'> {
  const { emails, proposed } = await clientOfLead(tx, leadId)
  const to = mailbox(await workingAddresses(tx, emails), undefined)
  // A client who cannot be mailed now does not get the missed matches later.
  if (!to || !isAddress(to) || !(await mayBeSent(tx, leadId, to))) {
    await noteDone(tx, leadId, today, sql`now()`)
    return 'done'
  }
  const { language } = proposed
  const { db, replicas } = sending
  const asked = { leadId, since, language, most: mostAtOnce + 1 }
  // Nothing was written yet, so reading outside of the transaction gives the same result.
  const found = await replicas.reading(() => newMatches(db, asked))
  const matches = found.slice(0, mostAtOnce)
  // A day's grace for offers of transactions that began earlier and commit later; "matchSent" excludes those already sent.
  const next = sql`greatest("since", now() - interval '1 day')`
  await noteDone(tx, leadId, today, found.length > mostAtOnce ? sql`"since"` : next)
  if (matches.length === 0) return 'done'
  const objects = matches.map(({ id }) => id)
  const values = { leadId, note: null, ...proposed, objects }
  const id = await add(tx, selectionEntity, values, null)
  await writeChosen(tx, id, objects)
  const [selection] = await readSelections(tx, { id }, language)
  const stop = await stopMatchesLink.url(leadId, language, { ...sending, db: tx })
  const [assigned] = await assignedTo(tx, { entity: 'Demand', id: leadId })
  const mail = mailOfMatches(selection!, matches, {
    to,
    stop,
    ...sending,
    agent: await agentOf(tx, assigned),
    cards: await cardsOf(tx, selection!, language, sending),
  })
  await queueMail(tx, [{ ...mail, about: { entity: 'Selection', id } }])
  await save(tx, selectionEntity, id, {
    actor: null,
    action: 'send',
    changes: { sentOn: instantNow(), sentTo: to },
  })
  await noteSentMatches(tx, leadId, matches)
  return 'sent'
}

/** Whether the lead is open and the client agreed to mailings. */
async function mayBeSent(tx: Db, leadId: number, to: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM "lead" l LEFT JOIN "selectOption" o ON o."list" = 'leadStage' AND o."value" = l."stage"
    WHERE l."id" = ${leadId} AND l."deletedOn" IS NULL AND NOT coalesce(o."closed", false)
  `.execute(tx)
  if (rows.length === 0) return false
  const address = to.toLowerCase()
  return (await consentingAddresses(tx, [address])).has(address)
}

const noteDone = (tx: Db, leadId: number, today: string, since: ReturnType<typeof sql>) =>
  sql`UPDATE "matchSending" SET "doneOn" = ${today}, "since" = ${since} WHERE "leadId" = ${leadId}`.execute(
    tx,
  )

// Letters to the parties of an order: with the signed paper, and of its end. Each is queued in the transaction of the act that it
// is about, so that it is neither lost nor sent twice.
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { formatDate, formatInstantTime } from '#kit/fields/format.ts'
import { instantNow } from '#kit/clock.ts'
import { isAddress } from '#kit/fields/emailAddress.ts'
import { splitTexts } from '#kit/fields/kinds.ts'
import { lock } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, badRequest, notFound } from '#kit/http/problem.ts'
import { mostAttachedBytes, queueMail } from '#kit/mail/mailQueue.ts'
import type { Block } from '#kit/mail/letter.ts'
import type { Attachment } from '#kit/mail/mailer.ts'
import { agencyLetter } from '#base/backend/agencyLetter.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { workingAddresses } from '#base/bounces/bounces.store.ts'
import { agentOf } from '#base/mail/agents.store.ts'
import { wasJustSent } from '#base/mail/chosenMailbox.ts'
import { queueLetter } from '#base/mail/queueLetters.store.ts'
import type { LetterContext } from '#base/mail/queueLetters.store.ts'
import { mustChange } from '#base/register/records.store.ts'
import type { RecordRef } from '#base/register/records.contract.ts'
import type { OrderContent } from '../orderContent.contract.ts'
import { orderEntity } from '../orderEntity.ts'
import { paperOf } from '../orderFiles.store.ts'
import type { Order } from '../orders.contract.ts'
import { readContent, readOrder } from '../readOrder.store.ts'

export type MailingContext = Pick<Backend, 'agency' | 'translate' | 'publicUrl'>

type Party = { id: number; name: string; to: string }

/** Parties that mail can reach, in their order: at the address of the order, or, where that is wrong, at one of the account. */
async function partiesWithMailbox(tx: Db, orderId: number): Promise<Party[]> {
  const { rows } = await sql<{
    id: number
    name: string
    emails: string | null
  }>`
    SELECT p."id", p."name", concat_ws(';', p."email", a."email") AS "emails"
    FROM "orderParty" p LEFT JOIN "account" a ON a."id" = p."accountId" AND a."deletedOn" IS NULL
    WHERE p."orderId" = ${orderId} ORDER BY p."position"
  `.execute(tx)
  const parties = rows.map(({ emails, ...party }) => ({
    ...party,
    addresses: splitTexts(emails ?? '').filter(isAddress),
  }))
  const working = new Set(
    await workingAddresses(
      tx,
      parties.flatMap(({ addresses }) => addresses),
    ),
  )
  return parties.flatMap(({ id, name, addresses }) => {
    const to = addresses.find((address) => working.has(address))
    return to === undefined ? [] : [{ id, name, to }]
  })
}

type Paper = { number: number; content: OrderContent; signedOn: string; bytes: Buffer }

/** Queues the paper for each party that mail can reach. Returns their addresses. */
export async function mailPapers(
  tx: Db,
  { orderId, agentId, ...paper }: Paper & { orderId: number; agentId: number | null },
  context: MailingContext,
): Promise<string[]> {
  const parties = await partiesWithMailbox(tx, orderId)
  const agent = await agentOf(tx, agentId ?? undefined)
  for (const party of parties) {
    const { attachments, ...letter } = paperLetter(party, paper, context)
    const mail = agencyLetter(context.agency.in(letter.language), { ...letter, agent })
    const about = { entity: 'Order', id: orderId }
    const sentById = agentId === null ? {} : { sentById: agentId }
    await queueMail(tx, [{ ...mail, attachments, about, ...sentById }])
    await noteSending(tx, party)
  }
  return parties.map(({ to }) => to)
}

const noteSending = (tx: Db, { id, to }: Party) =>
  tx
    .updateTable('orderParty')
    .set({ paperSentOn: instantNow(), paperSentTo: to, paperUndeliveredOn: null })
    .where('id', '=', id)
    .execute()

function paperLetter(
  { name, to }: Party,
  { number: ofOrder, content, signedOn, bytes }: Paper,
  { agency, translate, publicUrl }: MailingContext,
) {
  const { language } = content.documents[0]!
  const say = (key: string, params: Record<string, string> = {}) =>
    translate(language, [key, params])
  const number = String(ofOrder)
  const longer = content.facts.extends
  const file: Attachment = {
    name: say('order.mail.file', { number }),
    contentType: 'application/pdf',
    content: bytes,
  }
  const fits = bytes.length <= mostAttachedBytes
  const blocks: Block[] = [
    say('order.mail.text', { name, number, date: formatInstantTime(signedOn) }),
    ...(longer
      ? [
          say('order.mail.longer', {
            number: String(longer.number),
            until: formatDate(content.facts.validUntil),
          }),
        ]
      : []),
    say(fits ? 'order.mail.attached' : 'order.mail.tooLarge'),
    say('order.mail.answer', { number }),
    { link: `${publicUrl}/Order/check/${content.code}`, label: say('order.mail.check') },
  ]
  const subject = say('order.mail.subject', { agency: agency.in(language).name, number })
  return { to, subject, language, blocks, attachments: fits ? [file] : [] }
}

type PaperContext = MailingContext & LetterContext & Pick<Backend, 'db' | 'files'>

/** Once more, for a party that has lost it or whose mail came back. 400 before there is a paper. */
export async function sendPaper(
  context: PaperContext,
  { id, partyId }: { id: number; partyId: number },
  actor: Actor,
): Promise<Order> {
  const { db, files } = context
  await mustChange(db, { entity: 'Order', id }, actor)
  const { content, number, signedOn } = await readOrder(db, id, actor)
  if (!content || number === null || signedOn === null) throw badRequest('order.mail.noPaper')
  const stored = await paperOf(db, id).catch(() => {
    throw badRequest('order.mail.noPaper')
  })
  const bytes = await files.read(stored.systemName, undefined, stored.size).then(buffer)
  return db.transaction().execute(async (tx) => {
    await lock(tx, orderEntity, id)
    const order = await readOrder(tx, id, actor)
    const known = order.parties.find((party) => party.id === partyId)
    if (!known) throw notFound()
    const party = (await partiesWithMailbox(tx, id)).find((one) => one.id === partyId)
    if (!party) throw badInput({ partyId: ['order.mail.noMailbox'] })
    if (wasJustSent({ sentOn: known.paperSentOn, sentTo: known.paperSentTo }, party.to))
      return order
    await noteSending(tx, party)
    const about = { entity: 'Order', id }
    const letter = paperLetter(party, { number, content, signedOn, bytes }, context)
    await queueLetter(tx, { ...letter, about }, actor, context)
    return readOrder(tx, id, actor)
  })
}

type Ended = { id: number; content: string | null; endedOn: string | null }

/**
 * Tells the parties that a signed order ends early, on `endedOn`, or that the agency took it back: then only those who have
 * signed or were sent a link. Returns their addresses.
 */
export async function mailEnd(
  tx: Db,
  { id, content: text, endedOn }: Ended,
  { accountId }: Pick<Actor, 'accountId'>,
  { agency, translate }: MailingContext,
): Promise<string[]> {
  const content = readContent(text!)
  const { language } = content.documents[0]!
  const inAgency = agency.in(language)
  const agent = await agentOf(tx, accountId)
  const parties = await partiesWithMailbox(tx, id)
  const reached = endedOn === null ? await reachedBefore(tx, id) : null
  const told = parties.filter((party) => !reached || reached.has(party.id))
  const kind = endedOn === null ? 'withdrawn' : 'ended'
  for (const { name, to } of told) {
    const params = {
      name,
      agency: inAgency.name,
      number: String(content.number),
      day: endedOn === null ? '' : formatDate(endedOn),
    }
    const mail = agencyLetter(inAgency, {
      to,
      subject: translate(language, [`order.mail.${kind}.subject`, params]),
      language,
      blocks: [translate(language, [`order.mail.${kind}.text`, params])],
      agent,
    })
    await queueMail(tx, [{ ...mail, sentById: accountId, about: { entity: 'Order', id } }])
  }
  return told.map(({ to }) => to)
}

/** Those who have signed, or were sent a link. */
async function reachedBefore(tx: Db, orderId: number): Promise<Set<number>> {
  const found = await tx
    .selectFrom('orderParty')
    .select('id')
    .where('orderId', '=', orderId)
    .where(({ eb, or }) => or([eb('signedOn', 'is not', null), eb('linkSentOn', 'is not', null)]))
    .execute()
  return new Set(found.map(({ id }) => id))
}

/** Marks the parties to whom a mail of this order came back. */
export async function markUndelivered(tx: Db, orderId: number, to: string): Promise<RecordRef> {
  await sql`
    UPDATE "orderParty" SET
      "linkUndeliveredOn" = CASE WHEN "linkSentTo" = ${to} AND "signedOn" IS NULL THEN now() ELSE "linkUndeliveredOn" END,
      "paperUndeliveredOn" = CASE WHEN "paperSentTo" = ${to} THEN now() ELSE "paperUndeliveredOn" END
    WHERE "orderId" = ${orderId} AND ${to} IN ("linkSentTo", "paperSentTo")
  `.execute(tx)
  return { entity: 'Order', id: orderId }
}

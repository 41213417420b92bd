// Links under which the parties of an issued order read and sign it. Of a link only the hash is stored.
import { sql } from 'kysely'
import { instantNow } from '#kit/clock.ts'
import { splitTexts } from '#kit/fields/kinds.ts'
import { languageOf } from '#kit/i18n/languages.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { Problem, badRequest, notFound } from '#kit/http/problem.ts'
import { chosenMailbox, wasJustSent } from '#base/mail/chosenMailbox.ts'
import { queueLetter } from '#base/mail/queueLetters.store.ts'
import type { LetterContext } from '#base/mail/queueLetters.store.ts'
import { mustChange } from '#base/register/records.store.ts'
import { openLink } from '#base/session/links/links.store.ts'
import type { LinkVisit } from '#base/session/links/links.store.ts'
import { hashOf, newSecret } from '#base/session/sign-in/secrets.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { declineOrder } from '../endOrder.store.ts'
import { mustBeKept } from '../forgetting/orderKept.store.ts'
import { orderState } from '../orderState.store.ts'
import type { Order, Signing } from '../orders.contract.ts'
import { readContent, readOrder } from '../readOrder.store.ts'
import { signAs } from '../signOrder.store.ts'
import type { SigningContext, SigningVisit } from '../signOrder.store.ts'
import type { CheckedOrder, LinkedOrder } from './orderLinks.contract.ts'

/** Days for which a link works. */
const linkDays = 30

type Found = {
  orderId: number
  partyId: number
  party: string
  content: string
  state: LinkedOrder['state']
  signedOn: string | null
  hasPaper: boolean
}

/** 404 for a link that is unknown, was replaced or has ended. */
export async function findByLink(db: Db, visit: LinkVisit): Promise<Found> {
  const found = await openLink<Found>(db, visit, {
    guesses: 'unknownLink',
    uses: { name: 'orderLink', most: 120 },
    find: async (token) => {
      const { rows } = await sql<Found>`
        SELECT p."orderId", p."id" AS "partyId", p."name" AS "party", p."signedOn", o."content", ${orderState('o')} AS "state",
          EXISTS (SELECT FROM "orderAct" a WHERE a."orderId" = o."id" AND a."act" IN ('completed', 'signedOnPaper')) AS "hasPaper"
        FROM "orderParty" p JOIN "brokerOrder" o ON o."id" = p."orderId" AND o."content" IS NOT NULL
        WHERE p."linkHash" = ${hashOf(token)} AND p."linkUntil" > now()
      `.execute(db)
      return rows[0]
    },
  })
  if (!found) throw new Problem(404, { detail: 'order.link.unknown' })
  return found
}

export async function noteOpened(db: Db, visit: LinkVisit, isStaff: boolean): Promise<void> {
  const { partyId } = await findByLink(db, visit)
  if (isStaff) return
  await db
    .updateTable('orderParty')
    .set({ linkOpenedOn: instantNow() })
    .where('id', '=', partyId)
    .where('linkOpenedOn', 'is', null)
    .execute()
}

export async function readLinkedOrder(db: Db, visit: LinkVisit): Promise<LinkedOrder> {
  const found = await findByLink(db, visit)
  const content = readContent(found.content)
  const { party, state, signedOn, hasPaper } = found
  return { content, party, state, signedOn, hasPaper, language: content.documents[0]!.language }
}

export async function signLinkedOrder(
  context: SigningContext,
  visit: LinkVisit & SigningVisit,
  signing: Signing,
): Promise<{ orderId: number; isComplete: boolean }> {
  const { orderId, partyId } = await findByLink(context.db, visit)
  const { address, device } = visit
  const asked = { ...signing, id: orderId, partyId }
  const isComplete = await signAs(context, asked, { address, device }, null)
  return { orderId, isComplete }
}

export async function declineLinkedOrder(
  { db, secretsKey }: Pick<Backend, 'db' | 'secretsKey'>,
  visit: LinkVisit,
  reason: string,
): Promise<void> {
  const { orderId, party } = await findByLink(db, visit)
  await db
    .transaction()
    .execute((tx) =>
      declineOrder(tx, { id: orderId, party, reason: reason || null }, { secretsKey }),
    )
}

type Asked = { id: number; partyId: number }

/** A link that replaces the party's earlier one. 400 unless the order waits for this party. */
export async function newLink(
  tx: Db,
  { id, partyId }: Asked,
  actor: Actor,
  { publicUrl }: Pick<Backend, 'publicUrl'>,
) {
  await mustChange(tx, { entity: 'Order', id }, actor)
  const order = await readOrder(tx, id, actor)
  const party = order.parties.find((one) => one.id === partyId)
  if (!party) throw notFound()
  mustBeKept(order)
  if (order.state !== 'issued' || party.signedOn !== null) throw badRequest('order.isOver')
  const token = newSecret()
  await tx
    .updateTable('orderParty')
    .set({
      linkHash: hashOf(token),
      linkUntil: instantNow(linkDays * 24 * 60 * 60 * 1000),
      linkOpenedOn: null,
      linkUndeliveredOn: null,
    })
    .where('id', '=', partyId)
    .execute()
  return { link: `${publicUrl}/Order/sign/${token}`, order, party }
}

export const sendOrderLink = (
  context: LetterContext & Pick<Backend, 'db' | 'publicUrl'>,
  { email, ...asked }: Asked & { email?: string | undefined },
  actor: Actor,
): Promise<Order> =>
  context.db.transaction().execute(async (tx) => {
    const { translate, agency } = context
    const before = await readOrder(tx, asked.id, actor)
    const known = before.parties.find(({ id }) => id === asked.partyId)
    const to = chosenMailbox(splitTexts(known?.email ?? ''), email, 'order')
    if (known && wasJustSent({ sentOn: known.linkSentOn, sentTo: known.linkSentTo }, to))
      return before
    const { link, order, party } = await newLink(tx, asked, actor, context)
    await tx
      .updateTable('orderParty')
      .set({ linkSentOn: instantNow(), linkSentTo: to })
      .where('id', '=', asked.partyId)
      .execute()
    const language = languageOf(order.language)
    const say = (key: string, params = {}) => translate(language, [key, params])
    await queueLetter(
      tx,
      {
        to,
        subject: say('order.link.mail.subject', { agency: agency.in(language).name }),
        language,
        blocks: [
          say('order.link.mail.text', { name: party.name, number: String(order.number) }),
          { link, label: say('order.link.mail.button') },
          say('order.link.mail.ends', { days: String(linkDays) }),
        ],
        about: { entity: 'Order', id: asked.id },
      },
      actor,
      context,
    )
    return readOrder(tx, asked.id, actor)
  })

/** The sums of an act's files, as the act says that tells that they were forgotten. */
const filesForgotten = sql`(
  SELECT json_agg(json_build_object('name', f ->> 'name', 'sum', f ->> 'sum'))
  FROM "orderAct" c, json_array_elements(c."content"::json -> 'forgotten') AS each, json_array_elements(each -> 'files') AS f
  WHERE o."forgottenOn" IS NOT NULL AND c."orderId" = o."id" AND c."act" = 'forgotten' AND each ->> 'number' = a."number"::text)`

/** An order by the code on its paper, spelled as people type it. 404 for an unknown one. */
export async function checkOrder(
  db: Db,
  { code, address }: { code: string; address: string },
  agency: string,
): Promise<CheckedOrder> {
  const typed = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  const found = await openLink(
    db,
    { token: typed || 'none', address },
    {
      guesses: 'unknownLink',
      uses: { name: 'orderCode', most: 120 },
      find: async (token) => {
        const { rows } = await sql<Omit<CheckedOrder, 'agency'>>`
        SELECT o."number", ${orderState('o')} AS "state", o."issuedOn", o."signedOn", o."forgottenOn",
          (SELECT json_agg(json_build_object('number', a."number", 'act', a."act", 'actedOn', a."actedOn", 'sum', a."sum",
            'publicKey', encode(k."publicKey", 'base64'),
            'files', coalesce((SELECT json_agg(json_build_object('name', f."name", 'sum', f."sum") ORDER BY f."id")
              FROM "orderFile" f WHERE f."act" = a."number"), ${filesForgotten}, '[]'::json)) ORDER BY a."number")
           FROM "orderAct" a JOIN "orderKey" k ON k."id" = a."keyId" WHERE a."orderId" = o."id") AS "acts"
        FROM "brokerOrder" o WHERE o."code" = ${token}
      `.execute(db)
        return rows[0]
      },
    },
  )
  if (!found) throw new Problem(404, { detail: 'order.check.unknown' })
  return { ...found, agency }
}

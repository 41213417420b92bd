// Takes in an order that was signed without a connection. Nothing that the phone says is believed: the text is written again from
// the pieces that this server gave out, and must be the one that was signed. It is issued and signed in one transaction, so that
// an order is there whole or not at all, however often it is sent.
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { instantNow } from '#kit/clock.ts'
import { formatInstantTime } from '#kit/fields/format.ts'
import { lock } from '#kit/db/save.ts'
import { sumOf } from '#kit/evidence/acts.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { Problem, badInput, badRequest, conflict } from '#kit/http/problem.ts'
import { leadMayBeNamed } from '#base/register/chosenRecords.store.ts'
import { mustOpen } from '#base/register/records.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { freeze, nextNumber } from '../issueOrder.store.ts'
import { missingIn } from '../missing.ts'
import type { OrderContent } from '../orderContent.contract.ts'
import { orderEntity } from '../orderEntity.ts'
import { rulesOn } from '../orderFacts.store.ts'
import type { ActFile } from '../orderActs.store.ts'
import { addDraft, namesOf } from '../orders.store.ts'
import { storeSignature, writeSignature } from '../signOrder.store.ts'
import type { SigningVisit } from '../signOrder.store.ts'
import type { StoredParty } from '../orderParts.store.ts'
import { readContent } from '../readOrder.store.ts'
import { readPhoto } from '../sign/documentPhoto.store.ts'
import type { DocumentPhoto } from '../sign/documentPhoto.store.ts'
import { givenPieces } from './given.store.ts'
import { offlineContent } from './offlineContent.ts'
import { releaseOf } from './pocket.store.ts'
import type { ObjectPiece, SignedOffline } from './pocket.contract.ts'

type TakingContext = Pick<Backend, 'db' | 'files' | 'secretsKey' | 'server'>
type Taken = { id: number; number: number; signedOn: string }
type Read = { content: OrderContent; objects: readonly ObjectPiece[]; templateId: number }

export async function takeSigned(
  context: TakingContext,
  given: SignedOffline,
  visit: SigningVisit,
  actor: Actor,
): Promise<Taken> {
  const { db } = context
  const sent = { ...given, text: Buffer.from(given.text, 'base64').toString('utf8') }
  const signers = signersOf(sent)
  const known = await takenBefore(db, sent, actor)
  if (known) return known
  const read = await readSent(context, sent, actor)
  const files: ActFile[] = []
  const photos: (DocumentPhoto | null)[] = []
  for (const [position, { signing, photo }] of signers.entries()) {
    photos.push(await readPhoto(context, photo, actor))
    files.push(await storeSignature(context, signing.signature, position))
  }
  return db.transaction().execute(async (tx) => {
    // One at a time: the same order may arrive twice at once.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('offlineOrder', 0))`.execute(tx)
    const other = await takenBefore(tx, sent, actor)
    if (other) return other
    if (!sent.again) await mustBeNew(tx, read.content)
    return write(tx, { sent, read, files, photos, visit }, actor, context)
  })
}

/** All who give it, in order. */
const signersOf = ({ terms, accountId, signing, photo, signedOn, others }: SignedOffline) => [
  { party: terms.party, accountId, signing, photo, signedOn },
  ...others,
]

/** The order with this code, if it is the same; 409 for another one. */
async function takenBefore(db: Db, sent: SignedOffline, actor: Actor): Promise<Taken | undefined> {
  const order = await db
    .selectFrom('brokerOrder as o')
    .select(['o.id', 'o.number', 'o.signedOn', 'o.content', 'o.createdById'])
    .select(
      sql<
        string | null
      >`(SELECT string_agg(f."sum", ',' ORDER BY length(f."name"), f."name") FROM "orderFile" f
        WHERE f."orderId" = o."id" AND f."name" LIKE 'signature-%')`.as('sums'),
    )
    .where('o.code', '=', sent.code)
    .executeTakeFirst()
  if (!order) return undefined
  const sums = signersOf(sent).map(({ signing }) => sumOf(JSON.stringify(signing.signature)))
  const isSame =
    order.content === sent.text &&
    order.sums === sums.join() &&
    order.createdById === actor.accountId
  if (!isSame || order.number === null || order.signedOn === null)
    throw conflict('order.offline.otherContent')
  return { id: order.id, number: order.number, signedOn: order.signedOn }
}

/** 400 if the server gave out none of it, or the text is another one. */
async function readSent(context: TakingContext, sent: SignedOffline, actor: Actor): Promise<Read> {
  const pieces = await givenPieces(context)
  const office = pieces.read('office', sent.office)
  if (office.accountId !== actor.accountId) throw badRequest('order.offline.otherAuthor')
  const template = pieces.read('template', sent.template)
  const objects = sent.objects.map((object) => pieces.read('object', object))
  const { code, saidOn, terms } = sent
  const others = sent.others.map(({ party }) => party)
  const content = offlineContent({ code, saidOn, terms, others, office, template, objects })
  const isSame = sent.text === JSON.stringify(content)
  // Another release may write the same facts in other words: what was read and signed stands, if it says the same.
  const isOlder = office.release !== releaseOf(context.server)
  if (!isSame && !(isOlder && saysTheSame(sent.text, content)))
    throw badRequest('order.offline.otherText')
  return { content: readContent(sent.text), objects, templateId: template.id }
}

function saysTheSame(text: string, content: OrderContent): boolean {
  try {
    const given: unknown = JSON.parse(text)
    const { documents, ...signed } = readContent(text)
    const { documents: written, ...expected } = readContent(JSON.stringify(content))
    const languagesOf = (all: typeof documents) => all.map(({ language }) => language)
    return (
      // Nothing stands in it beside what the schema knows, and nothing twice.
      JSON.stringify(given) === text &&
      isDeepStrictEqual(given, { ...signed, documents }) &&
      isDeepStrictEqual(signed, expected) &&
      isDeepStrictEqual(languagesOf(documents), languagesOf(written))
    )
  } catch {
    return false
  }
}

type Recent = { number: number; signedOn: string; content: string }

/** 409 that asks, if another order with the same content was signed within 48 hours. */
async function mustBeNew(tx: Db, content: OrderContent): Promise<void> {
  const { rows } = await sql<Recent>`
    SELECT "number", "signedOn", "content" FROM "brokerOrder"
    WHERE "issuedOn" > ${instantNow(-48 * 60 * 60 * 1000)}::timestamptz AND "signedOn" IS NOT NULL AND "deletedOn" IS NULL
      AND "side" = 'viewing' AND "partyNames" = ${namesOf(content.facts.parties)}
    ORDER BY "id" DESC LIMIT 50`.execute(tx)
  const same = rows.find((row) => agreed(readContent(row.content)) === agreed(content))
  if (!same) return
  const on = formatInstantTime(same.signedOn)
  throw conflict(['order.offline.sameAgain', { number: String(same.number), on }], { asks: true })
}

/** What two orders with the same content have in common, whatever their texts and prices. */
function agreed({ facts }: OrderContent): string {
  const { service, purpose, parties, objects, fee, validFrom, validUntil } = facts
  const party = parties.map(({ name, taxNumber }) => [name, taxNumber])
  const numbers = objects.map(({ number }) => number).toSorted()
  return JSON.stringify([service, purpose, party, numbers, fee, validFrom, validUntil])
}

type Written = {
  sent: SignedOffline
  read: Read
  /** By signer. */
  files: readonly ActFile[]
  photos: readonly (DocumentPhoto | null)[]
  visit: SigningVisit
}

async function write(
  tx: Db,
  { sent, read, files, photos, visit }: Written,
  actor: Actor,
  context: TakingContext,
): Promise<Taken> {
  const { content, objects } = read
  await mustBeComplete(tx, content, actor)
  const signers = signersOf(sent)
  const parties: StoredParty[] = []
  for (const [at, { accountId }] of signers.entries())
    parties.push({
      ...content.facts.parties[at]!,
      accountId: await accountOf(tx, accountId, actor),
    })
  const accounts = parties.flatMap(({ accountId }) => accountId ?? [])
  if (new Set(accounts).size < accounts.length)
    throw badInput({ parties: ['order.samePartyTwice'] })
  const id = await addDraft(
    tx,
    { ...(await draftOf(tx, sent, read, actor)), objects: objects.map(objectOf) },
    actor,
    parties,
  )
  const number = await nextNumber(tx)
  const signedOn = instantNow()
  const { text, code, saidOn } = sent
  await freeze(
    tx,
    await lock(tx, orderEntity, id),
    { text, number, code, issuedOn: signedOn },
    { by: content.issuedBy, saidOn },
    actor,
    context,
  )
  const stored = await tx
    .selectFrom('orderParty')
    .select('id')
    .where('orderId', '=', id)
    .orderBy('position')
    .execute()
  for (const [at, { signing, signedOn: saidOn }] of signers.entries())
    await writeSignature(
      tx,
      {
        asked: { ...signing, id, partyId: stored[at]!.id },
        visit,
        by: actor,
        file: files[at]!,
        photo: photos[at]!,
        saidOn,
      },
      context,
    )
  const order = await lock(tx, orderEntity, id)
  return { id, number, signedOn: order.signedOn ?? signedOn }
}

const objectOf = ({ objectId }: ObjectPiece) => ({ objectId })

/** 400 that says what is missing by the rules of its first day: those that hold now, whatever was known at the door. */
async function mustBeComplete(tx: Db, { facts }: OrderContent, actor: Actor): Promise<void> {
  const missing = missingIn(
    {
      ...facts,
      language: facts.languages[0] ?? null,
      feePercent: facts.fee.percent,
      feeAmount: facts.fee.amount,
      feeMonths: facts.fee.months,
      agentId: actor.accountId,
      extended: null,
    },
    facts.agency,
    await rulesOn(tx, facts.validFrom),
  )
  const { template, languages } = facts
  if (languages.some((language) => !template.text[language] || !template.title[language]))
    missing['templateId'] = ['order.noTemplate']
  if (Object.keys(missing).length > 0)
    throw badInput(missing as Record<string, NonNullable<(typeof missing)[string]>>)
}

async function draftOf(tx: Db, sent: SignedOffline, { templateId }: Read, actor: Actor) {
  const { terms, demandId, viewingId } = sent
  const [language, secondLanguage = null] = terms.languages
  return {
    side: 'viewing' as const,
    service: terms.service,
    purpose: terms.purpose,
    isExclusive: false,
    language: language!,
    secondLanguage,
    feePercent: terms.fee.percent,
    feeAmount: terms.fee.amount,
    feeMonths: terms.fee.months,
    isFeePlusVat: terms.fee.isPlusVat,
    validFrom: terms.validFrom,
    validUntil: terms.validUntil,
    isOffPremises: true,
    beginNow: terms.beginNow,
    agentId: actor.accountId,
    // Records may have gone meanwhile: what was signed does not depend on them.
    templateId: await stillThere(templateId, () => mustBeThere(tx, templateId)),
    demandId: await stillThere(demandId, (id) => leadMayBeNamed(tx, id, actor)),
    viewingId: await stillThere(viewingId, (id) => mustOpen(tx, { entity: 'Viewing', id }, actor)),
  }
}

async function mustBeThere(tx: Db, id: number): Promise<void> {
  const found = await tx
    .selectFrom('orderTemplate')
    .select('id')
    .where('id', '=', id)
    .where('deletedOn', 'is', null)
    .executeTakeFirst()
  if (!found) throw badRequest('order.unknownTemplate')
}

const accountOf = (tx: Db, accountId: number | null, actor: Actor) =>
  stillThere(accountId, (id) => mustOpen(tx, { entity: 'Account', id }, actor))

/** The number of a record, or null if it is gone or the actor may not name it. */
async function stillThere(
  id: number | null,
  check: (id: number) => Promise<unknown>,
): Promise<number | null> {
  if (id === null) return null
  try {
    await check(id)
    return id
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

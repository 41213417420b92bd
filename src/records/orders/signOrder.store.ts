// A party signs an issued order: on the agent's device, or through a link. The signature is stored with an act at once; the paper
// with all signatures is made afterwards (completeOrder.store.ts), so that nothing that fails later loses a signature.
import { instantNow } from '#kit/clock.ts'
import { lock, save } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, badRequest, notFound } from '#kit/http/problem.ts'
import { mustOpen } from '#base/register/records.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { mustBeKept } from './forgetting/orderKept.store.ts'
import { forgetEndReminder } from './mandates/endReminder.store.ts'
import { addAct } from './orderActs.store.ts'
import type { ActFile } from './orderActs.store.ts'
import { storeActFile } from './orderFiles.store.ts'
import type { OrderContent, Signature } from './orderContent.contract.ts'
import { orderEntity } from './orderEntity.ts'
import type { Order, Signing } from './orders.contract.ts'
import { readContent, readOrder } from './readOrder.store.ts'
import { keepPhoto, readPhoto } from './sign/documentPhoto.store.ts'
import type { DocumentPhoto } from './sign/documentPhoto.store.ts'

export type SigningContext = Pick<Backend, 'db' | 'files' | 'secretsKey'>

/** From where somebody signs. */
export type SigningVisit = {
  /** Network address. */
  address: string
  /** What the browser says it is. */
  device: string
}

type Asked = Signing & { id: number; partyId: number }
/** Null for the party's own link. */
type By = Actor | null

/** On the agent's device. */
export async function signOrder(
  context: SigningContext,
  { photo: uploaded, ...asked }: Asked & { photo: string | null },
  visit: SigningVisit,
  actor: Actor,
): Promise<Order> {
  await mustOpen(context.db, { entity: 'Order', id: asked.id }, actor)
  const photo = await readPhoto(context, uploaded, actor)
  await signAs(context, asked, visit, actor, photo)
  return readOrder(context.db, asked.id, actor)
}

/** Once for each party: the same again changes nothing. Returns whether all have signed now. */
export async function signAs(
  context: SigningContext,
  asked: Asked,
  visit: SigningVisit,
  by: By,
  photo: DocumentPhoto | null = null,
): Promise<boolean> {
  const position = await positionOf(context.db, asked)
  const file = await storeSignature(context, asked.signature, position)
  return context.db
    .transaction()
    .execute((tx) => writeSignature(tx, { asked, visit, by, file, photo }, context))
}

/** `position`: of the party among all, from 0. 400 for a signature that is none. */
export function storeSignature(
  context: SigningContext,
  signature: Signature,
  position: number,
): Promise<ActFile> {
  mustBeDrawn(signature)
  return storeActFile(context, {
    name: `signature-${position + 1}.json`,
    contentType: 'application/json',
    bytes: Buffer.from(JSON.stringify(signature)),
  })
}

async function positionOf(db: Db, { id, partyId }: Asked): Promise<number> {
  const party = await db
    .selectFrom('orderParty')
    .select('position')
    .where('id', '=', partyId)
    .where('orderId', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return party.position
}

type Written = {
  asked: Asked
  visit: SigningVisit
  by: By
  file: ActFile
  /** Of the party's document; only an employee takes one. */
  photo: DocumentPhoto | null
  /** The clock of a device that had no connection. */
  saidOn?: string
  at?: string
}

/** In a transaction of the caller, at that time. */
export async function writeSignature(
  tx: Db,
  { asked, visit, by, file, photo, saidOn, at = instantNow() }: Written,
  context: Pick<SigningContext, 'secretsKey'>,
): Promise<boolean> {
  const order = await lock(tx, orderEntity, asked.id)
  if (order.content === null) throw badRequest('order.isDraft')
  mustBeKept(order)
  const parties = await tx
    .selectFrom('orderParty')
    .select(['id', 'name', 'position', 'signedOn'])
    .where('orderId', '=', asked.id)
    .execute()
  const party = parties.find(({ id }) => id === asked.partyId)
  if (!party) throw notFound()
  if (party.signedOn !== null) return order.signedOn !== null
  if (order.declinedOn ?? order.withdrawnOn) throw badRequest('order.isOver')
  mustHaveTicked(readContent(order.content), asked)
  const signedOn = at
  await tx.updateTable('orderParty').set({ signedOn }).where('id', '=', party.id).execute()
  const isComplete = parties.every((each) => each.id === party.id || each.signedOn !== null)
  if (isComplete) await becomeValid(tx, order, signedOn, by)
  if (photo && by) await keepPhoto(tx, photo, { orderId: asked.id, position: party.position }, by)
  await addAct(
    tx,
    {
      orderId: asked.id,
      act: 'signed',
      actedOn: signedOn,
      facts: {
        by: party.name,
        order: order.number,
        how: by ? 'device' : 'link',
        witness: by?.accountId ?? null,
        language: asked.language,
        ticks: asked.ticks,
        place: asked.place,
        ...visit,
        ...(saidOn !== undefined && { saidOn }),
        ...(photo && { document: photo.about }),
      },
      files: [file],
    },
    context,
  )
  return isComplete
}

type Issued = Awaited<ReturnType<typeof lockIssued>>
const lockIssued = (tx: Db, id: number) => lock(tx, orderEntity, id)

/** The order is in force; an extension makes the order longer that it is about. */
export async function becomeValid(tx: Db, order: Issued, signedOn: string, by: By): Promise<void> {
  const extended = order.extendsId === null ? null : await lock(tx, orderEntity, order.extendsId)
  if (extended && extended.endedOn !== null) throw badRequest('order.extendsEnded')
  await save(tx, orderEntity, order, { actor: by, action: 'sign', changes: { signedOn } })
  if (!extended) return
  await save(tx, orderEntity, extended, {
    actor: by,
    action: 'extend',
    changes: { extendedUntil: order.validUntil },
  })
  await forgetEndReminder(tx, extended.id)
}

function mustHaveTicked({ documents }: OrderContent, { ticks, language }: Asked): void {
  const read = documents.find((document) => document.language === language)
  if (!read) throw badInput({ language: ['order.otherLanguage'] })
  const wanted = read.blocks.flatMap((block) => (block.is === 'tick' ? [block.name] : []))
  if (wanted.some((name) => !ticks.includes(name))) throw badInput({ ticks: ['order.notTicked'] })
}

/** The least part of the field that a signature fills, so that a slip of the finger is none. */
const leastPart = 0.05
const leastPoints = 8

function mustBeDrawn({ width, height, strokes }: Signature): void {
  const points = strokes.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const span = (values: number[], whole: number) =>
    (Math.max(...values) - Math.min(...values)) / whole
  const isDrawn =
    points.length >= leastPoints && Math.max(span(xs, width), span(ys, height)) >= leastPart
  if (!isDrawn) throw badInput({ signature: ['order.noSignature'] })
}

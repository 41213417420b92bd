// An order that was signed on paper, or with a qualified signature: its file is kept as it came, and the order is in force.
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { agencyToday, instantNow } from '#kit/clock.ts'
import { lock } from '#kit/db/save.ts'
import { day } from '#kit/fields/schema.ts'
import { isPicture } from '#kit/files/pictureKinds.ts'
import type { ReceivedFile, ReceivedForm } from '#kit/files/receiveFiles.ts'
import { sniffFile } from '#kit/files/sniff.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { parse } from '#kit/http/parse.ts'
import { badInput, badRequest } from '#kit/http/problem.ts'
import { mustChange } from '#base/register/records.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { hasPaper } from './completeOrder.store.ts'
import { nameOf } from './endOrder.store.ts'
import { mustBeKept } from './forgetting/orderKept.store.ts'
import { addAct } from './orderActs.store.ts'
import type { ActFile } from './orderActs.store.ts'
import { orderEntity } from './orderEntity.ts'
import { storeActFile } from './orderFiles.store.ts'
import { waysToSignOnPaper } from './orders.contract.ts'
import type { Order } from './orders.contract.ts'
import { readOrder } from './readOrder.store.ts'
import { becomeValid } from './signOrder.store.ts'
import type { SigningContext } from './signOrder.store.ts'

/** The text fields of the form; the day is the one that stands on the paper. */
const about = z.strictObject({ how: z.enum(waysToSignOnPaper), signedOn: day })
type About = z.output<typeof about>

/** 400 unless the order waits for a signature, and the file is a PDF or a picture. */
export async function signOnPaper(
  context: SigningContext,
  { fields, files }: ReceivedForm,
  id: number,
  actor: Actor,
): Promise<Order> {
  const asked = parse(about, fields)
  await mustChange(context.db, { entity: 'Order', id }, actor)
  if (asked.signedOn > agencyToday()) throw badInput({ signedOn: ['order.signedInFuture'] })
  const [received, another] = files
  if (!received || another) throw badInput({ file: ['order.onePaper'] })
  const file = await storePaper(context, received, asked)
  return context.db.transaction().execute(async (tx) => {
    await writePaper(tx, { id, asked, file, actor }, context)
    return readOrder(tx, id, actor)
  })
}

async function storePaper(
  context: SigningContext,
  { path, userName }: ReceivedFile,
  { how }: About,
): Promise<ActFile> {
  const kind = await sniffFile(path, userName)
  const isPdf = kind?.contentType === 'application/pdf'
  if (!kind || !(isPdf || (how === 'scan' && isPicture(kind.contentType))))
    throw badInput({ file: ['order.noPaper'] })
  return storeActFile(context, {
    name: `signed-paper.${kind.extension}`,
    contentType: kind.contentType,
    bytes: await readFile(path),
  })
}

type Written = {
  id: number
  asked: About
  file: ActFile
  actor: Actor
  /** When it was brought. */
  at?: string
}

/** In a transaction of the caller. */
export async function writePaper(
  tx: Db,
  { id, asked, file, actor, at = instantNow() }: Written,
  context: Pick<SigningContext, 'secretsKey'>,
): Promise<void> {
  const order = await lock(tx, orderEntity, id)
  if (order.issuedOn === null) throw badRequest('order.isDraft')
  mustBeKept(order)
  if (order.signedOn ?? order.declinedOn ?? order.withdrawnOn) throw badRequest('order.isOver')
  await tx
    .updateTable('orderParty')
    .set({ signedOn: at })
    .where('orderId', '=', id)
    .where('signedOn', 'is', null)
    .execute()
  await becomeValid(tx, order, at, actor)
  const facts = {
    by: await nameOf(tx, actor),
    order: order.number,
    how: asked.how,
    signedOn: asked.signedOn,
  }
  await addAct(
    tx,
    { orderId: id, act: 'signedOnPaper', actedOn: at, facts, files: [file] },
    context,
  )
  await hasPaper(tx, id)
}

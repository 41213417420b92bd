// An order ends without having run out: taken back before it was signed, declined by a party, or ended early.
import { agencyToday, instantNow } from '#kit/clock.ts'
import { lock, save } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, badRequest } from '#kit/http/problem.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { mustBeKept } from './forgetting/orderKept.store.ts'
import { mailEnd } from './mailing/mailOrder.store.ts'
import type { MailingContext } from './mailing/mailOrder.store.ts'
import { forgetEndReminder } from './mandates/endReminder.store.ts'
import { addAct } from './orderActs.store.ts'
import { orderEntity } from './orderEntity.ts'
import type { Order } from './orders.contract.ts'
import { readOrder } from './readOrder.store.ts'

export type EndContext = Pick<Backend, 'db' | 'secretsKey'> & MailingContext

/** Only while somebody has yet to sign. The links of the parties say so from then on. */
export const withdrawOrder = (
  { db, ...context }: EndContext,
  { id, reason, tell }: { id: number; reason: string; tell: boolean },
  actor: Actor,
): Promise<Order> =>
  db.transaction().execute(async (tx) => {
    const order = await lockWaiting(tx, id)
    const withdrawnOn = instantNow()
    await save(tx, orderEntity, order, { actor, action: 'withdraw', changes: { withdrawnOn } })
    const mailedTo = tell
      ? await mailEnd(tx, { id, content: order.content, endedOn: null }, actor, context)
      : []
    const facts = { by: await nameOf(tx, actor), order: order.number, reason, mailedTo }
    await addAct(
      tx,
      { orderId: id, act: 'withdrawn', actedOn: withdrawnOn, facts, files: [] },
      context,
    )
    return readOrder(tx, id, actor)
  })

/** A party refuses to sign. */
export async function declineOrder(
  tx: Db,
  { id, party, reason }: { id: number; party: string; reason: string | null },
  context: Pick<EndContext, 'secretsKey'>,
): Promise<void> {
  const order = await lockWaiting(tx, id)
  const declinedOn = instantNow()
  await save(tx, orderEntity, order, { actor: null, action: 'decline', changes: { declinedOn } })
  const facts = { by: party, order: order.number, reason }
  await addAct(tx, { orderId: id, act: 'declined', actedOn: declinedOn, facts, files: [] }, context)
}

async function lockWaiting(tx: Db, id: number) {
  const order = await lock(tx, orderEntity, id)
  if (order.issuedOn === null) throw badRequest('order.isDraft')
  mustBeKept(order)
  if (order.signedOn ?? order.declinedOn ?? order.withdrawnOn) throw badRequest('order.isOver')
  return order
}

export const nameOf = async (tx: Db, { accountId }: Actor): Promise<string | null> =>
  (await tx.selectFrom('account').select('name').where('id', '=', accountId).executeTakeFirst())
    ?.name ?? null

/** A signed order ends on an earlier day than agreed, for a reason, and with it what made it longer. */
export const endOrder = (
  { db, ...context }: EndContext,
  { id, endedOn, reason, tell }: { id: number; endedOn: string; reason: string; tell: boolean },
  actor: Actor,
): Promise<Order> =>
  db.transaction().execute(async (tx) => {
    const order = await lock(tx, orderEntity, id)
    if (order.signedOn === null) throw badRequest('order.notSigned')
    if (order.extendsId !== null) throw badRequest('order.endsWithExtended')
    if (order.endedOn !== null) throw badRequest('order.isOver')
    if (endedOn < order.validFrom! || endedOn >= order.endsOn!)
      throw badInput({ endedOn: ['order.endsNotEarlier'] })
    if (order.endsOn! < agencyToday()) throw badRequest('order.isOver')
    const by = await nameOf(tx, actor)
    const mailedTo = tell
      ? await mailEnd(tx, { id, content: order.content, endedOn }, actor, context)
      : []
    const changes = { endedOn, endReason: reason }
    for (const ended of [order, ...(await lockExtensions(tx, id))]) {
      await save(tx, orderEntity, ended, { actor, action: 'end', changes })
      const facts = { by, order: ended.number, endedOn, reason, mailedTo }
      await addAct(tx, { orderId: ended.id, act: 'endedEarly', facts, files: [] }, context)
    }
    await forgetEndReminder(tx, id)
    return readOrder(tx, id, actor)
  })

async function lockExtensions(tx: Db, extendsId: number) {
  const signed = await tx
    .selectFrom('brokerOrder')
    .select('id')
    .where('extendsId', '=', extendsId)
    .where('signedOn', 'is not', null)
    .orderBy('id')
    .execute()
  return Promise.all(signed.map(({ id }) => lock(tx, orderEntity, id)))
}

import { instantNow } from '#kit/clock.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { lock } from '#kit/db/save.ts'
import { badRequest } from '#kit/http/problem.ts'
import { mustChange } from '#base/register/records.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { nameOf } from '../endOrder.store.ts'
import { addAct } from '../orderActs.store.ts'
import { orderEntity } from '../orderEntity.ts'
import type { Order } from '../orders.contract.ts'
import { readOrder } from '../readOrder.store.ts'
import { mustBeKept } from './orderKept.store.ts'

/** The order is needed longer, for a dispute: its years begin anew, because they count from the newest act. */
export async function keepOrder(
  { db, secretsKey }: Pick<Backend, 'db' | 'secretsKey'>,
  { id, reason, at = instantNow() }: { id: number; reason: string; at?: string },
  actor: Actor,
): Promise<Order> {
  await mustChange(db, { entity: 'Order', id }, actor)
  return db.transaction().execute(async (tx) => {
    const order = await lock(tx, orderEntity, id)
    if (order.issuedOn === null) throw badRequest('order.isDraft')
    mustBeKept(order)
    const facts = { by: await nameOf(tx, actor), order: order.number, reason }
    const act = { orderId: id, act: 'keptLonger', actedOn: at, facts, files: [] } as const
    await addAct(tx, act, { secretsKey })
    return readOrder(tx, id, actor)
  })
}

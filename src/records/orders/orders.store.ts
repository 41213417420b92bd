// Drafts of orders. What was issued is changed only by its acts (issueOrder.store.ts, signOrder.store.ts, endOrder.store.ts).
// Triggers on "brokerOrder": orderIsFrozen refuses changes of what was issued (issuedOrdersStay.sql); refuseLate and refuseLateAgent
// refuse leads and agents whose data was erased meanwhile (refuseLate.sql); keepMandatesOfOrder maintains the days on which a
// mandate covers its properties (keepMandates.sql); totalsAdded, totalsRemoved and totalsChanged the number of orders
// (keepTotals.sql).
import { agencyToday } from '#kit/clock.ts'
import { addOnce } from '#kit/db/addOnce.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { add, lock, restore, save, softDelete } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, badRequest, notFound } from '#kit/http/problem.ts'
import { leadMayBeNamed, objectsMustExist } from '#base/register/chosenRecords.store.ts'
import { mustChange, mustOpen } from '#base/register/records.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { mustBeKept } from './forgetting/orderKept.store.ts'
import { orderEntity } from './orderEntity.ts'
import { orderFields } from './orderFields.contract.ts'
import {
  numbersOf,
  objectsOf,
  partiesOf,
  withAccounts,
  writeObjects,
  writeParties,
} from './orderParts.store.ts'
import type { StoredParty } from './orderParts.store.ts'
import type { Order, OrderUpdate } from './orders.contract.ts'
import { readOrder } from './readOrder.store.ts'

/** Adds a draft, or updates the one with the input's id. */
export const saveOrder = (db: Db, input: OrderUpdate, actor: Actor): Promise<Order> =>
  db.transaction().execute(async (tx) => {
    const { id, ...values } = input
    const saved =
      id == null
        ? await addOnce(tx, orderEntity, actor, () => addDraft(tx, values, actor))
        : await change(tx, id, values, actor)
    return readOrder(tx, saved, actor)
  })

type OrderInput = Omit<OrderUpdate, 'id'>

/** Adds a draft in a transaction of the caller. `exact`: the parties as they are, instead of with what their accounts say. */
export async function addDraft(
  tx: Db,
  input: OrderInput,
  actor: Actor,
  exact?: StoredParty[],
): Promise<number> {
  const { parties: given = [], objects = [], version: _version, ...entered } = input
  await mustFit(tx, entered, objects, actor)
  const parties = exact ?? (await withAccounts(tx, given, actor))
  const empty = Object.fromEntries(Object.keys(orderFields).map((name) => [name, undefined]))
  const values = {
    ...(empty as Record<keyof typeof orderFields, undefined>),
    ...entered,
    side: entered.side ?? 'viewing',
    agentId: entered.agentId === undefined ? actor.accountId : entered.agentId,
    partyNames: namesOf(parties),
    objectNumbers: await numbersOf(tx, objects),
    parties,
    objects,
  }
  const id = await add(tx, orderEntity, values, actor)
  await writeParties(tx, id, parties)
  await writeObjects(tx, id, objects)
  return id
}

async function change(tx: Db, id: number, input: OrderInput, actor: Actor): Promise<number> {
  const locked = await lock(tx, orderEntity, id)
  if (locked.issuedOn !== null) throw badRequest('order.isIssued')
  const beside = { parties: await partiesOf(tx, id), objects: await objectsOf(tx, id) }
  const parties = input.parties && (await withAccounts(tx, input.parties, actor))
  const asked = { ...input, ...(parties && { parties }) }
  const { changes } = await save(
    tx,
    orderEntity,
    { ...locked, ...beside },
    {
      actor,
      changes: async (before) => {
        const changes = await requestedChanges(tx, orderEntity, before, asked, () =>
          readOrder(tx, id, actor),
        )
        const objects = changes.objects as { objectId: number }[] | undefined
        await mustFit(tx, changes, objects ?? [], actor)
        return {
          ...changes,
          ...(changes.parties && { partyNames: namesOf(parties ?? []) }),
          ...(objects && { objectNumbers: await numbersOf(tx, objects) }),
        }
      },
    },
  )
  if (changes.parties) await writeParties(tx, id, parties ?? [])
  if (changes.objects) await writeObjects(tx, id, changes.objects as { objectId: number }[])
  return id
}

export const namesOf = (parties: readonly { name: string }[]): string =>
  parties.map(({ name }) => name).join(', ')

type References = Partial<Pick<OrderUpdate, 'demandId' | 'viewingId' | 'agentId' | 'validFrom'>> & {
  extendsId?: number | null
  templateId?: number | null
}

/** 400 or 403 for references to what does not exist or may not be named. */
async function mustFit(
  tx: Db,
  { demandId, viewingId, agentId, extendsId, templateId }: References,
  objects: readonly { objectId: number }[],
  actor: Actor,
): Promise<void> {
  const ids = objects.map(({ objectId }) => objectId)
  if (new Set(ids).size < ids.length) throw badInput({ objects: ['order.sameObjectTwice'] })
  await objectsMustExist(tx, ids, 'objects')
  if (demandId != null) await leadMayBeNamed(tx, demandId, actor)
  if (viewingId != null) await mustOpen(tx, { entity: 'Viewing', id: viewingId }, actor)
  if (agentId != null) await mustBeStaff(tx, agentId)
  if (extendsId != null) await mustBeValid(tx, extendsId)
  if (templateId != null) await mustBeTemplate(tx, templateId)
}

async function mustBeStaff(tx: Db, agentId: number): Promise<void> {
  const found = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', agentId)
    .where('isEmploye', '=', true)
    .where('deletedOn', 'is', null)
    .executeTakeFirst()
  if (!found) throw badInput({ agentId: ['record.unknownAccount'] })
}

async function mustBeValid(tx: Db, extendsId: number): Promise<void> {
  const found = await tx
    .selectFrom('brokerOrder')
    .select('id')
    .where('id', '=', extendsId)
    .where('signedOn', 'is not', null)
    // An extension is not extended: the order itself is, once more.
    .where('extendsId', 'is', null)
    .where('endedOn', 'is', null)
    .where('endsOn', '>=', agencyToday())
    .executeTakeFirst()
  if (!found) throw badInput({ extendsId: ['order.extendsNothing'] })
}

async function mustBeTemplate(tx: Db, templateId: number): Promise<void> {
  const found = await tx
    .selectFrom('orderTemplate')
    .select('id')
    .where('id', '=', templateId)
    .where('deletedOn', 'is', null)
    .executeTakeFirst()
  if (!found) throw badInput({ templateId: ['order.unknownTemplate'] })
}

/**
 * Names the account of a party that has none. What was signed stays as it is: only from then on the order counts as this person's.
 */
export const linkParty = (
  db: Db,
  { id, partyId, accountId }: { id: number; partyId: number; accountId: number },
  actor: Actor,
): Promise<Order> =>
  db.transaction().execute(async (tx) => {
    await mustChange(tx, { entity: 'Order', id }, actor)
    await mustOpen(tx, { entity: 'Account', id: accountId }, actor)
    const locked = await lock(tx, orderEntity, id)
    mustBeKept(locked)
    const party = await tx
      .selectFrom('orderParty')
      .select('position')
      .where('id', '=', partyId)
      .where('orderId', '=', id)
      .where('accountId', 'is', null)
      .executeTakeFirstOrThrow(notFound)
    const before = await partiesOf(tx, id)
    if (before.some((one) => one.accountId === accountId))
      throw badInput({ accountId: ['order.samePartyTwice'] })
    const parties = before.map((one, at) => (at === party.position ? { ...one, accountId } : one))
    await save(tx, orderEntity, { ...locked, parties: before }, { actor, changes: { parties } })
    await tx.updateTable('orderParty').set({ accountId }).where('id', '=', partyId).execute()
    return readOrder(tx, id, actor)
  })

/** Only a draft; what was issued stays. */
export const deleteOrder = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { issuedOn } = await lock(tx, orderEntity, id)
    if (issuedOn !== null) throw badRequest('order.isIssued')
    await softDelete(tx, orderEntity, id, actor)
  })

export const restoreOrder = (db: Db, id: number, actor: Actor): Promise<Order> =>
  db.transaction().execute(async (tx) => {
    await restore(tx, orderEntity, id, actor)
    return readOrder(tx, id, actor)
  })

// Issues an order: gives it a number and a code, and freezes its text.
import { sql } from 'kysely'
import { agencyToday, instantNow } from '#kit/clock.ts'
import { sumOf } from '#kit/evidence/acts.ts'
import { lock, save } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, badRequest, conflict } from '#kit/http/problem.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { missingIn } from './missing.ts'
import { addAct } from './orderActs.store.ts'
import type { OrderContent } from './orderContent.contract.ts'
import { newCode } from './orderCode.ts'
import { orderDocument } from './orderDocument.ts'
import { orderEntity } from './orderEntity.ts'
import { factsOf, rulesOn } from './orderFacts.store.ts'
import { objectsOf, partiesOf } from './orderParts.store.ts'
import type { Order } from './orders.contract.ts'
import { readOrder } from './readOrder.store.ts'
import { approvedTemplate } from './templates/orderTemplates.store.ts'

export type IssueContext = Pick<Backend, 'db' | 'agency' | 'translate' | 'secretsKey'>

export const issueOrder = (
  context: IssueContext,
  { id, version }: { id: number; version: number },
  actor: Actor,
): Promise<Order> =>
  context.db.transaction().execute(async (tx) => {
    await issueIn(tx, { id, version }, actor, context)
    return readOrder(tx, id, actor)
  })

/** In a transaction of the caller, at that time. 400 that names everything that is missing, 409 for another version. */
export async function issueIn(
  tx: Db,
  { id, version, at = instantNow() }: { id: number; version: number; at?: string },
  actor: Actor,
  context: Omit<IssueContext, 'db'>,
): Promise<OrderContent> {
  const draft = await lock(tx, orderEntity, id)
  if (draft.issuedOn !== null) throw badRequest('order.isIssued')
  if (draft.version !== version)
    throw conflict('problem.conflict', { current: await readOrder(tx, id, actor) })
  const parties = await partiesOf(tx, id)
  const objects = await objectsOf(tx, id)
  const rules = await rulesOn(tx, draft.validFrom ?? agencyToday())
  const extended = await extendedBy(tx, draft.extendsId)
  const missing = missingIn(
    { ...draft, parties, objects, extended },
    context.agency.in('el'),
    rules,
  )
  if (extended && extended.objectIds !== idsOf(objects)) missing['objects'] = ['order.otherObjects']
  const template = await approvedTemplate(tx, draft)
  if (!template) missing['templateId'] = ['order.noTemplate']
  if (!template || Object.keys(missing).length > 0)
    throw badInput(missing as Record<string, string[]>)
  const facts = await factsOf(
    tx,
    {
      order: draft,
      parties: parties.map(({ accountId: _account, ...party }) => party),
      template,
      extended: extended && {
        number: extended.number,
        code: extended.code,
        validUntil: extended.until,
      },
      rules,
    },
    context,
  )
  const number = await nextNumber(tx)
  const content: OrderContent = {
    format: 'estia-order-1',
    number,
    code: newCode(),
    issuedOn: at,
    issuedBy: facts.agent.name,
    facts,
    documents: facts.languages.map((language) =>
      orderDocument(facts, language, (text) => context.translate(language, text)),
    ),
  }
  await freeze(
    tx,
    draft,
    { text: JSON.stringify(content), number, code: content.code, issuedOn: content.issuedOn },
    { by: facts.agent.name },
    actor,
    context,
  )
  return content
}

/** Numbers without gaps: others who issue wait until the transaction ends. */
export async function nextNumber(tx: Db): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('orderAct', 0))`.execute(tx)
  const { number } = await tx
    .selectFrom('brokerOrder')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), sql<number>`0`).as('number'))
    .executeTakeFirstOrThrow()
  return number + 1
}

type Draft = Awaited<ReturnType<typeof lockDraft>>
const lockDraft = (tx: Db, id: number) => lock(tx, orderEntity, id)

/** Gives a draft its number and its text, which nobody changes from then on, and writes the act. */
export async function freeze(
  tx: Db,
  draft: Draft,
  {
    text,
    number,
    code,
    issuedOn,
  }: { text: string; number: number; code: string; issuedOn: string },
  /** What else the act says. */
  facts: { by: string; [more: string]: unknown },
  actor: Actor,
  context: Pick<IssueContext, 'secretsKey'>,
): Promise<void> {
  await save(tx, orderEntity, draft, {
    actor,
    action: 'issue',
    changes: { number, code, content: text, issuedOn },
  })
  await addAct(
    tx,
    {
      orderId: draft.id,
      act: 'issued',
      actedOn: issuedOn,
      facts: { ...facts, order: number, code, text: sumOf(text) },
      files: [],
    },
    context,
  )
}

const idsOf = (objects: readonly { objectId: number }[]): string =>
  objects
    .map(({ objectId }) => objectId)
    .toSorted((a, b) => a - b)
    .join()

async function extendedBy(tx: Db, extendsId: number | null) {
  if (extendsId === null) return null
  const order = await lock(tx, orderEntity, extendsId)
  if (order.number === null || order.code === null || order.endsOn === null) return null
  const { count } = await tx
    .selectFrom('brokerOrder')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('extendsId', '=', extendsId)
    // Also one that waits for a signature, so that two cannot be signed.
    .where('issuedOn', 'is not', null)
    .where('declinedOn', 'is', null)
    .where('withdrawnOn', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    number: order.number,
    code: order.code,
    isExclusive: order.isExclusive,
    until: order.endsOn,
    extensions: count,
    objectIds: idsOf(await objectsOf(tx, extendsId)),
  }
}

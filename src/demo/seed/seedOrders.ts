// Orders of the demo agency in every state, made by the product's own code: of clients who were or will be shown properties, and of
// owners.
import { sql } from 'kysely'
import { addDays } from '#kit/clock.ts'
import { createTexts } from '#kit/i18n/translator.ts'
import type { Db } from '#base/backend/backend.ts'
import { bundledTexts } from '#base/register/bundledTexts.ts'
import { dealStages } from '#base/settings/knownOptions.contract.ts'
import { ruleOn } from '#base/rules/rules.store.ts'
import { blankOrder } from '#records/orders/blankOrder.store.ts'
import { completeOrder } from '#records/orders/completeOrder.store.ts'
import { endOrder, withdrawOrder } from '#records/orders/endOrder.store.ts'
import { issueIn } from '#records/orders/issueOrder.store.ts'
import { longestUntil } from '#records/orders/orderLength.ts'
import { orderUpdate } from '#records/orders/orders.contract.ts'
import type { BlankOrderQuery, OrderUpdate } from '#records/orders/orders.contract.ts'
import { saveOrder } from '#records/orders/orders.store.ts'
import {
  addOrderTemplate,
  approveOrderTemplate,
} from '#records/orders/templates/orderTemplates.store.ts'
import { sampleTexts } from '#records/orders/templates/sampleTexts.ts'
import { instant } from '../days.ts'
import { actor, become, ofClients, ofOwners } from './orderFates.ts'
import type { Fate, OrdersContext, Seeding } from './orderFates.ts'

type Seed = {
  fate: Fate
  /** From what it is made. */
  from: BlankOrderQuery
  /** YYYY-MM-DD: of its issue, and its first day. */
  day: string
  agentId: number
  more: Partial<OrderUpdate>
}

export async function seedOrders(context: OrdersContext, today: string): Promise<void> {
  const { db } = context
  const { translate } = createTexts(bundledTexts)
  await context.agency.refresh()
  await addTexts(db)
  const seeds = [
    ...(await viewingOrders(db, today)),
    ...(await provenDeals(db)),
    ...(await mandates(db, today)),
  ]
  // Numbers rise with the days.
  seeds.sort((a, b) => a.day.localeCompare(b.day))
  for (const [at, seed] of seeds.entries()) await addSeed({ ...context, translate }, seed, at)
  // The papers went out long ago.
  await sql`DELETE FROM "mailQueue" WHERE "attachments" IS NOT NULL`.execute(db)
}

async function addTexts(db: Db): Promise<void> {
  for (const [side, name] of [
    ['viewing', 'Standard viewing order'],
    ['mandate', 'Standard mandate'],
  ] as const) {
    const { id, sum } = await addOrderTemplate(db, { name, side, ...sampleTexts[side] }, actor)
    await approveOrderTemplate(db, { id, sum }, actor)
  }
  // One that still waits for its approval.
  const name = 'Mandate for holiday homes'
  const texts = { ...sampleTexts.mandate, titleEn: name }
  await addOrderTemplate(db, { name, side: 'mandate', ...texts }, actor)
}

/** Somebody whose tax number is known, as an order needs it. */
const hasTaxNumber = sql`coalesce(a."taxNumber", a."taxNumberOfOtherCountry") IS NOT NULL AND a."deletedOn" IS NULL`

async function viewingOrders(db: Db, today: string): Promise<Seed[]> {
  const { rows } = await sql<{ id: number; day: string; agentId: number }>`
    SELECT v."id", v."dateOfViewing"::date::text AS "day", s."accountId" AS "agentId"
    FROM "viewing" v JOIN "lead" l ON l."id" = v."demandId" JOIN "account" a ON a."id" = l."accountId" AND ${hasTaxNumber}
    JOIN "assignment" s ON s."parentKind" = 'Viewing' AND s."parentId" = v."id"
    WHERE v."deletedOn" IS NULL AND v."dateOfViewing" < ${addDays(today, 3)}::date
      AND EXISTS (SELECT FROM "viewingResult" r WHERE r."viewingId" = v."id")
    ORDER BY v."dateOfViewing" DESC, v."id" LIMIT ${ofClients.length - 1}`.execute(db)
  const seeds = rows.map(({ id, day, agentId }, at): Seed => ({
    fate: ofClients[at]!,
    from: { viewingId: id, side: 'viewing' },
    day: day < today ? day : today,
    agentId,
    more: { ...feeOf(at), beginNow: at % 3 !== 0 },
  }))
  // One that ran out long ago.
  const last = rows.at(-1)!
  return [
    ...seeds,
    {
      fate: ofClients.at(-1)!,
      from: { viewingId: last.id, side: 'viewing' },
      day: addDays(today, -420),
      agentId: last.agentId,
      more: feeOf(0),
    },
  ]
}

/** The newest won deals, whose buyers had signed before. */
async function provenDeals(db: Db): Promise<Seed[]> {
  const { rows } = await sql<{ demandId: number; objectId: number; day: string; agentId: number }>`
    SELECT d."demandId", d."objectId", (d."startDate" - 6)::text AS "day", s."accountId" AS "agentId"
    FROM "deal" d JOIN "lead" l ON l."id" = d."demandId" JOIN "account" a ON a."id" = l."accountId" AND ${hasTaxNumber}
    JOIN "assignment" s ON s."parentKind" = 'Object' AND s."parentId" = d."objectId"
    WHERE d."deletedOn" IS NULL AND d."dealStage" = ${dealStages.won} ORDER BY d."startDate" DESC, d."id" LIMIT 3`.execute(
    db,
  )
  return rows.map(({ demandId, objectId, day, agentId }, at) => ({
    fate: 'paper',
    from: { demandId, objectId, side: 'viewing' },
    day,
    agentId,
    more: feeOf(at),
  }))
}

const feeOf = (at: number): Partial<OrderUpdate> => ({ feePercent: at % 4 === 3 ? 1.5 : 2 })

async function mandates(db: Db, today: string): Promise<Seed[]> {
  const { rows } = await sql<{ id: number; agentId: number }>`
    SELECT o."id", s."accountId" AS "agentId" FROM "object" o
    JOIN "assignment" s ON s."parentKind" = 'Object' AND s."parentId" = o."id"
    WHERE o."deletedOn" IS NULL AND o."active" AND o."forSale" AND EXISTS (
      SELECT FROM "objectAccount" k WHERE k."objectId" = o."id" AND k."relation" = 1 AND k."deletedOn" IS NULL)
      AND NOT EXISTS (
        SELECT FROM "objectAccount" k JOIN "account" a ON a."id" = k."accountId"
        WHERE k."objectId" = o."id" AND k."relation" = 1 AND k."deletedOn" IS NULL AND NOT (${hasTaxNumber}))
    ORDER BY o."id" LIMIT ${ofOwners.length}`.execute(db)
  // Days since their first day; the exclusive ones end after eight months, the others after twelve.
  const ages = [0, 3, 40, 120, 230, 90, 350, 500]
  return rows.map(({ id, agentId }, at): Seed => ({
    fate: ofOwners[at]!,
    from: { objectId: id, side: 'mandate' },
    day: addDays(today, -ages[at]!),
    agentId,
    more: {
      isExclusive: at % 2 === 0 && at < 6,
      feePercent: at % 3 === 0 ? 2.5 : 2,
      handedOver: at % 2 === 0 ? handedOver : null,
    },
  }))
}

const handedOver = 'Κλειδιά (2 σετ), αντίγραφο τίτλου ιδιοκτησίας, κάτοψη'

const reasons = {
  withdrawn: 'Λάθος ακίνητο: στέλνεται νέα εντολή.',
  viewing: 'Ο πελάτης αγόρασε αλλού.',
  mandate: 'Ο ιδιοκτήτης αποφάσισε να μην πουλήσει.',
}

async function addSeed(seeding: Seeding, seed: Seed, at: number): Promise<void> {
  const { db } = seeding
  const { fate, day, agentId, more, from } = seed
  const { id } = await addDraft(db, { from, day, more: { ...more, agentId } })
  if (fate === 'draft') return
  await issueAndSign(seeding, id, { fate, day, at })
  if (fate === 'withdrawn')
    await withdrawOrder(seeding, { id, reason: reasons.withdrawn, tell: false }, actor)
  if (fate === 'endedEarly')
    await endOrder(
      seeding,
      { id, endedOn: addDays(day, 1), tell: false, reason: reasons[from.side ?? 'viewing'] },
      actor,
    )
  if (fate !== 'extended') return
  const longer = await addDraft(db, { from: { extendsId: id }, more: { agentId } })
  const extended = addDays(day, 220)
  await issueAndSign(seeding, longer.id, { fate: 'paper', day: extended, at: at + 100 })
}

/** `day`: of the first day; an extension has its own. */
async function addDraft(
  db: Db,
  { from, day, more }: { from: BlankOrderQuery; day?: string; more: Partial<OrderUpdate> },
): Promise<{ id: number }> {
  const blank = await blankOrder(db, from, actor)
  const length = day ? await ruleOn(db, 'brokerOrderLength', day) : null
  const { isExclusive = false } = more
  const term = day && {
    validFrom: day,
    validUntil: length && longestUntil({ isExclusive, validFrom: day }, length.parameters),
  }
  const { id } = await saveOrder(
    db,
    orderUpdate.parse({ ...blank, ...term, ...more, id: null }),
    actor,
  )
  return { id: id! }
}

async function issueAndSign(
  seeding: Seeding,
  id: number,
  { fate, day, at }: Pick<Seed, 'fate' | 'day'> & { at: number },
): Promise<void> {
  const { db } = seeding
  const issuedOn = instant(day, 7 * 60 + (at % 9) * 7)
  const signedOn = instant(day, 7 * 60 + (at % 9) * 7 + 6)
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('brokerOrder')
      .set({ createdOn: issuedOn, modifiedOn: issuedOn })
      .where('id', '=', id)
      .execute()
    const { version } = await tx
      .selectFrom('brokerOrder')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await issueIn(tx, { id, version, at: issuedOn }, actor, seeding)
    await become[fate](tx, seeding, { id, at: signedOn })
  })
  // Or a job of each copy of the demo agency would make the paper.
  if (fate === 'device' || fate === 'link') await completeOrder(seeding, id)
}

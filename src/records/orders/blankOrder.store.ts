// Initial values of a new order: from a lead, a viewing, a property, a person, or the order that it makes longer.
import { sql } from 'kysely'
import { agencyToday, addDays } from '#kit/clock.ts'
import { badRequest, notFound } from '#kit/http/problem.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { leadMayBeNamed, objectsMustExist } from '#base/register/chosenRecords.store.ts'
import { mustOpen } from '#base/register/records.store.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import { languageOf, languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { ruleOn } from '#base/rules/rules.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { relations } from '#records/objects/people/objectAccounts.contract.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import { longestExtension, longestUntil } from './orderLength.ts'
import { withAccounts } from './orderParts.store.ts'
import type { BlankOrderQuery, Order } from './orders.contract.ts'
import { readOrder } from './readOrder.store.ts'

/** Nothing is stored. 400 or 403 for what is unknown or may not be named. */
export async function blankOrder(db: Db, preset: BlankOrderQuery, actor: Actor): Promise<Order> {
  if (preset.extendsId !== undefined) return extensionOf(db, preset.extendsId, actor)
  const { demandId, viewingId, objectId, accountId } = preset
  if (demandId !== undefined) await leadMayBeNamed(db, demandId, actor)
  if (viewingId !== undefined) await mustOpen(db, { entity: 'Viewing', id: viewingId }, actor)
  if (accountId !== undefined) await mustOpen(db, { entity: 'Account', id: accountId }, actor)
  await objectsMustExist(db, objectId === undefined ? [] : [objectId], 'objectId')
  const side = preset.side ?? 'viewing'
  const known = await knownOf(db, { ...preset, side }, actor)
  const parties = await withAccounts(
    db,
    known.accountIds.map((id) => ({ ...noParty, accountId: id })),
    actor,
  )
  const validFrom = agencyToday()
  const length = await ruleOn(db, 'brokerOrderLength', validFrom)
  return {
    ...blank(actor),
    side,
    purpose: known.purpose,
    service: 'mediation',
    ...known.fee,
    validFrom,
    validUntil: length && longestUntil({ isExclusive: false, validFrom }, length.parameters),
    demandId: known.demandId,
    demand: known.demand,
    viewingId: viewingId ?? null,
    viewing: known.viewing,
    agent: known.agent,
    templateId: known.templateId,
    template: known.template,
    language: (await languageOfFirst(db, known.accountIds)) ?? languageOf(actor.language),
    parties: parties.map((party) => ({ ...party, ...unsigned })),
    objects: known.objects,
  }
}

const noParty = {
  name: null,
  taxNumber: null,
  identityDocument: null,
  address: null,
  phone: null,
  email: null,
}
const unsigned = {
  id: null,
  signedOn: null,
  linkSentOn: null,
  linkSentTo: null,
  linkOpenedOn: null,
  linkUndeliveredOn: null,
  paperSentOn: null,
  paperSentTo: null,
  paperUndeliveredOn: null,
}

const blank = (actor: Actor): Order => ({
  id: null,
  version: 0,
  state: 'draft',
  side: 'viewing',
  service: null,
  purpose: null,
  isExclusive: false,
  language: null,
  secondLanguage: null,
  templateId: null,
  template: null,
  feePercent: null,
  feeAmount: null,
  feeMonths: null,
  isFeePlusVat: true,
  validFrom: null,
  validUntil: null,
  handedOver: null,
  isOffPremises: true,
  beginNow: false,
  demandId: null,
  demand: null,
  viewingId: null,
  viewing: null,
  agentId: actor.accountId,
  agent: null,
  extendsId: null,
  extends: null,
  number: null,
  code: null,
  issuedOn: null,
  signedOn: null,
  declinedOn: null,
  withdrawnOn: null,
  extendedUntil: null,
  endsOn: null,
  endedOn: null,
  endReason: null,
  forgottenOn: null,
  keptUntil: null,
  parties: [],
  objects: [],
  content: null,
  acts: [],
  files: [],
  photos: [],
  extensions: [],
  createdOn: null,
  createdByAccountDisplayName: null,
  modifiedOn: null,
  modifiedByAccountDisplayName: null,
})

type Fee = Pick<Order, 'feePercent' | 'feeAmount' | 'feeMonths' | 'isFeePlusVat' | 'service'>
type Known = {
  demandId: number | null
  demand: string | null
  viewing: string | null
  agent: string | null
  purpose: string | null
  templateId: number | null
  template: string | null
  accountIds: number[]
  /** As in the newest order of this side and purpose. */
  fee: Fee | null
  objects: Order['objects']
}

async function knownOf(
  db: Db,
  { side, demandId, viewingId, objectId, accountId }: BlankOrderQuery,
  actor: Actor,
): Promise<Known> {
  const { language } = actor
  const { rows } = await sql<Known>`
    WITH "asked" AS (
      SELECT coalesce(${demandId ?? null}::integer, (SELECT "demandId" FROM "viewing" WHERE "id" = ${viewingId ?? null}::integer)) AS "demandId"
    ), "chosen" AS (
      SELECT r."objectId" AS "id", r."position" FROM "viewingResult" r WHERE r."viewingId" = ${viewingId ?? null}::integer
      UNION SELECT ${objectId ?? null}::integer, 0
    )
    SELECT "Demand"."id" AS "demandId", CASE WHEN "Demand"."id" IS NOT NULL THEN ${titleOf('Demand', language)} END AS "demand",
      CASE WHEN "Viewing"."id" IS NOT NULL THEN ${titleOf('Viewing', language)} END AS "viewing",
      (SELECT "name" FROM "account" WHERE "id" = ${actor.accountId}) AS "agent",
      p."purpose",
      m."id" AS "templateId", m."name" AS "template", to_json(f) AS "fee",
      ARRAY(SELECT a."id" FROM (
        SELECT ${accountId ?? null}::integer AS "id", 0 AS "rank"
        UNION SELECT "Demand"."accountId", 1
        UNION SELECT k."accountId", 2 FROM "chosen" c JOIN "objectAccount" k ON k."objectId" = c."id"
          WHERE ${side === 'mandate'} AND k."relation" = ${sql.lit(relations.owner)} AND k."deletedOn" IS NULL
            AND (k."endDate" IS NULL OR k."endDate" >= ${agencyToday()}::date)
      ) a JOIN "account" x ON x."id" = a."id" AND x."deletedOn" IS NULL GROUP BY a."id" ORDER BY min(a."rank"), a."id") AS "accountIds",
      coalesce((SELECT json_agg(json_build_object('objectId', o."id", 'number', o."referenceNumber", 'title', ${objectTitle('o', language)})
        ORDER BY c."position", o."id") FROM "chosen" c JOIN "object" o ON o."id" = c."id" AND o."deletedOn" IS NULL), '[]'::json) AS "objects"
    FROM "asked"
    LEFT JOIN "lead" "Demand" ON "Demand"."id" = "asked"."demandId" AND "Demand"."deletedOn" IS NULL
    LEFT JOIN "viewing" "Viewing" ON "Viewing"."id" = ${viewingId ?? null}::integer AND "Viewing"."deletedOn" IS NULL
    LEFT JOIN LATERAL (
      SELECT t."id", t."name" FROM "orderTemplate" t
      WHERE t."side" = ${side} AND t."approvedOn" IS NOT NULL AND t."deletedOn" IS NULL ORDER BY t."id" LIMIT 1
    ) m ON true
    CROSS JOIN LATERAL (SELECT CASE WHEN "Demand"."forRent" OR "Demand"."forRentOut" THEN 'rent' WHEN "Demand"."id" IS NOT NULL THEN 'sale'
      WHEN (SELECT bool_or(o."forRent" AND NOT o."forSale") FROM "chosen" c JOIN "object" o ON o."id" = c."id") THEN 'rent' ELSE 'sale' END AS "purpose") p
    LEFT JOIN LATERAL (
      SELECT l."feePercent", l."feeAmount", l."feeMonths", l."isFeePlusVat", l."service" FROM "brokerOrder" l
      WHERE l."deletedOn" IS NULL AND l."side" = ${side} AND l."purpose" = p."purpose"
      ORDER BY l."id" DESC LIMIT 1
    ) f ON true
  `.execute(db)
  return rows[0]!
}

/** Null if nothing is known of the person's language. */
async function languageOfFirst(db: Db, [accountId]: readonly number[]): Promise<Language | null> {
  if (accountId === undefined) return null
  const { language } = await db
    .selectFrom('account')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return languages.find((one) => one === language) ?? null
}

/** The same order, for as long as the rule allows from the day after its end. */
async function extensionOf(db: Db, id: number, actor: Actor): Promise<Order> {
  const order = await readOrder(db, id, actor)
  if (order.state !== 'valid' || order.extendsId !== null || order.endsOn === null) throw notFound()
  if (order.endedOn !== null) throw badRequest('order.extendsEnded')
  const validFrom = addDays(order.endsOn, 1)
  const length = await ruleOn(db, 'brokerOrderLength', validFrom)
  const extensions = order.extensions.filter(({ signedOn }) => signedOn !== null).length
  return {
    ...order,
    ...pickBlank(actor),
    extendsId: order.id,
    extends: String(order.number),
    validFrom,
    validUntil:
      length &&
      longestExtension(
        { isExclusive: order.isExclusive, until: order.endsOn, extensions },
        length.parameters,
      ),
    parties: order.parties.map((party) => ({ ...party, ...unsigned })),
  }
}

/** What an extension does not take over. */
function pickBlank(actor: Actor) {
  const { id, version, state, number, code, content, acts, files, extensions } = blank(actor)
  const { issuedOn, signedOn, endsOn, endedOn, endReason, extendedUntil } = blank(actor)
  const { createdOn, createdByAccountDisplayName, modifiedOn, modifiedByAccountDisplayName } =
    blank(actor)
  return {
    id,
    version,
    state,
    number,
    code,
    content,
    acts,
    files,
    extensions,
    issuedOn,
    signedOn,
    endsOn,
    endedOn,
    endReason,
    extendedUntil,
    createdOn,
    createdByAccountDisplayName,
    modifiedOn,
    modifiedByAccountDisplayName,
  }
}

// The employee's viewings of today and tomorrow, with all that an order at the door needs.
import { sql } from 'kysely'
import { agencyDay, agencyToday, instantNow } from '#kit/clock.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import { phoneLink } from '#base/people/phoneLink.ts'
import { agentOf } from '#base/mail/agents.store.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import { isShown, takesPlace } from '#records/viewings/calledOff.store.ts'
import { agencyFacts, rulesOn, withdrawalFacts } from '../orderFacts.store.ts'
import type { Rules } from '../orderFacts.store.ts'
import { agencyMissing } from '../missing.ts'
import { withAccounts } from '../orderParts.store.ts'
import { approvedForViewings } from '../templates/orderTemplates.store.ts'
import { givenPieces } from './given.store.ts'
import { documentLabels, missingLabels } from './offlineContent.ts'
import { mostInPiece } from './pocket.contract.ts'
import type { ObjectPiece, OfficePiece, Pocket, PocketViewing } from './pocket.contract.ts'

export type PocketContext = Pick<Backend, 'db' | 'agency' | 'translate' | 'secretsKey' | 'server'>

const mostViewings = 40
const mostObjects = 150
const mostTemplates = 20

export async function pocketOf(context: PocketContext, actor: Actor): Promise<Pocket> {
  const { db } = context
  const pieces = await givenPieces(context)
  const viewings = await viewingsOf(context, actor)
  const ids = [...new Set(viewings.flatMap(({ objects }) => objects.map((one) => one.objectId)))]
  const templates = await approvedForViewings(db, mostTemplates)
  const office = await officeOf(context, actor)
  return {
    day: agencyToday(),
    givenOn: office.givenOn,
    viewings,
    office: pieces.give('office', office),
    templates: templates
      .map((template) => pieces.give('template', template))
      // A longer one could not come back with an order.
      .filter((given) => given.length <= mostInPiece),
    objects: (await objectsOf(context, ids)).map((object) => pieces.give('object', object)),
  }
}

/** The release that writes documents now. */
export const releaseOf = ({ version, commit }: PocketContext['server']): string =>
  [version, commit].filter(Boolean).join(' ')

async function officeOf(context: PocketContext, actor: Actor): Promise<OfficePiece> {
  const { db, agency, server } = context
  const { length, content, withdrawal } = await rulesOn(db, agencyToday())
  const agent = await agentOf(db, actor.accountId)
  return {
    accountId: actor.accountId,
    givenOn: instantNow(),
    release: releaseOf(server),
    agency: agencyFacts(agency),
    agent: { name: agent?.name ?? '', phone: agent?.phone ?? null },
    labels: labelsOf(context),
    withdrawal: withdrawal && withdrawalFacts(withdrawal),
    rules: [length, content, withdrawal].flatMap((rule) => (rule ? [namedRule(rule)] : [])),
    longest: length && {
      months: length.parameters.other.months,
      law: [length.law, length.article].filter(Boolean).join(' '),
    },
    needs: {
      taxNumber: content?.parameters.partiesTaxNumbers ?? false,
      fee: content?.parameters.fee ?? false,
    },
    isReady: agencyMissing(agency.in('en'), content).length === 0,
  }
}

const namedRule = ({
  key,
  law,
  article,
  confirmedBy,
}: NonNullable<Rules['length'] | Rules['content'] | Rules['withdrawal']>) => ({
  law,
  article: article ?? '',
  confirmedBy,
  key,
})

function labelsOf({ translate }: PocketContext): OfficePiece['labels'] {
  const of = (language: Language) =>
    Object.fromEntries(
      [...documentLabels, ...missingLabels].map((label) => [
        typeof label === 'string' ? label : label[0],
        translate(language, label),
      ]),
    )
  return { en: of('en'), el: of('el'), ru: of('ru') }
}

type Row = Omit<PocketViewing, 'client'> & { clientId: number | null }

async function viewingsOf({ db }: PocketContext, actor: Actor): Promise<PocketViewing[]> {
  const { rows } = await sql<Row>`
    SELECT "Viewing"."id", "Viewing"."dateOfViewing" AS "at", l."id" AS "demandId", "Account"."id" AS "clientId",
      CASE WHEN l."forRent" AND NOT l."forPurchase" THEN 'rent' ELSE 'sale' END AS "purpose",
      CASE WHEN "Account"."language" IN ('en', 'el', 'ru') THEN "Account"."language" END AS "language", coalesce(o."objects", '[]'::json) AS "objects"
    FROM "viewing" "Viewing"
    LEFT JOIN "lead" l ON l."id" = "Viewing"."demandId" AND l."deletedOn" IS NULL
    LEFT JOIN "account" "Account" ON "Account"."id" = l."accountId" AND "Account"."deletedOn" IS NULL
      AND ${asSql(allowed('open', 'Account', actor))}
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('objectId', r."objectId", 'key', ${keyOf}, 'isCovered', ${isCovered})
        ORDER BY r."position") AS "objects"
      FROM "viewingResult" r JOIN "object" "Object" ON "Object"."id" = r."objectId" AND "Object"."deletedOn" IS NULL
      LEFT JOIN "objectKey" k ON k."id" = r."objectId" AND k."deletedOn" IS NULL
      LEFT JOIN "account" h ON h."id" = k."accountId"
      WHERE r."viewingId" = "Viewing"."id" AND ${isShown('r')} AND ${asSql(allowed('open', 'Object', actor))}
    ) o ON true
    WHERE "Viewing"."deletedOn" IS NULL AND ${takesPlace('Viewing')}
      AND "Viewing"."dateOfViewing" >= ${agencyToday()}::timestamp AND "Viewing"."dateOfViewing" < ${agencyDay(2)}::timestamp
      AND "Viewing"."assignedIds" && ${[actor.accountId]}::integer[]
      AND ${asSql(allowed('open', 'Viewing', actor))}
    ORDER BY "Viewing"."dateOfViewing", "Viewing"."id" LIMIT ${mostViewings}
  `.execute(db)
  const clients = await clientsOf({ db }, rows, actor)
  return rows.map(({ clientId, ...viewing }) => ({
    ...viewing,
    client: clients.get(clientId) ?? null,
  }))
}

const keyOf = sql`CASE WHEN k."id" IS NOT NULL THEN json_build_object(
  'isOut', k."accountId" IS NOT NULL AND NOT coalesce(k."received" >= coalesce(k."givenAway", k."received"), false),
  'holder', h."name") END`

const isCovered = sql`EXISTS (
  SELECT FROM "orderObject" x
  JOIN "brokerOrder" b ON b."id" = x."orderId" AND b."signedOn" IS NOT NULL AND b."side" = 'viewing'
    AND b."validFrom" <= "Viewing"."dateOfViewing"::date AND b."endsOn" >= "Viewing"."dateOfViewing"::date
  JOIN "orderParty" p ON p."orderId" = b."id" AND p."accountId" = l."accountId"
  WHERE x."objectId" = r."objectId")`

async function clientsOf({ db }: Pick<PocketContext, 'db'>, rows: readonly Row[], actor: Actor) {
  const ids = [...new Set(rows.flatMap(({ clientId }) => clientId ?? []))]
  const parties = await withAccounts(
    db,
    ids.map((accountId) => ({ ...nothingEntered, accountId })),
    actor,
  )
  return new Map(
    parties.map(({ accountId, ...party }) => [
      accountId,
      {
        ...party,
        accountId: accountId!,
        phoneLink: (party.phone && phoneLink(party.phone)) ?? null,
      },
    ]),
  )
}

const nothingEntered = {
  name: null,
  taxNumber: null,
  identityDocument: null,
  address: null,
  phone: null,
  email: null,
}

const inEach = (text: (language: Language) => ReturnType<typeof objectTitle>) =>
  sql`json_build_object(${sql.join(
    languages.map((language) => sql`${sql.lit(language)}, coalesce(${text(language)}, '')`),
  )})`

async function objectsOf({ db }: PocketContext, ids: readonly number[]): Promise<ObjectPiece[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ObjectPiece>`
    SELECT o."referenceNumber" AS "number", ${inEach((language) => objectTitle('o', language))} AS "title",
      nullif(o."address", '') AS "address",
      ${inEach((language) => sql`(SELECT ${inLanguage('name', language)} FROM "place" WHERE "place"."id" = o."locationId")`)} AS "place",
      o."id" AS "objectId",
      coalesce(o."salePriceWithDiscount", o."salePrice")::float8 AS "salePrice",
      coalesce(o."rentPriceWithDiscount", o."rentPrice")::float8 AS "rentPrice"
    FROM "object" o WHERE o."id" = ANY (${[...ids]}::integer[]) ORDER BY o."id" LIMIT ${mostObjects}
  `.execute(db)
  return rows
}

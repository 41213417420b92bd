// Reads a complete order in one query.
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import { notFound } from '#kit/http/problem.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import { stampJoins } from '#base/backend/stamps.ts'
import type { Db } from '#base/backend/backend.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import { answerFacts } from './answers/answerFacts.contract.ts'
import { orderKeptUntil, yearsKept } from './forgetting/orderKept.store.ts'
import { orderContent } from './orderContent.contract.ts'
import { orderFields } from './orderFields.contract.ts'
import { orderState } from './orderState.store.ts'
import type { Order } from './orders.contract.ts'

const fieldColumns = sql.raw(
  Object.keys(orderFields)
    .map((name) => `o."${name}"`)
    .join(', '),
)

type Row = Omit<Order, 'content'> & { content: string | null }

/** 404 when it does not exist or was deleted. A lead that the actor may not open is left out. */
export async function readOrder(db: Db, id: number, actor: Actor): Promise<Order> {
  const { language } = actor
  const years = await yearsKept(db, agencyToday())
  const { rows } = await sql<Row>`
    SELECT o."id", o."version", ${fieldColumns}, ${orderState('o')} AS "state", o."number", o."code", o."content",
      o."issuedOn", o."signedOn", o."declinedOn", o."withdrawnOn", o."extendedUntil", o."endsOn", o."endedOn", o."endReason", o."forgottenOn", ${orderKeptUntil('o', years)}::text AS "keptUntil",
      m."name" AS "template", g."name" AS "agent",
      CASE WHEN "Demand"."id" IS NOT NULL AND ${asSql(allowed('open', 'Demand', actor))} THEN ${titleOf('Demand', language)} END AS "demand",
      CASE WHEN "Viewing"."id" IS NOT NULL THEN ${titleOf('Viewing', language)} END AS "viewing",
      CASE WHEN "Order"."id" IS NOT NULL THEN ${titleOf('Order', language)} END AS "extends",
      ${parties} AS "parties", ${objects(language)} AS "objects", ${acts} AS "acts", ${files} AS "files", ${photos} AS "photos",
      ${extensions} AS "extensions",
      o."createdOn", "creator"."name" AS "createdByAccountDisplayName",
      o."modifiedOn", "modifier"."name" AS "modifiedByAccountDisplayName"
    FROM "brokerOrder" o
    LEFT JOIN "orderTemplate" m ON m."id" = o."templateId"
    LEFT JOIN "account" g ON g."id" = o."agentId"
    LEFT JOIN "brokerOrder" "Order" ON "Order"."id" = o."extendsId"
    LEFT JOIN "lead" "Demand" ON "Demand"."id" = o."demandId" AND "Demand"."deletedOn" IS NULL
    LEFT JOIN "viewing" "Viewing" ON "Viewing"."id" = o."viewingId" AND "Viewing"."deletedOn" IS NULL
    ${stampJoins('o')}
    WHERE o."id" = ${id} AND o."deletedOn" IS NULL
  `.execute(db)
  const row = rows[0]
  if (!row) throw notFound()
  // Empty where it was forgotten.
  return { ...row, content: row.content ? readContent(row.content) : null }
}

/** The frozen text was written by the schema, so it fits it, also after later releases. */
export const readContent = (content: string) => orderContent.parse(JSON.parse(content))

const parties = sql`coalesce((
  SELECT json_agg(json_build_object('id', p."id", 'accountId', p."accountId", 'name', p."name", 'taxNumber', p."taxNumber",
    'identityDocument', p."identityDocument", 'address', p."address", 'phone', p."phone", 'email', p."email",
    'signedOn', p."signedOn", 'linkSentOn', p."linkSentOn", 'linkSentTo', p."linkSentTo", 'linkOpenedOn', p."linkOpenedOn",
    'linkUndeliveredOn', p."linkUndeliveredOn", 'paperSentOn', p."paperSentOn", 'paperSentTo', p."paperSentTo",
    'paperUndeliveredOn', p."paperUndeliveredOn") ORDER BY p."position")
  FROM "orderParty" p WHERE p."orderId" = o."id"
), '[]'::json)`

const objects = (language: string) => sql`coalesce((
  SELECT json_agg(json_build_object('objectId', x."id", 'number', x."referenceNumber", 'title', ${objectTitle('x', language)})
    ORDER BY k."position")
  FROM "orderObject" k JOIN "object" x ON x."id" = k."objectId" WHERE k."orderId" = o."id"
), '[]'::json)`

const answer = sql`CASE WHEN c."act" IN ('answered', 'answerChecked', 'answerNotCheckable') AND c."content" IS NOT NULL THEN json_build_object(${sql.join(
  Object.keys(answerFacts.shape).map(
    (name) => sql`${sql.lit(name)}, c."content"::json -> ${sql.lit(name)}`,
  ),
)}) END`

const acts = sql`coalesce((
  SELECT json_agg(json_build_object('number', c."number", 'act', c."act", 'actedOn', c."actedOn", 'sum', c."sum",
    'isStamped', c."timestamp" IS NOT NULL, 'by', c."content"::json ->> 'by', 'reason', c."content"::json ->> 'reason', 'answer', ${answer}) ORDER BY c."number")
  FROM "orderAct" c WHERE c."orderId" = o."id"
), '[]'::json)`

const files = sql`coalesce((
  SELECT json_agg(json_build_object('id', f."id", 'name', f."name", 'size', f."size", 'sum', f."sum") ORDER BY f."id")
  FROM "orderFile" f WHERE f."orderId" = o."id"
), '[]'::json)`

const photos = sql`coalesce((
  SELECT json_agg(json_build_object('systemName', f."systemName", 'userName', f."userName", 'partyId', p."id") ORDER BY p."position", f."id")
  FROM "file" f JOIN "orderParty" p ON p."orderId" = o."id" AND f."type" = 'document-' || p."position" + 1
  WHERE f."parentKind" = 'Order' AND f."parentId" = o."id" AND f."deletedOn" IS NULL
), '[]'::json)`

const extensions = sql`coalesce((
  SELECT json_agg(json_build_object('id', n."id", 'number', n."number", 'validUntil', n."validUntil", 'signedOn', n."signedOn")
    ORDER BY n."id")
  FROM "brokerOrder" n WHERE n."extendsId" = o."id" AND n."deletedOn" IS NULL
), '[]'::json)`

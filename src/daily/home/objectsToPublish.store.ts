// Objects that should be on the public site and are not: refused, or waiting to be checked.
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import { reasonsIn } from '#records/objects/publish/publishReasons.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { mostCounted, mostShown } from './home.contract.ts'
import type { Home, ObjectToPublish } from './home.contract.ts'

type Row = Omit<ObjectToPublish, 'reasons'> & { publishError: string | null }

export async function objectsToPublish(
  db: Db,
  actor: Actor,
  translate: Translate,
): Promise<Home['toPublish']> {
  const [items, totalRows] = await Promise.all([firstOf(db, actor), countOf(db, actor)])
  const withReasons = ({ publishError, ...item }: Row): ObjectToPublish => ({
    ...item,
    reasons: publishError
      ? reasonsIn(publishError).map((reason) => translate(actor.language, reason))
      : [],
  })
  return { items: items.map(withReasons), totalRows }
}

// Must match the condition of the index.
const toPublish = (
  actor: Actor,
) => sql<SqlBool>`("Object"."publishRequested" OR "Object"."publishError" IS NOT NULL) AND NOT "Object"."published"
  AND "Object"."active" AND "Object"."deletedOn" IS NULL AND ${asSql(allowed('open', 'Object', actor))}`
const inOrder = sql`("Object"."publishError" IS NULL), "Object"."modifiedOn" DESC, "Object"."id" DESC`

async function firstOf(db: Db, actor: Actor): Promise<Row[]> {
  const first = (isMine: boolean) => sql`(
    SELECT "Object"."id", ${sql.lit(isMine)} AS "isMine" FROM "object" "Object"
    WHERE ${toPublish(actor)} AND ${isMine ? sql`` : sql`NOT`} (
      "Object"."createdById" IS NOT DISTINCT FROM ${actor.accountId} OR "Object"."id" IN (
        SELECT s."parentId" FROM "assignment" s WHERE s."parentKind" = 'Object' AND s."accountId" = ${actor.accountId}))
    ORDER BY ${inOrder} LIMIT ${mostShown})`
  const { rows } = await sql<Row>`
    SELECT "Object"."id", coalesce(${titleOf('Object', actor.language)}, '') AS "title", "first"."isMine",
      CASE WHEN "Object"."publishError" IS NULL THEN 'waiting' ELSE 'refused' END AS "state", "Object"."publishError"
    FROM (${first(true)} UNION ALL ${first(false)}) AS "first"
    JOIN "object" "Object" ON "Object"."id" = "first"."id"
    ORDER BY "first"."isMine" DESC, ${inOrder} LIMIT ${mostShown}
  `.execute(db)
  return rows
}

async function countOf(db: Db, actor: Actor): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS "total" FROM (
      SELECT FROM "object" "Object" WHERE ${toPublish(actor)} LIMIT ${mostCounted}) AS "counted"
  `.execute(db)
  return rows[0]!.total
}

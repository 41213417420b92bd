// Drafts: each property as the feed in the making has it.
import { sql } from 'kysely'
import type { TextLine } from '#base/alerts/alertText.ts'
import type { Db } from '#base/backend/backend.ts'

export type Draft = {
  objectId: number
  isWritten: boolean
  reasons: readonly TextLine[]
  unsaid: readonly string[]
  itemHash: string | null
  changedOn: string | null
}

export const noteDrafts = (db: Db, feedId: number, drafts: readonly Draft[]): Promise<unknown> =>
  drafts.length === 0
    ? Promise.resolve()
    : sql`
  INSERT INTO "portalDraft" ("feedId", "objectId", "isWritten", "reasons", "unsaid", "itemHash", "changedOn")
  SELECT ${feedId}, d."objectId", d."isWritten", d."reasons",
    ARRAY(SELECT jsonb_array_elements_text(d."unsaid")), d."itemHash", d."changedOn"
  FROM jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) AS d(
    "objectId" integer, "isWritten" boolean, "reasons" jsonb, "unsaid" jsonb, "itemHash" text, "changedOn" timestamptz)
`.execute(db)

export type Loss = {
  /** Number of properties in the current feed. */
  before: number
  /** How many of them the next feed would lose. */
  lost: number
  /** The reference numbers of the first of them. */
  numbers: string[]
}

/**
 * What the portal would lose by switching to this feed. Counts from the current feed, because properties that were deleted for
 * good have no row any more and are lost as well.
 */
export async function lossOf(db: Db, portalId: number, feedId: number): Promise<Loss> {
  const { rows } = await sql<Loss>`
    WITH "there" AS (
      SELECT p."objectId", d."objectId" IS NULL AS "isLost"
      FROM "portalObject" p
      LEFT JOIN "portalDraft" d ON d."feedId" = ${feedId} AND d."objectId" = p."objectId" AND d."isWritten"
      WHERE p."portalId" = ${portalId} AND p."state" = 'there'
    ), "sent" AS (
      SELECT coalesce((SELECT "count" FROM "portalFeed" WHERE "portalId" = ${portalId} AND "state" = 'current'), 0) AS "count"
    )
    SELECT "sent"."count" AS "before",
      greatest(0, "sent"."count" - (SELECT count(*) FROM "there" WHERE NOT "isLost"))::int AS "lost",
      ARRAY(SELECT o."referenceNumber" FROM "there" JOIN "object" o ON o."id" = "there"."objectId"
        WHERE "isLost" ORDER BY o."id" LIMIT 20) AS "numbers"
    FROM "sent"
  `.execute(db)
  return rows[0]!
}

/** Stores the reasons of refused properties at once; the other results wait until a feed passes. */
export const noteRefusals = (tx: Db, portalId: number, feedId: number): Promise<unknown> =>
  sql`
  INSERT INTO "portalObject" ("portalId", "objectId", "state", "reasons", "unsaid")
  SELECT ${portalId}, d."objectId", 'refused', d."reasons", d."unsaid"
  FROM "portalDraft" d JOIN "object" o ON o."id" = d."objectId"
  WHERE d."feedId" = ${feedId} AND NOT d."isWritten"
  ON CONFLICT ("portalId", "objectId") DO UPDATE SET
    "state" = CASE "portalObject"."state" WHEN 'there' THEN 'there' ELSE 'refused' END,
    "since" = CASE WHEN "portalObject"."state" IN ('there', 'refused') THEN "portalObject"."since" ELSE now() END,
    "reasons" = excluded."reasons", "unsaid" = excluded."unsaid"
`.execute(tx)

/** Makes the draft results the current state of each property. */
export async function takeDrafts(tx: Db, portalId: number, feedId: number): Promise<void> {
  await sql`
    INSERT INTO "portalObject" ("portalId", "objectId", "state", "reasons", "unsaid", "itemHash", "changedOn")
    SELECT ${portalId}, d."objectId", CASE WHEN d."isWritten" THEN 'there' ELSE 'refused' END, d."reasons", d."unsaid",
      d."itemHash", d."changedOn"
    FROM "portalDraft" d JOIN "object" o ON o."id" = d."objectId"
    WHERE d."feedId" = ${feedId}
    ON CONFLICT ("portalId", "objectId") DO UPDATE SET
      "state" = excluded."state", "reasons" = excluded."reasons", "unsaid" = excluded."unsaid",
      "since" = CASE "portalObject"."state" WHEN excluded."state" THEN "portalObject"."since" ELSE now() END,
      "itemHash" = excluded."itemHash", "changedOn" = excluded."changedOn"
  `.execute(tx)
  const notInFeed = sql`p."portalId" = ${portalId}
    AND NOT EXISTS (SELECT FROM "portalDraft" d WHERE d."feedId" = ${feedId} AND d."objectId" = p."objectId")`
  await sql`
    DELETE FROM "portalObject" p WHERE ${notInFeed} AND p."state" IN ('waiting', 'refused') AND p."wanted" IS NULL
  `.execute(tx)
  await sql`
    UPDATE "portalObject" p SET "state" = CASE p."state" WHEN 'there' THEN 'gone' ELSE 'waiting' END,
      "since" = now(), "reasons" = '[]', "unsaid" = '{}'
    WHERE ${notInFeed} AND p."state" IN ('there', 'refused')
  `.execute(tx)
}

export const forgetDrafts = (db: Db, feedId: number): Promise<unknown> =>
  sql`DELETE FROM "portalDraft" WHERE "feedId" = ${feedId}`.execute(db)

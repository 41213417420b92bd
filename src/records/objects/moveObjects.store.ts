// Merges the object links of two accounts when the accounts are merged.
import { sql } from 'kysely'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import type { MovedObjects } from './movedObjects.ts'
import type { LinkTerms } from './people/linkText.ts'

type LinkSide = LinkTerms & { id: number }
export type LinksOfBoth = {
  objectId: number
  referenceNumber: string
  /** Their terms do not contradict each other, so that one link can hold both. */
  joins: boolean
  kept: LinkSide
  gone: LinkSide
}

const terms = ['startDate', 'endDate', 'price', 'rentPaymentDay'] as const
const joinedTerm = (name: (typeof terms)[number]) =>
  sql`coalesce(kept.${sql.ref(name)}, gone.${sql.ref(name)})`
// A term that one link lacks may come from the other; two different values of a term never join.
const joins = sql<boolean>`(
  gone."relation" = kept."relation"
  AND ${sql.join(
    terms.map((name) => sql`coalesce(kept.${sql.ref(name)} = gone.${sql.ref(name)}, true)`),
    sql` AND `,
  )}
  AND coalesce(${joinedTerm('startDate')} <= ${joinedTerm('endDate')}, true)
)`
const bothLinked = (from: number, to: number) => sql`
  kept."accountId" = ${to} AND gone."accountId" = ${from} AND gone."objectId" = kept."objectId"
  AND kept."deletedOn" IS NULL AND gone."deletedOn" IS NULL`

/** The objects that both accounts are linked to, with the terms of both links; names are in `language`. */
export async function linksOfBoth(
  tx: Db,
  from: number,
  to: number,
  language: string,
): Promise<LinksOfBoth[]> {
  const sideJson = (link: 'kept' | 'gone') => sql<LinkSide>`json_build_object(
    ${sql.join(['id', ...terms].flatMap((name) => [sql.lit(name), sql.ref(`${link}.${name}`)]))},
    'relationName', (SELECT ${inLanguage('text', language)} FROM "selectOption"
      WHERE "list" = 'objectAccountRelation' AND "value" = ${sql.ref(link)}."relation"))`
  const { rows } = await sql<LinksOfBoth>`
    SELECT o."id" AS "objectId", o."referenceNumber", ${joins} AS "joins",
      ${sideJson('kept')} AS "kept", ${sideJson('gone')} AS "gone"
    FROM "objectAccount" gone, "objectAccount" kept
    JOIN "object" o ON o."id" = kept."objectId"
    WHERE ${bothLinked(from, to)}
    ORDER BY o."referenceNumber"
  `.execute(tx)
  return rows
}

/** Whether the duplicate's link has terms that the kept one lacks or contradicts. */
export const addsTerms = ({ joins: joined, kept, gone }: LinksOfBoth): boolean =>
  !joined || terms.some((name) => gone[name] !== null && kept[name] === null)

/**
 * An account is linked to an object only once. If both accounts were, the kept link takes the terms it lacks, if the
 * links join, and the duplicate's link ends; the merge has written terms that do not join into the notes.
 */
export async function moveObjectsOfAccount(tx: Db, from: number, to: number): Promise<void> {
  await sql`
    UPDATE "objectAccount" kept SET ${sql.join(terms.map((name) => sql`${sql.ref(name)} = ${joinedTerm(name)}`))}
    FROM "objectAccount" gone
    WHERE ${bothLinked(from, to)} AND ${joins}
  `.execute(tx)
  await sql`
    UPDATE "objectAccount" gone SET "deletedOn" = now()
    FROM "objectAccount" kept
    WHERE ${bothLinked(from, to)}
  `.execute(tx)
  await sql`UPDATE "objectAccount" SET "accountId" = ${to} WHERE "accountId" = ${from}`.execute(tx)
}

/** The links that the merge will change, for undoing it. Locks the links of both accounts until the transaction ends. */
export async function objectsToMove(tx: Db, from: number, to: number): Promise<MovedObjects> {
  await sql`
    SELECT FROM "objectAccount" WHERE "accountId" IN (${from}, ${to}) ORDER BY "id" FOR UPDATE
  `.execute(tx)
  const { rows } = await sql<{ endedId: number; joins: boolean } & MovedObjects['kept'][number]>`
    SELECT gone."id" AS "endedId", ${joins} AS "joins", kept."id",
      ${sql.join(terms.map((name) => sql.ref(`kept.${name}`)))}
    FROM "objectAccount" gone, "objectAccount" kept
    WHERE ${bothLinked(from, to)}
  `.execute(tx)
  return {
    ended: rows.map(({ endedId }) => endedId),
    kept: rows
      .filter((row) => row.joins)
      .map(({ endedId: _ended, joins: _joins, ...link }) => link),
  }
}

/**
 * Undoes a move, after the links have been returned to the duplicate: restores the ended links, and removes the terms
 * that kept links took from them, unless someone has changed these since.
 */
export async function returnObjects(tx: Db, { ended, kept }: MovedObjects): Promise<void> {
  await sql`
    UPDATE "objectAccount" kept SET
      "startDate" = CASE WHEN was."startDate" IS NULL AND kept."startDate" = gone."startDate" THEN NULL ELSE kept."startDate" END,
      "endDate" = CASE WHEN was."endDate" IS NULL AND kept."endDate" = gone."endDate" THEN NULL ELSE kept."endDate" END,
      "price" = CASE WHEN was."price" IS NULL AND kept."price" = gone."price" THEN NULL ELSE kept."price" END,
      "rentPaymentDay" = CASE WHEN was."rentPaymentDay" IS NULL AND kept."rentPaymentDay" = gone."rentPaymentDay" THEN NULL ELSE kept."rentPaymentDay" END
    FROM jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) AS was (
        "id" integer, "startDate" date, "endDate" date, "price" numeric, "rentPaymentDay" smallint
      )
    JOIN "objectAccount" link ON link."id" = was."id"
    JOIN "objectAccount" gone ON gone."objectId" = link."objectId" AND gone."id" = ANY(${ended})
    WHERE kept."id" = was."id"
  `.execute(tx)
  await sql`
    UPDATE "objectAccount" SET "deletedOn" = NULL, "deletedById" = NULL WHERE "id" = ANY(${ended})
  `.execute(tx)
}

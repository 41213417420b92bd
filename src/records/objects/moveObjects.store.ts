// What two accounts have to do with objects becomes what one has, when they are merged.
import { sql } from 'kysely'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import type { MovedObjects } from './movedObjects.ts'
import type { LinkSays } from './people/linkText.ts'

type Said = LinkSays & { id: number }
export type LinksOfBoth = {
  objectId: number
  referenceNumber: string
  /** They say nothing that the other denies, so that one link can say it all. */
  joins: boolean
  kept: Said
  gone: Said
}

const terms = ['startDate', 'endDate', 'price', 'rentPaymentDay'] as const
const together = (name: (typeof terms)[number]) =>
  sql`coalesce(kept.${sql.ref(name)}, gone.${sql.ref(name)})`
// What one leaves open the other may say; of two periods, rents or days none is made into another.
const joins = sql<boolean>`(
  gone."relation" = kept."relation"
  AND ${sql.join(
    terms.map((name) => sql`coalesce(kept.${sql.ref(name)} = gone.${sql.ref(name)}, true)`),
    sql` AND `,
  )}
  AND coalesce(${together('startDate')} <= ${together('endDate')}, true)
)`
const bothLinked = (from: number, to: number) => sql`
  kept."accountId" = ${to} AND gone."accountId" = ${from} AND gone."objectId" = kept."objectId"
  AND kept."deletedOn" IS NULL AND gone."deletedOn" IS NULL`

/** The objects that both are linked to, and what each link says, in the given language. */
export async function linksOfBoth(
  tx: Db,
  from: number,
  to: number,
  language: string,
): Promise<LinksOfBoth[]> {
  const said = (link: 'kept' | 'gone') => sql<Said>`json_build_object(
    ${sql.join(['id', ...terms].flatMap((name) => [sql.lit(name), sql.ref(`${link}.${name}`)]))},
    'relationName', (SELECT ${inLanguage('text', language)} FROM "selectOption"
      WHERE "list" = 'objectAccountRelation' AND "value" = ${sql.ref(link)}."relation"))`
  const { rows } = await sql<LinksOfBoth>`
    SELECT o."id" AS "objectId", o."referenceNumber", ${joins} AS "joins",
      ${said('kept')} AS "kept", ${said('gone')} AS "gone"
    FROM "objectAccount" gone, "objectAccount" kept
    JOIN "object" o ON o."id" = kept."objectId"
    WHERE ${bothLinked(from, to)}
    ORDER BY o."referenceNumber"
  `.execute(tx)
  return rows
}

/** Whether the link that goes says anything that the kept one does not. */
export const addsTerms = ({ joins: joined, kept, gone }: LinksOfBoth): boolean =>
  !joined || terms.some((name) => gone[name] !== null && kept[name] === null)

/**
 * Nobody is linked to an object twice: where both were, the kept link takes what it leaves open. A link that
 * says something else ends; the merge has written down what it said.
 */
export async function moveObjectsOfAccount(tx: Db, from: number, to: number): Promise<void> {
  await sql`
    UPDATE "objectAccount" kept SET ${sql.join(terms.map((name) => sql`${sql.ref(name)} = ${together(name)}`))}
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

/** Asked before a merge, so that it can be undone; nobody changes these links until it is done. */
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
 * Undoes a move, once the links are the duplicate's again: those that had to end go on, and the kept
 * ones give back what they took from them, unless somebody has changed it since.
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

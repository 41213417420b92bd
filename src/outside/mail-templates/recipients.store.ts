// The recipients of letters about a record, and the values of template fields.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { today } from '#kit/db/days.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Db } from '#base/backend/backend.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { nameInLetters } from '#base/mail/nameInLetters.ts'
import type { NamedPerson } from '#base/mail/nameInLetters.ts'
import { languageOfClient } from '#base/session/person/languageOfOffice.store.ts'
import { relations } from '#records/objects/people/objectAccounts.contract.ts'
import { objectName } from '#records/objects/objectTitle.store.ts'
import type { AddressedKind } from './addressedKinds.contract.ts'

export type Recipient = {
  recordId: number
  accountId: number
  /** In lists, with the last name first. */
  name: string
  /** In the letter. */
  greeted: string
  email: string | null
  language: Language
  /** By language: the names of the record's properties. */
  property: Record<Language, string | null>
  at: string | null
}

type Sql = RawBuilder<unknown>

/** "recordId" and "accountId" of each person: of deals, sellers and buyers; of properties, the owners. */
const peopleOf: Record<AddressedKind, (ids: Sql) => Sql> = {
  Account: (ids) =>
    sql`SELECT "id" AS "recordId", "id" AS "accountId" FROM "account" WHERE "id" = ANY(${ids})`,
  Object: (ids) => sql`
    SELECT a."objectId" AS "recordId", a."accountId" FROM "objectAccount" a
    JOIN "object" o ON o."id" = a."objectId" AND o."deletedOn" IS NULL
    WHERE a."objectId" = ANY(${ids}) AND a."relation" = ${sql.lit(relations.owner)} AND a."deletedOn" IS NULL
      AND (a."endDate" IS NULL OR a."endDate" >= ${today})`,
  Demand: (ids) => sql`SELECT "id" AS "recordId", "accountId" FROM "lead"
    WHERE "id" = ANY(${ids}) AND "deletedOn" IS NULL`,
  Viewing: (ids) => sql`
    SELECT v."id" AS "recordId", l."accountId" FROM "viewing" v
    JOIN "lead" l ON l."id" = v."demandId" AND l."deletedOn" IS NULL WHERE v."id" = ANY(${ids}) AND v."deletedOn" IS NULL`,
  Deal: (ids) => sql`
    SELECT a."dealId" AS "recordId", a."accountId" FROM "dealAccount" a
    JOIN "deal" d ON d."id" = a."dealId" AND d."deletedOn" IS NULL
    WHERE a."dealId" = ANY(${ids}) AND a."relation" IN (1, 2)`,
}

/** The objects "o" of the record "p"."recordId". */
const objectsOf: Record<AddressedKind, Sql | null> = {
  Account: null,
  Object: sql`"object" o WHERE o."id" = p."recordId"`,
  Demand: null,
  Viewing: sql`"viewingResult" r JOIN "object" o ON o."id" = r."objectId" AND o."deletedOn" IS NULL
    WHERE r."viewingId" = p."recordId"`,
  Deal: sql`"deal" d JOIN "object" o ON o."id" = d."objectId" AND o."deletedOn" IS NULL WHERE d."id" = p."recordId"`,
}

type Row = Omit<Recipient, 'language' | 'property' | 'greeted'> &
  Omit<NamedPerson, 'name'> & {
    language: string | null
    phone: string | null
    propertyEn: string | null
    propertyEl: string | null
    propertyRu: string | null
  }

/** Each person once, with the first of their records; without people that the actor may not open. */
export async function recipientsOf(
  db: Db,
  { entity, ids }: { entity: AddressedKind; ids: readonly number[] },
  actor: Actor,
): Promise<Recipient[]> {
  const all = sql`${ids}::integer[]`
  const objects = objectsOf[entity]
  const property = (language: Language) =>
    objects
      ? sql`(SELECT string_agg(${objectName('o', language)}, ', ' ORDER BY o."id") FROM ${objects})`
      : sql`NULL::text`
  const at =
    entity === 'Viewing'
      ? sql`(SELECT to_char("dateOfViewing", 'YYYY-MM-DD"T"HH24:MI:SS') FROM "viewing" WHERE "id" = p."recordId")`
      : sql`NULL::text`
  const { rows } = await sql<Row>`
    SELECT p."recordId", p."accountId",
      coalesce("Account"."name", '') AS "name", "Account"."firstName", "Account"."middleName", "Account"."lastName", "Account"."isCompany",
      "Account"."email", "Account"."phone", "Account"."language",
      ${property('en')} AS "propertyEn", ${property('el')} AS "propertyEl", ${property('ru')} AS "propertyRu", ${at} AS "at"
    FROM (${peopleOf[entity](all)}) p
    JOIN "account" "Account" ON "Account"."id" = p."accountId" AND "Account"."deletedOn" IS NULL
    WHERE ${asSql(allowed('open', 'Account', actor))}
    ORDER BY array_position(${all}, p."recordId"), p."accountId"
  `.execute(db)
  const once = rows.filter(
    (row, at) => rows.findIndex(({ accountId }) => accountId === row.accountId) === at,
  )
  return Promise.all(
    once.map(async (row) => {
      const { recordId, accountId, name, email, phone, at } = row
      const language = await languageOfClient(db, { language: row.language, phone, name })
      const property = { en: row.propertyEn, el: row.propertyEl, ru: row.propertyRu }
      const greeted = nameInLetters(row, language)
      return { recordId, accountId, name, greeted, email, language, property, at }
    }),
  )
}

// Reads one account with its files, leads and object numbers in one query.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { prepared } from '#kit/db/preparedClient.ts'
import { notFound } from '#kit/http/problem.ts'
import { dealTypes } from '#base/settings/knownOptions.contract.ts'
import {
  bought,
  objectNumbers,
  objectNumbersWithDeals,
  owned,
  rented,
  soldObjects,
} from '#records/objects/objectNumbers.store.ts'
import { fileLinksOf } from '#base/files/fileLinks.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { stampJoins } from '#base/backend/stamps.ts'
import { accountFields } from '../accountFields.contract.ts'
import type { Account } from '../accounts.contract.ts'

// Built once: building a hundred column names takes as long as the query itself.
const fieldColumns = sql.raw(
  Object.keys(accountFields)
    .map((name) => `a."${name}"`)
    .join(', '),
)
const ownedNumbers = objectNumbers(owned)
const boughtNumbers = objectNumbersWithDeals(bought, dealTypes.sale)
const rentedNumbers = objectNumbersWithDeals(rented, dealTypes.rent)

/** The account with this id, or the one it was merged into; 404 when deleted or missing. The branch's name is in `language`. */
export async function readAccount(db: Db, id: number, language: string): Promise<Account> {
  const account = (await readLive(db, id, language)) ?? (await readKept(db, id, language))
  if (!account) throw notFound()
  return account
}

async function readLive(db: Db, id: number, language: string): Promise<Account | undefined> {
  const query = selectAccount(sql.table('account'), id, language)
  const { rows } = await sql<Account>`${prepared('readAccount')} ${query}`.execute(db)
  return rows[0]
}

/** SQL for one account that is not deleted; `from` is its table, or a subquery in its place. */
export const selectAccount = (from: RawBuilder<unknown>, id: number, language: string) =>
  sql<Account>`
    SELECT a."id", a."name", a."version", a."role", a."isClientDate", a."isOwnerDate", ${fieldColumns},
      a."createdOn", a."createdById", "creator"."name" AS "createdBy",
      a."modifiedOn", a."modifiedById",
      CASE "modifier"."id" WHEN a."id" THEN a."name" ELSE "modifier"."name" END AS "modifiedBy",
      CASE ${language} WHEN 'el' THEN "branch"."nameEl" WHEN 'ru' THEN "branch"."nameRu" ELSE "branch"."nameEn" END AS "branch",
      ${soldObjects} AS "numberOfSoldObjects",
      ${ownedNumbers} AS "ownedObjectsReferenceNumbers",
      ${boughtNumbers} AS "boughtObjectsReferenceNumbers",
      ${rentedNumbers} AS "rentedObjectsReferenceNumbers",
      ${files} AS "files", ${leads} AS "leads"
    FROM ${from} a
    ${stampJoins('a')}
    LEFT JOIN "branch" ON "branch"."id" = a."branchId"
    WHERE a."id" = ${id} AND a."deletedOn" IS NULL`

// Follows the chain of merges, so that old links work after any number of them.
async function readKept(db: Db, id: number, language: string): Promise<Account | undefined> {
  const { rows } = await sql<{ id: number }>`
    WITH RECURSIVE "kept" AS (
      SELECT "id", "mergedIntoId" FROM "account" WHERE "id" = ${id}
      UNION
      SELECT "next"."id", "next"."mergedIntoId" FROM "kept" JOIN "account" "next" ON "next"."id" = "kept"."mergedIntoId"
    )
    SELECT "id" FROM "kept" WHERE "mergedIntoId" IS NULL AND "id" <> ${id}
  `.execute(db)
  return rows[0] && readLive(db, rows[0].id, language)
}

const files = fileLinksOf('Account', sql`a."id"`)

const leads = sql`coalesce((
  SELECT json_agg(json_build_object('id', "lead"."id", 'descr', coalesce("lead"."description", '')) ORDER BY "lead"."id" DESC)
  FROM "lead" WHERE "lead"."accountId" = a."id" AND "lead"."deletedOn" IS NULL
), '[]'::json)`

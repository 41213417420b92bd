import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { office } from '#features/session/permissions.contract.ts'
import type { Db } from '../backend.ts'
import { dueActivities } from './dueActivities.store.ts'
import { mostCounted } from './home.contract.ts'
import type { ChangedAccount, Home } from './home.contract.ts'

export async function getHome(db: Db, actor: Actor): Promise<Home> {
  const [mine, byMe, byAnyone, counts] = await Promise.all([
    dueActivities(db, actor),
    changedAccounts(db, actor, sql`a."modifiedById" = ${actor.accountId}`),
    changedAccounts(db, actor, sql`true`),
    countAll(db),
  ])
  const seesEmployes = office.allows(actor)
  return {
    mine,
    changed: { byMe, byAnyone },
    counts: { ...counts, employes: seesEmployes ? counts.employes : null },
  }
}

async function changedAccounts(
  db: Db,
  actor: Actor,
  where: RawBuilder<unknown>,
): Promise<ChangedAccount[]> {
  const open = office.allows(actor) ? sql`true` : sql`NOT a."isEmploye"`
  const { rows } = await sql<ChangedAccount>`
    SELECT a."id", a."name", a."modifiedOn", "modifier"."name" AS "modifiedBy"
    FROM "account" a LEFT JOIN "account" "modifier" ON "modifier"."id" = a."modifiedById"
    WHERE a."deletedOn" IS NULL AND ${where} AND ${open}
    ORDER BY a."modifiedOn" DESC, a."id" DESC LIMIT 8
  `.execute(db)
  return rows
}

// Stops counting where nobody reads the number any more: a million rows cost as much as ten thousand.
const upToMost = (rows: RawBuilder<unknown>) =>
  sql`(SELECT count(*) FROM (SELECT FROM ${rows} LIMIT ${sql.lit(mostCounted + 1)}) counted)`
const accounts = (flags: RawBuilder<unknown>) =>
  upToMost(sql`"account" WHERE ${flags} AND "deletedOn" IS NULL`)

async function countAll(db: Db) {
  const { rows } = await sql<Home['counts']>`
    SELECT
      ${accounts(sql`true`)} AS "accounts",
      ${accounts(sql`"isOwner"`)} AS "owners",
      ${accounts(sql`"isClient"`)} AS "clients",
      ${accounts(sql`("isPartnerRealEstate" OR "isPartnerTourism")`)} AS "partners",
      ${accounts(sql`"isProfessional"`)} AS "professionals",
      ${accounts(sql`"isSource"`)} AS "sources",
      ${accounts(sql`"isEmploye"`)} AS "employes",
      ${upToMost(sql`"activity" WHERE "done" = false AND "deletedOn" IS NULL`)} AS "actions"
  `.execute(db)
  return rows[0]!
}

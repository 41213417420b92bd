import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { keptTotals } from '#kit/db/totals.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { office } from '#features/session/permissions.contract.ts'
import type { Db } from '../backend.ts'
import { dueActivities } from './dueActivities.store.ts'
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

async function countAll(db: Db): Promise<Home['counts']> {
  const { actionsToDo: actions, ...accounts } = await keptTotals(db, [
    'accounts',
    'owners',
    'clients',
    'partners',
    'professionals',
    'sources',
    'employes',
    'actionsToDo',
  ])
  return { ...accounts, actions }
}

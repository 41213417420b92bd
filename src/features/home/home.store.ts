import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { keptTotals } from '#kit/db/totals.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { seesEmployes } from '#features/accounts/accountRules.ts'
import { openActivities } from '#features/records/openActivities.store.ts'
import { listOpened } from '#features/search/opened/opened.store.ts'
import { office } from '#features/session/permissions.contract.ts'
import type { Db } from '../backend.ts'
import { dueActivities } from './dueActivities.store.ts'
import { mostShown } from './home.contract.ts'
import type { ChangedAccount, Home } from './home.contract.ts'

export async function getHome(db: Db, actor: Actor): Promise<Home> {
  const [mine, opened, byMe, byAnyone, counts] = await Promise.all([
    dueActivities(db, actor),
    listOpened(db, actor),
    changedAccounts(db, actor, sql`a."modifiedById" = ${actor.accountId}`),
    changedAccounts(db, actor, sql`true`),
    countAll(db, actor),
  ])
  return {
    mine,
    opened: opened.slice(0, mostShown),
    changed: { byMe, byAnyone },
    counts: { ...counts, employes: office.allows(actor) ? counts.employes : null },
  }
}

async function changedAccounts(
  db: Db,
  actor: Actor,
  where: RawBuilder<unknown>,
): Promise<ChangedAccount[]> {
  const open = seesEmployes(actor) ? sql`true` : sql`NOT a."isEmploye"`
  const { rows } = await sql<ChangedAccount>`
    SELECT a."id", a."name", a."modifiedOn", "modifier"."name" AS "modifiedBy"
    FROM "account" a LEFT JOIN "account" "modifier" ON "modifier"."id" = a."modifiedById"
    WHERE a."deletedOn" IS NULL AND ${where} AND ${open}
    ORDER BY a."modifiedOn" DESC, a."id" DESC LIMIT 8
  `.execute(db)
  return rows
}

async function countAll(db: Db, actor: Actor): Promise<Home['counts']> {
  const { actionsToDo: actions, ...accounts } = await keptTotals(db, [
    'objects',
    'accounts',
    'owners',
    'clients',
    'partners',
    'professionals',
    'sources',
    'employes',
    'actionsToDo',
  ])
  const open = openActivities(sql`a."id"`, actor)
  return { ...accounts, actions: open.length === 0 ? actions : await countActions(db, open) }
}

// For who may not open all of them.
async function countActions(db: Db, open: RawBuilder<unknown>[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS "total" FROM "activity" a
    WHERE a."done" = false AND a."deletedOn" IS NULL AND ${sql.join(open, sql` AND `)}
  `.execute(db)
  return rows[0]!.total
}

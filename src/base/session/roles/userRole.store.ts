// The role of a person; it holds from that person's next request on.
import { entityOf } from '#base/backend/entity.ts'
import { sql } from 'kysely'
import { flag, selectText } from '#kit/fields/kinds.ts'
import { save } from '#kit/db/save.ts'
import { badInput, notFound } from '#kit/http/problem.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'
import { roleList } from './roleList.ts'
import { isStaffRole } from '#base/permissions/roles.contract.ts'
import type { Role } from '#base/permissions/roles.contract.ts'
import { maySignIn } from '../sessions.store.ts'
import type { UserRole } from './userRole.contract.ts'

/** The part of an account that is about signing in. */
export const accountRole = entityOf({
  table: 'account',
  entity: 'Account',
  fields: { role: selectText('role'), isEmploye: flag },
  kept: ['name', 'language', 'email'],
})

export async function getUserRole(db: Db, id: number, language: string): Promise<UserRole> {
  const { rows } = await sql<{ name: string; role: string | null }>`
    SELECT "name", "role" FROM "account" WHERE "id" = ${id} AND "deletedOn" IS NULL
  `.execute(db)
  if (!rows[0]) throw notFound()
  return { ...rows[0], roleList: roleList(language) }
}

/** A role of staff makes an employee. 400 when nobody would be left who administers. */
export function changeUserRole(db: Db, id: number, role: Role, actor: Actor): Promise<UserRole> {
  return db.transaction().execute(async (tx) => {
    const { before } = await save(tx, accountRole, id, {
      actor,
      action: 'changeRole',
      changes: (before) => ({ role, isEmploye: before.isEmploye || isStaffRole(role) }),
    })
    if (isStaffRole(role) && !isStaffRole(before.role)) await endResetCodes(tx, id)
    if (before.role === 'admin') await someoneMustAdminister(tx, 'role')
    return getUserRole(tx, id, actor.language)
  })
}

/** Links that were mailed to a client, an invitation lasts a week, open nothing of staff. */
const endResetCodes = (tx: Db, accountId: number) =>
  sql`DELETE FROM "resetCode" WHERE "accountId" = ${accountId}`.execute(tx)

/** Two who take each other's role at the same time would leave nobody: they take turns. */
export const oneAtATime = (tx: Db) =>
  sql`SELECT pg_advisory_xact_lock(hashtext('administrators'))`.execute(tx)

/**
 * After a change that takes an administrator away: 400 that names `field` when nobody is left who can
 * sign in and stays for good.
 */
export async function someoneMustAdminister(tx: Db, field: string): Promise<void> {
  await oneAtATime(tx)
  const { rows } = await sql`
    SELECT FROM "account" a JOIN "user" u ON u."accountId" = a."id"
    WHERE a."role" = 'admin' AND a."endDate" IS NULL AND ${maySignIn} LIMIT 1
  `.execute(tx)
  if (rows.length === 0)
    throw badInput({ [field]: ['session.lastAdministrator'] }, 'session.lastAdministrator')
}

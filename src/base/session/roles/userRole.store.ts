// The role of a person. A change takes effect with that person's next request.
import { entityOf } from '#base/backend/entity.ts'
import { sql } from 'kysely'
import { flag, selectText } from '#kit/fields/kinds.ts'
import { log, save } from '#kit/db/save.ts'
import { badInput, notFound } from '#kit/http/problem.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'
import { roleList } from './roleList.ts'
import { isStaffRole } from '#base/permissions/roles.contract.ts'
import type { Role } from '#base/permissions/roles.contract.ts'
import { hasCome } from '../invitations/hasCome.store.ts'
import { maySignIn } from '../sessions.store.ts'
import type { UserRole } from './userRole.contract.ts'

/** The fields of an account that concern signing in. */
export const accountRole = entityOf({
  table: 'account',
  entity: 'Account',
  fields: { role: selectText('role'), isEmploye: flag },
  kept: ['name', 'language', 'email', 'phone'],
})

export async function getUserRole(db: Db, id: number, language: string): Promise<UserRole> {
  const { rows } = await sql<Omit<UserRole, 'roleList'>>`
    SELECT a."name", a."role", u."checksClients"
    FROM "account" a LEFT JOIN "user" u ON u."accountId" = a."id"
    WHERE a."id" = ${id} AND a."deletedOn" IS NULL
  `.execute(db)
  if (!rows[0]) throw notFound()
  return { ...rows[0], roleList: roleList(language) }
}

type NewRole = { role: Role; checksClients?: boolean | undefined }

/** A staff role makes the account an employee. 400 if no administrator would be left. */
export function changeUserRole(
  db: Db,
  id: number,
  { role, checksClients }: NewRole,
  actor: Actor,
): Promise<UserRole> {
  return db.transaction().execute(async (tx) => {
    const { before } = await save(tx, accountRole, id, {
      actor,
      action: 'changeRole',
      changes: (before) => ({ role, isEmploye: before.isEmploye || isStaffRole(role) }),
    })
    if (isStaffRole(role) && !isStaffRole(before.role)) await endResetCodes(tx, id)
    // Whoever is no longer staff is not named for it any more.
    await nameChecker(tx, id, isStaffRole(role) ? checksClients : false, actor)
    if (before.role === 'admin') await someoneMustAdminister(tx, 'role')
    return getUserRole(tx, id, actor.language)
  })
}

/** Names an employee to check who the clients are, or no longer; logged if it changes. */
async function nameChecker(tx: Db, id: number, checksClients: boolean | undefined, actor: Actor) {
  if (checksClients === undefined) return
  const { numUpdatedRows } = await tx
    .updateTable('user')
    .set({ checksClients })
    .where('accountId', '=', id)
    .where('checksClients', '<>', checksClients)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  const data = { attributes: { checksClients }, previous: { checksClients: !checksClients } }
  await log(tx, { of: accountRole, id, action: 'changeRole', version: null, actor, data })
}

/** Links mailed to a client (invitations last a week) must not give access to a staff account. */
const endResetCodes = (tx: Db, accountId: number) =>
  sql`DELETE FROM "resetCode" WHERE "accountId" = ${accountId}`.execute(tx)

/** Serializes changes of administrators: two who demote each other at the same time would leave none. */
export const lockAdministrators = (tx: Db) =>
  sql`SELECT pg_advisory_xact_lock(hashtext('administrators'))`.execute(tx)

/**
 * Call after a change that removes an administrator: 400 that names `field` if none is left who can sign
 * in and has no end date.
 */
export async function someoneMustAdminister(tx: Db, field: string): Promise<void> {
  await lockAdministrators(tx)
  const { rows } = await sql`
    SELECT FROM "account" a JOIN "user" u ON u."accountId" = a."id"
    WHERE a."role" = 'admin' AND a."endDate" IS NULL AND ${maySignIn} AND ${hasCome} LIMIT 1
  `.execute(tx)
  if (rows.length === 0)
    throw badInput({ [field]: ['session.lastAdministrator'] }, 'session.lastAdministrator')
}

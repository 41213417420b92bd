// The role of a person; it holds from that person's next request on.
import { sql } from 'kysely'
import { selectText } from '#kit/fields/kinds.ts'
import { lock, save } from '#kit/db/save.ts'
import type { Stored } from '#kit/db/save.ts'
import { badInput, notFound } from '#kit/http/problem.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '../backend.ts'
import { roleList } from './roleList.ts'
import type { Role } from './roles.contract.ts'
import { maySignIn } from './sessions.store.ts'
import type { UserRole } from './userRole.contract.ts'

/** The part of an account that is about signing in. */
export const accountRole = {
  table: 'account',
  entity: 'Account',
  fields: { role: selectText('role') },
  kept: ['name', 'isEmploye', 'language'],
}

type Account = Stored & { [column: string]: unknown; name: string; role: string | null }

export async function getUserRole(db: Db, id: number, language: string): Promise<UserRole> {
  const { rows } = await sql<{ name: string; role: string | null }>`
    SELECT "name", "role" FROM "account" WHERE "id" = ${id} AND "deletedOn" IS NULL
  `.execute(db)
  if (!rows[0]) throw notFound()
  return { ...rows[0], roleList: roleList(language) }
}

/** 400 when nobody would be left who administers. */
export function changeUserRole(db: Db, id: number, role: Role, actor: Actor): Promise<UserRole> {
  return db.transaction().execute(async (tx) => {
    await oneAtATime(tx)
    const before = await lock<Account>(tx, accountRole, id)
    if (before.role === 'admin' && role !== 'admin' && !(await isAnotherAdmin(tx, id)))
      throw badInput({ role: ['session.lastAdministrator'] }, 'session.lastAdministrator')
    await save(tx, accountRole, before, { role }, actor, 'changeRole')
    return getUserRole(tx, id, actor.language)
  })
}

/** Two who take each other's role at the same time would leave nobody: they take turns. */
export const oneAtATime = (tx: Db) =>
  sql`SELECT pg_advisory_xact_lock(hashtext('administrators'))`.execute(tx)

async function isAnotherAdmin(tx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM "account" a JOIN "user" u ON u."accountId" = a."id"
    WHERE a."role" = 'admin' AND a."id" <> ${id} AND ${maySignIn} LIMIT 1
  `.execute(tx)
  return rows.length > 0
}

/** After a change that takes an administrator away: 400 that names `field` when nobody is left. */
export async function someoneMustAdminister(tx: Db, field: string): Promise<void> {
  await oneAtATime(tx)
  if (!(await isAnotherAdmin(tx, 0)))
    throw badInput({ [field]: ['session.lastAdministrator'] }, 'session.lastAdministrator')
}

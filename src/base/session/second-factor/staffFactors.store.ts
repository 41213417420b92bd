// Which roles require a second factor, who has one, and resetting the factors of a person.
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Author } from '#kit/db/entity.ts'
import { countRows } from '#kit/db/list/countRows.ts'
import { page } from '#kit/db/list/page.ts'
import type { PageIds } from '#kit/db/list/page.ts'
import type { Page } from '#kit/http/paging.ts'
import { notFound } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { trustNoDevice } from '../sign-in/devices.store.ts'
import type { Post } from '../own-sessions/accessMail.ts'
import { endSessionsOf } from '../own-sessions/endSessions.store.ts'
import { maySignIn } from '../sessions.store.ts'
import { deleteAuthenticator } from './authenticators.store.ts'
import { noteFactor } from './factorLog.ts'
import { queueFactorMail } from './factorMail.ts'
import { hasFactor, isRequired } from './mustEnrol.store.ts'
import { mustBeProven } from './proof.ts'
import type { Caller } from './proof.ts'
import { deleteRecoveryCodes } from './recoveryCodes.store.ts'
import type { FactorContext } from './showFactor.ts'
import type { PeopleQuery, PersonWithFactors, Rule } from './staffFactors.contract.ts'

export const getRule = async (db: Db): Promise<Rule> => {
  const { rows } = await sql<{ role: Rule['roles'][number] }>`
    SELECT "role" FROM "secondFactorRule" ORDER BY "role"
  `.execute(db)
  return { roles: rows.map(({ role }) => role) }
}

/** Takes effect with everybody's next request. */
export async function saveRule(db: Db, { roles }: Rule, caller: Caller): Promise<void> {
  await mustBeProven(db, caller)
  const { actor } = caller
  await db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE "secondFactorRule" IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    const before = await getRule(tx)
    const next = [...new Set(roles)].sort()
    if (before.roles.join() === next.join()) return
    await sql`DELETE FROM "secondFactorRule" WHERE "role" <> ALL(${next}::text[])`.execute(tx)
    await sql`
      INSERT INTO "secondFactorRule" ("role") SELECT unnest(${next}::text[]) ON CONFLICT DO NOTHING
    `.execute(tx)
    const message = `${before.roles.join(', ') || '–'} → ${next.join(', ') || '–'}`
    await noteFactor(tx, actor.accountId, 'requireSecondFactor', actor, message)
  })
}

const people = sql`"user" u JOIN "account" a ON a."id" = u."accountId"`
// Excludes the many clients without a factor: there is nothing to reset.
const isListed = sql<SqlBool>`(a."role" IN ('admin', 'employee') OR ${hasFactor})`

const rows = (db: Db, ids: PageIds) =>
  db
    .selectFrom(ids)
    .innerJoin('account as a', 'a.id', 'page.id')
    .innerJoin('user as u', 'u.accountId', 'a.id')
    .select([
      'a.id',
      'a.name',
      'u.username',
      'a.role',
      isRequired.as('required'),
      sql<boolean>`EXISTS (SELECT FROM "authenticator" f WHERE f."accountId" = a."id")`.as(
        'authenticator',
      ),
      sql<number>`(SELECT count(*) FROM "passkey" f WHERE f."accountId" = a."id")`.as('passkeys'),
      sql<number>`(SELECT count(*) FROM "recoveryCode" f WHERE f."accountId" = a."id")`.as(
        'recoveryCodesLeft',
      ),
    ])

export const listPeople = (db: Db, input: PeopleQuery): Promise<Page<PersonWithFactors>> =>
  page({
    db,
    from: people,
    id: 'a.id',
    where: [sql<SqlBool>`${maySignIn}`, isListed],
    rows,
    count: (db) => countRows(db, people, [sql<SqlBool>`${maySignIn}`, isListed]),
    input,
    sorts: { name: 'a.name', username: 'u.username', role: 'a.role' },
    by: 'name',
  })

/** Removes all factors of a person and ends their sessions; the password stays. 404 if there are none. */
export async function resetFactors(
  { db, post }: FactorContext,
  id: number,
  caller: Caller,
): Promise<void> {
  await mustBeProven(db, caller)
  const { actor, token } = caller
  const keptToken = id === actor.accountId ? token : ''
  await db.transaction().execute(async (tx) => {
    if (!(await removeFactors(tx, id, { actor, keptToken, post }))) throw notFound()
  })
}

/** False if there are none. The author is null for an operator on the machine. */
export async function removeFactors(
  tx: Db,
  id: number,
  { actor, keptToken, post }: { actor: Author; keptToken: string | undefined; post: Post },
): Promise<boolean> {
  const { rows: users } = await sql`
    SELECT FROM "user" WHERE "accountId" = ${id} FOR UPDATE
  `.execute(tx)
  const hadCodes = await deleteAuthenticator(tx, id)
  const { rows: passkeys } = await sql`
    DELETE FROM "passkey" WHERE "accountId" = ${id} RETURNING "id"
  `.execute(tx)
  if (users.length === 0 || (!hadCodes && passkeys.length === 0)) return false
  await deleteRecoveryCodes(tx, id)
  await sql`DELETE FROM "secondStep" WHERE "accountId" = ${id}`.execute(tx)
  await trustNoDevice(tx, id)
  await endSessionsOf(tx, id, { actor, keptToken, post })
  await noteFactor(tx, id, 'resetSecondFactor', actor)
  await queueFactorMail(tx, post, id, 'reset')
  return true
}

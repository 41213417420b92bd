import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import { lock, save } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, badRequest, notFound } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { hasCome } from '#base/session/invitations/hasCome.store.ts'
import { deleteUser, withdrawInvitation } from '#base/session/invitations/invitations.store.ts'
import { endSessionsOf } from '#base/session/own-sessions/endSessions.store.ts'
import { lockAdministrators, someoneMustAdminister } from '#base/session/roles/userRole.store.ts'
import { maySignIn } from '#base/session/sessions.store.ts'
import { accountEntity } from '#records/accounts/accounts.store.ts'
import type { Access, Leaver, Left } from './leave.contract.ts'

/** 404 for an unknown account. */
export async function lookAtLeaver(db: Db, id: number, actor: Actor): Promise<Leaver> {
  const { rows } = await sql<Leaver & { isEmploye: boolean; isLast: boolean }>`
    SELECT a."id", a."name", a."endDate", a."isEmploye", a."role" = 'admin' IS TRUE AND NOT EXISTS (
        SELECT FROM "account" o JOIN "user" u ON u."accountId" = o."id"
        WHERE o."role" = 'admin' AND o."id" <> a."id" AND o."deletedOn" IS NULL AND o."endDate" IS NULL AND ${hasCome}
      ) AS "isLast"
    FROM "account" a WHERE a."id" = ${id} AND a."deletedOn" IS NULL
  `.execute(db)
  if (!rows[0]) throw notFound()
  const { isEmploye, isLast, name, endDate } = rows[0]
  const hindrance = !isEmploye
    ? 'noEmploye'
    : id === actor.accountId
      ? 'oneself'
      : isLast
        ? 'lastAdministrator'
        : null
  return { id, name, endDate, hindrance, ...(await accessOf(db, id)) }
}

async function accessOf(db: Db, id: number): Promise<Access> {
  const { rows } = await sql<Access>`
    SELECT ${maySignIn} AND ${hasCome} AS "canSignIn", NOT (${hasCome}) AS "isInvited",
      (SELECT count(*) FROM "session" s WHERE s."accountId" = ${id} AND s."expiresOn" > now())::integer AS "sessions",
      EXISTS (SELECT FROM "calendarFeed" f WHERE f."accountId" = ${id}) AS "hasCalendarFeed"
    FROM "user" u JOIN "account" a ON a."id" = u."accountId" WHERE u."accountId" = ${id}
  `.execute(db)
  return rows[0] ?? { canSignIn: false, isInvited: false, sessions: 0, hasCalendarFeed: false }
}

/**
 * Sets the last day. With a day that has begun, the sign-in ends now, with sessions, passkeys and calendar address; with a later
 * one it works until that day is over. An open invitation is withdrawn. The role stays, for what the person has done. 400
 * for oneself, for the last administrator, for somebody who is no employee, and for a day before the first.
 */
export function leave(db: Db, id: number, lastDay: string, actor: Actor): Promise<Left> {
  return db.transaction().execute(async (tx) => {
    await lockAdministrators(tx)
    const account = await lock(tx, accountEntity, id)
    if (!account.isEmploye) throw badRequest('leave.hindrance.noEmploye')
    if (id === actor.accountId) throw badRequest('leave.hindrance.oneself')
    if (account.startDate && lastDay < account.startDate)
      throw badInput({ lastDay: ['account.rangeReversed'] })
    const access = await accessOf(tx, id)
    await save(tx, accountEntity, account, {
      actor,
      action: 'leave',
      changes: { endDate: lastDay },
    })
    if (account.role === 'admin') await someoneMustAdminister(tx, 'lastDay')
    if (access.isInvited) await withdrawInvitation(tx, id, actor)
    const endedNow = lastDay <= agencyToday()
    if (endedNow) {
      await endSessionsOf(tx, id, { actor })
      await deleteUser(tx, id)
    }
    return { ...access, lastDay, endedNow }
  })
}

// The last step of every sign-in: opens a session and remembers the device and the network.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { rememberDevice, rememberNetwork, trustDevice } from './devices.store.ts'
import { mustEnrol } from '../second-factor/mustEnrol.store.ts'
import { maySignIn, openSession } from '../sessions.store.ts'

/** Origin of a sign-in. */
export type From = {
  address: string
  userAgent: string | undefined
  /** The device token that an earlier sign-in has set as a cookie. */
  device: string | undefined
}

export type SignedIn = {
  accountId: number
  username: string
  language: string
  role: string | null
  branchId: number | null
  checksClients: boolean
  mustEnrol: boolean
  token: string
  device: string
}

/** Undefined if the person may no longer sign in. */
export async function completeSignIn(
  db: Db,
  accountId: number,
  from: From,
  isTrusted = false,
): Promise<SignedIn | undefined> {
  const { rows } = await sql<Omit<SignedIn, 'token' | 'device'>>`
    SELECT u."accountId", u."username", u."language", a."role", a."branchId", u."checksClients",
      ${mustEnrol} AS "mustEnrol"
    FROM "user" u JOIN "account" a ON a."id" = u."accountId"
    WHERE u."accountId" = ${accountId} AND ${maySignIn}
  `.execute(db)
  if (!rows[0]) return undefined
  const device = await rememberDevice(db, accountId, from.device)
  if (isTrusted) await trustDevice(db, accountId, device)
  await rememberNetwork(db, accountId, from.address)
  const token = await openSession(db, accountId, from)
  return { ...rows[0], token, device }
}

// A fresh proof of who somebody is, which changes to how one signs in ask for: signing in itself, the
// password or a factor, not longer than ten minutes ago.
import { sql } from 'kysely'
import { badInput, badRequest } from '#kit/http/problem.ts'
import type { Problem } from '#kit/http/problem.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { hashOf } from '../sign-in/secrets.ts'
import { fresh } from '../sessions.store.ts'
import type { Note } from '../sign-in/signInLog.ts'
import {
  countTry,
  forgiveTries,
  limitsOfCurrentPassword,
  limitsOfProof,
} from '../sign-in/tries.store.ts'
import type { PasskeyPlace } from './passkeys/passkeyHost.ts'
import { askForPasskey } from './passkeys/passkeys.store.ts'
import type { ShownFactor } from './shown.contract.ts'
import { notRight, showFactor, wayOf } from './showFactor.ts'
import type { FactorWays } from './showFactor.ts'

export type Caller = { actor: Actor; token: string; address: string }

/** 400 that names `proof` when the last one is too long ago. In a transaction the session stays until its end. */
export async function mustBeProven(db: Db, { token }: Pick<Caller, 'token'>): Promise<void> {
  const { rows } = await sql`
    SELECT FROM "session"
    WHERE "tokenHash" = ${hashOf(token)} AND greatest("createdOn", "provenOn") > now() - ${fresh}
    FOR KEY SHARE
  `.execute(db)
  if (rows.length === 0) throw badInput({ proof: ['session.proofNeeded'] }, 'session.proofNeeded')
}

const remember = (db: Db, token: string) =>
  sql`UPDATE "session" SET "provenOn" = now() WHERE "tokenHash" = ${hashOf(token)}`.execute(db)

type Given = ShownFactor & { password?: string | undefined }

/** 400 for what is wrong, 429 after too many tries. */
export async function prove(
  ways: FactorWays & { note: Note },
  { password, ...shown }: Given,
  caller: Caller & { place: PasskeyPlace | undefined },
): Promise<void> {
  const { db, note } = ways
  const { actor, token, address, place } = caller
  const way = password === undefined ? wayOf(shown) : 'password'
  const limits =
    way === 'password'
      ? limitsOfCurrentPassword(actor.username, address)
      : limitsOfProof(actor.accountId, address)
  await countTry(db, limits)
  const asked = { holder: token, purpose: 'prove', place } as const
  const right =
    password === undefined
      ? await showFactor(ways, actor.accountId, shown, asked)
      : await isPassword(db, actor.accountId, password)
  if (!right) {
    note({ action: 'proofFailed', outcome: 'refused', address, by: way, user: actor })
    throw way === 'password' ? wrongPassword() : notRight(way)
  }
  await forgiveTries(db, limits)
  await remember(db, token)
}

const wrongPassword = (): Problem =>
  badInput({ password: ['session.currentPasswordWrong'] }, 'session.currentPasswordWrong')

async function isPassword(db: Db, accountId: number, password: string): Promise<boolean> {
  const { rows } = await sql<{ passwordHash: string }>`
    SELECT "passwordHash" FROM "user" WHERE "accountId" = ${accountId}
  `.execute(db)
  return verifyPassword(rows[0]?.passwordHash, password)
}

/** What a browser has to sign as a proof. */
export function askForProof(
  db: Db,
  { actor, token, place }: Pick<Caller, 'actor' | 'token'> & { place: PasskeyPlace | undefined },
) {
  if (!place) throw badRequest('session.noPasskeysHere')
  return askForPasskey(db, { holder: token, purpose: 'prove' }, place, actor.accountId)
}

// The fresh proof of identity that changes to one's sign-in require: signing in, the password or a second
// factor, at most ten minutes ago.
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
import { showFactor, wayOf, wrongFactor } from './showFactor.ts'
import type { FactorContext } from './showFactor.ts'

export type Caller = { actor: Actor; token: string; address: string }

/** 400 that names `proof` when the last proof is too long ago. In a transaction, locks the session against deletion. */
export async function mustBeProven(db: Db, { token }: Pick<Caller, 'token'>): Promise<void> {
  const { rows } = await sql`
    SELECT FROM "session"
    WHERE "tokenHash" = ${hashOf(token)} AND greatest("createdOn", "provenOn") > now() - ${fresh}
    FOR KEY SHARE
  `.execute(db)
  if (rows.length === 0) throw badInput({ proof: ['session.proofNeeded'] }, 'session.proofNeeded')
}

const rememberProof = (db: Db, token: string) =>
  sql`UPDATE "session" SET "provenOn" = now() WHERE "tokenHash" = ${hashOf(token)}`.execute(db)

type ProofInput = ShownFactor & { password?: string | undefined }

/** 400 for a wrong proof, 429 after too many tries. */
export async function prove(
  context: FactorContext & { note: Note },
  { password, ...factor }: ProofInput,
  caller: Caller & { place: PasskeyPlace | undefined },
): Promise<void> {
  const { db, note } = context
  const { actor, token, address, place } = caller
  const way = password === undefined ? wayOf(factor) : 'password'
  const limits =
    way === 'password'
      ? limitsOfCurrentPassword(actor.username, address)
      : limitsOfProof(actor.accountId, address)
  await countTry(db, limits)
  const challenge = { holder: token, purpose: 'prove', place } as const
  const isRight =
    password === undefined
      ? await showFactor(context, actor.accountId, factor, challenge)
      : await isPassword(db, actor.accountId, password)
  if (!isRight) {
    note({ action: 'proofFailed', outcome: 'refused', address, by: way, user: actor })
    throw way === 'password' ? wrongPassword() : wrongFactor(way)
  }
  await forgiveTries(db, limits)
  await rememberProof(db, token)
}

const wrongPassword = (): Problem =>
  badInput({ password: ['session.currentPasswordWrong'] }, 'session.currentPasswordWrong')

async function isPassword(db: Db, accountId: number, password: string): Promise<boolean> {
  const { rows } = await sql<{ passwordHash: string }>`
    SELECT "passwordHash" FROM "user" WHERE "accountId" = ${accountId}
  `.execute(db)
  return verifyPassword(rows[0]?.passwordHash, password)
}

/** The passkey challenge for a proof. */
export function askForProof(
  db: Db,
  { actor, token, place }: Pick<Caller, 'actor' | 'token'> & { place: PasskeyPlace | undefined },
) {
  if (!place) throw badRequest('session.noPasskeysHere')
  return askForPasskey(db, { holder: token, purpose: 'prove' }, place, actor.accountId)
}

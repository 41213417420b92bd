// Changes of one's own second factors, each in one transaction with its log entry and mail.
import { sql } from 'kysely'
import { badInput, badRequest, notFound } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { forgetDevices, trustNoDevice } from '../sign-in/devices.store.ts'
import type { Post } from '../own-sessions/accessMail.ts'
import { endSessionsOf } from '../own-sessions/endSessions.store.ts'
import { deleteAuthenticator, keepAuthenticator } from './authenticators.store.ts'
import { noteFactor } from './factorLog.ts'
import { queueFactorMail } from './factorMail.ts'
import { hasFactor, isRequired } from './mustEnrol.store.ts'
import type { PasskeyPlace } from './passkeys/passkeyHost.ts'
import { addPasskey, deletePasskey } from './passkeys/passkeys.store.ts'
import { mustBeProven } from './proof.ts'
import type { Caller } from './proof.ts'
import { deleteRecoveryCodes, makeRecoveryCodes, recoveryCodesLeft } from './recoveryCodes.store.ts'
import type { OwnFactors, Passkey } from './secondFactor.contract.ts'
import type { MadePasskey } from './shown.contract.ts'
import type { FactorContext } from './showFactor.ts'

export async function getFactors(
  db: Db,
  accountId: number,
  passkeyHost: string | null,
): Promise<OwnFactors> {
  const { rows } = await sql<{ required: boolean }>`
    SELECT ${isRequired} AS "required" FROM "account" a WHERE a."id" = ${accountId}
  `.execute(db)
  const { rows: authenticators } = await sql<NonNullable<OwnFactors['authenticator']>>`
    SELECT "createdOn", "lastUsedOn" FROM "authenticator" WHERE "accountId" = ${accountId}
  `.execute(db)
  const { rows: passkeys } = await sql<Passkey>`
    SELECT "id", "name", "createdOn", "lastUsedOn", "host" FROM "passkey"
    WHERE "accountId" = ${accountId} ORDER BY "id"
  `.execute(db)
  return {
    required: rows[0]?.required ?? false,
    authenticator: authenticators[0] ?? null,
    passkeys,
    recoveryCodesLeft: await recoveryCodesLeft(db, accountId),
    passkeyHost,
  }
}

type NewCodes = { recoveryCodes: string[] | null }

/** Runs the changes of a person one after another. */
const change = <T>(db: Db, { actor }: Caller, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`SELECT FROM "user" WHERE "accountId" = ${actor.accountId} FOR UPDATE`.execute(tx)
    return work(tx)
  })

/** After adding a factor. The first one ends other sessions, which began with the password alone, and brings recovery codes. */
async function afterAdding(tx: Db, post: Post, { actor, token }: Caller): Promise<NewCodes> {
  if ((await recoveryCodesLeft(tx, actor.accountId)) > 0) return { recoveryCodes: null }
  await endSessionsOf(tx, actor.accountId, { actor, keptToken: token, post })
  await forgetDevices(tx, actor.accountId)
  return { recoveryCodes: await makeRecoveryCodes(tx, actor.accountId) }
}

export async function addAuthenticator(
  { db, secretsKey, post }: FactorContext,
  code: string,
  caller: Caller,
): Promise<NewCodes> {
  await mustBeProven(db, caller)
  const { accountId } = caller.actor
  return change(db, caller, async (tx) => {
    if (!(await keepAuthenticator(tx, accountId, code, secretsKey)))
      throw badInput({ code: ['session.firstCodeWrong'] }, 'session.firstCodeWrong')
    await noteFactor(tx, accountId, 'addAuthenticator', caller.actor)
    await queueFactorMail(tx, post, accountId, 'authenticatorAdded')
    return afterAdding(tx, post, caller)
  })
}

export async function keepPasskey(
  { db, post }: FactorContext,
  input: { name: string; passkey: MadePasskey },
  caller: Caller & { place: PasskeyPlace | undefined },
): Promise<NewCodes> {
  await mustBeProven(db, caller)
  const { place, token } = caller
  if (!place) throw badRequest('session.noPasskeysHere')
  const { accountId } = caller.actor
  return change(db, caller, async (tx) => {
    if (!(await addPasskey(tx, token, accountId, input, place)))
      throw badInput({ passkey: ['session.passkeyNotMade'] }, 'session.passkeyNotMade')
    await noteFactor(tx, accountId, 'addPasskey', caller.actor, input.name)
    await queueFactorMail(tx, post, accountId, 'passkeyAdded', { name: input.name })
    return afterAdding(tx, post, caller)
  })
}

/** After removing a factor: 400 for the last one if one is required. Deletes the recovery codes with the last one. */
async function afterRemoving(tx: Db, post: Post, { actor, token }: Caller): Promise<void> {
  const { rows } = await sql<{ has: boolean; required: boolean }>`
    SELECT ${hasFactor} AS "has", ${isRequired} AS "required"
    FROM "account" a WHERE a."id" = ${actor.accountId}
  `.execute(tx)
  const { has = false, required = false } = rows[0] ?? {}
  if (!has && required) throw badRequest('session.lastFactor')
  if (!has) await deleteRecoveryCodes(tx, actor.accountId)
  await endSessionsOf(tx, actor.accountId, { actor, keptToken: token, post })
  await trustNoDevice(tx, actor.accountId)
}

export async function removeAuthenticator(
  { db, post }: FactorContext,
  caller: Caller,
): Promise<void> {
  await mustBeProven(db, caller)
  const { accountId } = caller.actor
  await change(db, caller, async (tx) => {
    if (!(await deleteAuthenticator(tx, accountId))) throw notFound()
    await afterRemoving(tx, post, caller)
    await noteFactor(tx, accountId, 'deleteAuthenticator', caller.actor)
    await queueFactorMail(tx, post, accountId, 'authenticatorDeleted')
  })
}

export async function removePasskey(
  { db, post }: FactorContext,
  id: number,
  caller: Caller,
): Promise<void> {
  await mustBeProven(db, caller)
  const { accountId } = caller.actor
  await change(db, caller, async (tx) => {
    const name = await deletePasskey(tx, accountId, id)
    if (name === undefined) throw notFound()
    await afterRemoving(tx, post, caller)
    await noteFactor(tx, accountId, 'deletePasskey', caller.actor, name)
    await queueFactorMail(tx, post, accountId, 'passkeyDeleted', { name })
  })
}

/** Replaces the recovery codes. */
export async function newRecoveryCodes(
  { db, post }: FactorContext,
  caller: Caller,
): Promise<{ recoveryCodes: string[] }> {
  await mustBeProven(db, caller)
  const { accountId } = caller.actor
  return change(db, caller, async (tx) => {
    const { rows } = await sql<{ has: boolean }>`
      SELECT ${hasFactor} AS "has" FROM "account" a WHERE a."id" = ${accountId}
    `.execute(tx)
    if (!rows[0]?.has) throw badRequest('session.noFactorYet')
    await noteFactor(tx, accountId, 'newRecoveryCodes', caller.actor)
    await queueFactorMail(tx, post, accountId, 'newRecoveryCodes')
    return { recoveryCodes: await makeRecoveryCodes(tx, accountId) }
  })
}

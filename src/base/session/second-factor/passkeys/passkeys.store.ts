// Passkeys: key pairs of which this server stores the public key. A challenge is random and can be signed
// once, within five minutes, by its holder and for its purpose.
import type { AuthenticatorTransport } from '@simplewebauthn/server'
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { hashOf } from '../../sign-in/secrets.ts'
import type { PasskeyPlace } from './passkeyHost.ts'
import type { MadePasskey, SignedPasskey } from '../shown.contract.ts'

/** A large package that many servers never need: loaded with the first passkey. */
const webauthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256: the algorithms that authenticators support. */
const algorithms = [-8, -7, -257]

type Purpose = 'add' | 'prove' | 'secondStep' | 'signIn'
/** `holder`: the token of the session, second step or browser that has to sign. */
type ChallengeKey = { holder: string; purpose: Purpose }

type WebAuthnOptions = { options: Record<string, unknown> }

async function storeChallenge(db: Db, { holder, purpose }: ChallengeKey, challenge: string) {
  await sql`DELETE FROM "passkeyChallenge" WHERE "expiresOn" < now()`.execute(db)
  await sql`
    INSERT INTO "passkeyChallenge" ("holderHash", "purpose", "challenge", "expiresOn")
    VALUES (${hashOf(holder)}, ${purpose}, ${challenge}, now() + interval '5 minutes')
    ON CONFLICT ("holderHash", "purpose") DO UPDATE
    SET "challenge" = excluded."challenge", "expiresOn" = excluded."expiresOn"
  `.execute(db)
}

/** Deletes the challenge, so that it can be used only once. */
async function takeChallenge(
  db: Db,
  { holder, purpose }: ChallengeKey,
): Promise<string | undefined> {
  const { rows } = await sql<{ challenge: string }>`
    DELETE FROM "passkeyChallenge"
    WHERE "holderHash" = ${hashOf(holder)} AND "purpose" = ${purpose} AND "expiresOn" > now()
    RETURNING "challenge"
  `.execute(db)
  return rows[0]?.challenge
}

type Credential = { id: string; transports: AuthenticatorTransport[] }

async function passkeysAt(db: Db, accountId: number, host: string): Promise<Credential[]> {
  const { rows } = await sql<Credential>`
    SELECT "credentialId" AS "id", "transports" FROM "passkey"
    WHERE "accountId" = ${accountId} AND "host" = ${host} ORDER BY "id"
  `.execute(db)
  return rows
}

/**
 * The options with which the browser creates a passkey for this person. One that is to replace the password (`isAlone`) must be
 * found by the device without a name, and the device must verify its user.
 */
export async function beginPasskey(
  db: Db,
  holder: string,
  person: { accountId: number; username: string; name: string },
  place: PasskeyPlace,
  agency: string,
  isAlone = false,
): Promise<WebAuthnOptions> {
  const need = isAlone ? 'required' : 'preferred'
  const { rows } = await sql<{ draftKey: Buffer }>`
    SELECT "draftKey" FROM "user" WHERE "accountId" = ${person.accountId}
  `.execute(db)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: agency,
    rpID: place.host,
    userName: person.username,
    userDisplayName: person.name,
    // The same for all passkeys of a person, without revealing who it is.
    userID: Uint8Array.from(
      hash('sha256', `passkeys ${rows[0]!.draftKey.toString('hex')}`, 'buffer'),
    ),
    excludeCredentials: await passkeysAt(db, person.accountId, place.host),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: need, userVerification: need },
  })
  await storeChallenge(db, { holder, purpose: 'add' }, options.challenge)
  return { options: { ...options } }
}

/** False if the passkey does not answer the holder's challenge, or exists already. */
export async function addPasskey(
  tx: Db,
  holder: string,
  accountId: number,
  input: { name: string; passkey: MadePasskey },
  { host, origin }: PasskeyPlace,
  isAlone = false,
): Promise<boolean> {
  const challenge = await takeChallenge(tx, { holder, purpose: 'add' })
  if (challenge === undefined) return false
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: input.passkey as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: isAlone,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return false
  const { id, publicKey, counter } = registrationInfo.credential
  const { rows } = await sql`
    INSERT INTO "passkey" ("accountId", "credentialId", "publicKey", "counter", "transports", "host", "name")
    VALUES (${accountId}, ${id}, ${Buffer.from(publicKey)}, ${counter}, ${input.passkey.response.transports ?? []},
      ${host}, ${input.name})
    ON CONFLICT ("credentialId") DO NOTHING RETURNING "id"
  `.execute(tx)
  return rows.length > 0
}

/** The options with which the browser signs: with a passkey of this account, or with any for this host. */
export async function askForPasskey(
  db: Db,
  key: ChallengeKey,
  place: PasskeyPlace,
  accountId?: number,
): Promise<WebAuthnOptions> {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: place.host,
    ...(accountId !== undefined && {
      allowCredentials: await passkeysAt(db, accountId, place.host),
    }),
    // Instead of a password, the device must also verify its user.
    userVerification: key.purpose === 'signIn' ? 'required' : 'preferred',
  })
  await storeChallenge(db, key, options.challenge)
  return { options: { ...options } }
}

type StoredPasskey = {
  id: number
  accountId: number
  publicKey: Buffer
  counter: number
  transports: AuthenticatorTransport[]
}

/** The account whose passkey signed the challenge; undefined if none did. Uses up the challenge. */
export async function takePasskey(
  db: Db,
  key: ChallengeKey,
  passkey: SignedPasskey,
  { host, origin }: PasskeyPlace,
): Promise<number | undefined> {
  const challenge = await takeChallenge(db, key)
  const { rows } = await sql<StoredPasskey>`
    SELECT "id", "accountId", "publicKey", "counter", "transports" FROM "passkey"
    WHERE "credentialId" = ${passkey.id} AND "host" = ${host}
  `.execute(db)
  const [stored] = rows
  if (challenge === undefined || !stored) return undefined
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: passkey as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: key.purpose === 'signIn',
    credential: {
      id: passkey.id,
      publicKey: Uint8Array.from(stored.publicKey),
      counter: stored.counter,
      transports: stored.transports,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return undefined
  const { newCounter } = authenticationInfo
  // A counter that does not increase means a copied passkey. Many authenticators do not count and send 0.
  const { rows: used } = await sql`
    UPDATE "passkey" SET "counter" = ${newCounter}, "lastUsedOn" = now()
    WHERE "id" = ${stored.id} AND ("counter" < ${newCounter} OR ${newCounter} = 0 AND "counter" = 0)
    RETURNING "id"
  `.execute(db)
  return used.length > 0 ? stored.accountId : undefined
}

export async function renamePasskey(
  db: Db,
  accountId: number,
  id: number,
  name: string,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE "passkey" SET "name" = ${name} WHERE "id" = ${id} AND "accountId" = ${accountId} RETURNING "id"
  `.execute(db)
  return rows.length > 0
}

/** Returns its name; undefined if it is not the account's. */
export async function deletePasskey(
  tx: Db,
  accountId: number,
  id: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    DELETE FROM "passkey" WHERE "id" = ${id} AND "accountId" = ${accountId} RETURNING "name"
  `.execute(tx)
  return rows[0]?.name
}

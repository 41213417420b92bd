// Passkeys: a pair of keys of which this server knows the public one. What is to be signed is random,
// good for five minutes, for one holder, one purpose and one time.
import type { AuthenticatorTransport } from '@simplewebauthn/server'
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { hashOf } from '../../sign-in/secrets.ts'
import type { PasskeyPlace } from './passkeyHost.ts'
import type { MadePasskey, SignedPasskey } from '../shown.contract.ts'

/** Large, and most servers never meet a passkey: it is loaded for the first. */
const webauthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256: what authenticators have. */
const algorithms = [-8, -7, -257]

type Purpose = 'add' | 'prove' | 'secondStep' | 'signIn'
/** `holder` is the token of whoever is to sign: of a session, a second step or a browser. */
type Asked = { holder: string; purpose: Purpose }

type Options = { options: Record<string, unknown> }

async function keepChallenge(db: Db, { holder, purpose }: Asked, challenge: string) {
  await sql`DELETE FROM "passkeyChallenge" WHERE "expiresOn" < now()`.execute(db)
  await sql`
    INSERT INTO "passkeyChallenge" ("holderHash", "purpose", "challenge", "expiresOn")
    VALUES (${hashOf(holder)}, ${purpose}, ${challenge}, now() + interval '5 minutes')
    ON CONFLICT ("holderHash", "purpose") DO UPDATE
    SET "challenge" = excluded."challenge", "expiresOn" = excluded."expiresOn"
  `.execute(db)
}

/** Whoever comes second finds none. */
async function takeChallenge(db: Db, { holder, purpose }: Asked): Promise<string | undefined> {
  const { rows } = await sql<{ challenge: string }>`
    DELETE FROM "passkeyChallenge"
    WHERE "holderHash" = ${hashOf(holder)} AND "purpose" = ${purpose} AND "expiresOn" > now()
    RETURNING "challenge"
  `.execute(db)
  return rows[0]?.challenge
}

type Known = { id: string; transports: AuthenticatorTransport[] }

async function passkeysAt(db: Db, accountId: number, host: string): Promise<Known[]> {
  const { rows } = await sql<Known>`
    SELECT "credentialId" AS "id", "transports" FROM "passkey"
    WHERE "accountId" = ${accountId} AND "host" = ${host} ORDER BY "id"
  `.execute(db)
  return rows
}

/** What the browser needs to make one for this person. */
export async function beginPasskey(
  db: Db,
  holder: string,
  person: { accountId: number; username: string; name: string },
  place: PasskeyPlace,
  agency: string,
): Promise<Options> {
  const { rows } = await sql<{ draftKey: Buffer }>`
    SELECT "draftKey" FROM "user" WHERE "accountId" = ${person.accountId}
  `.execute(db)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: agency,
    rpID: place.host,
    userName: person.username,
    userDisplayName: person.name,
    // The same for all of a person's, and says nothing about who it is.
    userID: Uint8Array.from(
      hash('sha256', `passkeys ${rows[0]!.draftKey.toString('hex')}`, 'buffer'),
    ),
    excludeCredentials: await passkeysAt(db, person.accountId, place.host),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await keepChallenge(db, { holder, purpose: 'add' }, options.challenge)
  return { options: { ...options } }
}

/** False for one that does not answer what was asked for here. */
export async function addPasskey(
  tx: Db,
  holder: string,
  accountId: number,
  given: { name: string; passkey: MadePasskey },
  { host, origin }: PasskeyPlace,
): Promise<boolean> {
  const challenge = await takeChallenge(tx, { holder, purpose: 'add' })
  if (challenge === undefined) return false
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: given.passkey as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return false
  const { id, publicKey, counter } = registrationInfo.credential
  const { rows } = await sql`
    INSERT INTO "passkey" ("accountId", "credentialId", "publicKey", "counter", "transports", "host", "name")
    VALUES (${accountId}, ${id}, ${Buffer.from(publicKey)}, ${counter}, ${given.passkey.response.transports ?? []},
      ${host}, ${given.name})
    ON CONFLICT ("credentialId") DO NOTHING RETURNING "id"
  `.execute(tx)
  return rows.length > 0
}

/** What the browser needs to sign: with one of this person's, or with any that it has for this host. */
export async function askForPasskey(
  db: Db,
  asked: Asked,
  place: PasskeyPlace,
  accountId?: number,
): Promise<Options> {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: place.host,
    ...(accountId !== undefined && {
      allowCredentials: await passkeysAt(db, accountId, place.host),
    }),
    // In the place of a password it has to be more than a thing that somebody holds.
    userVerification: asked.purpose === 'signIn' ? 'required' : 'preferred',
  })
  await keepChallenge(db, asked, options.challenge)
  return { options: { ...options } }
}

type Stored = {
  id: number
  accountId: number
  publicKey: Buffer
  counter: number
  transports: AuthenticatorTransport[]
}

/** Whose passkey has signed what was asked; undefined when none has. The question is used up by it. */
export async function takePasskey(
  db: Db,
  asked: Asked,
  passkey: SignedPasskey,
  { host, origin }: PasskeyPlace,
): Promise<number | undefined> {
  const challenge = await takeChallenge(db, asked)
  const { rows } = await sql<Stored>`
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
    requireUserVerification: asked.purpose === 'signIn',
    credential: {
      id: passkey.id,
      publicKey: Uint8Array.from(stored.publicKey),
      counter: stored.counter,
      transports: stored.transports,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return undefined
  const { newCounter } = authenticationInfo
  // One that counts its uses never goes back: of two at the same moment one is a copy.
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

/** Its name; undefined for one that is not the person's. */
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

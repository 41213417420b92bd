// The consent of the agency's mailbox at Google or Microsoft: it is asked for with a code that only its session can redeem
// (RFC 7636), and kept as a sealed refresh token.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { instantNow } from '#kit/clock.ts'
import { lock, save } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, badRequest } from '#kit/http/problem.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { seal, unseal } from '#base/session/sealed.store.ts'
import { hashOf, newSecret } from '#base/session/sign-in/secrets.ts'
import type { MailValues } from '../mailSettings.contract.ts'
import {
  mailSettingsEntity,
  mailSettingsId,
  readMailValues,
  redirectOf,
} from '../mailSettings.store.ts'
import { forgetMailSecret, keepMailSecret, mailSecret } from '../mailSecrets.store.ts'
import { clientPlace, consentPlace, providerOf } from '../mailWay.ts'
import { TokensRefused, askForTokens } from './tokens.ts'
import type { Tokens } from './tokens.ts'

export type ConsentContext = Pick<
  Backend,
  'db' | 'secretsKey' | 'mailEnvironment' | 'publicUrl' | 'translate'
>

const sealedAs = 'mail consent'
const validFor = sql`interval '15 minutes'`

/** The page of the provider where the owner of the mailbox consents. 400 before the registration is saved. */
export async function beginConsent(
  { db, secretsKey, mailEnvironment, publicUrl }: ConsentContext,
  sessionToken: string,
): Promise<{ url: string }> {
  const values = await readMailValues(db)
  const provider = providerOf(values, mailEnvironment)
  const sentTo = consentPlace(values)
  if (!provider || !sentTo || !values.clientSecretSetOn)
    throw badInput({ clientSecret: ['mailSettings.registrationFirst'] })
  const [state, verifier] = [newSecret(), newSecret()]
  await db.transaction().execute(async (tx) => {
    await sql`DELETE FROM "mailConsent" WHERE "createdOn" < now() - ${validFor}`.execute(tx)
    await tx
      .insertInto('mailConsent')
      .values({
        stateHash: hashOf(state),
        sessionHash: hashOf(sessionToken),
        secret: await seal(tx, Buffer.from(verifier), sealedAs, secretsKey),
        sentTo,
      })
      .execute()
  })
  const url = new URL(provider.consent(values.tenant))
  url.search = new URLSearchParams({
    client_id: values.clientId ?? '',
    response_type: 'code',
    redirect_uri: redirectOf(publicUrl),
    scope: provider.scope,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    login_hint: values.user ?? '',
    ...provider.more,
  }).toString()
  return { url: url.href }
}

/** 400 for an answer that this session has not asked for, that is used already, or that came too late. */
export async function endConsent(
  context: ConsentContext,
  { state, code }: { state: string; code: string },
  { actor, sessionToken }: { actor: Actor; sessionToken: string },
): Promise<void> {
  const { db, secretsKey } = context
  const begun = await sql<{ secret: Buffer; sentTo: string }>`
    DELETE FROM "mailConsent"
    WHERE "stateHash" = ${hashOf(state)} AND "sessionHash" = ${hashOf(sessionToken)}
      AND "createdOn" > now() - ${validFor}
    RETURNING "secret", "sentTo"
  `.execute(db)
  const values = await readMailValues(db)
  const { secret, sentTo } = begun.rows[0] ?? {}
  const verifier = secret && (await unseal(db, secret, sealedAs, secretsKey))?.toString()
  if (!verifier || sentTo === undefined || sentTo !== consentPlace(values))
    throw badRequest('mailSettings.otherConsent')
  const tokens = await askProvider(context, values, {
    grant_type: 'authorization_code',
    redirect_uri: redirectOf(context.publicUrl),
    code,
    code_verifier: verifier,
  }).catch((error: unknown) => {
    throw error instanceof TokensRefused
      ? badRequest(['mailSettings.consentRefused', { said: error.message }])
      : badRequest('mailSettings.noProvider')
  })
  if (tokens.refresh_token === undefined) throw badRequest('mailSettings.noRefreshToken')
  await db.transaction().execute(async (tx) => {
    const row = await lock(tx, mailSettingsEntity, mailSettingsId)
    if (consentPlace(row) !== sentTo) throw badRequest('mailSettings.otherConsent')
    await keepTokens(tx, tokens, sentTo, secretsKey)
    const changes = { connectedOn: instantNow(), consentLostOn: null }
    await save(tx, mailSettingsEntity, row, { actor, changes })
  })
}

/** Ends the use of the consent. Taking it back is done at the provider. */
export const forgetConsent = (db: Db, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const row = await lock(tx, mailSettingsEntity, mailSettingsId)
    await forgetMailSecret(tx, 'refreshToken')
    await forgetMailSecret(tx, 'accessToken')
    const changes = { connectedOn: null, consentLostOn: null }
    await save(tx, mailSettingsEntity, row, { actor, changes })
  })

/** There is no consent of this mailbox, or it was taken back: someone has to connect again. */
export class NoConsent extends Error {
  readonly code = 'EAUTH'
}

type Access = { token: string; endsOn: string }

/** A token to sign in to the mail server with. Throws NoConsent; the first time, administrators are alerted. */
export async function accessToken(
  context: ConsentContext,
  values: MailValues & { consentLostOn: string | null },
): Promise<string> {
  const { db, secretsKey } = context
  const sentTo = consentPlace(values)
  if (sentTo === null || values.consentLostOn) throw new NoConsent('There is no consent')
  const known = await mailSecret(db, 'accessToken', sentTo, secretsKey)
  const access = known === undefined ? undefined : (JSON.parse(known) as Access)
  if (access && access.endsOn > instantNow(60_000)) return access.token
  const refreshToken = await mailSecret(db, 'refreshToken', sentTo, secretsKey)
  if (refreshToken === undefined) throw new NoConsent('There is no consent')
  const params = { grant_type: 'refresh_token', refresh_token: refreshToken }
  try {
    const tokens = await askProvider(context, values, params)
    await keepTokens(db, tokens, sentTo, secretsKey)
    return tokens.access_token
  } catch (error) {
    if (!(error instanceof TokensRefused) || error.code !== 'invalid_grant') throw error
    await noteLostConsent(context, { sentTo, refreshToken, said: error.message })
    throw new NoConsent(error.message)
  }
}

async function askProvider(
  { db, secretsKey, mailEnvironment }: ConsentContext,
  values: MailValues,
  params: Record<string, string>,
): Promise<Tokens> {
  const provider = providerOf(values, mailEnvironment)
  const client = clientPlace(values)
  const secret = client && (await mailSecret(db, 'clientSecret', client, secretsKey))
  if (!provider || !secret) throw new NoConsent('There is no registration at the provider')
  return askForTokens(provider.tokens(values.tenant), {
    client_id: values.clientId ?? '',
    client_secret: secret,
    scope: provider.scope,
    ...params,
  })
}

async function keepTokens(
  db: Db,
  { access_token: token, expires_in: seconds, refresh_token: refresh }: Tokens,
  sentTo: string,
  key: ConsentContext['secretsKey'],
) {
  const access: Access = { token, endsOn: instantNow(seconds * 1000) }
  await keepMailSecret(db, 'accessToken', { secret: JSON.stringify(access), sentTo }, key)
  // Microsoft replaces it from time to time.
  if (refresh) await keepMailSecret(db, 'refreshToken', { secret: refresh, sentTo }, key)
}

/** Noted and alerted once, however many servers find out. */
const noteLostConsent = (
  { db, secretsKey, translate }: ConsentContext,
  lost: { sentTo: string; refreshToken: string; said: string },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const row = await lock(tx, mailSettingsEntity, mailSettingsId)
    if (row.consentLostOn || consentPlace(row) !== lost.sentTo) return
    // Somebody has connected again meanwhile.
    if ((await mailSecret(tx, 'refreshToken', lost.sentTo, secretsKey)) !== lost.refreshToken)
      return
    await save(tx, mailSettingsEntity, row, {
      actor: null,
      changes: { consentLostOn: instantNow() },
    })
    const user = row.user ?? ''
    await addAlert(
      tx,
      {
        forAdministrators: true,
        said: {
          source: ['mailSettings.lost.source'],
          lines: [
            ['mailSettings.lost', { user }],
            ['mail.undelivered.said', { said: lost.said }],
          ],
        },
      },
      { translate, language: await languageOfOffice(tx) },
    )
  })

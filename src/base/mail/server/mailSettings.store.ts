// The settings of mail that administrators enter. The log says when a secret was set, never the secret.
import { instantNow } from '#kit/clock.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { lock, save } from '#kit/db/save.ts'
import { isAddress } from '#kit/fields/emailAddress.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { entityOf } from '#base/backend/entity.ts'
import { mailPaths } from '../mail.paths.ts'
import { withStamps } from '#base/backend/stamps.ts'
import type { SecretsKey } from '#base/session/sealed.store.ts'
import { mailSettingsFields } from './mailSettings.contract.ts'
import type { MailSettings, MailSettingsUpdate, MailValues } from './mailSettings.contract.ts'
import { forgetMailSecret, keepMailSecret } from './mailSecrets.store.ts'
import type { MailSecretKind } from './mailSecrets.store.ts'
import { clientPlace, consentPlace, passwordPlace, serverOfUrl, shownSender } from './mailWay.ts'

export const mailSettingsEntity = entityOf({
  table: 'mailSettings',
  entity: 'MailSettings',
  fields: mailSettingsFields,
  kept: ['passwordSetOn', 'clientSecretSetOn', 'connectedOn', 'consentLostOn'],
})

const columns = Object.keys(mailSettingsFields) as (keyof typeof mailSettingsFields)[]
export const mailSettingsId = 1

/** Everything but who changed it. */
export const readMailValues = (db: Db) =>
  db
    .selectFrom('mailSettings as m')
    .where('m.id', '=', mailSettingsId)
    .select(['m.passwordSetOn', 'm.clientSecretSetOn', 'm.connectedOn', 'm.consentLostOn'])
    .select(columns.map((name) => `m.${name}` as const))
    .executeTakeFirstOrThrow()
export type StoredMailValues = Awaited<ReturnType<typeof readMailValues>>

export const readMailSettings = (db: Db) =>
  withStamps(db.selectFrom('mailSettings as m').where('m.id', '=', mailSettingsId), 'm')
    .select(['m.id', 'm.version'])
    .select(['m.passwordSetOn', 'm.clientSecretSetOn', 'm.connectedOn', 'm.consentLostOn'])
    .select(columns.map((name) => `m.${name}` as const))
    .executeTakeFirstOrThrow()
export type MailSettingsRow = Awaited<ReturnType<typeof readMailSettings>>

type Context = Pick<Backend, 'mailEnvironment' | 'publicUrl'>

/** What the page shows: never a secret, neither of the operator nor of the administrators. */
export const shownMailSettings = (
  row: MailSettingsRow,
  { mailEnvironment, publicUrl }: Context,
): MailSettings => {
  const { smtpUrl, from, defaultFrom, isHeldBack } = mailEnvironment
  return {
    ...row,
    operator: {
      server: smtpUrl === null ? null : serverOfUrl(smtpUrl),
      sender: from && shownSender(from),
      isHeldBack,
    },
    defaultSender: shownSender(defaultFrom),
    redirect: redirectOf(publicUrl),
  }
}

export const redirectOf = (publicUrl: string): string => `${publicUrl}${mailPaths.mail}`

/** 400 for a server without the facts that it needs, and for one that is used while its password may only go to another. */
export const saveMailSettings = (
  db: Db,
  input: MailSettingsUpdate,
  actor: Actor,
  { secretsKey, mailEnvironment }: { secretsKey: SecretsKey } & Pick<Backend, 'mailEnvironment'>,
): Promise<MailSettingsRow> =>
  db.transaction().execute(async (tx) => {
    const row = await lock(tx, mailSettingsEntity, mailSettingsId)
    const current = () => readMailSettings(tx)
    const changes = await requestedChanges(
      tx,
      mailSettingsEntity,
      row,
      withPlainHost(input),
      current,
    )
    const next = { ...row, ...changes }
    mustBeWhole(next, mailEnvironment)
    const setOn = await keepSecrets(tx, { before: row, next, input }, secretsKey)
    await save(tx, mailSettingsEntity, row, { actor, changes: { ...changes, ...setOn } })
    return readMailSettings(tx)
  })

/** In ASCII and lower case, as it is looked up and as certificates name it. */
export const withPlainHost = <T extends { host?: string | null | undefined }>(input: T): T =>
  input.host ? { ...input, host: plainHost(input.host) } : input

function plainHost(host: string): string {
  const url = URL.parse(`http://${host.includes(':') ? `[${host}]` : host.replace(/\.$/, '')}`)
  if (!url) throw badInput({ host: ['mailSettings.noHost'] })
  return url.hostname.replace(/^\[|\]$/g, '')
}

export function mustBeWhole(
  { signIn, host, user, clientId, senderAddress }: MailValues,
  { smtpUrl, from }: Backend['mailEnvironment'],
): void {
  const isProvider = signIn === 'google' || signIn === 'microsoft'
  if (smtpUrl !== null || (!isProvider && !host)) return
  const missing = [
    ...(from || senderAddress ? [] : ['senderAddress']),
    ...(isProvider && !user ? ['user'] : []),
    ...(isProvider && !clientId ? ['clientId'] : []),
  ]
  if (missing.length > 0)
    throw badInput(Object.fromEntries(missing.map((name) => [name, ['problem.required']])))
  if (senderAddress && !isAddress(senderAddress))
    throw badInput({ senderAddress: [['problem.noMailbox', { address: senderAddress }]] })
}

type Change = { before: MailValues; next: MailValues; input: MailSettingsUpdate }

/** Stores the secrets that were typed, and deletes those that belong to another place from now on. */
async function keepSecrets(tx: Db, { before, next, input }: Change, key: SecretsKey) {
  const keepOne = async (
    kind: MailSecretKind,
    typed: string | undefined,
    place: (values: MailValues) => string | null,
  ): Promise<string | null | undefined> => {
    const sentTo = place(next)
    if (typed && sentTo !== null) {
      await keepMailSecret(tx, kind, { secret: typed, sentTo }, key)
      return instantNow()
    }
    if (typed === undefined && sentTo === place(before)) return undefined
    await forgetMailSecret(tx, kind)
    return null
  }
  const passwordSetOn = await keepOne('password', input.password, passwordPlace)
  const clientSecretSetOn = await keepOne('clientSecret', input.clientSecret, clientPlace)
  const connectedOn = await keepOne('refreshToken', undefined, consentPlace)
  await keepOne('accessToken', undefined, consentPlace)
  return {
    ...(passwordSetOn !== undefined && { passwordSetOn }),
    ...(clientSecretSetOn !== undefined && { clientSecretSetOn }),
    ...(connectedOn !== undefined && { connectedOn, consentLostOn: null }),
  }
}

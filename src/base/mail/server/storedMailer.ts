// Sends mail with the settings of the operator, else with those that administrators entered. They are read for each mail, so
// that a change counts at once on every server.
import { addressesOutside } from '#kit/http/outside/fetchOutside.ts'
import type { Address, NetworkReach } from '#kit/http/outside/fetchOutside.ts'
import { connectTo, secured, smtpOptionsOf, smtpTimeouts } from '#kit/mail/mailServer.ts'
import type { MailServer } from '#kit/mail/mailServer.ts'
import { mailerOf } from '#kit/mail/mailer.ts'
import type { MailWay, Mailer } from '#kit/mail/mailer.ts'
import type { Backend } from '#base/backend/backend.ts'
import { accessToken } from './consent/consents.store.ts'
import type { ConsentContext } from './consent/consents.store.ts'
import type { MailValues } from './mailSettings.contract.ts'
import { mailSecret } from './mailSecrets.store.ts'
import { readMailValues } from './mailSettings.store.ts'
import { enteredServer, passwordPlace, providerOf, senderOf } from './mailWay.ts'

export type SendingContext = ConsentContext & Pick<Backend, 'reach'>

export const storedMailer = (context: SendingContext, outbox: string): Mailer =>
  mailerOf(() => mailWayNow(context), outbox)

export async function mailWayNow(context: SendingContext): Promise<MailWay> {
  const { db, mailEnvironment } = context
  const values = await readMailValues(db)
  const from = senderOf(values, mailEnvironment)
  const { smtpUrl, isHeldBack } = mailEnvironment
  if (isHeldBack) return { server: null, from }
  if (smtpUrl !== null) return { server: { url: smtpUrl }, from }
  const server = await signedInServer(context, values)
  return { server: server && throughChecked(server, context), from }
}

/** How mail goes out, for those who look after the server. */
export async function mailInUse({
  db,
  mailEnvironment,
}: Pick<SendingContext, 'db' | 'mailEnvironment'>): Promise<{
  by: 'smtp' | 'outbox'
  consentLostOn: string | null
}> {
  const values = await readMailValues(db)
  const { smtpUrl, isHeldBack } = mailEnvironment
  if (isHeldBack) return { by: 'outbox', consentLostOn: null }
  if (smtpUrl !== null) return { by: 'smtp', consentLostOn: null }
  const by = enteredServer(values, mailEnvironment) ? 'smtp' : 'outbox'
  return { by, consentLostOn: values.consentLostOn }
}

/** A password is set for another server only, or not at all. */
export class NoPassword extends Error {
  readonly code = 'EAUTH'
}

/** The entered server with what signs in to it; null while none is entered. `typed` replaces the stored password. */
export async function signedInServer(
  context: SendingContext,
  values: MailValues & { consentLostOn: string | null },
  typed?: string,
): Promise<MailServer | null> {
  const { db, secretsKey, mailEnvironment } = context
  const server = enteredServer(values, mailEnvironment)
  if (!server) return null
  const user = values.user ?? ''
  if (providerOf(values, mailEnvironment))
    return { ...server, signIn: { user, accessToken: await accessToken(context, values) } }
  if (!user) return { ...server, signIn: null }
  const place = passwordPlace(values)
  const password = typed || (place && (await mailSecret(db, 'password', place, secretsKey)))
  if (!password) throw new NoPassword('There is no password for this server')
  return { ...server, signIn: { user, password } }
}

/** Resolves a host that administrators entered. Throws NotFetched unless it is public, or the operator allows it. */
export function enteredAddresses(
  { reach, mailEnvironment }: Pick<SendingContext, 'reach' | 'mailEnvironment'>,
  { host, port }: Pick<MailServer, 'host' | 'port'>,
  signal: AbortSignal,
): Promise<Address[]> {
  const place = `${host.includes(':') ? `[${host}]` : host}:${port}`
  const isAllowed = mailEnvironment.hostsInside.some((each) => each === host || each === place)
  const wide: NetworkReach = isAllowed ? { ...reach, inside: [...reach.inside, place] } : reach
  return addressesOutside(host, place, wide, signal)
}

/** Connects to the very addresses that were checked. */
function throughChecked(server: MailServer, context: SendingContext): MailWay['server'] {
  const open = async () => {
    const signal = AbortSignal.timeout(smtpTimeouts.connectionTimeout * 2)
    const addresses = await enteredAddresses(context, server, signal)
    const socket = await connectTo(server, addresses, signal)
    if (server.security !== 'tls') return { connection: socket }
    return { connection: await secured(socket, server, signal), secured: true }
  }
  return {
    ...smtpOptionsOf(server),
    getSocket: (_options, answer) => {
      open().then(
        (socket) => answer(null, socket),
        (error: unknown) => answer(error as Error),
      )
    },
  }
}

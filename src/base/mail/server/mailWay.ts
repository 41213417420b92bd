// Which server mail goes to, and from whom, as the operator and the administrators say.
import { smtpOptionsOfUrl } from '#kit/mail/mailServer.ts'
import type { MailSecurity } from '#kit/mail/mailServer.ts'
import type { MailFrom } from '#kit/mail/mailer.ts'
import type { MailEnvironment, MailProvider } from '#base/backend/mailEnvironment.ts'
import { usualPorts } from './mailSettings.contract.ts'
import type { MailSettings, MailValues } from './mailSettings.contract.ts'

/** Null for a sign-in with a password. */
export const providerOf = (
  { signIn }: Pick<MailValues, 'signIn'>,
  { providers }: MailEnvironment,
): MailProvider | null => (signIn === 'google' || signIn === 'microsoft' ? providers[signIn] : null)

/** Null while no server is entered. A provider's server is always its own. */
export function enteredServer(values: MailValues, environment: MailEnvironment) {
  const provider = providerOf(values, environment)
  if (provider) return provider.server
  if (!values.host) return null
  const security = securityOf(values)
  return { host: values.host, port: values.port ?? usualPorts[security], security }
}

const securityOf = ({ security }: Pick<MailValues, 'security'>): MailSecurity =>
  security === 'tls' || security === 'none' ? security : 'starttls'

/** The place that the password may be sent to; null without one. A password for TLS is never sent without it. */
export function passwordPlace({ signIn, host, ...values }: MailValues): string | null {
  if (signIn === 'google' || signIn === 'microsoft' || !host) return null
  return `${securityOf(values) === 'none' ? 'unencrypted ' : ''}${host}`
}

/** The place that secrets of a consent may be sent to: the registration at the provider; null without one. */
export function clientPlace({ signIn, clientId, tenant }: MailValues): string | null {
  if (signIn !== 'google' && signIn !== 'microsoft') return null
  return clientId && [signIn, tenant ?? '', clientId].join(' ')
}

/** The consent of this mailbox. */
export function consentPlace(values: MailValues): string | null {
  const place = clientPlace(values)
  return place && values.user && `${place} ${values.user}`
}

export function senderOf(
  { senderAddress, senderName }: Pick<MailValues, 'senderAddress' | 'senderName'>,
  { from, defaultFrom }: MailEnvironment,
): MailFrom {
  if (from) return from
  return {
    name: senderName ?? defaultFrom.name,
    address: senderAddress ?? defaultFrom.address,
  }
}

export const shownSender = ({ name, address }: MailFrom): string =>
  name ? `${name} <${address}>` : address

/** Without the password, and without further options. */
export function serverOfUrl(url: string): NonNullable<MailSettings['operator']['server']> {
  const { host = '', port, secure, ignoreTLS, auth } = smtpOptionsOfUrl(url)
  return {
    host,
    port: Number(port) || (secure ? usualPorts.tls : usualPorts.starttls),
    security: secure ? 'tls' : ignoreTLS ? 'none' : 'starttls',
    user: auth?.user ?? null,
  }
}

// A mail server as people enter it, and the connection to it.
import { connect, isIP } from 'node:net'
import type { LookupFunction, Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import type { ConnectionOptions, TLSSocket } from 'node:tls'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Address } from '../http/outside/fetchOutside.ts'

/** TLS from the first byte, TLS by the command STARTTLS, or no encryption at all. */
export type MailSecurity = 'tls' | 'starttls' | 'none'

export type MailServer = {
  host: string
  port: number
  security: MailSecurity
  /** Null: the server takes mail without a sign-in. */
  signIn: { user: string; password: string } | { user: string; accessToken: string } | null
}

export const smtpTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** The options of the client. */
export type SmtpOptions = Omit<SMTPConnection.Options, 'auth'> & {
  auth?: { user: string; pass?: string; type?: 'OAuth2'; accessToken?: string }
}

export const smtpOptionsOfUrl = (url: string): SmtpOptions => parseConnectionUrl(url) as SmtpOptions

export const smtpOptionsOf = ({ host, port, security, signIn }: MailServer): SmtpOptions => ({
  host,
  port,
  secure: security === 'tls',
  requireTLS: security === 'starttls',
  ignoreTLS: security === 'none',
  // Servers are asked by name for their certificate.
  ...(isIP(host) === 0 && { tls: { servername: host } }),
  ...(signIn && { auth: authOf(signIn) }),
  ...smtpTimeouts,
})

const authOf = (signIn: NonNullable<MailServer['signIn']>) =>
  'password' in signIn
    ? { user: signIn.user, pass: signIn.password }
    : { type: 'OAuth2' as const, user: signIn.user, accessToken: signIn.accessToken }

/** Connects to the first of these addresses that answers. Rejects with the error of Node; ETIMEDOUT after ten seconds. */
export function connectTo(
  { host, port }: Pick<MailServer, 'host' | 'port'>,
  addresses: readonly Address[],
  signal: AbortSignal,
): Promise<Socket> {
  const lookup: LookupFunction = (_host, options, answer) => {
    if (options.all) answer(null, [...addresses])
    else answer(null, addresses[0]!.address, addresses[0]!.family)
  }
  const socket = connect({ host, port, lookup, autoSelectFamily: true })
  return opened(socket, 'connect', signal)
}

/** Begins TLS on an open connection, and checks the certificate. Rejects with the error of Node. */
export const secured = (
  socket: Socket,
  { host }: Pick<MailServer, 'host'>,
  signal: AbortSignal,
  options: ConnectionOptions = {},
): Promise<TLSSocket> =>
  opened(
    connectSecurely({ socket, host, ...(isIP(host) === 0 && { servername: host }), ...options }),
    'secureConnect',
    signal,
  )

function opened<S extends Socket>(socket: S, event: string, signal: AbortSignal): Promise<S> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      socket.destroy()
      reject(error)
    }
    const timeout = setTimeout(
      () => fail(Object.assign(new Error('The server does not answer'), { code: 'ETIMEDOUT' })),
      smtpTimeouts.connectionTimeout,
    )
    const stop = () => fail(new DOMException('Cancelled', 'AbortError'))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    socket.once('error', fail)
    socket.once('close', () => fail(new Error('The server ended the connection')))
    socket.once(event, () => {
      clearTimeout(timeout)
      signal.removeEventListener('abort', stop)
      socket.removeAllListeners('error')
      socket.removeAllListeners('close')
      resolve(socket)
    })
    socket.once('close', () => clearTimeout(timeout))
  })
}

// A local mail server for tests, which accepts mail or refuses it as its options say.
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Refusal = { code: number; text: string }
type SignIn = { method: string; username: string; password: string; accessToken: string }
type Options = {
  /** The refusal of a sender; undefined accepts it. */
  onSender?: (address: string) => Refusal | undefined
  /** Offers STARTTLS, or TLS from the first byte, with a certificate that nobody knows. */
  encryption?: 'starttls' | 'tls'
  methods?: string[]
  /** The refusal of a recipient; undefined accepts it. */
  onRecipient?: (address: string) => Refusal | undefined
  /** The refusal of a mail after all of it has arrived; undefined accepts it. */
  onMail?: () => Refusal | undefined
  /** The refusal of a sign-in; undefined accepts it. */
  onSignIn?: (given: SignIn) => Refusal | undefined
}
export type TestSmtp = {
  url: string
  port: number
  /** Accepted mails, with the recipients of the SMTP envelope. */
  received: (Email & { recipients: string[] })[]
  /** How many recipients clients have sent so far. */
  asked: () => number
  close: () => Promise<void>
}

const errorOf = ({ code, text }: Refusal) => Object.assign(new Error(text), { responseCode: code })

export async function smtpServer({
  onRecipient,
  onMail,
  onSignIn,
  onSender,
  encryption,
  methods,
}: Options = {}): Promise<TestSmtp> {
  const received: TestSmtp['received'] = []
  let asked = 0
  const server = new SMTPServer({
    authOptional: onSignIn === undefined,
    allowInsecureAuth: true,
    secure: encryption === 'tls',
    disabledCommands: encryption === 'starttls' ? [] : ['STARTTLS'],
    ...(methods && { authMethods: methods }),
    onMailFrom: ({ address }, _session, done) => {
      const refusal = onSender?.(address)
      done(refusal && errorOf(refusal))
    },
    onAuth: ({ method, username, password, accessToken }, _session, done) => {
      const refusal = onSignIn?.({
        method,
        username: username ?? '',
        password: password ?? '',
        accessToken: accessToken ?? '',
      })
      done(refusal ? errorOf(refusal) : null, { user: 'estia' })
    },
    onRcptTo: ({ address }, _session, done) => {
      asked++
      const refusal = onRecipient?.(address)
      done(refusal && errorOf(refusal))
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      const take = async () => {
        const refusal = onMail?.()
        if (refusal) return done(errorOf(refusal))
        const recipients = envelope.rcptTo.map(({ address }) => address)
        received.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), recipients })
        done()
      }
      stream.on('end', () => void take())
    },
  })
  // Clients that do not trust its certificate leave.
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://${onSignIn ? 'estia:secret@' : ''}127.0.0.1:${port}`,
    port,
    received,
    asked: () => asked,
    close: () => new Promise<void>((closed) => server.close(closed)),
  }
}

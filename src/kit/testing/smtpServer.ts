// A mail server of this machine, for tests: takes mail, or refuses it as it is told to.
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Refusal = { code: number; text: string }
type Options = {
  /** What is said to a recipient; nothing takes it. */
  onRecipient?: (address: string) => Refusal | undefined
  /** What is said once the whole mail has come. */
  onMail?: () => Refusal | undefined
  /** What is said to who signs in. */
  onSignIn?: () => Refusal | undefined
}
export type TestSmtp = {
  url: string
  /** What was taken, with the recipients that the mail was handed over for. */
  received: (Email & { recipients: string[] })[]
  /** How often a recipient was named. */
  asked: () => number
  close: () => Promise<void>
}

const refusal = ({ code, text }: Refusal) => Object.assign(new Error(text), { responseCode: code })

export async function smtpServer({
  onRecipient,
  onMail,
  onSignIn,
}: Options = {}): Promise<TestSmtp> {
  const received: TestSmtp['received'] = []
  let asked = 0
  const server = new SMTPServer({
    authOptional: onSignIn === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => {
      const said = onSignIn?.()
      done(said ? refusal(said) : null, { user: 'estia' })
    },
    onRcptTo: ({ address }, _session, done) => {
      asked++
      const said = onRecipient?.(address)
      done(said && refusal(said))
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      const take = async () => {
        const said = onMail?.()
        if (said) return done(refusal(said))
        const recipients = envelope.rcptTo.map(({ address }) => address)
        received.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), recipients })
        done()
      }
      stream.on('end', () => void take())
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://${onSignIn ? 'estia:secret@' : ''}127.0.0.1:${port}`,
    received,
    asked: () => asked,
    close: () => new Promise<void>((closed) => server.close(closed)),
  }
}

// Sends mail over SMTP, or writes it to a folder where there is no SMTP.
import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export type Mail = { to: string; subject: string; text: string; html?: string }

export type Mailer = {
  /** Throws when the mail server does not take it. */
  send(mail: Mail): Promise<void>
}

type Options = {
  /** Such as smtps://user:password@host:465 */
  smtpUrl?: string | undefined
  /** The sender, such as Estia <crm@example.com> */
  from: string
  /** The folder for .eml files, used without `smtpUrl`; made when it is missing. */
  outbox: string
}

// No answer to a machine: no "out of office" comes back.
const headers = { 'Auto-Submitted': 'auto-generated' }

export const createMailer = ({ smtpUrl, from, outbox }: Options): Mailer =>
  smtpUrl ? smtpMailer(smtpUrl, from) : outboxMailer(outbox, from)

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    { from, headers },
  )
  return { send: async (mail) => void (await transport.sendMail(mail)) }
}

function outboxMailer(outbox: string, from: string): Mailer {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'windows' },
    { from, headers },
  )
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(mail)
      await mkdir(outbox, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`
      // Whoever watches the folder never reads half a mail; it may hold a reset link.
      const unfinished = join(outbox, `.${name}`)
      await writeFile(unfinished, message as Buffer, { mode: 0o600 })
      await rename(unfinished, join(outbox, `${name}.eml`))
    },
  }
}

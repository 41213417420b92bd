// Sends mail over SMTP, or writes it to a folder where there is no SMTP.
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { instantNow } from '../clock.ts'
import { isAddress } from '../fields/emailAddress.ts'
import { MailRefused, isForGood, saidBy } from './mailRefused.ts'

/** To one mailbox: an address alone, checked when the mail is sent. */
export type Mail = { to: string; subject: string; text: string; html?: string }

export type Mailer = {
  /** Throws MailRefused for what no mail server will ever take, and another error for what may be tried again. */
  send(mail: Mail): Promise<void>
  /** Removes what was written to a folder and is found. What was sent is out of reach. */
  forget?(found: (text: string) => boolean): Promise<void>
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
  return {
    send: async (mail) => {
      const message = messageOf(mail)
      try {
        await transport.sendMail(message)
      } catch (error) {
        throw isForGood(error as Error) ? new MailRefused(saidBy(error), error) : error
      }
    },
  }
}

/** The recipient as an object: a text could be read as a list, or as further headers. */
function messageOf({ to, ...mail }: Mail) {
  if (!isAddress(to)) throw new MailRefused(null)
  return { ...mail, to: { name: '', address: to } }
}

function outboxMailer(outbox: string, from: string): Mailer {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'windows' },
    { from, headers },
  )
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail))
      await mkdir(outbox, { recursive: true })
      const name = `${instantNow().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`
      // Whoever watches the folder never reads half a mail; it may hold a reset link.
      const unfinished = join(outbox, `.${name}`)
      await writeFile(unfinished, message as Buffer, { mode: 0o600 })
      await rename(unfinished, join(outbox, `${name}.eml`))
    },
    forget: async (found) => {
      for (const name of await readdir(outbox).catch(() => [] as string[]))
        if (name.endsWith('.eml') && found(plain(await readFile(join(outbox, name), 'latin1'))))
          await rm(join(outbox, name), { force: true })
    },
  }
}

/** A mail as it is written, with all that is encoded in it beside that. */
function plain(mail: string): string {
  const bytes = (text: string) => Buffer.from(text, 'latin1').toString('utf8')
  const unquoted = (text: string) =>
    bytes(
      text
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    )
  const decoded = (text: string) => Buffer.from(text, 'base64').toString('utf8')
  // A long subject goes over several lines, each encoded by itself.
  const words = [...mail.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, as, text = '']) =>
    as === 'B' ? decoded(text) : unquoted(text.replaceAll('_', ' ')),
  )
  const bodies = mail.match(/(?:^[A-Za-z0-9+/]+={0,2}$\s*)+/gm) ?? []
  return [mail, unquoted(mail), words.join(''), ...bodies.map(decoded)].join('\n')
}

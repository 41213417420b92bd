// Sends mail over SMTP, or writes it to a folder if no SMTP server is configured.
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SpanKind } from '@opentelemetry/api'
import { createTransport } from 'nodemailer'
import { instantNow } from '../clock.ts'
import { addressOf, isAddress } from '../fields/emailAddress.ts'
import { inSpan } from '../tracing/tracing.ts'
import { MailRefused, isPermanent, smtpAnswer } from './mailRefused.ts'

/** A mail to one recipient. `to` is a bare address, checked when the mail is sent. */
export type Mail = {
  to: string
  subject: string
  text: string
  html?: string | null
  /** Whom the recipient sees and answers; without it, the sender of the settings. */
  sender?: Sender | null
  /** URL that ends mailings to this recipient with one POST (RFC 8058); for advertising. */
  unsubscribe?: string | null
}

/** `name` stands beside the address that the mail server may send for. */
type Sender = { name: string; replyTo: { name: string; address: string } }

export type Mailer = {
  /** Throws MailRefused if no retry will get the mail through, else another error. */
  send(mail: Mail): Promise<void>
  /** Deletes mails in the folder whose text `found` accepts. Missing for SMTP, as sent mail is out of reach. */
  forget?(found: (text: string) => boolean): Promise<void>
}

type MailerOptions = {
  /** Such as smtps://user:password@host:465 */
  smtpUrl?: string | undefined
  /** The default sender, such as Estia <crm@example.com>; each mail goes out from this address. */
  from: string
  /** The folder for .eml files, used without `smtpUrl`; created if missing. */
  outbox: string
}

// Keeps "out of office" replies from coming back.
const headers = { 'Auto-Submitted': 'auto-generated' }

export const createMailer = ({ smtpUrl, from, outbox }: MailerOptions): Mailer =>
  traced(smtpUrl ? smtpMailer(smtpUrl, from) : outboxMailer(outbox, from))

/** The trace contains neither the recipient nor the text. */
const traced = (mailer: Mailer): Mailer => ({
  ...mailer,
  send: (mail) =>
    inSpan('send mail', { kind: SpanKind.CLIENT, attributes: {} }, () => mailer.send(mail)),
})

const smtpOptions = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Connects to the mail server and signs in, without sending anything. Throws what it answered. */
export async function trySignIn(smtpUrl: string): Promise<void> {
  const transport = createTransport({ url: smtpUrl, ...smtpOptions })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...smtpOptions }, { from, headers })
  return {
    send: async (mail) => {
      const message = messageOf(mail, from)
      try {
        await transport.sendMail(message)
      } catch (error) {
        throw isPermanent(error as Error) ? new MailRefused(smtpAnswer(error), error) : error
      }
    },
  }
}

/** The recipient as an object: as a text, nodemailer could read it as a list or as further headers. */
function messageOf({ to, unsubscribe, html, sender, ...mail }: Mail, from: string) {
  if (!isAddress(to)) throw new MailRefused(null)
  const ending = unsubscribe && {
    headers: {
      ...headers,
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
  return {
    ...mail,
    ...(html && { html }),
    to: { name: '', address: to },
    ...(sender && {
      from: { name: sender.name, address: addressOf(from) },
      ...(isAddress(sender.replyTo.address) && { replyTo: sender.replyTo }),
    }),
    ...ending,
  }
}

function outboxMailer(outbox: string, from: string): Mailer {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'windows' },
    { from, headers },
  )
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, from))
      await mkdir(outbox, { recursive: true })
      const name = `${instantNow().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`
      // Renamed when complete, so that readers never see half a mail. Mode 600, as it may contain a reset link.
      const unfinished = join(outbox, `.${name}`)
      await writeFile(unfinished, message as Buffer, { mode: 0o600 })
      await rename(unfinished, join(outbox, `${name}.eml`))
    },
    forget: async (found) => {
      for (const name of await readdir(outbox).catch(() => [] as string[]))
        if (
          name.endsWith('.eml') &&
          found(searchableText(await readFile(join(outbox, name), 'latin1')))
        )
          await rm(join(outbox, name), { force: true })
    },
  }
}

/** The raw mail, followed by its encoded parts in plain text, for searching. */
function searchableText(mail: string): string {
  const bytes = (text: string) => Buffer.from(text, 'latin1').toString('utf8')
  const unquoted = (text: string) =>
    bytes(
      text
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    )
  const decoded = (text: string) => Buffer.from(text, 'base64').toString('utf8')
  // A long subject spans several lines, each encoded separately.
  const words = [...mail.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(
    ([, encoding, text = '']) =>
      encoding === 'B' ? decoded(text) : unquoted(text.replaceAll('_', ' ')),
  )
  const bodies = mail.match(/(?:^[A-Za-z0-9+/]+={0,2}$\s*)+/gm) ?? []
  return [mail, unquoted(mail), words.join(''), ...bodies.map(decoded)].join('\n')
}

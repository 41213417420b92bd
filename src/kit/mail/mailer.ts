// Sends mail over SMTP, or writes it to a folder if no SMTP server is configured.
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SpanKind } from '@opentelemetry/api'
import { createTransport } from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport'
import { instantNow } from '../clock.ts'
import { addressOf, isAddress } from '../fields/emailAddress.ts'
import { inSpan } from '../tracing/tracing.ts'
import { MailRefused, isPermanent, smtpAnswer } from './mailRefused.ts'
import { smtpTimeouts } from './mailServer.ts'

/** A mail to one recipient. `to` is a bare address, checked when the mail is sent. */
export type Mail = {
  to: string
  subject: string
  text: string
  html?: string | null
  attachments?: readonly Attachment[]
  /** Whom the recipient sees and answers; without it, the sender of the settings. */
  sender?: Sender | null
  /** URL that ends mailings to this recipient with one POST (RFC 8058); for advertising. */
  unsubscribe?: string | null
}

/** A file of a mail. `name` is the one that the recipient sees, in any script. */
export type Attachment = { name: string; contentType: string; content: Buffer }

/** `name` stands beside the address that the mail server may send for. */
type Sender = { name: string; replyTo: { name: string; address: string } }

export type Mailer = {
  /**
   * Resolves to whether a mail server accepted it; false for the folder. Throws MailRefused if no retry will get the mail through,
   * else another error.
   */
  send(mail: Mail): Promise<boolean>
  /** Deletes mails in the folder whose text `found` accepts. Sent mail is out of reach. */
  forget(found: (text: string) => boolean): Promise<void>
}

/** Where mail goes now, and from whom. */
export type MailWay = {
  /** Null: to the folder. */
  server: SMTPTransport.Options | null
  from: MailFrom
}
/** Each mail goes out from this address; the name is shown unless the mail has a sender. */
export type MailFrom = { name: string; address: string }

type MailerOptions = {
  /** Such as smtps://user:password@host:465 */
  smtpUrl?: string | undefined
  /** The default sender, such as Estia <crm@example.com>. */
  from: string
  /** The folder for .eml files, used without `smtpUrl`; created if missing. */
  outbox: string
}

// Keeps "out of office" replies from coming back.
const headers = { 'Auto-Submitted': 'auto-generated' }

export const createMailer = ({ smtpUrl, from, outbox }: MailerOptions): Mailer => {
  const way: MailWay = { server: smtpUrl ? { url: smtpUrl } : null, from: mailFromOf(from) }
  return mailerOf(() => Promise.resolve(way), outbox)
}

/** `wayNow` is asked before each mail. */
export const mailerOf = (wayNow: () => Promise<MailWay>, outbox: string): Mailer => ({
  // The trace contains neither the recipient nor the text.
  send: (mail) =>
    inSpan('send mail', { kind: SpanKind.CLIENT, attributes: {} }, async () => {
      const { server, from } = await wayNow()
      const message = messageOf(mail, from)
      await (server ? sendOver(server, message) : keepIn(outbox, message))
      return server !== null
    }),
  forget: (found) => forgetIn(outbox, found),
})

/** Of a sender such as Estia <crm@example.com>. */
export const mailFromOf = (from: string): MailFrom => ({
  name: (/^(.*)<[^<>]*>$/.exec(from.trim())?.[1] ?? '').trim().replace(/^"(.*)"$/, '$1'),
  address: addressOf(from),
})

/** Connects to the mail server and signs in, without sending anything. Throws what it answered. */
export async function trySignIn(server: SMTPTransport.Options): Promise<void> {
  const transport = createTransport({ ...smtpTimeouts, ...server })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

async function sendOver(server: SMTPTransport.Options, message: Message): Promise<void> {
  const transport = createTransport({ ...smtpTimeouts, ...server })
  try {
    await transport.sendMail(message)
  } catch (error) {
    throw isPermanent(error as Error) ? new MailRefused(smtpAnswer(error), error) : error
  } finally {
    transport.close()
  }
}

type Message = ReturnType<typeof messageOf>

/** The recipient as an object: as a text, nodemailer could read it as a list or as further headers. */
function messageOf(
  { to, unsubscribe, html, sender, attachments = [], ...mail }: Mail,
  from: MailFrom,
) {
  if (!isAddress(to)) throw new MailRefused(null)
  const ending = unsubscribe && {
    headers: {
      ...headers,
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
  return {
    headers,
    from,
    ...mail,
    ...(html && { html }),
    ...(attachments.length > 0 && {
      attachments: attachments.map(({ name, contentType, content }) => ({
        filename: name,
        contentType,
        content,
        contentDisposition: 'attachment' as const,
      })),
    }),
    to: { name: '', address: to },
    ...(sender && {
      from: { name: sender.name, address: from.address },
      ...(isAddress(sender.replyTo.address) && { replyTo: sender.replyTo }),
    }),
    ...ending,
  }
}

async function keepIn(outbox: string, message: Message): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message: bytes } = await transport.sendMail(message)
  await mkdir(outbox, { recursive: true })
  const name = `${instantNow().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`
  // Renamed when complete, so that readers never see half a mail. Mode 600, as it may contain a reset link.
  const unfinished = join(outbox, `.${name}`)
  await writeFile(unfinished, bytes as Buffer, { mode: 0o600 })
  await rename(unfinished, join(outbox, `${name}.eml`))
}

async function forgetIn(outbox: string, found: (text: string) => boolean): Promise<void> {
  for (const name of await readdir(outbox).catch(() => [] as string[]))
    if (
      name.endsWith('.eml') &&
      found(searchableText(await readFile(join(outbox, name), 'latin1')))
    )
      await rm(join(outbox, name), { force: true })
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

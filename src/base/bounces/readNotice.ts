// Reads notices of returned mail: delivery reports (RFC 3464), and the plain notices of Exim and qmail. Anybody can write such a
// mail, so a notice is a hint, never a proof.
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { instantNow } from '#kit/clock.ts'
import { cutText } from '#kit/fields/cutText.ts'
import { addressOf, isAddress } from '#kit/fields/emailAddress.ts'
import { addressReason, statusOf } from './bounceReason.ts'
import type { BounceReason } from './bounceReason.ts'

/** One address of a notice, and what the notice says of it. */
export type NoticedAddress = {
  address: string
  outcome: BounceReason | 'policy' | 'delivered' | 'noAddress'
  status: string | null
  said: string | null
}
export type Notice = { on: string; addresses: NoticedAddress[] }
export type NoNotice = 'unreadable' | 'receipt' | 'noReport' | 'noRecipients'

/** A notice begins with its report; the returned mail follows, and is not needed. A million lines would take many seconds. */
export const readBytes = 256_000
const readLines = 5000
const mostAddresses = 50
const limits = { maxNestingDepth: 20, maxHeadersSize: 200_000, forceRfc822Attachments: true }

/** A file with none of these is no mail. */
const usualHeaders = new Set(['from', 'to', 'date', 'subject', 'received'])

/** Why it is no notice, or what it says. Reads the first `readBytes` of the mail. */
export async function readNotice(bytes: Uint8Array): Promise<Notice | NoNotice> {
  const mail = await PostalMime.parse(beginningOf(bytes), limits).catch(() => null)
  if (!mail?.headers.some(({ key }) => usualHeaders.has(key))) return 'unreadable'
  const reports = [deliveryReport, failedRecipients, qmailNotice]
  const found = reports.reduce<NoticedAddress[] | null>((known, read) => known ?? read(mail), null)
  if (!found) return isReceipt(mail) ? 'receipt' : 'noReport'
  const byAddress = new Map(found.map((one) => [one.address.toLowerCase(), one]))
  const addresses = [...byAddress.values()].slice(0, mostAddresses)
  return addresses.length === 0 ? 'noRecipients' : { on: dateOf(mail), addresses }
}

function beginningOf(bytes: Uint8Array): Uint8Array {
  let lines = 0
  const end = bytes.subarray(0, readBytes).findIndex((byte) => byte === 10 && ++lines === readLines)
  return bytes.subarray(0, end < 0 ? readBytes : end)
}

const isReceipt = ({ attachments }: Email) =>
  attachments.some(({ mimeType }) => mimeType === 'message/disposition-notification')

/** The date of the notice; now, if it is unreadable or lies in the future. */
function dateOf({ date }: Email): string {
  const now = instantNow()
  const isPast = date !== undefined && /^[12]\d{3}-.*Z$/.test(date) && date < now
  return isPast ? date : now
}

/** A part with groups of fields: one about the message, then one for each recipient. */
function deliveryReport({ attachments }: Email): NoticedAddress[] | null {
  const report = attachments.find(({ mimeType }) =>
    /^message\/(?:global-)?delivery-status$/.test(mimeType),
  )
  if (!report) return null
  return textOf(report.content)
    .split(/\n[ \t]*\n+/)
    .map(fieldsOf)
    .filter((fields) => fields.has('final-recipient') || fields.has('original-recipient'))
    .map(reportedAddress)
}

const textOf = (content: ArrayBuffer | Uint8Array | string): string =>
  (typeof content === 'string' ? content : new TextDecoder().decode(content)).replace(
    /\r\n?/g,
    '\n',
  )

function fieldsOf(group: string): Map<string, string> {
  // A field continues on lines that begin with a blank.
  const lines = group.replace(/\n[ \t]+/g, ' ').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const colon = line.indexOf(':')
      return colon < 1
        ? []
        : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]]
    }),
  )
}

/** What follows the type, as in `rfc822; maria@example.gr` and `smtp; 550 5.1.1 No such user`. */
const typed = (value: string | undefined) => value?.replace(/^[\w-]*\s*;\s*/, '')

function reportedAddress(fields: ReadonlyMap<string, string>): NoticedAddress {
  // The mail went to the original recipient; the final one differs if that mailbox forwards.
  const given = [fields.get('original-recipient'), fields.get('final-recipient')]
  const named = given.flatMap((value) => (value === undefined ? [] : addressOf(typed(value)!)))
  const address = named.find(isAddress) ?? named[0]!
  const said = plain(typed(fields.get('diagnostic-code')))
  const action = fields.get('action')?.toLowerCase() ?? ''
  return noticed(address, { status: fields.get('status') ?? null, said }, action)
}

/** Notices of Exim name the failed recipients in a header, those of Gmail in addition to the report. */
function failedRecipients({ headers, text = '' }: Email): NoticedAddress[] | null {
  const failed = headers.filter(({ key }) => key === 'x-failed-recipients')
  if (failed.length === 0) return null
  return failed
    .flatMap(({ value }) => value.split(','))
    .map(addressOf)
    .filter(Boolean)
    .slice(0, mostAddresses)
    .map((address) => {
      // The answer stands below the address.
      const at = text.indexOf(address)
      return noticed(address, { said: answerIn(at < 0 ? text : text.slice(at + address.length)) })
    })
}

/** The notice of qmail (QSBMF): paragraphs that begin with the recipient in angle brackets. */
function qmailNotice({ text = '' }: Email): NoticedAddress[] | null {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .trimStart()
    .split(/\n[ \t]*\n+/)
  if (!paragraphs[0]!.startsWith('Hi. This is the')) return null
  // The returned mail begins below a line.
  const end = paragraphs.findIndex((one) => one.startsWith('-'))
  return paragraphs.slice(1, end < 0 ? undefined : end).flatMap((paragraph) => {
    const [, address, said = ''] = /^<([^<>\s]{1,300})>:\s*([^]*)$/.exec(paragraph) ?? []
    return address === undefined ? [] : [noticed(address, { said: plain(said) })]
  })
}

/** The first line with the code of an SMTP answer, and what continues it. */
function answerIn(text: string): string | null {
  const lines = cutText(text, 20_000).split(/\r?\n/)
  const at = lines.findIndex((line) => /(?<![\d.])[45](?:\d\d[ -]|\.\d{1,3}\.\d)/.test(line))
  const end = lines.findIndex((line, index) => index > at && line.trim() === '')
  return at < 0 ? null : plain(lines.slice(at, end < 0 ? undefined : end).join(' '))
}

/** In one line without control characters, short enough to be shown. */
const plain = (text: string | undefined): string | null =>
  cutText(
    cutText(text ?? '', 5000)
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim(),
    300,
  ) || null

type Answer = { status?: string | null; said: string | null }

function noticed(address: string, answer: Answer, action = 'failed'): NoticedAddress {
  const { said } = answer
  const status = statusOf(answer)
  const of = (outcome: NoticedAddress['outcome']) => ({
    address: cutText(address.replace(/\p{C}/gu, ''), 254),
    outcome,
    status,
    said,
  })
  if (!isAddress(address)) return of('noAddress')
  if (['delivered', 'relayed', 'expanded'].includes(action)) return of('delivered')
  const reason = addressReason(answer)
  if (action === 'delayed') return of(reason === 'full' ? 'full' : 'delayed')
  return of(reason ?? 'other')
}

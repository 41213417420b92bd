// Reads a mail and checks its signatures in a process of its own, so that a hostile one takes neither the server's time nor its
// memory. It ends when the server does.
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { domainToASCII } from 'node:url'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import PostalMime from 'postal-mime'
import { cutText } from '#kit/fields/cutText.ts'
import { isAddress } from '#kit/fields/emailAddress.ts'
import { openDns } from '#base/mail/server/domain/dnsRecords.ts'
import type { AnswerTask, MailAnswer, MailSignature, NoAnswerMail } from './readAnswer.ts'

/** Bytes and lines of the headers: many times those of a real mail that went through many servers. */
const mostHeaderBytes = 256_000
const mostHeaderLines = 5_000
const mostSignatures = 20
/** Milliseconds for all questions to DNS. */
const patience = 20_000

async function run({ path, dnsServers }: AnswerTask): Promise<MailAnswer | NoAnswerMail> {
  const raw = await readFile(path)
  const headers = headersOf(raw)
  if (!headers) return 'headers'
  const signatures = headers.toString('latin1').match(/^dkim-signature[ \t]*:/gim) ?? []
  if (signatures.length > mostSignatures) return 'signatures'
  const shown = await PostalMime.parse(headers).catch(() => null)
  const isMail = shown?.headers.some(({ key }) => ['date', 'received', 'message-id'].includes(key))
  if (!shown || !isMail) return 'noMail'
  const keys = new Map<string, string>()
  const { headerFrom, fromFields, results } = await dkimVerify(Readable.from([withCrlf(raw)]), {
    resolver: resolverOf(dnsServers, keys),
    rejectRsaSha1: true,
  })
  const [address] = headerFrom
  // Programs would show different senders of such a mail.
  const isClear =
    fromFields === 1 && headerFrom.length === 1 && sameAddress(shown.from?.address, address)
  if (!isClear || address === undefined || !isAddress(address)) return 'noSender'
  return {
    from: address,
    name: line(shown.from?.name, 200),
    subject: line(shown.subject, 300),
    writtenOn: instantOf(shown.date),
    messageId: line(shown.messageId, 300),
    signatures: results.flatMap((result) =>
      result.signingDomain ? [signatureOf(result, keys)] : [],
    ),
  }
}

/** Also where one of them spells the domain in ASCII. */
function sameAddress(one: string | undefined, other: string | undefined): boolean {
  const plain = (address = '') => {
    const at = address.lastIndexOf('@')
    return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`.toLowerCase()
  }
  return plain(one) === plain(other)
}

/** Up to the first empty line; undefined where they are too long. */
function headersOf(raw: Buffer): Buffer | undefined {
  const start = raw.subarray(0, mostHeaderBytes)
  const found = /\r?\n\r?\n/.exec(start.toString('latin1'))
  if (!found && raw.length > mostHeaderBytes) return undefined
  const headers = found ? start.subarray(0, found.index + found[0].length) : start
  const lines = headers.reduce((count, byte) => (byte === 10 ? count + 1 : count), 0)
  return lines > mostHeaderLines ? undefined : headers
}

/** As mail is sent and signed; programs on some systems save it with other line ends. */
const withCrlf = (raw: Buffer): Buffer =>
  Buffer.from(raw.toString('latin1').replace(/\r?\n/g, '\r\n'), 'latin1')

/** Keeps the records of the keys as they were found, by name. */
function resolverOf(servers: AnswerTask['dnsServers'], keys: Map<string, string>) {
  const dns = openDns({ servers: servers ?? undefined, signal: AbortSignal.timeout(patience) })
  return async (name: string): Promise<string[][]> => {
    const texts = await dns.texts(name)
    if (texts.length === 0) throw Object.assign(new Error('no record'), { code: 'ENOTFOUND' })
    keys.set(name.toLowerCase(), cutText(texts.join('\n'), 4_000))
    return texts.map((text) => [text])
  }
}

type Result = Awaited<ReturnType<typeof dkimVerify>>['results'][number]

function signatureOf(result: Result, keys: ReadonlyMap<string, string>): MailSignature {
  const { signingDomain, selector, status } = result
  const domain = (signingDomain ?? '').toLowerCase()
  const comment = line(status.comment, 200)
  // It fits, but its sender wanted it to be checked earlier.
  const isExpired = comment === 'expired'
  return {
    domain: cutText(domain, 253),
    selector: cutText(selector ?? '', 253),
    algorithm: line(result.algo, 40),
    result: isExpired ? 'pass' : status.result,
    comment,
    isOfSender: Boolean(status.aligned),
    isWhole: !result.canonBodyLengthLimited || !status.underSized,
    signedOn: instantOf(result.signTime ?? undefined),
    key: keys.get(`${selector}._domainkey.${domain}`.toLowerCase()) ?? null,
  }
}

/** In one line, without control characters. */
const line = (text: string | undefined, most: number): string | null =>
  cutText(
    cutText(text ?? '', most * 4)
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim(),
    most,
  ) || null

const instantOf = (text: string | undefined): string | null =>
  text !== undefined && /^[12]\d{3}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? text : null

process.on('message', (task: AnswerTask & { id: number }) => {
  const answer = (what: object) => process.send?.({ id: task.id, ...what })
  run(task).then(
    (read) => answer({ read }),
    () => answer({}),
  )
})
process.on('disconnect', () => process.exit())

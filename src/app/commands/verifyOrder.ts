// `estia verify-order`: says whether the evidence of an order is as it was written. It asks no server and no database.
import { X509Certificate } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { checkEvidence } from '#kit/evidence/evidenceFile.ts'
import type { Finding, Verdict } from '#kit/evidence/evidenceFile.ts'
import { orderContent } from '#records/orders/orderContent.contract.ts'
import type { OrderBlock } from '#records/orders/orderContent.contract.ts'
import { UsageError } from './command.ts'
import type { Command, Report } from './command.ts'

/** Bytes; evidence with its papers is far smaller. */
const mostBytes = 200 * 1024 * 1024

export const verifyOrder: Command = {
  usage: 'FILE [--text] [--trust FILE] [--key KEY]',
  help: `Reads the evidence of an order, as it is downloaded beside its paper, and says whether anything in
it was changed since it was written: the texts, the signatures, the papers, the order of what
happened. It needs nothing but the file.

  --text         prints what the order says too, as it was read and signed
  --trust FILE   certificates (PEM) of timestamp services that you trust; the time of a timestamp is
                 proven only by one of them
  --key KEY      the agency's public key, as its page for codes shows it: the file must be signed by it`,
  options: { text: { type: 'boolean' }, trust: { type: 'string' }, key: { type: 'string' } },
  mostArguments: 1,
  async run({ options, rest }, { say }) {
    const [file] = rest
    if (file === undefined) throw new UsageError('Name the file to verify')
    const { size } = await stat(file).catch(() => {
      throw new Error(`${file} cannot be read`)
    })
    if (size > mostBytes) throw new Error(`${file} is too large to be evidence of an order`)
    const trusted =
      typeof options['trust'] === 'string' ? await certificatesIn(options['trust']) : []
    const verdict = await checkEvidence(await readFile(file, 'utf8'), trusted)
    const key = typeof options['key'] === 'string' ? options['key'] : undefined
    const isOtherKey = key !== undefined && verdict.acts.some(({ publicKey }) => publicKey !== key)
    const isUntrusted = verdict.acts.some(({ timestamp }) => timestamp?.isTrusted === false)
    tell(verdict, say)
    if (options['text'] === true) for (const text of verdict.texts ?? []) tellText(text, say)
    if (isOtherKey) say('WRONG: it is signed with another key than the one you named')
    if (isUntrusted) say('WRONG: a timestamp is of a service that you do not trust')
    const ok = verdict.ok && !isOtherKey && !isUntrusted
    say(ok ? 'Nothing was changed' : 'This is not the evidence that was written')
    return {
      ok,
      findings: verdict.findings,
      acts: verdict.acts.map(({ number, sum, timestamp }) => ({ number, sum, timestamp })),
      files: verdict.files,
    }
  },
}

async function certificatesIn(file: string): Promise<Buffer[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read`)
  })
  const found = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  if (found.length === 0) throw new Error(`${file} has no certificates in PEM`)
  return found.map((pem) => new X509Certificate(pem).raw)
}

function tell({ acts, texts, files, findings }: Verdict, say: Report['say']): void {
  for (const { number, sum, content, timestamp } of acts) {
    const { said, photo } = told(content)
    say(`Act ${number}: ${said}`)
    say(`  sum ${sum}`)
    if (photo) say(`  photo of the document, kept by the agency: sum ${printable(photo)}`)
    if (timestamp) say(`  stamped ${timestamp.time} by ${timestamp.service}`)
  }
  for (const text of texts ?? []) say(`Text of the order, ${Buffer.byteLength(text)} bytes`)
  if (texts === null && acts.length > 0) say('Its text is not in it: only the sum of the text is')
  for (const { name, size } of files) say(`File ${name}, ${size} bytes`)
  for (const finding of findings) say(`WRONG: ${sayingOf(finding)}`)
}

/** What an act says of itself; it may be anything. */
function told(content: string | null): { said: string; photo?: unknown } {
  if (content === null) return { said: 'its content was forgotten' }
  try {
    const { act, actedOn, by, document } = JSON.parse(content) as Record<string, unknown>
    const said = [act, actedOn, by].filter(Boolean).map(printable).join(', ')
    return { said, photo: (document as { sum?: unknown } | undefined)?.sum }
  } catch {
    return { said: 'unreadable' }
  }
}

/** In each language in which it could be read; a text that is no order as it stands. */
function tellText(text: string, say: Report['say']): void {
  for (const line of linesOf(text)) say(withoutControls(line))
}

function linesOf(text: string): string[] {
  try {
    const { documents } = orderContent.parse(JSON.parse(text))
    return documents.flatMap(({ title, blocks }) => ['', title, ...blocks.flatMap(linesIn)])
  } catch {
    return text.split('\n')
  }
}

const linesIn = ({ is, text, rows }: OrderBlock): string[] => {
  if (is === 'facts') return rows.map(({ label, value }) => `  ${label}: ${value}`)
  return is === 'heading' ? ['', text] : text.split('\n')
}

/** A file of a stranger may hold anything, also what commands a terminal. */
const withoutControls = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ')
const printable = (value: unknown): string => withoutControls(String(value)).slice(0, 200)

const sayingOf = (finding: Finding): string =>
  (sayings[finding.found] as (of: Finding) => string)(finding)

const sayings: { [K in Finding['found']]: (of: Finding & { found: K }) => string } = {
  notEvidence: () => 'this is no evidence of an order',
  changed: () => 'the file was changed after it was written',
  actChanged: ({ act }) => `act ${act} was changed`,
  actNotSigned: ({ act }) => `act ${act} is not signed by its key`,
  actHasNoText: ({ act }) => `act ${act} does not say which files it is about`,
  timestampWrong: ({ act }) => `the timestamp of act ${act} is of something else`,
  actsOutOfOrder: ({ act }) => `act ${act} does not follow the one before it`,
  textMissing: ({ act }) => `the text of act ${act} is missing or was changed`,
  textNotNamed: () => 'a text does not belong to it',
  fileChanged: ({ file }) => `${printable(file)} was changed`,
  fileMissing: ({ file }) => `${printable(file)} is missing`,
  fileNotNamed: ({ file }) => `${printable(file)} does not belong to it`,
}

// Reads the answering mail of a party and checks its signatures (DKIM, RFC 6376), in a process of its own (readAnswer.process.ts).
import { join } from 'node:path'
import { SideProcessEnded, sideProcess } from '#kit/processes/sideProcess.ts'
import { answerOutcomes } from './answerFacts.contract.ts'
import type { AnswerOutcome } from './answerFacts.contract.ts'

/** `path`: of the mail as it came. `dnsServers`: null for those of the machine. */
export type AnswerTask = { path: string; dnsServers: readonly string[] | null }

export type MailSignature = {
  domain: string
  selector: string
  algorithm: string | null
  /** As RFC 8601 names it: `pass`, `fail`, `neutral`, `policy`, or `temperror` where DNS did not answer. */
  result: string
  /** Why it does not fit. */
  comment: string | null
  /** Whether it covers the sender, and its domain is that of the sender. */
  isOfSender: boolean
  /** Whether it covers the whole text. */
  isWhole: boolean
  signedOn: string | null
  /** The record of the key as it was found, since DNS forgets keys; null without one. */
  key: string | null
}

export type MailAnswer = {
  from: string
  name: string | null
  subject: string | null
  /** As the mail says. */
  writtenOn: string | null
  messageId: string | null
  signatures: MailSignature[]
}

/** Why a file is no answer: not a mail, without one clear sender, or with more headers or signatures than a mail has. */
export type NoAnswerMail = 'noMail' | 'noSender' | 'headers' | 'signatures'

const ask = sideProcess<AnswerTask, { read?: MailAnswer | NoAnswerMail }>({
  name: 'reading an answer',
  file: join(import.meta.dirname, 'readAnswer.process.ts'),
  stderr: 'ignore',
  patience: 60_000,
  idle: 30_000,
  megabytes: 512,
})

export async function readAnswer(task: AnswerTask): Promise<MailAnswer | NoAnswerMail> {
  const { read } = await ask(task).catch((error: unknown) => {
    if (error instanceof SideProcessEnded && error.isCulprit) return { read: 'noMail' as const }
    throw error
  })
  // Without the reason, which may quote the mail.
  if (read === undefined) throw new Error('An answer could not be read')
  return read
}

/** With the domain whose signature proves it. */
export function outcomeOf(signatures: readonly MailSignature[]): {
  outcome: AnswerOutcome
  domain: string | null
} {
  const found = signatures.map((one) => ({ outcome: outcomeOfOne(one), domain: one.domain }))
  const best = answerOutcomes.flatMap((outcome) => found.filter((one) => one.outcome === outcome))
  return best[0] ?? { outcome: 'unsigned', domain: null }
}

function outcomeOfOne({ result, comment, isOfSender, isWhole }: MailSignature): AnswerOutcome {
  if (result === 'temperror') return 'unchecked'
  if (result !== 'pass') return comment === 'no key' ? 'noKey' : 'failed'
  if (!isOfSender) return 'otherDomain'
  return isWhole ? 'proven' : 'partly'
}

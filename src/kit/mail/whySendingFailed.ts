// Why a step of sending a mail failed, as a reason that can be explained and acted on.
import { NotFetched } from '../http/outside/fetchWhole.ts'
import type { MailFailure } from './mailFailures.contract.ts'
import type { MailStep } from './mailSteps.contract.ts'

type Coded = Error & {
  code?: string
  /** The client keeps the code of Node here. */
  originalCode?: string
  cause?: { code?: string }
}
type Context = { host: string; said: string | null; withToken: boolean }

export function whyFailed(
  step: MailStep,
  error: unknown,
  { host, said, withToken }: Context,
): MailFailure {
  const coded = error as Coded
  const answer = said ?? ''
  const code = coded.originalCode ?? coded.code ?? ''
  switch (step) {
    case 'lookup':
      return ofLookup(coded)
    case 'connect':
      return reasons[code] ?? 'unreachable'
    case 'tls':
      return ofTls(code, coded.message, answer)
    case 'greeting':
      return code === 'ETIMEDOUT' ? 'silent' : ofTls(code, coded.message, '', 'greeting')
    case 'signIn':
      return withToken && /^53[45]/.test(answer) ? 'tokenRefused' : ofSignIn(host, answer)
    case 'sender':
      return answer.startsWith('530') ? 'signInFirst' : isForNow(answer) ? 'later' : 'senderRefused'
    case 'recipient':
      return ofRecipient(answer)
    default:
      return ofMessage(answer)
  }
}

const reasons: Record<string, MailFailure> = {
  ECONNREFUSED: 'portClosed',
  ETIMEDOUT: 'silent',
  ENETUNREACH: 'noInternet',
  ENETDOWN: 'noInternet',
}

function ofLookup(error: Coded): MailFailure {
  if (error instanceof NotFetched && error.reason === 'inside') return 'inside'
  const code = (error.cause as Coded | undefined)?.code ?? error.code
  return code === undefined || code === 'ENOTFOUND' || code === 'ENODATA'
    ? 'unknownHost'
    : 'noInternet'
}

const certificates: Record<string, MailFailure> = {
  ERR_TLS_CERT_ALTNAME_INVALID: 'otherName',
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'untrusted',
}

function ofTls(
  code: string,
  message: string,
  answer: string,
  other: MailFailure = 'tls',
): MailFailure {
  if (certificates[code]) return certificates[code]
  if (/unsupported.protocol|protocol.version|version too low|no protocols/i.test(message + code))
    return 'oldTls'
  if (/wrong.version.number|packet.length/i.test(message + code)) return 'notTls'
  if (/^5\d\d/.test(answer) || /STARTTLS/.test(message)) return 'noStarttls'
  return code === 'ETIMEDOUT' ? 'silent' : other
}

const isForNow = (answer: string) => answer.startsWith('4')

function ofSignIn(host: string, answer: string): MailFailure {
  if (isForNow(answer)) return 'later'
  const isGoogle = /gsmtp|support\.google/i.test(answer) || /(^|\.)(gmail|google)\.com$/.test(host)
  if (/^534|5\.7\.(139|9)\b/.test(answer) || /basic auth\w* is disabled/i.test(answer))
    return 'basicEnded'
  if (isGoogle && /5\.7\.8\b/.test(answer)) return 'basicEnded'
  if (/^(50\d)/.test(answer)) return 'noSignIn'
  return answer.startsWith('535') ? 'wrongPassword' : 'signIn'
}

function ofRecipient(answer: string): MailFailure {
  if (isForNow(answer)) return 'later'
  if (answer.startsWith('530')) return 'signInFirst'
  if (/relay/i.test(answer)) return 'noRelay'
  if (/5\.1\.[1-3]\b|unknown user|user unknown|no such user|does not exist/i.test(answer))
    return 'noMailbox'
  return 'recipientRefused'
}

function ofMessage(answer: string): MailFailure {
  if (isForNow(answer)) return 'later'
  if (/^552|5\.3\.4\b/.test(answer)) return 'tooLarge'
  if (/5\.7\.(2[0-9]|1)\b|DMARC|SPF|DKIM/i.test(answer)) return 'notGenuine'
  return 'messageRefused'
}

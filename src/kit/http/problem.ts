// Errors that are shown to the user, as application/problem+json (RFC 9457).
// Texts are message keys here, and are translated when the response is sent.
import type { Message } from '../i18n/messages.ts'

export type ProblemBody = {
  title: string
  status: number
  detail: string
  errors?: Record<string, string[]>
  UserManager?: string[]
  [extra: string]: unknown
}

type ProblemParts = {
  detail?: Message
  /** Messages by name of field. */
  errors?: Record<string, Message[]>
  userManager?: Message[]
  /** Further members of the body, untranslated. */
  extra?: Record<string, unknown>
}

export class Problem extends Error {
  readonly status: number
  readonly parts: ProblemParts

  constructor(status: number, parts: ProblemParts = {}) {
    super(`${status} ${JSON.stringify(parts.detail ?? parts.errors ?? '')}`)
    this.status = status
    this.parts = parts
  }
}

/** 400 that names each field. */
export const badInput = (errors: Record<string, Message[]>, detail?: Message) =>
  new Problem(400, { errors, ...(detail && { detail }) })
/** 400 for an e-mail address that mail cannot be sent to. */
export const noMailbox = (address: string, field = 'email') =>
  badInput({ [field]: [['problem.noMailbox', { address }]] })
export const badRequest = (detail: Message) => new Problem(400, { detail })
export const noSession = () => new Problem(401, { detail: 'problem.noSession' })
export const accessDenied = () => new Problem(403, { detail: 'problem.accessDeniedDetail' })
/** 403 for a user who must set up a second factor first; `mustEnrol` tells the browser so. */
export const mustEnrolFirst = () =>
  new Problem(403, { detail: 'problem.mustEnrol', extra: { mustEnrol: true } })
export const notFound = () => new Problem(404, { detail: 'problem.notFound' })
export const conflict = (detail: Message, extra: Record<string, unknown> = {}) =>
  new Problem(409, { detail, extra })
/** 503 for an outage that most likely ends by itself within so many seconds. */
export const unavailable = (seconds = 2) => new Problem(503, { extra: { retryAfter: seconds } })
/** 507: the disk is full, until somebody frees space. */
export const diskIsFull = () => new Problem(507)
export const tooMany = (seconds: number) =>
  new Problem(429, {
    detail: ['problem.tooManyTries', { minutes: Math.ceil(seconds / 60) }],
    extra: { retryAfter: seconds },
  })

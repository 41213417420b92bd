// The code of an error: the only part that may be stored, shown and passed on. The text of an error may quote anything, such as
// a name, an address or a password, so it only goes into the server's log.
import { getSystemErrorMap } from 'node:util'
import { DatabaseError } from 'pg'
import { isLostConnection } from './lostConnection.ts'

/**
 * Who defines the code, and the code:
 * - `postgres:23505`, SQLSTATE (PostgreSQL, Appendix A)
 * - `system:ENOSPC`, `code` of Node and of libraries that follow it (nodejs.org/api/errors.html, nodemailer.com/errors)
 * - `smtp:550 5.1.1`, reply of a mail server (RFC 5321, section 4.2) and its enhanced status (RFC 3463)
 * - `http:503`, status of another server (RFC 9110)
 * - `error:WrongPlace`, the class, where the error has no other code
 */
export type ErrorCode = `${(typeof sources)[number]}:${string}`
const sources = ['postgres', 'system', 'smtp', 'http', 'error'] as const

type Coded = Error & {
  code?: unknown
  errno?: unknown
  httpStatus?: unknown
  responseCode?: unknown
  response?: unknown
  /** Errors of the AWS SDK. */
  $metadata?: { httpStatusCode?: number }
}

/** The first code of the error and its causes; else the class of the error. */
export function errorCode(error: unknown): ErrorCode {
  for (let each = error; each instanceof Error; each = causeOf(each)) {
    const code = ownCode(each)
    if (code) return code
  }
  // Errors of pg about a lost connection have no code.
  if (isLostConnection(error)) return 'postgres:08006'
  if (error instanceof DOMException) return `error:${error.name}`
  return `error:${error instanceof Error ? error.constructor.name : 'unknown'}`
}

const causeOf = (error: Error): unknown =>
  error instanceof AggregateError ? error.errors[0] : error.cause

function ownCode(error: Coded): ErrorCode | undefined {
  const { code, errno, httpStatus, responseCode, response, $metadata } = error
  if (error instanceof DatabaseError && /^[0-9A-Z]{5}$/.test(error.code ?? ''))
    return `postgres:${error.code}`
  if (isStatus(responseCode)) {
    const enhanced = /^[45]\d\d[ -]([45]\.\d\.\d{1,3})(?!\S)/.exec(String(response))
    return `smtp:${[responseCode, enhanced?.[1]].filter(Boolean).join(' ')}`
  }
  const status = $metadata?.httpStatusCode ?? httpStatus
  if (isStatus(status)) return `http:${status}`
  if (typeof code === 'string' && isSystemCode(code)) return `system:${code}`
  // nodemailer has replaced the code with one of its own.
  const name = typeof errno === 'number' && getSystemErrorMap().get(errno)?.[0]
  if (name) return `system:${name}`
  return typeof code === 'string' && mailerCodes.has(code) ? `system:${code}` : undefined
}

const isStatus = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 400 && Number(value) < 600

const systemCodes = new Set(['ENOTFOUND', 'EDQUOT', 'ABORT_ERR'])
for (const [name] of getSystemErrorMap().values()) systemCodes.add(name)

/** Codes of the operating system, of Node and its HTTP client, and of certificates. */
const isSystemCode = (code: string) =>
  systemCodes.has(code) ||
  /^((UND_)?ERR_[A-Z0-9_]+|UNABLE_TO_[A-Z_]+|([A-Z]+_)*CERT(_[A-Z]+)*)$/.test(code)

/** Codes that only nodemailer has. */
const mailerCodes = new Set(
  'EAUTH ECONNECTION EDNS EENVELOPE EMESSAGE EPROTOCOL ESOCKET ESTREAM ETLS'.split(' '),
)

const written = new RegExp(`^(?:${sources.join('|')}):([\\w. ]{1,60})$`)

/** The code without its source; null for a text that `errorCode` did not make. */
export const bareCode = (text: string | null): string | null =>
  (text !== null && written.exec(text)?.[1]) || null

// Calls an endpoint from the browser, with its types, and turns failed responses into errors.
import i18next from 'i18next'
import type { AnswerOf, Endpoint, SentTo } from './endpoint.ts'
import type { ProblemBody } from './problem.ts'
import { requestKeyHeader } from './requestKey.ts'

/** A response whose status is not a success; `problem` is its body. */
export class CallFailed extends Error {
  readonly status: number
  readonly problem: ProblemBody

  constructor(status: number, problem: ProblemBody) {
    super(problem.detail || problem.title)
    this.status = status
    this.problem = problem
  }
}

/** No response came at all. */
export class NoConnection extends Error {}

type Listener = {
  onSuccess: () => void
  onFailure: (failure: CallFailed | NoConnection) => void
  /** Called on every 403, also those of quiet calls. */
  onDenied?: () => void
  /** Resolves to true once the same person has signed in again; the failed call is then repeated. */
  onSessionEnd: () => Promise<boolean>
  /** Called when the server refuses until a second factor is set up. */
  onMustEnrol: () => void
}

/** A call that changed something. */
export type Change = {
  endpoint: Endpoint
  sent: unknown
  answer: unknown
  /** The number of this change, from 1. */
  number: number
  /** The number of the last change when the call was sent: its answer may not include later ones. */
  heardBefore: number
}

let heard = 0

let token: string | null = null
let listener: Listener = {
  onSuccess: () => {},
  onFailure: () => {},
  onSessionEnd: () => Promise.resolve(false),
  onMustEnrol: () => {},
}
let onChange: (change: Change) => void = () => {}

/** Sets the session's bearer token for all further calls; null sends them without one. */
export const setCallSignature = (next: string | null) => void (token = next)
/** Sets the listener for every success and failure, and for the end of a session. */
export const listenToCalls = (next: Listener) => void (listener = next)

/** Sets the listener for calls that changed something; it runs before the caller gets the answer. */
export const listenToChanges = (next: typeof onChange) => void (onChange = next)

export type CallOptions = {
  signal?: AbortSignal
  /** The request may outlive the page: for the last save when a tab closes. */
  keepalive?: boolean
  /** The caller shows failures itself, not the banner. */
  quiet?: boolean
  /** Don't fetch affected queries again: the caller does so later with `refresh`. */
  unheard?: boolean
  /** The idempotency key: a request repeated with the same key adds nothing a second time. */
  requestKey?: string
}

export async function call<E extends Endpoint>(
  endpoint: E,
  sent: SentTo<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const { params, query, body } = sent as { params?: object; query?: object; body?: unknown }
  const signedWith = token
  const heardBefore = heard
  const answer = await send(pathOf(endpoint.path, params, query), {
    method: endpoint.method,
    credentials: 'include',
    headers: headersOf(body, options.requestKey),
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    ...(options.signal && { signal: options.signal }),
    ...(options.keepalive && { keepalive: true }),
  }).catch((failure: unknown) => {
    if (failure instanceof NoConnection && !options.quiet) listener.onFailure(failure)
    throw failure
  })
  if (answer.ok) {
    if (!options.quiet) listener.onSuccess()
    const type = answer.headers.get('content-type') ?? ''
    const data = (type.includes('json') ? await answer.json() : await answer.blob()) as AnswerOf<E>
    if (endpoint.changes.length > 0 && !options.unheard)
      onChange({ endpoint, sent, answer: data, number: ++heard, heardBefore })
    return data
  }
  const failed = new CallFailed(answer.status, await problemOf(answer))
  if (failed.problem['mustEnrol']) listener.onMustEnrol()
  if (answer.status === 403) listener.onDenied?.()
  if (answer.status === 401) {
    const renewed = await sessionRenewed(signedWith)
    options.signal?.throwIfAborted()
    if (renewed) return call(endpoint, sent, options)
  } else if (!options.quiet) listener.onFailure(failed)
  throw failed
}

/** After a 401: resolves to whether to repeat the call. `signedWith` is the token that was refused. */
export const sessionRenewed = (signedWith: string | null): Promise<boolean> =>
  // Another call with the same token was refused earlier, and the session has been renewed since.
  token !== null && token !== signedWith ? Promise.resolve(true) : listener.onSessionEnd()

/** The path of an endpoint with its params filled in, and the query appended. */
export function pathOf(path: string, params: object = {}, query: object = {}): string {
  const filled = Object.entries(params).reduce(
    (soFar, [name, value]) => soFar.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  )
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${filled}?${search}` : filled
}

/** The authorization header, for requests that are not made by `call`. */
export const signature = (): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}
export const signedNow = (): string | null => token

const headersOf = (body: unknown, requestKey?: string): Record<string, string> => ({
  ...signature(),
  // Until the user has chosen a language, the server answers in the screen's, not in the browser's.
  ...(i18next.language && { 'accept-language': i18next.language }),
  ...(requestKey !== undefined && { [requestKeyHeader]: requestKey }),
  ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
})

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init)
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') throw failure
    throw new NoConnection('No connection', { cause: failure })
  }
}

async function problemOf(answer: Response): Promise<ProblemBody> {
  try {
    return (await answer.json()) as ProblemBody
  } catch {
    return { title: answer.statusText, status: answer.status, detail: answer.statusText }
  }
}

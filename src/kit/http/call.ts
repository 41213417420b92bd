// Calls an endpoint from the browser, with its types, and turns refusals into errors.
import i18next from 'i18next'
import type { AnswerOf, Endpoint, SentTo } from './endpoint.ts'
import type { ProblemBody } from './problem.ts'
import { requestKeyHeader } from './requestKey.ts'

/** An answer that is not a success; `problem` is what the server said. */
export class CallFailed extends Error {
  readonly status: number
  readonly problem: ProblemBody

  constructor(status: number, problem: ProblemBody) {
    super(problem.detail || problem.title)
    this.status = status
    this.problem = problem
  }
}

/** The network gave no answer at all. */
export class NoConnection extends Error {}

type Listener = {
  onSuccess: () => void
  onFailure: (failure: CallFailed | NoConnection) => void
  /** Of every 403, those too that the caller shows itself. */
  onDenied?: () => void
  /** True once the same person is signed in again: the call that met the end is then made anew. */
  onSessionEnd: () => Promise<boolean>
  /** Refused until a second factor is set up. */
  onMustEnrol: () => void
}

/** A call that changed something. */
export type Change = { endpoint: Endpoint; sent: unknown; answer: unknown }

let token: string | null = null
let listener: Listener = {
  onSuccess: () => {},
  onFailure: () => {},
  onSessionEnd: () => Promise.resolve(false),
  onMustEnrol: () => {},
}
let onChange: (change: Change) => void = () => {}

/** The session's bearer token for all further calls; null signs them as nobody's. */
export const signCallsWith = (next: string | null) => void (token = next)
/** Who hears of every success and failure, and of the end of a session. */
export const listenToCalls = (next: Listener) => void (listener = next)

/** Who hears of every call that has changed something, before whoever made it. */
export const hearChanges = (next: typeof onChange) => void (onChange = next)

export type CallOptions = {
  signal?: AbortSignal
  /** Lets the request outlive the page: for the last save when a tab closes. */
  keepalive?: boolean
  /** The caller shows the failure itself; the banner stays silent. */
  quiet?: boolean
  /** Nothing that shows it is asked for again: the caller says when, with `refresh`. */
  unheard?: boolean
  /** What this request is called: sent again under the same name, it adds nothing a second time. */
  requestKey?: string
}

export async function call<E extends Endpoint>(
  endpoint: E,
  sent: SentTo<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const { params, query, body } = sent as { params?: object; query?: object; body?: unknown }
  const signedWith = token
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
    const given = (type.includes('json') ? await answer.json() : await answer.blob()) as AnswerOf<E>
    if (endpoint.changes.length > 0 && !options.unheard) onChange({ endpoint, sent, answer: given })
    return given
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

/** After a 401: whether a call may be made once more. `signedWith` is the token that was refused. */
export const sessionRenewed = (signedWith: string | null): Promise<boolean> =>
  // Others that were refused before have ended it already, and it may be renewed by now.
  token !== null && token !== signedWith ? Promise.resolve(true) : listener.onSessionEnd()

/** The address of an endpoint with its parameters filled in. */
export function pathOf(path: string, params: object = {}, query: object = {}): string {
  const filled = Object.entries(params).reduce(
    (soFar, [name, value]) => soFar.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  )
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${filled}?${search}` : filled
}

/** For requests that are not made by `call`: who sends them. */
export const signature = (): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}
export const signedNow = (): string | null => token

const headersOf = (body: unknown, requestKey?: string): Record<string, string> => ({
  ...signature(),
  // Who has chosen none yet is answered in the language of the screen, and not in the browser's own.
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

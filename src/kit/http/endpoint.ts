// An endpoint as plain data: method, path, permission, input and answer.
// The server registers routes from it, the browser calls it, the OpenAPI document is made from it.
import { z } from 'zod'

/** The user who makes a request, with what permission checks need. */
export type Actor = {
  accountId: number
  username: string
  roles: readonly string[]
  branchId: number | null
  language: string
  /** Must set up a second factor before anything else. */
  mustEnrol?: boolean
  /** The idempotency key that the caller sent, by which a repeated request is recognised. */
  requestKey?: string | undefined
  /** Set while the actor comes from a cache: resolves to whether the session's look-up confirmed it. */
  standing?: Promise<boolean> | undefined
}

/** A named rule on who may call. A caller without a session is checked with `allows(null)`. */
export type Permission = { name: string; allows: (actor: Actor | null) => boolean }

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The answer of an endpoint that sends a file: its handler writes to the reply itself. */
export const file = z.custom<void>(() => true).meta({ description: 'A file' })
export const nothing = z.void()
/** The body of a multipart endpoint; its handler reads the parts itself. */
export const form = z.custom<FormData>(() => true).transform(() => undefined)

export type Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> = {
  method: Method
  /** As in the specification, with {id} for parameters. */
  path: string
  may: Permission
  params: P
  query: Q
  body: B
  answer: A
  /** multipart/form-data: the handler reads the parts itself. */
  multipart: boolean
  /** Content types accepted besides application/json. */
  consumes: readonly string[]
  /** Subjects of the answer, such as 'account'. Screens fetch it again after a call that changes one of them. */
  shows: readonly string[]
  /**
   * Subjects that the call changes. For a GET that changes something, HEAD does nothing, prefetching is refused, and
   * the session cookie alone is not enough.
   */
  changes: readonly string[]
  /** The handler may start before the session is confirmed, because it awaits `sessionMustBeConfirmed` before it writes. */
  beginsAhead: boolean
}

export type Api = Record<string, Endpoint>

type EndpointParts<P, Q, B, A> = {
  may: Permission
  params?: P
  query?: Q
  body?: B
  answer: A
  multipart?: boolean
  consumes?: readonly string[]
  shows?: readonly string[]
  changes?: readonly string[]
  beginsAhead?: boolean
}
/** Other methods than GET must name what they change, if only `[]`, or what they show if they only read. */
type Effect = { changes: readonly string[] } | { shows: readonly string[] }

const none = z.undefined()
type None = typeof none

/** Needs a cast: where a schema is left out its type is `None`, but TypeScript does not conclude that. */
const orNone = <S extends z.ZodType>(schema: S | undefined): S => schema ?? (none as unknown as S)

const make =
  <More = unknown>(method: Method) =>
  <
    A extends z.ZodType,
    P extends z.ZodType = None,
    Q extends z.ZodType = None,
    B extends z.ZodType = None,
  >(
    path: string,
    parts: EndpointParts<P, Q, B, A> & More,
  ): Endpoint<P, Q, B, A> => ({
    method,
    path,
    may: parts.may,
    params: orNone(parts.params),
    query: orNone(parts.query),
    body: orNone(parts.body),
    answer: parts.answer,
    multipart: parts.multipart ?? false,
    consumes: parts.consumes ?? [],
    shows: parts.shows ?? [],
    changes: parts.changes ?? [],
    beginsAhead: parts.beginsAhead ?? false,
  })

/** Whether the endpoint may change something: every method but GET, and a GET that names its changes. */
export const changesSomething = ({ method, changes }: Endpoint): boolean =>
  method !== 'GET' || changes.length > 0

/** Whether the endpoint only reads, whatever its method. */
export const onlyReads = ({ method, shows, changes }: Endpoint): boolean =>
  changes.length === 0 && (method === 'GET' || shows.length > 0)

/** Whether the endpoint only reads, and answers JSON. */
export const onlyAnswers = (endpoint: Endpoint): boolean =>
  onlyReads(endpoint) && endpoint.answer !== file

export const get = make('GET')
export const post = make<Effect>('POST')
export const patch = make<Effect>('PATCH')
export const del = make<Effect>('DELETE')

/** Params of a path with `{id}`. */
export const byId = z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) })

/** What a caller sends, before parsing. */
export type SentTo<E extends Endpoint> = Sent<'params', z.input<E['params']>> &
  Sent<'query', z.input<E['query']>> &
  Sent<'body', z.input<E['body']>>
type Sent<Name extends string, T> = [undefined] extends [T]
  ? [T] extends [undefined]
    ? unknown
    : { [K in Name]?: T }
  : { [K in Name]: T }
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>

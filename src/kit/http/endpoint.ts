// An endpoint as plain data: method, path, who may call it, what goes in, what comes out.
// The server serves this table, the browser calls it, the OpenAPI document is made from it.
import { z } from 'zod'

/** The person behind a request, as far as permissions need to know them. */
export type Actor = {
  accountId: number
  username: string
  roles: readonly string[]
  branchId: number | null
  language: string
  /** Has to set up a second factor before anything else. */
  mustEnrol?: boolean
  /** What the caller calls this request, so that one that is sent again is known. */
  requestKey?: string | undefined
  /** Where it is still looked up whether they are who they were a moment ago: whether they are. */
  standing?: Promise<boolean> | undefined
}

/** A named rule on who may call. `allows(null)` is asked for callers without a session. */
export type Permission = { name: string; allows: (actor: Actor | null) => boolean }

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Answers other than JSON: `file` is written by the handler to the reply itself. */
export const file = z.custom<void>(() => true).meta({ description: 'A file' })
export const nothing = z.void()
/** What a multipart endpoint is sent; its handler reads the parts itself. */
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
  /** Content types taken besides application/json. */
  consumes: readonly string[]
  /** What its answer is about, such as 'account': it is asked for again when a call changes that. */
  shows: readonly string[]
  /**
   * What is not as it was before, after the call. A GET that changes something: HEAD leaves it undone,
   * nobody may fetch it ahead, and the cookie alone does not sign it.
   */
  changes: readonly string[]
  /** May be begun while it is still looked up who asks: whatever it writes waits for `mustStand` before. */
  beginsAhead: boolean
}

export type Api = Record<string, Endpoint>

type Parts<P, Q, B, A> = {
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
/** What is not a GET says what it changes, be it nothing; a question that is sent says what it shows. */
type Effect = { changes: readonly string[] } | { shows: readonly string[] }

const none = z.undefined()
type None = typeof none

const make =
  <More = unknown>(method: Method) =>
  <
    A extends z.ZodType,
    P extends z.ZodType = None,
    Q extends z.ZodType = None,
    B extends z.ZodType = None,
  >(
    path: string,
    parts: Parts<P, Q, B, A> & More,
  ): Endpoint<P, Q, B, A> => ({
    method,
    path,
    may: parts.may,
    params: parts.params ?? (none as unknown as P),
    query: parts.query ?? (none as unknown as Q),
    body: parts.body ?? (none as unknown as B),
    answer: parts.answer,
    multipart: parts.multipart ?? false,
    consumes: parts.consumes ?? [],
    shows: parts.shows ?? [],
    changes: parts.changes ?? [],
    beginsAhead: parts.beginsAhead ?? false,
  })

/** Whether it changes something, whatever its method; what is not a GET is taken to. */
export const changesSomething = ({ method, changes }: Endpoint): boolean =>
  method !== 'GET' || changes.length > 0

/** Whether all it does is to answer what it was asked, as JSON. */
export const onlyAnswers = ({ method, shows, changes, answer }: Endpoint): boolean =>
  changes.length === 0 && (method === 'GET' || shows.length > 0) && answer !== file

export const get = make('GET')
export const post = make<Effect>('POST')
export const patch = make<Effect>('PATCH')
export const del = make<Effect>('DELETE')

/** `{id}` in a path. */
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

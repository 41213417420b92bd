// Puts endpoints on the server: permission, parsing, handler, answer, in that order.
// A handler that is missing, or an endpoint without a permission, does not compile.
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { z } from 'zod'
import { textOf, textOfPage } from './answerText.ts'
import { checkAnswer, checkStreamed } from './checkAnswer.ts'
import type { Actor, Api, Endpoint } from './endpoint.ts'
import { changesSomething, file, onlyAnswers } from './endpoint.ts'
import { isNothing, openApiParts } from './describe.ts'
import { parse } from './parse.ts'
import { accessDenied, badRequest, mustEnrolFirst, noSession } from './problem.ts'
import { requestKeyHeader } from './requestKey.ts'
import { streamPage } from './streamPage.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is behind the request, set before any handler runs; null without a session. */
    actor: Actor | null
    /** The caller's language: en, el or ru. */
    language: string
    /**
     * Where `actor` and `language` are what they were a moment ago, and are still being looked up: whether they
     * stand. Where they do not, they are the new ones by then.
     */
    standing: Promise<boolean> | null
  }
  interface FastifyContextConfig {
    /** Whether the endpoint changes something, whatever its method. */
    changes?: boolean
    /** Whether it may be begun while it is still looked up who asks. */
    ahead?: boolean
  }
  interface FastifyInstance {
    /** In tests every answer is compared with its contract. */
    checkAnswers: boolean
    /** Every endpoint that is served, for the walk over all of them. */
    endpoints: Endpoint[]
    /** What answers each of them. */
    handlers: Map<Endpoint, (call: Call<Endpoint>) => unknown>
  }
}

export type Call<E extends Endpoint> = {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  /** The person who calls; only endpoints open to everyone may meet null. */
  actor: Actor
  language: string
  request: FastifyRequest
  reply: FastifyReply
}

/** A paged answer may hand its rows over as a stream. */
type Result<A> = A extends { items: (infer Row)[]; totalRows: number }
  ? Omit<A, 'items'> & { items: Row[] | AsyncIterable<Row> }
  : A

export type Handlers<A extends Api> = {
  [Name in keyof A]: (
    call: Call<A[Name]>,
  ) => Promise<Result<z.input<A[Name]['answer']>>> | Result<z.input<A[Name]['answer']>>
}

export function serve<A extends Api>(server: FastifyInstance, api: A, handlers: Handlers<A>): void {
  for (const [name, endpoint] of Object.entries(api)) {
    server.endpoints.push(endpoint)
    const handle = handlers[name] as (call: Call<Endpoint>) => unknown
    server.handlers.set(endpoint, handle)
    const url = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
    const changes = changesSomething(endpoint)
    if (endpoint.method === 'GET' && changes) serveOnlyTheHead(server, endpoint, url)
    server.route({
      method: endpoint.method,
      url,
      exposeHeadRoute: endpoint.method === 'GET' && !changes,
      config: { changes, ahead: onlyAnswers(endpoint) || endpoint.beginsAhead },
      schema: openApiParts(endpoint, name),
      handler: handlerOf(server, endpoint, handle),
    })
  }
}

/** Asks another endpoint of this server, with what its contract has parsed. */
export type Answering = (
  endpoint: Endpoint,
  sent: { query?: unknown; body?: unknown },
) => Promise<unknown>

/** As whoever makes this call, if they may: for what is made of another endpoint's answer. */
export const answeringAs =
  (
    server: FastifyInstance,
    { actor, language, request, reply }: Omit<Call<Endpoint>, 'body'>,
  ): Answering =>
  async (endpoint, { query, body }) => {
    mustBeAllowed(endpoint, request)
    const call = { params: undefined, query, body, actor, language, request, reply }
    return server.handlers.get(endpoint)!(call)
  }

// What HEAD answers where GET would change something: who may not is refused, nothing is done.
const serveOnlyTheHead = (server: FastifyInstance, endpoint: Endpoint, url: string) =>
  server.route({
    method: 'HEAD',
    url,
    config: { changes: true },
    schema: { hide: true },
    handler: async (request, reply) => {
      mustBeAllowed(endpoint, request)
      return reply.type('application/json; charset=utf-8').send()
    },
  })

function mustBeAllowed({ may }: Endpoint, { actor }: FastifyRequest) {
  if (may.allows(actor)) return
  if (!actor) throw noSession()
  throw actor.mustEnrol ? mustEnrolFirst() : accessDenied()
}

// Browsers and mail programs open links before anybody has chosen to.
const isFetchedAhead = ({ headers }: FastifyRequest): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|preview|prerender/i.test(String(headers[name] ?? '')),
  )

function handlerOf(
  server: FastifyInstance,
  endpoint: Endpoint,
  handle: (call: Call<Endpoint>) => unknown,
): RouteHandlerMethod {
  const answerOf = async (request: FastifyRequest, reply: FastifyReply) => {
    mustBeAllowed(endpoint, request)
    if (endpoint.method === 'GET' && changesSomething(endpoint) && isFetchedAhead(request))
      throw badRequest('problem.fetchedAhead')
    return handle({
      params: parse(endpoint.params, given(endpoint.params, request.params)),
      query: parse(endpoint.query, given(endpoint.query, request.query)),
      body:
        isNothing(endpoint.body) || endpoint.multipart
          ? undefined
          : parse(endpoint.body, request.body ?? {}),
      actor: withKey(request) as Actor,
      language: request.language,
      request,
      reply,
    })
  }
  return async (request, reply) => {
    const answer = await onceStanding(request, () => answerOf(request, reply))
    if (endpoint.answer === file || reply.sent) return reply
    const { checkAnswers } = server
    if (isStreamed(answer))
      return streamPage(
        request,
        reply,
        checkAnswers ? checkStreamed(endpoint.answer, answer) : answer,
        textOfPage(endpoint.answer),
      )
    if (checkAnswers) checkAnswer(endpoint.answer, answer)
    reply.type('application/json; charset=utf-8')
    return reply.send(textOf(endpoint.answer)(answer))
  }
}

/** Nothing that was made for somebody leaves before it is known that they still are who they were. */
async function onceStanding<T>({ standing }: FastifyRequest, make: () => Promise<T>): Promise<T> {
  if (!standing) return make()
  const made = make()
  // Who it was made for may be nobody's business any more; then its failure is not either.
  made.catch(() => {})
  return (await standing) ? made : make()
}

// Only what adds something is asked for under a name.
const withKey = ({ actor, headers, method }: FastifyRequest): Actor | null => {
  if (!actor || method !== 'POST') return actor
  const requestKey = parse(named, headers)[requestKeyHeader]
  return requestKey === undefined ? actor : { ...actor, requestKey }
}

const named = z.object({
  [requestKeyHeader]: z
    .string()
    .regex(/^[\w-]{16,100}$/)
    .optional(),
})

// Fastify gives {} where nothing came; the contract says undefined for "nothing expected".
const given = (schema: z.ZodType, value: unknown) =>
  isNothing(schema) && Object.keys(value ?? {}).length === 0 ? undefined : value

const isStreamed = (
  answer: unknown,
): answer is { items: AsyncIterable<unknown>; totalRows: number } =>
  typeof answer === 'object' &&
  answer !== null &&
  'items' in answer &&
  typeof answer.items === 'object' &&
  answer.items !== null &&
  Symbol.asyncIterator in answer.items &&
  !(answer instanceof Readable)
